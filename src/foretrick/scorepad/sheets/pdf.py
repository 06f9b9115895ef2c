"""Pages as a PDF: vectors, embedded fonts, black, and the same bytes for the same pages."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from foretrick.scorepad.sheets.lettering import face, width
from foretrick.scorepad.sheets.marks import Box, Line, Mark, Page, Ring, Shape, Text
from foretrick.scorepad.sheets.paths import steps

rl_config.useA85 = 0  # bytes as they are: no program of today needs them spelled in letters


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
        painter = _Painter(canvas, page.height)
        for mark in page.marks:
            painter.paint(mark)
        canvas.showPage()
    canvas.save()
    return out.getvalue()


class _Painter:
    """Puts marks on a page. It sets an ink only where it changes, for there are hundreds of lines on a page."""

    def __init__(self, canvas: Canvas, height: float) -> None:
        self._canvas, self._height = canvas, height
        self._stroke: tuple[float, float, tuple[float, float] | None] | None = None
        self._fill: float | None = None

    def paint(self, mark: Mark) -> None:
        """Put one mark."""
        if isinstance(mark, Text):
            self._text(mark)
        elif isinstance(mark, Line):
            self._draw_with(mark.grey, mark.width, mark.dash)
            self._canvas.line(mark.x1, self._height - mark.y1, mark.x2, self._height - mark.y2)
        elif isinstance(mark, Box):
            self._box(mark)
        elif isinstance(mark, Ring):
            stroke, fill = self._inks(mark.line, mark.fill)
            y = self._height - mark.y
            self._canvas.ellipse(mark.x - mark.rx, y - mark.ry, mark.x + mark.rx, y + mark.ry, stroke, fill)
        else:
            self._shape(mark)

    def _draw_with(self, grey: float, width: float, dash: tuple[float, float] | None = None) -> None:
        if self._stroke == (grey, width, dash):
            return
        self._stroke = (grey, width, dash)
        self._canvas.setStrokeGray(grey)
        self._canvas.setLineWidth(width)
        self._canvas.setDash(*([list(dash)] if dash else []))

    def _fill_with(self, grey: float) -> None:
        if self._fill != grey:
            self._fill = grey
            self._canvas.setFillGray(grey)

    def _inks(self, line: float | None, fill: float | None, grey: float = 0) -> tuple[int, int]:
        """Set the inks, and answer what is to be drawn: the outline, the area."""
        if line is not None:
            self._draw_with(grey, line)
        if fill is not None:
            self._fill_with(fill)
        return int(line is not None), int(fill is not None)

    def _text(self, mark: Text) -> None:
        self._fill_with(mark.grey)
        self._canvas.setFont(face(mark.weight), mark.size)
        share = {"start": 0.0, "middle": 0.5, "end": 1.0}[mark.anchor]
        back = share * width(mark.text, mark.size, mark.weight)
        self._canvas.drawString(mark.x - back, self._height - mark.y, mark.text)

    def _box(self, mark: Box) -> None:
        stroke, fill = self._inks(mark.line, mark.fill, mark.grey)
        bottom = self._height - mark.y - mark.h
        if mark.radius:
            self._canvas.roundRect(mark.x, bottom, mark.w, mark.h, mark.radius, stroke, fill)
        else:
            self._canvas.rect(mark.x, bottom, mark.w, mark.h, stroke, fill)

    def _shape(self, mark: Shape) -> None:
        stroke, fill = self._inks(mark.line, mark.fill)
        scale = -mark.scale if mark.turned else mark.scale
        path: PDFPathObject = self._canvas.beginPath()
        for kind, numbers in steps(mark.d):
            places = [
                self._height - mark.y - scale * number if odd % 2 else mark.x + scale * number
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
        self._canvas.drawPath(path, stroke, fill)
