"""Pages as SVG, for the preview in the browser, which has the same letters."""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

from foretrick.scorepad.sheets.lettering import width
from foretrick.scorepad.sheets.marks import Box, Line, Mark, Page, Ring, Shape, Text

_WEIGHTS = {"regular": 400, "semibold": 650}


def svg(page: Page, title: str) -> str:
    """One page. Texts say how long they are, so that another font would not move anything."""
    size = f"{_n(page.width)} {_n(page.height)}"
    marks = "".join(_drawn(mark) for mark in page.marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" role="img" aria-label={quoteattr(title)}>'
        f'<rect width="{_n(page.width)}" height="{_n(page.height)}" fill="#fff"/>{marks}</svg>'
    )


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _ink(grey: float) -> str:
    level = round(255 * grey)
    return f"#{level:02x}{level:02x}{level:02x}"


def _inks(line: float | None, fill: float | None, grey: float = 0) -> str:
    stroke = f' stroke="{_ink(grey)}" stroke-width="{_n(line)}"' if line is not None else ""
    return f'fill="{_ink(fill) if fill is not None else "none"}"{stroke}'


def _drawn(mark: Mark) -> str:
    if isinstance(mark, Text):
        long = width(mark.text, mark.size, mark.weight)
        return (
            f'<text x="{_n(mark.x)}" y="{_n(mark.y)}" font-size="{_n(mark.size)}" '
            f'font-weight="{_WEIGHTS[mark.weight]}" text-anchor="{mark.anchor}" fill="{_ink(mark.grey)}" '
            f'textLength="{_n(long)}" lengthAdjust="spacingAndGlyphs">{escape(mark.text)}</text>'
        )
    if isinstance(mark, Line):
        dash = f' stroke-dasharray="{_n(mark.dash[0])} {_n(mark.dash[1])}"' if mark.dash else ""
        return (
            f'<line x1="{_n(mark.x1)}" y1="{_n(mark.y1)}" x2="{_n(mark.x2)}" y2="{_n(mark.y2)}" '
            f'stroke="{_ink(mark.grey)}" stroke-width="{_n(mark.width)}"{dash}/>'
        )
    if isinstance(mark, Box):
        radius = f' rx="{_n(mark.radius)}"' if mark.radius else ""
        return (
            f'<rect x="{_n(mark.x)}" y="{_n(mark.y)}" width="{_n(mark.w)}" height="{_n(mark.h)}"{radius} '
            f"{_inks(mark.line, mark.fill, mark.grey)}/>"
        )
    if isinstance(mark, Ring):
        return (
            f'<ellipse cx="{_n(mark.x)}" cy="{_n(mark.y)}" rx="{_n(mark.rx)}" ry="{_n(mark.ry)}" '
            f"{_inks(mark.line, mark.fill)}/>"
        )
    return _shape(mark)


def _shape(mark: Shape) -> str:
    turn = " rotate(180)" if mark.turned else ""
    line = mark.line / mark.scale if mark.line is not None else None
    return (
        f'<path d="{mark.d}" transform="translate({_n(mark.x)} {_n(mark.y)}){turn} scale({mark.scale:.5f})" '
        f"{_inks(line, mark.fill)}/>"
    )
