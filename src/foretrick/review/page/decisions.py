"""Every decision of the match on the page: one line each, and all there is to say when it is opened."""

from __future__ import annotations

from foretrick.cards import Suit
from foretrick.messages import message, worded
from foretrick.play import Bid
from foretrick.review.page.parts import (
    Json,
    action,
    card,
    cards,
    figure,
    percent,
    safe,
    scrolled,
    signed,
    text,
)

SIGNS = {
    "inaccuracy": "?!",
    "mistake": "?",
    "blunder": "??",
    "best": "\N{CHECK MARK}",
    "good": "",
    "forced": "",
}
GRADES = {
    "inaccuracy": "grade-inaccuracy",
    "mistake": "grade-mistake",
    "blunder": "grade-blunder",
    "best": "grade-best",
    "good": "grade-good",
    "forced": "grade-forced",
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
        f'<fieldset class="filter"><legend>{text(review, "reviewpage-show")}</legend><label><input type="radio" '
        f'name="who" checked> {text(review, "reviewpage-everybody")}</label>{seats}<label><input type="checkbox" '
        f'id="errors"> {text(review, "reviewpage-errors-only")}</label></fieldset>'
    )


def _round(review: Json, now: Json) -> str:
    dealt = text(review, "reviewpage-dealt", cards=now["cards"], dealer=review["players"][now["dealer"]])
    suit = message("reviewpage-no-trump") if now["trump"] is None else Suit.of(now["trump"]).message
    trump = text(review, "reviewpage-trump", suit=suit)
    turned = ""
    if now["turned"] is not None:
        turned = f", {text(review, 'reviewpage-turned')} {card(review, now['turned'])}"
    title = text(review, "place-round", round=now["round"])
    rows = "".join(_decision(review, now, decision) for decision in now["decisions"])
    return (
        f'<div class="round"><h3 id="r{now["round"]}">{title} <span class="quiet small">{dealt}'
        f"{turned}, {trump}</span></h3>{rows}</div>"
    )


def _decision(review: Json, now: Json, decision: Json) -> str:
    grade = decision["grade"]
    if decision["kind"] == "trump":
        where = text(review, "reviewpage-at-trump")
    elif decision["trick"] is None:
        where = text(review, "reviewpage-at-bids")
    else:
        where = text(review, "reviewpage-at-trick", trick=decision["trick"])
    cost = "" if grade in ("forced", "best") else figure(review, -decision["cost"], 1)
    word = f"{SIGNS[grade]} {text(review, GRADES[grade])}".strip()
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
        f"<p>{text(review, 'reviewpage-face-down')}</p>"
        if hand is None
        else cards(review, hand, played, _label(text(review, "reviewpage-in-hand")))
    )
    return (
        f"<p>{safe(decision['sentence'])}</p>{_table_then(review, decision)}{held}"
        f"{_facts(review, decision)}{_weighed(review, decision)}"
    )


def _table_then(review: Json, decision: Json) -> str:
    """The trick as it lay, and how everybody stood."""
    plays = "".join(
        f'<li><span class="small quiet">{safe(review["players"][play["seat"]])}</span> {card(review, play["card"])}</li>'
        for play in decision["table"]
    )
    trick = f'<ul class="cards">{_label(text(review, "reviewpage-on-table"))}{plays}</ul>' if plays else ""
    taken = decision["won"] if decision["kind"] == "play" else [None] * len(decision["bids"])
    stands = zip(review["players"], decision["bids"], taken, strict=True)
    stand = ", ".join(f"{safe(name)} {_stands(review, bid, won)}" for name, bid, won in stands)
    return f'<p class="small quiet">{text(review, "reviewpage-bids")} {stand}</p>{trick}'


def _label(label: str) -> str:
    return f'<li class="small quiet">{label}</li>'


def _stands(review: Json, bid: int | str | None, won: int | None) -> str:
    said = "\N{EN DASH}" if bid is None else Bid(bid).label
    if won is None:
        return safe(worded(said, review["language"]))
    return text(review, "reviewpage-stands", bid=said, won=won)


def _facts(review: Json, decision: Json) -> str:
    if decision["grade"] == "forced":
        return ""
    cost = figure(review, decision["cost"], 1)
    if decision["cost"] > 0:
        cost += f" ± {figure(review, 2 * decision['cost_error'], 1)}"
    facts = [
        text(review, "reviewpage-cost", cost=cost),
        text(review, "reviewpage-chance", chance=percent(decision["exact"])),
    ]
    if decision["hindsight_cost"] is not None:
        facts.append(text(review, "reviewpage-open", cost=figure(review, decision["hindsight_cost"], 1)))
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
        f"<td>{signed(review, -candidate['cost'], 1)}</td><td>± {figure(review, 2 * candidate['cost_error'], 1)}</td>"
        f"<td>{percent(candidate['exact'])}</td></tr>"
        for candidate in candidates
    )
    heads = "<td></td>".join(
        f'<th scope="col">{text(review, head)}</th>'
        for head in ("reviewpage-head-choice", "reviewpage-head-points", "reviewpage-head-chance")
    )
    table = f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>"
    return scrolled(text(review, "reviewpage-choices"), table, "weigh")
