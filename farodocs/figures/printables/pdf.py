"""Sheets as a PDF document of paths in black and white, the same bytes for the same sheets.

What stands in several places is held once: a letter, a drawing of which every sheet shows a part. What is drawn in
letters is there a second time as text that does not print, so that a sheet can be searched and read aloud.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from io import BytesIO
from itertools import chain

from reportlab import rl_config
from reportlab.pdfbase.pdfmetrics import registerFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import FILL_NON_ZERO, Canvas

from farodocs.figures.printables.lettering import CUTS, FOLDER
from farodocs.figures.printables.marks import Ink, Mark, Shape, Words
from farodocs.figures.printables.sheets import Sheet

POINTS = 72 / 25.4
"""Points in a millimetre."""

_UNSEEN = 3
"""The number that PDF gives to text that is neither filled nor drawn."""
_BOX = (-2000, -2000, 2000, 2000)
"""A form must have a box that it does not reach beyond; in millimetres this one holds any sheet."""

_GREY: dict[Ink, int] = {"black": 0, "white": 1}

_Names = Mapping[Shape, str]
"""The shapes that are held once, by name."""

rl_config.useA85 = False  # compressed streams as letters and digits would be longer by a quarter


def document(title: str, sheets: Sequence[Sheet]) -> bytes:
    """The document. It asks viewers to print it without fitting it to the page."""
    file = BytesIO()
    canvas = Canvas(file, pdfVersion=(1, 7), invariant=1, initialFontName=_font(), lang="en-GB")
    canvas.setTitle(title)
    for tell in (canvas.setAuthor, canvas.setCreator, canvas.setSubject):
        tell("")  # or they would be "anonymous" and "unspecified"
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    drawings = {id(sheet.drawing): sheet.drawing for sheet in sheets}
    drawn = {key: f"D{number}" for number, key in enumerate(drawings)}
    everywhere = chain(*(drawing.marks for drawing in drawings.values()), *(sheet.marks for sheet in sheets))
    places = Counter(mark.shape for mark in everywhere)
    names = {shape: f"S{number}" for number, (shape, count) in enumerate(places.items()) if count > 1}
    for shape, name in names.items():
        canvas.beginForm(name, *_BOX)
        _shape(canvas, shape)
        canvas.endForm()
    for key, drawing in drawings.items():
        canvas.beginForm(drawn[key], *_BOX)
        _drawn(canvas, drawing.marks, names)
        canvas.endForm()
    for sheet in sheets:
        _page(canvas, sheet, drawn[id(sheet.drawing)], names)
    canvas.save()
    return file.getvalue()


def _page(canvas: Canvas, sheet: Sheet, drawing: str, names: _Names) -> None:
    """What stands on a page, in millimetres from its upper left corner."""
    (left, right), (top, bottom) = sheet.across, sheet.down
    canvas.setPageSize((sheet.width * POINTS, sheet.height * POINTS))
    canvas.transform(POINTS, 0, 0, -POINTS, 0, sheet.height * POINTS)
    canvas.saveState()
    part = canvas.beginPath()
    part.rect(sheet.x, sheet.y, right - left, bottom - top)
    canvas.clipPath(part, stroke=0)
    canvas.translate(sheet.x - left, sheet.y - top)
    canvas.doForm(drawing)
    canvas.restoreState()
    _drawn(canvas, sheet.marks, names)
    canvas.showPage()


def _drawn(canvas: Canvas, marks: Sequence[Mark], names: _Names) -> None:
    for mark in marks:
        canvas.saveState()
        canvas.translate(mark.x, mark.y)
        if mark.shape in names:
            canvas.doForm(names[mark.shape])
        else:
            _shape(canvas, mark.shape)
        canvas.restoreState()
        if mark.words:
            _unseen(canvas, mark.words)


def _shape(canvas: Canvas, shape: Shape) -> None:
    if shape.fill:
        canvas.setFillGray(_GREY[shape.fill])
    if shape.stroke:
        canvas.setStrokeGray(_GREY[shape.stroke])
        canvas.setLineWidth(shape.width)
        canvas.setLineCap(int(shape.is_round))
        canvas.setLineJoin(int(shape.is_round))
        canvas.setDash(shape.dashes)
    path = canvas.beginPath()
    draw = {0: path.close, 2: path.lineTo, 6: path.curveTo}
    for start, steps in shape.contours:
        path.moveTo(*start)
        for step in steps:
            draw[len(step)](*step)
    canvas.drawPath(path, stroke=bool(shape.stroke), fill=bool(shape.fill), fillMode=FILL_NON_ZERO)


def _unseen(canvas: Canvas, words: Words) -> None:
    """Text where its letters are, upright though the page is measured downwards."""
    text = canvas.beginText()
    text.setTextRenderMode(_UNSEEN)
    text.setFont(_font(), words.size)
    text.setTextTransform(1, 0, 0, -1, words.x, words.y)
    text.textOut(words.text)
    canvas.drawText(text)


@cache
def _font() -> str:
    """The name of the font of what is not seen: one cut does for all, in Unicode so that every sign can be found."""
    registerFont(TTFont("serif", str(FOLDER / CUTS["roman"][0])))
    return "serif"
