"""Pages as a PDF: vectors, embedded fonts, black, and the same bytes for the same pages."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from foretrick.scorepad.sheets.lettering import face, width
from foretrick.scorepad.sheets.marks import Box, Line, Mark, Page, Ring, Shape, Text
from foretrick.scorepad.sheets.paths import steps


def pdf(pages: Sequence[Page], title: str, language: str) -> bytes:
    """The file. It carries its title and its language, and neither a time nor the name of a machine."""
    out = BytesIO()
    canvas = Canvas(out, invariant=1, pageCompression=1, pdfVersion=(1, 5), lang=language)
    canvas.setTitle(title)
    canvas.setAuthor("Foretrick")
    canvas.setCreator("Foretrick")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    canvas.setViewerPreference("PrintScaling", "None")  # an A6 sheet is to come out as large as an A6 sheet
    for page in pages:
        canvas.setPageSize((page.width, page.height))
        for mark in page.marks:
            _paint(canvas, page.height, mark)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


def _paint(canvas: Canvas, height: float, mark: Mark) -> None:
    if isinstance(mark, Text):
        _text(canvas, height, mark)
    elif isinstance(mark, Line):
        canvas.setStrokeGray(mark.grey)
        canvas.setLineWidth(mark.width)
        canvas.setDash(*([list(mark.dash)] if mark.dash else []))
        canvas.line(mark.x1, height - mark.y1, mark.x2, height - mark.y2)
    elif isinstance(mark, Box):
        stroke, fill = _inks(canvas, mark.line, mark.fill, mark.grey)
        bottom = height - mark.y - mark.h
        if mark.radius:
            canvas.roundRect(mark.x, bottom, mark.w, mark.h, mark.radius, stroke, fill)
        else:
            canvas.rect(mark.x, bottom, mark.w, mark.h, stroke, fill)
    elif isinstance(mark, Ring):
        stroke, fill = _inks(canvas, mark.line, mark.fill)
        y = height - mark.y
        canvas.ellipse(mark.x - mark.rx, y - mark.ry, mark.x + mark.rx, y + mark.ry, stroke, fill)
    else:
        _shape(canvas, height, mark)


def _text(canvas: Canvas, height: float, mark: Text) -> None:
    canvas.setFillGray(mark.grey)
    canvas.setFont(face(mark.weight), mark.size)
    back = {"start": 0.0, "middle": 0.5, "end": 1.0}[mark.anchor] * width(mark.text, mark.size, mark.weight)
    canvas.drawString(mark.x - back, height - mark.y, mark.text)


def _inks(canvas: Canvas, line: float | None, fill: float | None, grey: float = 0) -> tuple[int, int]:
    """Set the colours, and answer what is to be drawn: the outline, the area."""
    if line is not None:
        canvas.setDash()
        canvas.setStrokeGray(grey)
        canvas.setLineWidth(line)
    if fill is not None:
        canvas.setFillGray(fill)
    return int(line is not None), int(fill is not None)


def _shape(canvas: Canvas, height: float, mark: Shape) -> None:
    stroke, fill = _inks(canvas, mark.line, mark.fill)
    scale = -mark.scale if mark.turned else mark.scale
    path: PDFPathObject = canvas.beginPath()
    for kind, numbers in steps(mark.d):
        places = [
            height - mark.y - scale * number if odd % 2 else mark.x + scale * number
            for odd, number in enumerate(numbers)
        ]
        if kind == "M":
            path.moveTo(*places)
        elif kind == "L":
            path.lineTo(*places)
        elif kind == "C":
            path.curveTo(*places)
        else:
            path.close()
    canvas.drawPath(path, stroke, fill)
