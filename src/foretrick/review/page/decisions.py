"""Every decision of the match on the page: one line each, and all there is to say when it is opened."""

from __future__ import annotations

from foretrick.review.page.parts import Json, action, card, cards, figure, percent, safe, scrolled, signed

SIGNS = {
    "inaccuracy": "?!",
    "mistake": "?",
    "blunder": "??",
    "best": "\N{CHECK MARK}",
    "good": "",
    "forced": "",
}


def decisions(review: Json) -> str:
    """The filter, and the rounds one after the other."""
    rounds = "".join(_round(review, now) for now in review["rounds"] if now["decisions"])
    return f"{_filter(review)}{rounds}"


def filter_rules(review: Json) -> str:
    """The style rules behind the filter: what a chosen player or grade hides."""
    seats = "".join(
        f'body:has(#only-{seat}:checked) .decision:not([data-seat="{seat}"]) {{ display: none; }}\n'
        for seat in _seats(review)
    )
    errors = "body:has(#errors:checked) :is(.best, .good, .forced).decision { display: none; }\n"
    rounds = (
        "body:has(#errors:checked) .round:not(:has(.inaccuracy, .mistake, .blunder)) { display: none; }\n"
    )
    return seats + errors + rounds


def _seats(review: Json) -> list[int]:
    return [account["seat"] for account in review["players_summary"]]


def _filter(review: Json) -> str:
    seats = "".join(
        f'<label><input type="radio" name="who" id="only-{seat}"> {safe(review["players"][seat])}</label>'
        for seat in _seats(review)
    )
    return (
        '<fieldset class="filter"><legend>Show</legend><label><input type="radio" name="who" checked> everybody</label>'
        f'{seats}<label><input type="checkbox" id="errors"> errors only</label></fieldset>'
    )


def _round(review: Json, now: Json) -> str:
    dealer = review["players"][now["dealer"]]
    each = "1 card" if now["cards"] == 1 else f"{now['cards']} cards"
    trump = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs", None: "none"}[now["trump"]]
    turned = f", turned {card(review, now['turned'])}" if now["turned"] is not None else ""
    rows = "".join(_decision(review, now, decision) for decision in now["decisions"])
    return (
        f'<div class="round"><h3 id="r{now["round"]}">Round {now["round"]} <span class="quiet small">{each}, dealt by {safe(dealer)}'
        f"{turned}, trump {trump}</span></h3>{rows}</div>"
    )


def _decision(review: Json, now: Json, decision: Json) -> str:
    grade = decision["grade"]
    where = "bids" if decision["trick"] is None else f"trick {decision['trick']}"
    if decision["kind"] == "trump":
        where = "trump"
    cost = "" if grade in ("forced", "best") else figure(-decision["cost"], 1)
    word = "only choice" if grade == "forced" else f"{SIGNS[grade]} {grade}".strip()
    return (
        f'<details class="decision {grade}" data-seat="{decision["seat"]}">'
        f'<summary><span class="where quiet small">{where}</span><span>{safe(review["players"][decision["seat"]])}</span>'
        f'<span>{action(review, decision["action"])}</span><span class="badge">{word}</span>'
        f'<span class="cost">{cost}</span></summary>'
        f'<div class="more" id="r{now["round"]}d{decision["number"]}">{_more(review, decision)}</div></details>'
    )


def _more(review: Json, decision: Json) -> str:
    played = decision["action"].removeprefix("play ") if decision["kind"] == "play" else None
    hand = decision["hand"]
    held = (
        "<p>The cards lay face down.</p>" if hand is None else cards(review, hand, played, _label("In hand"))
    )
    return f"<p>{safe(decision['sentence'])}</p>{_table_then(review, decision)}{held}{_facts(decision)}{_weighed(review, decision)}"


def _table_then(review: Json, decision: Json) -> str:
    """The trick as it lay, and how everybody stood."""
    plays = "".join(
        f'<li><span class="small quiet">{safe(review["players"][play["seat"]])}</span> {card(review, play["card"])}</li>'
        for play in decision["table"]
    )
    trick = f'<ul class="cards">{_label("On the table")}{plays}</ul>' if plays else ""
    taken = decision["won"] if decision["kind"] == "play" else [None] * len(decision["bids"])
    stands = zip(review["players"], decision["bids"], taken, strict=True)
    stand = ", ".join(f"{safe(name)} {_stands(bid, won)}" for name, bid, won in stands)
    return f'<p class="small quiet">Bids: {stand}</p>{trick}'


def _label(text: str) -> str:
    return f'<li class="small quiet">{text}</li>'


def _stands(bid: int | str | None, won: int | None) -> str:
    said = "\N{EN DASH}" if bid is None else str(bid).replace("-", " ")
    return safe(said if won is None else f"{said} (took {won})")


def _facts(decision: Json) -> str:
    if decision["grade"] == "forced":
        return ""
    error = f" ± {figure(2 * decision['cost_error'], 1)}" if decision["cost"] > 0 else ""
    facts = [f"Cost {figure(decision['cost'], 1)}{error} points", f"chance {percent(decision['exact'])}"]
    if decision["hindsight_cost"] is not None:
        facts.append(f"with all the cards open {figure(decision['hindsight_cost'], 1)} points")
    return f'<ul class="facts small quiet">{"".join(f"<li>{fact}</li>" for fact in facts)}</ul>'


def _weighed(review: Json, decision: Json) -> str:
    """All the choices, with a bar for what each costs."""
    candidates = decision["candidates"]
    if len(candidates) < 2:
        return ""
    most = max(candidate["cost"] for candidate in candidates) or 1
    rows = "".join(
        f"<tr><td>{action(review, candidate['action'])}</td>"
        f'<td class="meter" aria-hidden="true"><span style="width:{100 * candidate["cost"] / most:.0f}%"></span></td>'
        f"<td>{signed(-candidate['cost'], 1)}</td><td>± {figure(2 * candidate['cost_error'], 1)}</td>"
        f"<td>{percent(candidate['exact'])}</td></tr>"
        for candidate in candidates
    )
    heads = (
        '<th scope="col">choice</th><td></td><th scope="col">points</th><td></td><th scope="col">chance</th>'
    )
    table = f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>"
    return scrolled("All the choices", table, "weigh")
