"""A score sheet drawn: title, names, ruled rounds, totals, and how it is scored. The same for every paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from foretrick.messages import say
from foretrick.scorepad.sheets.content import Cell, Round, Score, scoring_line
from foretrick.scorepad.sheets.lettering import (
    DESCENT,
    SMALLEST,
    fitted,
    lines_of,
    name_lines,
    printable,
    shortened,
    width,
)
from foretrick.scorepad.sheets.marks import Anchor, Box, Line, Mark, Ring, Shape, Text, Weight
from foretrick.scorepad.sheets.ruling import (
    Place,
    Ruling,
    boxes,
    margin,
    ruling,
    unit,
    usual_lines,
)
from foretrick.scorepad.sheets.suits import SUITS, suit

HAIR, THIN, RULE, BOLD = 0.25, 0.45, 0.8, 1.4  # widths of lines on A6
_CORNER = "M0 0H1L0 1Z"
_DOTS = 0.5, 1.4


@dataclass
class Sheet:
    """The marks of one sheet while it is drawn."""

    unit: float
    marks: list[Mark] = field(default_factory=list)

    def line(self, x1: float, y1: float, x2: float, y2: float, width: float) -> None:
        """A straight rule; `width` as on A6."""
        self.marks.append(Line(x1, y1, x2, y2, width * max(0.8, self.unit)))

    def dots(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """A dotted rule."""
        self.marks.append(Line(x1, y1, x2, y2, 0.4 * max(0.8, self.unit), 0, _DOTS))

    def text(
        self, x: float, y: float, text: str, size: float, weight: Weight = "regular", anchor: Anchor = "start"
    ) -> None:
        """A run of text on the line y, if there is any."""
        if text:
            self.marks.append(Text(x, y, text, size, weight, anchor))

    def centred(
        self, place: Place, text: str, size: float, weight: Weight = "regular", most: float = 0.74
    ) -> None:
        """A figure in the middle of a box, as large as `size` and the box allow."""
        x, y, w, h = place
        shown, at = fitted(text, w - 2, max(SMALLEST, min(size, h * most)), SMALLEST, weight)
        self.text(x + w / 2, y + h / 2 + at * 0.33, shown, at, weight, "middle")


@dataclass(frozen=True)
class Frame:
    """What surrounds the rounds: its letters and the heights that they take."""

    title_size: float
    date_size: float
    head_h: float  # title, date and note
    name_h: float
    caption_h: float  # 0: the captions stand in the legend
    foot: tuple[str, ...]
    foot_size: float
    legend: tuple[str, ...]

    @property
    def foot_h(self) -> float:
        """The height of the lines under the table."""
        return (len(self.foot) + len(self.legend)) * self.foot_size * 1.22 + self.foot_size * 0.75

    @property
    def height(self) -> float:
        """All that is not rounds and totals."""
        return self.head_h + self.name_h + self.caption_h + self.foot_h


def score_sheets(score: Score, size: tuple[float, float], language: str) -> list[list[Mark]]:
    """The sheets of a match, each as marks in a corner of (0, 0): one, or more where the rounds need them."""
    ruled, frame = _plan(score, size, language)
    sheets, start = [], 0
    for part, rows in enumerate(ruled.rows):
        drawn = Sheet(ruled.unit)
        shown = score.rounds[start : start + rows]
        _head(drawn, score, size, frame, (part + 1, len(ruled.rows)), language)
        bottom = _table(drawn, score, ruled, frame, shown, part == len(ruled.rows) - 1, language)
        _foot(drawn, size, frame, bottom, _remark_lines(score, shown, size, language))
        sheets.append(drawn.marks)
        start += rows
    return sheets


def usual_rounds(score: Score, size: tuple[float, float], language: str) -> int:
    """How many lines a sheet of that size likes to have."""
    return usual_lines(size, _room(size, _frame(score, size, 2, language, None)))


def _room(size: tuple[float, float], frame: Frame) -> float:
    return size[1] - 2 * margin(*size) - frame.height


def _plan(score: Score, size: tuple[float, float], language: str) -> tuple[Ruling, Frame]:
    """Rule the sheet: with captions over the boxes in one line or in two, else with a legend that tells the boxes."""
    for caption_lines in (1, 2, 0):
        ruled, frame = _settled(score, size, caption_lines, language)
        if caption_lines == (2 if ruled.form.stacked else 1) and _captions(ruled, score, 0, language):
            break
    return ruled, frame


def _settled(
    score: Score, size: tuple[float, float], caption_lines: int, language: str
) -> tuple[Ruling, Frame]:
    """A ruling and the frame that it was made for: what stands around the rounds depends on their form, and back."""
    frame = _frame(score, size, caption_lines, language, None)
    for _ in range(4):
        ruled = _ruled(score, size, _room(size, frame), language)
        again = _frame(score, size, caption_lines, language, ruled)
        if again.height <= frame.height:
            return ruled, again
        frame = again
    return ruled, frame


def _ruled(score: Score, size: tuple[float, float], room: float, language: str) -> Ruling:
    """The ruling; it leaves room for the remarks where that takes no more sheets."""
    trump = not score.rules.partners
    columns, rounds = len(score.columns), len(score.rounds)
    found = ruling(size, columns, score.rules.partners, rounds, room, trump)
    remarks = _remark_lines(score, score.rounds, size, language)
    height = (len(remarks) + 1) * _remark_size(found.unit) * 1.4
    if not remarks or height > room * 0.4:
        return found
    lower = ruling(size, columns, score.rules.partners, rounds, room - height, trump)
    return lower if len(lower.rows) == len(found.rows) else found


def _frame(
    score: Score, size: tuple[float, float], caption_lines: int, language: str, ruled: Ruling | None
) -> Frame:
    u, inner = unit(*size), size[0] - 2 * margin(*size)
    foot_size = max(SMALLEST, 6.2 * u)
    two = score.rules.partners or (ruled is not None and _any_in_two_lines(score, ruled.cell_w, u))
    return Frame(
        title_size=max(8.0, 13.5 * u),
        date_size=max(SMALLEST, 6.5 * u),
        head_h=max(8.0, 13.5 * u) * 1.15 + max(10.0, 14 * u) + 2 * u,
        name_h=max(19.0, 25 * u) if two else max(13.0, 17 * u),
        caption_h=max(SMALLEST, 5.2 * u) * (0, 1.5, 2.6)[caption_lines],
        foot=tuple(lines_of(say(scoring_line(score.rules), language), inner, foot_size, "semibold")),
        foot_size=foot_size,
        legend=tuple(lines_of(_legend(score, ruled, not caption_lines, language), inner - 8 * u, foot_size)),
    )


def _any_in_two_lines(score: Score, cell_w: float, u: float) -> bool:
    """Whether a name reads better in two lines."""
    return any(
        len(name_lines(printable(names[0]), _name_room(cell_w), max(6.0, 9.5 * u), _least_name(u), 2)[0]) > 1
        for names in score.columns
    )


def _legend(score: Score, ruled: Ruling | None, boxes_too: bool, language: str) -> str:
    """What the corner means, and what each box is for where no caption says it."""
    words = [say("sheet-legend-dealer", language)]
    if boxes_too:
        form = ruled.form.name if ruled else ("side-stack" if score.rules.partners else "stack")
        words.append(say(_LEGENDS[form], language))
    return " ".join(words)


_LEGENDS = {
    "wide": "sheet-legend-row",
    "row": "sheet-legend-row",
    "stack": "sheet-legend-stack",
    "tower": "sheet-legend-tower",
    "side-row": "sheet-legend-side-row",
    "side-stack": "sheet-legend-side-stack",
}


def _least_name(u: float) -> float:
    return max(SMALLEST, 6 * u)


def _name_room(cell_w: float) -> float:
    return cell_w - min(4.0, max(1.6, cell_w * 0.1))


def _head(
    drawn: Sheet,
    score: Score,
    size: tuple[float, float],
    frame: Frame,
    part: tuple[int, int],
    language: str,
) -> None:
    """Title, suits, date and note, over a bold rule."""
    u, edge = drawn.unit, margin(*size)
    left, right = edge, size[0] - edge
    y = edge + frame.title_size * 0.78
    title, at = fitted(score.rules.title, (right - left) * 0.8, frame.title_size, SMALLEST, "semibold")
    drawn.text(left, y, title, at, "semibold")
    end = left + width(title, at, "semibold")
    if part[1] > 1:
        which = say("sheet-part", language, part=part[0], parts=part[1])
        shown, small = fitted(which, right - end - 4, frame.date_size)
        drawn.text(right, y, shown, small, anchor="end")
    else:
        _suits(drawn, right, y - frame.title_size * 0.3, frame.title_size * 0.62, end + 8 * u)
    y += max(10.0, 14 * u)
    middle = left + (right - left) * 0.4
    _written(drawn, (left, middle - 4 * u), y, say("sheet-date", language), score.date, frame.date_size)
    _written(drawn, (middle, right), y, say("sheet-note", language), (score.note,), frame.date_size)


def _suits(drawn: Sheet, right: float, y: float, size: float, least: float) -> None:
    """The four suits in a row that ends at `right`, the red ones in outline; none where the title needs the room."""
    step = size * 1.15
    if right - 4 * step < least:
        return
    for at, letter in enumerate(SUITS):
        outline = 0.5 * drawn.unit if letter in "HD" else None
        drawn.marks.append(suit(letter, right - (3.5 - at) * step, y, size, outline=outline))


def _written(
    drawn: Sheet, span: tuple[float, float], y: float, label: str, ways: Sequence[str], size: float
) -> None:
    """A label and a line to write on, or what is written there, in the first of its `ways` that fits."""
    start, end = span
    drawn.text(start, y, label, size)
    start += width(label, size) + size * 0.4
    drawn.line(start, y + size * 0.18, end, y + size * 0.18, HAIR)
    for way in map(printable, ways):
        shown, at = fitted(way, end - start - 2, size * 1.1, SMALLEST, "semibold")
        if shown == way or way == printable(ways[-1]):
            drawn.text(start + 1, y, shown, at, "semibold")
            return


def _table(
    drawn: Sheet,
    score: Score,
    ruled: Ruling,
    frame: Frame,
    rounds: Sequence[Round],
    last: bool,
    language: str,
) -> float:
    """Names, rounds and totals; answers where the table ends."""
    left, top = ruled.margin, ruled.margin + frame.head_h
    right = left + ruled.left + ruled.cell_w * len(score.columns)
    body = top + frame.name_h + frame.caption_h
    end = body + ruled.row_h * len(rounds)
    bottom = end + ruled.total_h
    drawn.line(left, top, right, top, BOLD)
    _names(drawn, score, ruled, frame, top)
    if frame.caption_h:
        _draw_captions(drawn, score, ruled, top + frame.name_h, frame.caption_h, language)
    if ruled.trump_w:
        _trump_head(drawn, ruled, top, body if not frame.caption_h else top + frame.name_h + frame.caption_h)
    for at, round in enumerate(rounds):
        y = body + at * ruled.row_h
        drawn.line(left, y, right, y, RULE if at == 0 else THIN)
        _round(drawn, score, ruled, round, y)
    drawn.line(left, end, right, end, BOLD)
    _totals(drawn, score, ruled, end, last, language)
    drawn.line(left, bottom, right, bottom, BOLD)
    for column in range(len(score.columns)):
        x = left + ruled.left + column * ruled.cell_w
        drawn.line(x, top, x, bottom, RULE)
    for x in (left + ruled.number_w, left + ruled.number_w + ruled.cards_w):
        if x < left + ruled.left - 0.01:
            drawn.dots(x, body, x, end)
    return bottom


def _names(drawn: Sheet, score: Score, ruled: Ruling, frame: Frame, top: float) -> None:
    u = drawn.unit
    for column, names in enumerate(score.columns):
        x = ruled.margin + ruled.left + column * ruled.cell_w
        size, room = max(6.0, 9.5 * u), _name_room(ruled.cell_w)
        if len(names) == 1:
            shown, at = name_lines(
                printable(names[0]), room, size, _least_name(u), 2 if frame.name_h > 18 * u else 1
            )
        else:
            pairs = [fitted(printable(name), room, size * 0.92, _least_name(u), "semibold") for name in names]
            shown, at = [name for name, _ in pairs], min(size for _, size in pairs)
            shown = [shortened(name, room, at, "semibold") for name in shown]
            if not any(names):
                y = top + frame.name_h / 2
                drawn.line(x + 4 * u, y, x + ruled.cell_w - 4 * u, y, HAIR)
        for line, text in enumerate(shown):
            middle = top + frame.name_h * (line + 0.5) / len(shown)
            # Two lines of one name belong together, two names have a half each.
            if len(names) == 1 and len(shown) == 2:
                middle = top + frame.name_h / 2 + (line - 0.5) * at * 1.22
            drawn.text(x + ruled.cell_w / 2, middle + at * 0.32, text, at, "semibold", "middle")


_CAPTIONS = {
    "bid": "sheet-caption-bid",
    "tricks": "sheet-caption-tricks",
    "score": "sheet-caption-score",
    "total": "sheet-caption-total",
    "contract": "sheet-caption-contract",
    "taken": "sheet-caption-tricks",
    "bags": "sheet-caption-bags",
    "penalty": "sheet-caption-penalty",
}


def _captions(ruled: Ruling, score: Score, height: float, language: str) -> list[tuple[Place, str]] | None:
    """A word in each box of the line of captions; `None` when one of them does not fit."""
    size = max(SMALLEST, 5.2 * ruled.unit)
    left = ruled.margin
    found = [((left, 0.0, ruled.number_w, height), say("sheet-caption-round", language))]
    if ruled.cards_w:
        found.append(
            ((left + ruled.number_w, 0.0, ruled.cards_w, height), say("sheet-caption-cards", language))
        )
    for column, names in enumerate(score.columns):
        cell = (left + ruled.left + column * ruled.cell_w, 0.0, ruled.cell_w, height)
        found += [
            (place, say(_CAPTIONS[name.split()[0]], language))
            for name, place in boxes(ruled.form, cell, len(names), even=True).items()
        ]
    if any(width(word, size) > place[2] - 0.8 for place, word in found):
        return None
    return found


def _draw_captions(
    drawn: Sheet, score: Score, ruled: Ruling, top: float, height: float, language: str
) -> None:
    """The captions, and the four suits over the column for trump."""
    size = max(SMALLEST, 5.2 * ruled.unit)
    for (x, y, w, h), word in _captions(ruled, score, height, language) or ():
        drawn.text(x + w / 2, top + y + h / 2 + size * 0.3, word, size, anchor="middle")


def _trump_head(drawn: Sheet, ruled: Ruling, top: float, bottom: float) -> None:
    """The four suits over the column for trump."""
    x, y = ruled.margin + ruled.number_w + ruled.cards_w + ruled.trump_w / 2, (top + bottom) / 2
    size = ruled.trump_w * 0.34
    for at, letter in enumerate(SUITS):
        dx, dy = size * (0.56 if at % 2 else -0.56), size * (0.56 if at > 1 else -0.56)
        drawn.marks.append(suit(letter, x + dx, y + dy, size, outline=0.45 if letter in "HD" else None))


def _round(drawn: Sheet, score: Score, ruled: Ruling, round: Round, y: float) -> None:
    """One line: its number and cards, and a cell for each column."""
    u, h, x = drawn.unit, ruled.row_h, ruled.margin
    number, cards = str(round.number), str(round.cards)
    if ruled.cards_w:
        drawn.centred((x, y, ruled.number_w, h), number, 8.5 * u, "semibold")
        drawn.centred((x + ruled.number_w, y, ruled.cards_w, h), cards, 7.5 * u)
    else:
        drawn.centred((x, y, ruled.number_w, h * 0.56), number, 8.5 * u, "semibold", 0.85)
        _card_count(drawn, (x, y + h * 0.54, ruled.number_w, h * 0.4), cards)
    if ruled.trump_w:
        _trump(drawn, (x + ruled.number_w + ruled.cards_w, y, ruled.trump_w, h), round.trump)
    for column, cell in enumerate(round.cells):
        place = (x + ruled.left + column * ruled.cell_w, y, ruled.cell_w, h)
        corner = round.dealer[1] if round.dealer is not None and round.dealer[0] == column else None
        _cell(drawn, ruled, place, cell, len(score.columns[column]), corner)


def _card_count(drawn: Sheet, place: Place, cards: str) -> None:
    """The number of cards beside a small card."""
    x, y, w, h = place
    size = max(SMALLEST, min(6 * drawn.unit, h * 0.9))
    card_h = size * 0.72
    card_w, gap = card_h * 0.7, size * 0.16
    start = x + (w - card_w - gap - width(cards, size)) / 2
    line = y + h / 2 + size * 0.33
    drawn.marks.append(Box(start, line - card_h + size * 0.03, card_w, card_h, 0.35, None, card_w * 0.15))
    drawn.text(start + card_w + gap, line, cards, size)


def _trump(drawn: Sheet, place: Place, trump: str) -> None:
    x, y, w, h = place
    size = min(w, h) * 0.62
    if trump in SUITS:
        outline = 0.6 * drawn.unit if trump in "HD" else None
        drawn.marks.append(suit(trump, x + w / 2, y + h / 2, size, outline=outline))
    elif trump:
        drawn.text(x + w / 2, y + h / 2 + size * 0.3, "\N{EN DASH}", size, anchor="middle")


def _cell(drawn: Sheet, ruled: Ruling, place: Place, cell: Cell, partners: int, corner: int | None) -> None:
    found = boxes(ruled.form, place, partners)
    _inner_rules(drawn, place, found)
    if corner is not None:
        x, y, w, h = found[f"bid {corner}"]
        size = min(4.6 * drawn.unit, h * 0.42, w * 0.42)
        drawn.marks.append(Shape(_CORNER, x, y, size))
    if cell.away:
        x, y, w, h = place
        drawn.line(x + w * 0.35, y + h / 2, x + w * 0.65, y + h / 2, THIN)
        return
    _figures(drawn, ruled, found, cell)


def _inner_rules(drawn: Sheet, cell: Place, found: dict[str, Place]) -> None:
    """Hairlines between the boxes; the score above a total has none."""
    x, y, _, _ = cell
    edges = set()
    for name, (bx, by, bw, bh) in found.items():
        if bx > x + 0.01:
            edges.add((round(bx, 2), round(by, 2), round(bx, 2), round(by + bh, 2)))
        if by > y + 0.01 and not (name == "total" and "score" in found):
            edges.add((round(bx, 2), round(by, 2), round(bx + bw, 2), round(by, 2)))
    for x1, y1, x2, y2 in sorted(edges):
        drawn.dots(x1, y1, x2, y2)


def _figures(drawn: Sheet, ruled: Ruling, found: dict[str, Place], cell: Cell) -> None:
    u = ruled.unit
    for at, hand in enumerate(cell.hands):
        bid = found[f"bid {at}"]
        said = hand.bid if width(hand.bid, SMALLEST) <= bid[2] - 2 else hand.short or hand.bid
        size = _grown(7.5 * u, bid[3])
        drawn.centred(bid, said, size)
        drawn.centred(found[f"tricks {at}"], hand.tricks, size)
        if hand.exact:
            _ring(drawn, bid, said, size)
    for name, text, base in (
        ("contract", cell.contract, 7.5),
        ("taken", cell.taken, 7.5),
        ("bags", cell.bags, 7.0),
        ("penalty", cell.penalty, 7.0),
    ):
        if name in found:
            drawn.centred(found[name], text, _grown(base * u, found[name][3]))
    if "score" in found:
        drawn.centred(found["score"], cell.score, _grown(6.8 * u, found["score"][3]), most=0.8)
    drawn.centred(found["total"], cell.total, _grown(10.5 * u, found["total"][3]), "semibold", 0.82)


def _grown(size: float, height: float) -> float:
    """The size of a figure, larger in a high box."""
    return max(size, min(size * 1.35, height * 0.34))


def _ring(drawn: Sheet, place: Place, bid: str, size: float) -> None:
    """The ring around a bid that was met."""
    x, y, w, h = place
    size = max(SMALLEST, min(size, h * 0.74))
    rx = min(w / 2 - 0.6, max(size * 0.62, width(bid, size) / 2 + size * 0.22))
    line = 0.7 * max(0.8, drawn.unit)
    drawn.marks.append(Ring(x + w / 2, y + h / 2, rx, min(h / 2 - 0.5, size * 0.62), line))


def _totals(drawn: Sheet, score: Score, ruled: Ruling, y: float, last: bool, language: str) -> None:
    u, h = drawn.unit, ruled.total_h
    word, room = say("sheet-total", language), ruled.left - 3
    if width(word, SMALLEST, "semibold") > room:
        word = "\N{GREEK CAPITAL LETTER SIGMA}"
    drawn.centred((ruled.margin, y, ruled.left, h), word, 8 * u, "semibold")
    if not last:
        return
    for column, total in enumerate(score.totals):
        x = ruled.margin + ruled.left + column * ruled.cell_w
        place = score.places[column]
        if not total:
            continue
        cell = (x, y, ruled.cell_w, h)
        left, _, w, _ = boxes(ruled.form, cell, len(score.columns[column]))["total"]
        if left - x < 12:  # no room beside the total: the place stands above it
            drawn.centred((x, y, ruled.cell_w, h * 0.36), place, 6 * u)
            drawn.centred((x, y + h * 0.28, ruled.cell_w, h * 0.72), total, 11 * u, "semibold", 0.8)
        else:
            drawn.centred((x, y, left - x, h), place, 7.5 * u)
            drawn.centred((left, y, w, h), total, 12 * u, "semibold", 0.82)


def _foot(drawn: Sheet, size: tuple[float, float], frame: Frame, top: float, remarks: Sequence[str]) -> None:
    """The scoring rule and the legend at the bottom; between them and the table remarks, or lines to write on."""
    edge, step = margin(*size), frame.foot_size * 1.22
    y = size[1] - edge - DESCENT * frame.foot_size - (len(frame.foot) + len(frame.legend) - 1) * step
    first = y - step
    for text in frame.foot:
        drawn.text(edge, y, text, frame.foot_size, "semibold")
        y += step
    for at, text in enumerate(frame.legend):
        indent = frame.foot_size * 1.1 if at == 0 else 0.0
        if at == 0:
            corner = frame.foot_size * 0.68
            drawn.marks.append(Shape(_CORNER, edge, y - corner, corner))
        drawn.text(edge + indent, y, text, frame.foot_size)
        y += step
    _margin_lines(drawn, remarks, (edge, size[0] - edge), (top, first - frame.foot_size * 1.2))


def _remark_size(u: float) -> float:
    return max(SMALLEST, 6.5 * u)


def _remark_lines(
    score: Score, rounds: Sequence[Round], size: tuple[float, float], language: str
) -> list[str]:
    """What is remarked on these rounds, in lines of the width of the sheet."""
    shown, room = {round.number for round in rounds}, size[0] - 2 * margin(*size)
    return [
        line
        for number, remark in score.remarks
        if number in shown
        for line in lines_of(printable(say(remark, language)), room, _remark_size(unit(*size)))
    ]


def _margin_lines(
    drawn: Sheet, remarks: Sequence[str], across: tuple[float, float], down: tuple[float, float]
) -> None:
    """What is left under the table: the remarks on its rounds, then lines for notes."""
    y, size = down[0], _remark_size(drawn.unit)
    for remark in remarks:
        y += size * 1.4
        if y > down[1]:
            return
        drawn.text(across[0], y, remark, size)
    step = max(13.0, 17 * drawn.unit)
    while y + step < down[1]:
        y += step
        drawn.line(across[0], y, across[1], y, HAIR)
