"""The rules as tables for a page without a server: ``python -m foretrick.scorepad.tables`` writes `web/pad/tables.json`.

Every number is the answer of a rule sheet. Which options a part of the rules depends on, how a number option enters and
what ends a match is found by asking; the form of the file is described in docs/pad.md. A rule that does not fit
the form raises `CannotTabulate`, so that no table can be wrong in silence.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

from foretrick import games
from foretrick.kernel.layout import MOST_CARDS
from foretrick.rules import BLIND_NIL, LOOK, NIL, BadOptions, Game, Option, RuleSheet, Value, bid_name
from foretrick.scorepad.ruling import ROUNDS, fixed_trump, most_cards

FORMAT = "foretrick-tables/1"
PATH = Path(__file__).parent.parent / "web" / "pad" / "tables.json"
ORDER = (*range(MOST_CARDS), NIL, BLIND_NIL)  # the bids as the tables count them
PLACE = {bid: place for place, bid in enumerate(ORDER)}
MOST_ROUNDS = 40


class CannotTabulate(Exception):
    """A rule has a form that the tables have no place for: extend docs/pad.md, the tables and the page."""


def tables() -> dict[str, Any]:
    """Everything that a page needs to keep a pad by itself."""
    return {
        "format": FORMAT,
        "order": [bid_name(bid) for bid in ORDER],
        "games": {key: _game(game) for key, game in games.GAMES.items()},
    }


def as_text(made: Mapping[str, Any]) -> str:
    """The tables as the file holds them: a line for each part of each game."""
    dump = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode
    parts = [
        f"{dump(key)}:{{\n" + ",\n".join(f"{dump(name)}:{dump(part)}" for name, part in game.items()) + "}"
        for key, game in made["games"].items()
    ]
    head = f'"format":{dump(made["format"])},\n"order":{dump(made["order"])},\n"games":{{\n'
    return "{" + head + ",\n".join(parts) + "}}\n"


def _game(game: Game) -> dict[str, Any]:
    fewest, most = game.seats
    players = range(fewest, most + 1)
    usual = game.sheet(game.usual_seats, {})
    return {
        "title": game.title,
        "seats": [fewest, most],
        "usual": game.usual_seats,
        "options": _options(game, players),
        "clashes": _clashes(game),
        "sides": len(usual.sides) if usual.partners else 0,
        "trump": fixed_trump(usual),
        "most": {str(seats): most_cards(game.sheet(seats, {})) for seats in players},
        "deals": {
            str(seats): _chosen(game, seats, _deals(game, seats), _deals_by(game)) for seats in players
        },
        "bids": _alike(game, players, _bids),
        "hook": _alike(game, players, _hook),
        "seat": _alike(game, players, _seat),
        "wanted": [usual.wanted(bid) for bid in ORDER],
        "side": _alike(game, players, _side),
        "bag_limit": usual.scoring.bag_limit,
        "bag_cost": usual.scoring.bag_cost,
        "over": _over(game),
    }


# options


def _options(game: Game, players: Sequence[int]) -> list[dict[str, Any]]:
    by_players = [game.options_for(seats) for seats in players]
    shown = []
    for alike in zip(*by_players, strict=True):
        first = alike[0]
        if any(
            (o.name, o.default, o.choices, o.low) != (first.name, first.default, first.choices, first.low)
            for o in alike
        ):
            raise CannotTabulate(f"{game.key}: the option {first.name} depends on the number of players.")
        highest = {str(seats): option.high for seats, option in zip(players, alike, strict=True)}
        shown.append(
            {
                "name": first.name,
                "kind": first.kind,
                "default": first.default,
                "choices": [value for value, _ in first.choices] or None,
                "nullable": first.empty is not None,
                "low": first.low,
                "high": highest if len(set(highest.values())) > 1 else first.high,
            }
        )
    return shown


def _clashes(game: Game) -> list[list[list[Value]]]:
    """The pairs of option values that refuse each other, whatever the other options are."""
    valid = [options for options in _every(game, game.usual_seats) if _sheet(game, game.usual_seats, options)]
    options = [option for option in game.options_for(game.usual_seats) if option.kind != "number"]
    return [
        [[first.name, one], [second.name, other]]
        for index, first in enumerate(options)
        for second in options[index + 1 :]
        for one, other in product(_values(first), _values(second))
        if not any(found[first.name] == one and found[second.name] == other for found in valid)
    ]


def _values(option: Option) -> tuple[Value, ...]:
    if option.kind == "choice":
        return tuple(value for value, _ in option.choices)
    if option.kind == "switch":
        return (False, True)
    low, high = _bounds(option)
    return ((None,) if option.empty is not None else ()) + tuple(range(low, high + 1))


def _bounds(option: Option) -> tuple[int, int]:
    """The lowest and the highest value of a number option."""
    if option.low is None or option.high is None:
        raise CannotTabulate(f"The option {option.name} has no bounds.")
    return option.low, option.high


def _sheet(game: Game, seats: int, options: Mapping[str, Value]) -> RuleSheet | None:
    try:
        return games.sheet(game.key, seats, options)
    except BadOptions:
        return None


# choices: parts of the rules that depend on some options

Answer = Callable[[RuleSheet], Any]


def _every(game: Game, seats: int, numbers: Sequence[str] = ()) -> Iterator[dict[str, Value]]:
    """Every combination of the options that are no numbers, and of the `numbers` named."""
    options = [o for o in game.options_for(seats) if o.kind != "number" or o.name in numbers]
    for values in product(*map(_values, options)):
        yield {option.name: value for option, value in zip(options, values, strict=True)}


def _chosen(game: Game, seats: int, answer: Answer, numbers: Sequence[str] = ()) -> dict[str, Any]:
    """The answers of the sheets of all combinations, by the options that change them."""
    answers = [
        (options, _frozen(answer(sheet)))
        for options in _every(game, seats, numbers)
        if (sheet := _sheet(game, seats, options)) is not None
    ]
    by = [name for name in answers[0][0] if _changes(answers, name)]
    of: list[str] = []
    at: dict[str, int] = {}
    for options, said in answers:
        place = ",".join(_written(options[name]) for name in by)
        if said not in of:
            of.append(said)
        if at.setdefault(place, of.index(said)) != of.index(said):
            raise CannotTabulate(f"{game.key}: {by} do not decide alone.")
    return {"by": by, "at": at, "of": [json.loads(said) for said in of]}


def _changes(answers: Sequence[tuple[dict[str, Value], str]], name: str) -> bool:
    """Whether the value of an option makes a difference while all the others stay."""
    seen: dict[str, str] = {}
    return any(
        seen.setdefault(repr([(k, v) for k, v in options.items() if k != name]), said) != said
        for options, said in answers
    )


def _alike(game: Game, players: Sequence[int], answer: Answer) -> dict[str, Any]:
    """As `_chosen`, for an answer that does not depend on the number of players."""
    found = [_chosen(game, seats, answer) for seats in players]
    if any(other != found[0] for other in found):
        raise CannotTabulate(f"{game.key}: {answer.__name__} depends on the number of players.")
    return found[0]


def _frozen(said: Any) -> str:
    return json.dumps(said, separators=(",", ":"))


def _written(value: Value) -> str:
    """A value as the keys of a choice write it: as JSON, strings without quotes."""
    return value if isinstance(value, str) else json.dumps(value)


# the parts


def _deals(game: Game, seats: int) -> Answer:
    """The cards of the longest match, and the rounds of the usual one."""
    rounds = next((option for option in game.options_for(seats) if option.name == ROUNDS), None)

    def deals(sheet: RuleSheet) -> dict[str, Any]:
        if rounds is None:
            return {"cards": list(sheet.deals), "usual": None}
        longest = sheet.deals
        for number in range(rounds.high or 0, len(longest), -1):
            longer = _sheet(game, seats, {**sheet.options, ROUNDS: number})
            if longer is not None:
                longest = longer.deals
                break
        shorter = _sheet(game, seats, {**sheet.options, ROUNDS: 1})
        if longest[: len(sheet.deals)] != sheet.deals or shorter is None or shorter.deals != longest[:1]:
            raise CannotTabulate(f"{game.key}: fewer rounds are not the first of more.")
        return {"cards": list(longest), "usual": len(sheet.deals)}

    return deals


def _deals_by(game: Game) -> list[str]:
    """The number options that change the cards of a round."""
    names = []
    for option in game.options_for(game.usual_seats):
        if option.kind == "number" and option.name != ROUNDS:
            sheets = (_sheet(game, game.usual_seats, {option.name: v}) for v in (option.low, option.high))
            if len({sheet.deals for sheet in sheets if sheet is not None}) > 1:
                names.append(option.name)
    return names


def _bids(sheet: RuleSheet) -> list[list[int]]:
    """By the cards of a round: the bids, those before looking behind the others."""
    blind = [bid for bid in sheet.blind_bids if bid != LOOK]
    return [sorted(PLACE[bid] for bid in (*sheet.bids(cards), *blind)) for cards in range(MOST_CARDS)]


def _hook(sheet: RuleSheet) -> int | None:
    """The first round that is hooked."""
    hooked = [sheet.hooked(number) for number in range(1, MOST_ROUNDS + 1)]
    if hooked != sorted(hooked):
        raise CannotTabulate(f"{sheet.game}: the hook ends before the match does.")
    return hooked.index(True) + 1 if any(hooked) else None


def _grid(sheet: RuleSheet) -> list[list[int]]:
    return [[sheet.scoring.seat(bid, won) for won in range(MOST_CARDS)] for bid in ORDER]


def _seat(sheet: RuleSheet) -> dict[str, Any]:
    """What a seat scores, with the number options as factors."""
    per: dict[str, list[list[int]]] = {}
    base = _grid(sheet)
    for option in games.game(sheet.game).options_for(sheet.seats):
        if option.kind != "number" or option.name == ROUNDS:
            continue
        low, high = _bounds(option)
        ends = [_grid(_with(sheet, option.name, value)) for value in (low, high)]
        if ends[0] == ends[1]:
            continue
        span = high - low
        slope = [[(b - a) // span for a, b in zip(*rows, strict=True)] for rows in zip(*ends, strict=True)]
        value = sheet.options[option.name]
        if not isinstance(value, int):
            raise CannotTabulate(f"{sheet.game}: {option.name} scores and may be left out.")
        base = _plus(base, slope, -value)
        per[option.name] = slope
    for probe in _probes(sheet, per):
        found = base
        for name, slope in per.items():
            found = _plus(found, slope, int(probe.options[name] or 0))
        if found != _grid(probe):
            raise CannotTabulate(f"{sheet.game}: the scores are no sum of its options.")
    return {"base": base, "per": per}


def _plus(grid: list[list[int]], slope: list[list[int]], factor: int) -> list[list[int]]:
    return [[a + factor * b for a, b in zip(*rows, strict=True)] for rows in zip(grid, slope, strict=True)]


def _with(sheet: RuleSheet, name: str, value: Value) -> RuleSheet:
    return games.sheet(sheet.game, sheet.seats, {**sheet.options, name: value})


def _probes(sheet: RuleSheet, names: Mapping[str, object]) -> Iterator[RuleSheet]:
    """Sheets with other values of all number options at once."""
    options = [o for o in games.game(sheet.game).options_for(sheet.seats) if o.kind == "number"]
    for shift in (0, 1, 7, 12):
        asked = dict(sheet.options)
        for place, option in enumerate(options):
            if option.name in names:
                low, high = _bounds(option)
                asked[option.name] = low + (shift * (place + 3)) % (high - low + 1)
        yield games.sheet(sheet.game, sheet.seats, asked)


def _side(sheet: RuleSheet) -> dict[str, Any] | None:
    """How partners score together."""
    if not sheet.partners:
        return None
    scoring, most = sheet.scoring, most_cards(sheet)
    contract = [scoring.contract(bid) for bid in ORDER]
    partners = max(len(side) for side in sheet.sides)
    both = [
        [scoring.side(wanted, taken) for taken in range(most + 1)]
        for wanted in range(max(contract[: most + 1]) * partners + 1)
    ]
    return {
        "contract": contract,
        "helps": [int(scoring.helps(bid)) for bid in ORDER],
        "lone_bags": [int(scoring.lone_bags(bid)) for bid in ORDER],
        "points": [[points for points, _ in row] for row in both],
        "bags": [[bags for _, bags in row] for row in both],
    }


def _over(game: Game) -> dict[str, Any]:
    """When a match ends: a truth table over what can be seen of the rounds and the totals."""
    sheet = game.sheet(game.usual_seats, {})
    sides, last = len(sheet.sides), len(sheet.deals)
    numbers = [o for o in game.options_for(game.usual_seats) if o.kind == "number"]
    reach = next((o.name for o in numbers if _ends(game, o, 1)), None)
    fall = next((o.name for o in numbers if _ends(game, o, -1)), None)
    if reach is not None or fall is not None:
        high, low = 300, -200
        options = {name: value for name, value in ((reach, high), (fall, low)) if name is not None}
        sheet = game.sheet(game.usual_seats, options)
    else:
        high, low = 1, -1  # ask for the same totals, although nothing hangs on them
    when = []
    for bits in range(16):
        finished, reached, fallen, level = (bool(bits >> place & 1) for place in range(4))
        top, bottom = (high if reached else 10), (low if fallen else 0)
        if level:
            bottom = top = low if fallen and not reached else top
        possible = not (level and reached and fallen and reach and fall)
        totals = [top] * (sides - 1) + [bottom]
        when.append(possible and sheet.over(totals, last if finished else 0))
    return {"finished": when[1] != when[0], "reach": reach, "fall": fall, "when": when}


def _ends(game: Game, option: Option, sign: int) -> bool:
    """Whether a match ends when a total reaches the option (`sign` 1), or falls to it (-1)."""
    for value in (100, 250) if sign > 0 else (-100, -250):
        if option.low is None or option.high is None or not option.low <= value <= option.high:
            return False
        sheet = _sheet(game, game.usual_seats, {option.name: value})
        if sheet is None:
            return False
        rest = [0] * (len(sheet.sides) - 1)
        if not sheet.over([value, *rest], 0) or sheet.over([value - sign, *rest], 0):
            return False
    return True


def main() -> None:
    """Write the file."""
    PATH.parent.mkdir(exist_ok=True)
    PATH.write_text(as_text(tables()), encoding="utf-8")


if __name__ == "__main__":
    main()
