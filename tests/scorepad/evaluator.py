"""The rows of a pad from the exported tables alone, as docs/pad.md says: no rule sheet is asked here."""

from __future__ import annotations

import json
from typing import Any


def chosen(choice: dict[str, Any], options: dict[str, Any]) -> Any:
    place = ",".join(v if isinstance(v := options[name], str) else json.dumps(v) for name in choice["by"])
    return choice["of"][choice["at"][place]]


def scored(tables: dict[str, Any], pad: dict[str, Any]) -> dict[str, Any]:
    """What the rules decide, of a pad as `fold` tells it: a part of its rows."""
    game = tables["games"][pad["game"]["key"]]
    rounds, totals, bags = [], dict[Any, int](), dict[Any, int]()
    for number, now in enumerate(pad["rounds"], 1):
        rounds.append(round_of(tables["order"], game, pad, now, number, totals, bags))
    seats = pad["seats"]
    fewest, most = game["seats"]
    options = fitted(game, pad["game"]["options"], len(seats))
    deals = chosen(game["deals"][str(min(most, max(fewest, len(seats))))], options)
    usual = deals["usual"]
    whole = None if usual is None else deals["cards"][: options["rounds"] or usual]
    final = [totals.get(side, 0) for side in (range(game["sides"]) if game["sides"] else players(pad))]
    closed = sum(now["closed"] for now in rounds)
    number = len(rounds) + 1
    cards = whole or deals["cards"]
    return {
        "rounds": rounds,
        "totals": final,
        "bags": [bags.get(side, 0) for side in range(game["sides"])] or None,
        "schedule": whole,
        "next": cards[min(number, len(cards)) - 1] if fewest <= len(seats) <= most else None,
        "over": 0 < closed == len(rounds) and over(game["over"], options, final, whole, closed),
    }


def players(pad: dict[str, Any]) -> list[str]:
    here = {player for now in pad["rounds"] for player in now["seats"]} | set(pad["seats"])
    return [player["id"] for player in pad["players"] if player["id"] in here]


def fitted(game: dict[str, Any], asked: dict[str, Any], seats: int) -> dict[str, Any]:
    fewest, most = game["seats"]
    found = {}
    for option in game["options"]:
        value, high = asked.get(option["name"], option["default"]), option["high"]
        if option["kind"] == "number" and value is not None:
            high = high[str(min(most, max(fewest, seats)))] if isinstance(high, dict) else high
            value = min(high, max(option["low"], value))
        found[option["name"]] = value
    return found


def over(
    table: dict[str, Any], options: dict[str, Any], totals: list[int], whole: list[int] | None, closed: int
) -> bool:
    reach, fall = (None if table[name] is None else options[table[name]] for name in ("reach", "fall"))
    bits = (
        whole is not None and closed >= len(whole),
        reach is not None and max(totals) >= reach,
        fall is not None and min(totals) <= fall,
        totals.count(max(totals)) > 1,
    )
    return bool(table["when"][sum(bit << place for place, bit in enumerate(bits))])


def round_of(
    order: list[Any],
    game: dict[str, Any],
    pad: dict[str, Any],
    now: dict[str, Any],
    number: int,
    totals: dict[Any, int],
    bags: dict[Any, int],
) -> dict[str, Any]:
    seats, cards = now["seats"], now["cards"]
    options = fitted(game, pad["game"]["options"], len(seats))
    allowed = [order[place] for place in chosen(game["bids"], options)[cards]]
    closed = (
        str(len(seats)) in game["most"]
        and cards <= game["most"][str(len(seats))]
        and all(now["bids"].get(player) in allowed for player in seats)
        and len(now["tricks"]) == len(seats)
        and sum(now["tricks"].values()) == cards
    )
    shown = {"bids": allowed, "barred": barred(game, options, now, allowed, number), "closed": closed}
    if not closed:
        return {**shown, "scores": None}
    bids = [order.index(now["bids"][player]) for player in seats]
    won = [now["tricks"][player] for player in seats]
    grid = chosen(game["seat"], options)
    points = [
        grid["base"][bid][took] + sum(options[name] * per[bid][took] for name, per in grid["per"].items())
        for bid, took in zip(bids, won, strict=True)
    ]
    scores = []
    for side in range(game["sides"] or len(seats)):
        at = range(side, len(seats), game["sides"] or len(seats))
        key = side if game["sides"] else seats[side]
        score, lost = sum(points[seat] for seat in at), 0
        if game["sides"]:
            more, bags[key], lost = together(game, options, bids, won, at, bags.get(key, 0))
            score += more
        totals[key] = totals.get(key, 0) + score - lost
        scores.append([score, lost, totals[key]])
    return {**shown, "scores": scores}


def together(
    game: dict[str, Any], options: dict[str, Any], bids: list[int], won: list[int], at: range, before: int
) -> tuple[int, int, int]:
    """What partners score with each other, their bags then, and what the bags cost."""
    side = chosen(game["side"], options)
    contract = sum(side["contract"][bids[seat]] for seat in at)
    taken = sum(side["helps"][bids[seat]] * won[seat] for seat in at)
    bags = sum(side["lone_bags"][bids[seat]] * won[seat] for seat in at) + side["bags"][contract][taken]
    penalties, left = divmod(before + bags, game["bag_limit"])
    return side["points"][contract][taken] + bags, left, penalties * game["bag_cost"]


def barred(
    game: dict[str, Any], options: dict[str, Any], now: dict[str, Any], allowed: list[Any], number: int
) -> int | None:
    first = chosen(game["hook"], options)
    others = [now["bids"].get(player) for player in now["seats"] if player != now["dealer"]]
    if first is None or number < first or not all(bid in allowed for bid in others):
        return None
    rest: int = now["cards"] - sum(bid for bid in others if isinstance(bid, int))
    return rest if rest in allowed else None
