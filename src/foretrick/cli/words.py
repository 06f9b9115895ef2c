"""The table in sentences: for line-by-line play, for screen readers, and for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator

from foretrick.cards import JOKERS, Card
from foretrick.play import Line, Trick, View
from foretrick.play.sentences import trump_sentence
from foretrick.rules import NIL, RuleSheet, bid_name
from foretrick.rules.options import either

HELP = (
    ("9h, 10s, kd", "play that card; h9 and 'nine of hearts' do as well"),
    ("bj, lj", "play the big or the little joker"),
    ("9, h, joker", "play the only card that it can mean"),
    ("3, nil, blind nil", "bid"),
    ("h, hearts", "name the trump suit"),
    ("look", "look at your cards, where you could still bid blind nil"),
    ("hint", "what is best now, what everything else costs, and why"),
    ("hand", "your cards again"),
    ("table", "who has bid and taken what, and the trick"),
    ("last", "the last trick"),
    ("why 9h, why 2", "why that card or bid is not allowed; why alone: all of them"),
    ("sheet", "the score sheet"),
    ("rules", "the rules of this game"),
    ("quit", "leave the table; you may save the match"),
)


def minus(number: int) -> str:
    """A number with a true minus sign."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """A round's score, with its sign."""
    return f"+{number}" if number > 0 else minus(number)


def minus_points(number: float) -> str:
    """Points with a decimal and a true minus sign.

    >>> minus_points(4.25), minus_points(-0.01)
    ('4.2', '0.0')
    """
    shown = f"{abs(number):.1f}"
    return f"\N{MINUS SIGN}{shown}" if number < 0 and shown != "0.0" else shown


def count(number: int, word: str) -> str:
    """A number of things.

    >>> count(1, "trick"), count(2, "trick"), count(1, "match")
    ('1 trick', '2 tricks', '1 match')
    """
    plural = "matches" if word == "match" else f"{word}s"
    return f"{number:,} {word if number == 1 else plural}"


def value(chosen: object) -> str:
    """The value of an option, as ``--set`` takes it."""
    return "null" if chosen is None else str(chosen).lower() if isinstance(chosen, bool) else str(chosen)


def said(bid: int | None) -> str:
    """A bid as it is spoken."""
    return "\N{EN DASH}" if bid is None else str(bid_name(bid)).replace("-", " ")


def card_words(sheet: RuleSheet, card: Card) -> str:
    """A card's name with its part in the game."""
    face = sheet.faces.get(card)
    return face.name if face is not None else card.name


def face_text(sheet: RuleSheet, card: Card) -> str:
    """A card in few characters, with its mark."""
    if card in JOKERS:
        return card.name
    mark = sheet.faces.get(card)
    return f"{card} {mark.mark.capitalize()}" if mark is not None else str(card)


def heading(view: View) -> str:
    """Where the match stands: the game, the round, the cards."""
    of = f" of {view.sheet.rounds}" if view.sheet.rounds else ""
    return f"{view.sheet.title}, round {view.round}{of}, {count(view.cards, 'card')} each"


def trump_words(view: View) -> str:
    """What is trump, and how it came to be."""
    if not view.trump_known:
        return f"{view.players[view.dealer]} is to name the trump suit"
    sentence = trump_sentence(view.trump)
    if view.trump_named_by is not None:
        return f"{sentence}, named by {view.players[view.trump_named_by]}"
    if view.turned is not None:
        return f"{sentence}: the {card_words(view.sheet, view.turned)} was turned"
    return sentence


def hand_words(view: View) -> str:
    """The hand by suits, in the order shown."""
    if view.hand is None:
        return "You have not looked at your cards."
    if not view.hand:
        return "You hold no more cards."
    groups: dict[str, list[str]] = {}
    for card in view.hand:
        group, text = _group(view.sheet, card)
        groups.setdefault(group, []).append(text)
    parts = [f"{word} {' '.join(cards)}" if word else ", ".join(cards) for word, cards in groups.items()]
    return f"Your hand: {'; '.join(parts)}."


def _group(sheet: RuleSheet, card: Card) -> tuple[str, str]:
    """Under which word a card is listed in a hand, and how it is written there."""
    face, suit = sheet.faces.get(card), sheet.suit(card)
    if card in JOKERS:
        return "", card.name
    if face is not None and (face.suitless or suit is None):
        return f"{face.mark.capitalize()}s", card.code
    if face is not None:
        return "", face.name
    return (suit.word if suit is not None else "no suit"), card.code[0].replace("T", "10")


def choices_words(view: View) -> str:
    """The cards or bids that may be chosen, when they are not all."""
    if view.phase == "play" and view.hand is not None:
        codes = [card.code for card in view.hand if view.choices >> card & 1]
        return f"You may play {either(codes)}." if len(codes) < len(view.hand) else ""
    if view.phase == "bid" and (barred := [bid for bid in view.bid_row if bid.text in view.barred]):
        return f"Not allowed: {either(map(str, barred))}."
    return ""


def course_words(view: View, seat: int) -> str:
    """How a seat stands to its bid."""
    bid = view.bids[seat]
    if bid is None:
        return "has bid" if view.has_bid[seat] else "has not bid"
    course = view.course(seat)
    state = {"exact": ", exactly there", "over": ", too many", "short": ", can no longer make it"}
    if view.sheet.partners and bid < NIL:
        state = {}  # the contract belongs to the team
    return f"bid {said(bid)}, took {view.won[seat]}{state.get(course or '', '')}"


def side_names(view: View, side: int) -> str:
    """The players of a side."""
    return either([view.players[seat] for seat in view.sheet.sides[side]], "and")


def team_words(view: View, side: int) -> str:
    """A team's contract, tricks, bags and score."""
    bags = f", {count(view.bags[side], 'bag')}" if view.bags is not None else ""
    contract = f"contract {view.contracts[side]}, took {view.taken[side]}, " if any(view.has_bid) else ""
    return f"{side_names(view, side)}: {contract}{minus(view.totals[side])} points{bags}"


def table_words(view: View) -> Iterator[str]:
    """The whole table, line by line."""
    yield f"{heading(view)}. {trump_words(view)}."
    for seat, name in enumerate(view.players):
        who = f"{name} (you)" if seat == view.seat else name
        dealer = ", dealer" if seat == view.dealer else ""
        points = "" if view.sheet.partners else f", {minus(view.totals[seat])} points"
        yield f"  {who}: {course_words(view, seat)}{points}{dealer}."
    if view.sheet.partners:
        for side in range(len(view.sheet.sides)):
            yield f"  {team_words(view, side)}."
    else:
        yield f"  {count(view.bid_sum, 'trick')} wanted so far, {view.cards} to win."
    if view.trick is not None and view.trick.plays:
        yield f"On the table: {trick_words(view, view.trick)}."


def trick_words(view: View, trick: Trick) -> str:
    """A trick in the order played, with its winner."""
    plays = ", ".join(
        f"{view.players[play.seat]} {face_text(view.sheet, play.card)}"
        + (" (counts as an ace)" if play.ace else "")
        for play in trick.plays
    )
    if trick.winner is not None:
        return f"{plays}; {view.players[trick.winner]} took it"
    return f"{plays}; {view.players[view.best]} is winning" if view.best is not None else plays


def last_words(view: View) -> str:
    """The last finished trick of the round."""
    if not view.tricks:
        return "No trick of this round is finished yet."
    trick = view.tricks[-1]
    return f"Trick {trick.number}: {trick_words(view, trick)}."


def barred_words(view: View) -> list[str]:
    """Why what may not be chosen may not, each reason once."""
    reasons: dict[str, list[str]] = {}
    for text, sentence in view.barred.items():
        reasons.setdefault(sentence, []).append(text.split(maxsplit=1)[1])
    if not reasons:
        return ["You may choose freely."]
    return [f"{either(things, 'and')}: {sentence}" for sentence, things in reasons.items()]


def line_words(view: View, line: Line) -> str:
    """One round of the score sheet as a sentence."""
    seats = [
        f"{name} bid {said(line.bids[seat])} took {line.won[seat]}"
        + (
            ""
            if view.sheet.partners
            else f" scored {signed(line.scores[seat])} total {minus(line.totals[seat])}"
        )
        for seat, name in enumerate(view.players)
    ]
    text = f"Round {line.round}: {'; '.join(seats)}"
    if view.sheet.partners:
        bags = line.bags or (0,) * len(line.scores)
        text += "; " + "; ".join(
            f"{side_names(view, side)} scored {signed(score)} total {minus(line.totals[side])}"
            f" with {count(bags[side], 'bag')}"
            for side, score in enumerate(line.scores)
        )
    return f"{text}."


def sheet_words(view: View) -> list[str]:
    """The score sheet, a line a round."""
    if not view.lines:
        return ["No round is finished yet."]
    return [line_words(view, line) for line in view.lines]


def standings_words(view: View) -> list[str]:
    """The final standings, best first; equal totals share a place."""
    return [f"{place}. {names}, {minus(total)} points" for place, names, total in standings(view)]


def standings(view: View) -> list[tuple[int, str, int]]:
    """(place, names, total) of each side, best first."""
    sides = sorted(range(len(view.totals)), key=lambda side: -view.totals[side])
    return [
        (
            1 + sum(other > view.totals[side] for other in view.totals),
            side_names(view, side),
            view.totals[side],
        )
        for side in sides
    ]
