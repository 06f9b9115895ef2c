"""Draws the table of a view: the seats around the trick, the log, the hand, the one message of the moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from foretrick.cards import Card
from foretrick.cli import words
from foretrick.cli.canvas import (
    PAPER,
    Canvas,
    card_text,
    index_of,
    ink,
    mark_of,
    shortened,
    suit_text,
    tall_card,
    wrapped,
)
from foretrick.play import Played, Trick, View
from foretrick.rules import NIL

LEAST_WIDTH: Final = 64
LEAST_HEIGHT: Final = 22
LEAST_TABLE, MOST_TABLE = 13, 24
TALL_FROM: Final = 19  # rows of the table from which cards are drawn in three lines
BLOCK: Final = 20  # cells for a seat's name and bid

# Where the others sit, clockwise from the person's left: column and row of the seat as parts of the table, and
# the column of its card.
_Place = tuple[float, float, float]
PLACES: Final[dict[int, tuple[_Place, ...]]] = {
    2: ((0, 0.35, 0.38), (1, 0.35, 0.62)),
    3: ((0, 0.5, 0.36), (0.5, 0, 0.5), (1, 0.5, 0.64)),
    4: ((0, 0.5, 0.34), (0.31, 0, 0.42), (0.69, 0, 0.58), (1, 0.5, 0.66)),
    5: ((0, 0.75, 0.34), (0, 0.25, 0.34), (0.5, 0, 0.5), (1, 0.25, 0.66), (1, 0.75, 0.66)),
    6: (
        (0, 0.8, 0.35),
        (0, 0.3, 0.32),
        (0.31, 0, 0.43),
        (0.69, 0, 0.57),
        (1, 0.3, 0.68),
        (1, 0.8, 0.65),
    ),
}


def paint(view: View, log: Sequence[str], note: Sequence[str], width: int, height: int) -> list[Text]:
    """The table in `width` by at most `height - 2` lines. `log` has the latest sentences, `note` answers the person."""
    foot = _foot(view, note, width)
    room = height - 2 - 2 - len(foot) - 1
    table = max(LEAST_TABLE, min(room - 3, MOST_TABLE))
    header = _header(view, width)
    lines = [
        *_table(view, width, table),
        *_log(log, width, max(0, min(room - table, 8))),
        Text(),
        *foot,
    ]
    # In the smallest window a long answer may need more rows than there are: it covers the far side of the table.
    return header + lines[-(height - 2 - len(header)) :]


def _foot(view: View, note: Sequence[str], width: int) -> list[Text]:
    """The hand, the answer to the last entry, the one message of the moment, and the bids to choose from."""
    answer = [Text(f" {part}") for sentence in note for part in wrapped(sentence, width - 2)]
    message, bids = Text(f" {view.says}", "bold", no_wrap=True), _bid_row(view)
    hand = _hand(view, width)
    if message.cell_len + bids.cell_len < width:
        return [*hand, *answer, message.append_text(bids)]
    # While bidding there is nothing to say under the cards, so the row of bids may have that line.
    return [*hand[:-1], *answer, message, bids]


def _both_ends(width: int, *choices: tuple[Text, Text]) -> Text:
    """The first of the (left, right) texts that fits in a line; the last is cut where even that does not."""
    for left, right in choices:
        gap = width - left.cell_len - right.cell_len
        if gap > 0:
            break
    line = Text.assemble(left, " " * max(1, gap), right, no_wrap=True)
    line.truncate(width, overflow="ellipsis")
    return line


def _header(view: View, width: int) -> list[Text]:
    of = f" of {view.sheet.rounds}" if view.sheet.rounds else ""
    title = Text.assemble((f" {view.sheet.title}", "bold"), f"  round {view.round}{of}")
    cards = Text(f", {words.count(view.cards, 'card')}")
    turned = Text()
    if view.turned is not None:
        turned.append("turned ", "dim").append_text(card_text(view.sheet, view.turned)).append("  ")
    trump = _trump(view)
    choices = ((title + cards, turned + trump), (title, turned + trump), (title, trump))
    return [_both_ends(width, *choices), _second_row(view, width)]


def _trump(view: View) -> Text:
    text = Text()
    if not view.trump_known:
        return text.append("trump ", "dim").append(
            f"{shortened(view.players[view.dealer], 12)} names it ", "bold"
        )
    if view.trump is not None:
        text.append("trump ", "dim")
    return text.append_text(suit_text(view.trump)).append(" ")


def _second_row(view: View, width: int) -> Text:
    """In Spades the teams' contracts and scores, in the other games the bids against the tricks."""
    if view.sheet.partners:
        full, short = ([_team(view, side, names) for side in (0, 1)] for names in (9, 5))
        return _both_ends(width, (full[0], full[1]), (short[0], short[1]))
    wanted = f" {view.bid_sum} wanted, {words.count(view.cards, 'trick')} to win"
    over = view.bid_sum - view.cards
    if all(bid is not None for bid in view.bids):
        wanted += f": {over} too many" if over > 0 else f": {-over} too few" if over < 0 else ": just right"
    return Text(wanted if any(view.has_bid) else f" {words.count(view.cards, 'trick')} to win", "dim")


def _team(view: View, side: int, cells: int) -> Text:
    """A team's tricks of its contract, its score and its bags; `cells` are left for each name."""
    names = " & ".join(shortened(view.players[seat], cells) for seat in view.sheet.sides[side])
    contract = f" {view.taken[side]} of {view.contracts[side]} · " if any(view.has_bid) else " "
    points = f"{words.minus(view.totals[side])}{' points' if cells > 5 else ''}"
    bags = f", {words.count(view.bags[side], 'bag')}" if view.bags is not None else ""
    return Text.assemble(f" {names}", (contract, "bold"), (f"{points}{bags} ", "dim"))


# the seats and the trick


def _table(view: View, width: int, height: int) -> list[Text]:
    canvas = Canvas(width, height)
    tall = height >= TALL_FROM
    me = 0 if view.seat is None else view.seat
    seats = view.sheet.seats
    card_rows = 3 if tall else 1
    trick = _trick_shown(view)
    middle = width // 2
    bottom = height - 3
    _block(canvas, view, me, middle, bottom)
    _card(canvas, view, trick, me, (middle, bottom - card_rows - 1), tall)
    for place, (across, down, card_across) in enumerate(PLACES[seats - 1], 1):
        seat = (me + place) % seats
        row = round(down * (height - 3)) if down else 0
        _block(canvas, view, seat, round(across * width), row)
        card_row = 3 if down == 0 else row - (1 if tall else 0)
        _card(canvas, view, trick, seat, (round(card_across * width), card_row), tall)
    return canvas.lines()


def _block(canvas: Canvas, view: View, seat: int, column: int, row: int) -> None:
    """A seat: whose turn, name, dealer; bid and tricks; points."""
    for offset, text in enumerate(_seat_lines(view, seat)):
        if column == 0:
            canvas.put(row + offset, 1, text)
        elif column == canvas.width:
            canvas.put(row + offset, canvas.width - text.cell_len - 1, text)
        else:
            canvas.centre(row + offset, column, text)


def _seat_lines(view: View, seat: int) -> list[Text]:
    to_act = seat in view.waiting_for
    dealer = " dealer" if seat == view.dealer else ""
    name = shortened(view.players[seat], BLOCK - 2 - len(dealer))
    first = Text.assemble(
        ("▶ " if to_act else "", "bold"), (name, "bold reverse" if to_act else "bold"), (dealer, "dim italic")
    )
    second = Text(_bid_line(view, seat))
    if view.sheet.partners:
        return [first, second]
    return [first, second, Text(f"{words.minus(view.totals[seat])} points", "dim")]


def _bid_line(view: View, seat: int) -> str:
    bid = view.bids[seat]
    if bid is None:
        if view.has_bid[seat]:
            return "has bid"
        return "to bid" if view.phase == "bid" and seat in view.waiting_for else "no bid yet"
    if view.phase == "bid":
        return f"bid {words.said(bid)}"
    state = {"exact": " ✓", "over": " over", "short": " short"}.get(view.course(seat) or "", "")
    if view.sheet.partners and bid < NIL:
        state = ""  # the contract is the team's
    return f"bid {words.said(bid)} · took {view.won[seat]}{state}"


def _trick_shown(view: View) -> Trick | None:
    """The trick on the table; a finished one lies until the next lead."""
    if view.trick is not None and view.trick.plays:
        return view.trick
    return view.tricks[-1] if view.tricks else None


def _card(
    canvas: Canvas, view: View, trick: Trick | None, seat: int, at: tuple[int, int], tall: bool
) -> None:
    """The card that a seat has in the trick, and a word about it."""
    play = next((p for p in trick.plays if p.seat == seat), None) if trick is not None else None
    if play is None or trick is None:
        return
    column, row = at
    face = tall_card(view.sheet, play.card) if tall else [card_text(view.sheet, play.card)]
    for offset, line in enumerate(face):
        canvas.centre(row + offset, column, line)
    note = _card_note(view, trick, play)
    canvas.centre(row + len(face), column, Text(note, "bold" if "w" in note or "took" in note else "dim"))


def _card_note(view: View, trick: Trick, play: Played) -> str:
    notes = ["an ACE"] if play.ace else []
    if trick.winner == play.seat:
        notes.append("took it")
    elif trick.winner is None and view.best == play.seat and len(trick.plays) > 1:
        notes.append("winning")
    elif trick.leader == play.seat:
        notes.append("led")
    return ", ".join(notes)


# under the table


def _log(log: Sequence[str], width: int, rows: int) -> list[Text]:
    latest = list(log[-rows:]) if rows else []
    lines = [Text(f" {sentence}", "dim", no_wrap=True) for sentence in latest]
    if lines:
        lines[-1].stylize("not dim")
    for line in lines:
        line.truncate(width - 1, overflow="ellipsis")
    return [Text()] * (rows - len(lines)) + lines


def _hand(view: View, width: int) -> list[Text]:
    """The hand, and under each card that may be played what to type; wrapped where it is too wide."""
    if view.hand is None:
        return [Text(" Your cards lie face down."), Text()]
    if not view.hand:
        return [Text(), Text()]
    cards = list(view.hand)
    for spaced, marked in ((True, True), (True, False), (False, False)):
        if _hand_width(view, cards, spaced, marked) <= width:
            return _hand_rows(view, cards, spaced, marked)
    half = (len(cards) + 1) // 2
    return [
        *_hand_rows(view, cards[:half], spaced=True, marked=False),
        *_hand_rows(view, cards[half:], spaced=True, marked=False),
    ]


def _hand_face(view: View, card: Card, marked: bool) -> str:
    mark = mark_of(view.sheet, card)
    if marked and mark:
        return f"{index_of(card)} {mark}"
    return f"{index_of(card)}{mark[:1].lower()}"


def _hand_width(view: View, cards: Iterable[Card], spaced: bool, marked: bool) -> int:
    return 1 + sum(len(_hand_face(view, card, marked)) + (3 if spaced else 2) for card in cards)


def _hand_rows(view: View, cards: Iterable[Card], spaced: bool, marked: bool) -> list[Text]:
    faces, codes = Text(" ", no_wrap=True), Text(" ", no_wrap=True)
    playing = view.phase == "play" and view.may_act
    for card in cards:
        free = not playing or bool(view.choices >> card & 1)
        face = f" {_hand_face(view, card, marked)} " if spaced else f"▏{_hand_face(view, card, marked)}"
        style = f"bold {ink(card)} on {PAPER}" if free else f"{ink(card)} on #b9b4a8"
        faces.append(face, style)
        code = card.code.lower().replace("t", "10") if card.suit is not None else card.code.lower()
        codes.append((code if playing and free else "").center(len(face)), "bold")
        if spaced:
            faces.append(" ")
            codes.append(" ")
    return [faces, codes]


def _bid_row(view: View) -> Text:
    """The bids to choose from, a barred one in brackets; or the suits to name."""
    row = Text("  ", no_wrap=True)
    gap = " " if len(view.bid_row) > 12 else "  "
    for bid in view.bid_row:
        barred = bid.text in view.barred
        row.append(f"{gap}({bid})" if barred else f"{gap}{bid}", "strike dim" if barred else "bold")
    if view.phase == "trump" and view.may_act:
        row.append("  s  h  d  c")
    return row
