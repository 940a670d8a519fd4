"""Drawings on paper: one in the middle of a sheet, or one cut into many, with a rule to check the scale by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, product

from farodocs.figures.printables.lettering import POINT, words
from farodocs.figures.printables.marks import Drawing, Marks, area, line, rectangle

RULE = 100
"""The length of the rule on every sheet."""
OVERLAP = 10
"""How much of a drawing two neighbouring sheets have in common."""
EDGE = 6.5
"""What printers leave white round a sheet."""
FOOT = 11
"""The height of the strip along the lower edge that holds the rule and the sheet's name."""

_WARNING = "100 mm. Print at 100 %, not fitted to the page, and measure this line."


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, upright."""

    name: str
    width: float
    height: float


PAPERS = {"a4": Paper("A4", 210, 297), "letter": Paper("Letter", 215.9, 279.4)}

Span = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page: its size, its drawing, the part of that which shows, where that lies, and what stands on it besides."""

    width: float
    height: float
    drawing: Drawing
    across: Span
    down: Span
    x: float
    y: float
    marks: Marks = ()


def bare(drawing: Drawing) -> Sheet:
    """A sheet as large as its drawing."""
    return Sheet(drawing.width, drawing.height, drawing, (0, drawing.width), (0, drawing.height), 0, 0)


def on_paper(drawings: Sequence[Drawing], paper: Paper) -> list[Sheet]:
    """A sheet for each drawing, upright or lying as it fits. Raises `ValueError` for one that does not fit."""
    sheets = []
    for number, drawing in enumerate(drawings, 1):
        place = f"sheet {number} of {len(drawings)}" if len(drawings) > 1 else ""
        sheets.append(_sheet(drawing, (0, drawing.width), (0, drawing.height), paper, place))
    return sheets


def tiled(drawing: Drawing, paper: Paper, across: Sequence[float], down: Sequence[float]) -> list[Sheet]:
    """The sheets of a drawing that is cut at so many millimetres from its left and from its upper edge, row by row.

    Each bears lines where it is to be cut, and its place in a plan of them all. Raises `ValueError` for a part that
    does not fit.
    """
    columns = list(pairwise([0, *across, drawing.width]))
    rows = list(pairwise([0, *down, drawing.height]))
    sheets = []
    for (row, high), (column, wide) in product(enumerate(rows), enumerate(columns)):
        place = f"row {row + 1} of {len(rows)}, sheet {column + 1} of {len(columns)}"
        sheet = _sheet(drawing, _with_overlap(wide, drawing.width), _with_overlap(high, drawing.height), paper, place)
        over = _cuts(sheet, wide, high) + _plan(sheet, len(columns), len(rows), column, row)
        sheets.append(replace(sheet, marks=sheet.marks + over))
    return sheets


def seamed(drawing: Drawing, across: Sequence[float], down: Sequence[float]) -> Drawing:
    """A drawing with the seams of its sheets, thick enough to be seen where it is shown small."""
    seams = "".join(f"M{at} 0V{drawing.height}" for at in across) + "".join(f"M0 {at}H{drawing.width}" for at in down)
    return replace(drawing, marks=(*drawing.marks, line(seams, 5, (20, 12))))


def _with_overlap(span: Span, end: float) -> Span:
    return max(0, span[0] - OVERLAP / 2), min(end, span[1] + OVERLAP / 2)


def _sheet(drawing: Drawing, across: Span, down: Span, paper: Paper, place: str) -> Sheet:
    """A part of a drawing in the middle of the room that paper has for it."""
    wide, high = across[1] - across[0], down[1] - down[0]
    for width, height in ((paper.width, paper.height), (paper.height, paper.width)):
        left, top = width - 2 * EDGE - wide, height - 2 * EDGE - FOOT - high
        if left >= 0 and top >= 0:
            foot = _foot(width, height, drawing.title, place)
            return Sheet(width, height, drawing, across, down, EDGE + left / 2, EDGE + top / 2, foot)
    raise ValueError(f"{drawing.title!r} is {wide:g} by {high:g} mm and finds no room on {paper.name}: draw it smaller")


def _foot(width: float, height: float, title: str, place: str) -> Marks:
    """The rule, with a tick at every centimetre, and the sheet's name."""
    base = height - EDGE - 4
    ticks = "".join(f"M{EDGE + at} {base}v{-3 if at % 50 == 0 else -1.5}" for at in range(0, RULE + 1, 10))
    return (
        line(f"M{EDGE} {base}h{RULE}{ticks}", 0.2),
        *words(_WARNING, EDGE, height - EDGE - 0.8, 7 * POINT, face="italic"),
        *words(title, width - EDGE, base, 8 * POINT, "end", "bold"),
        *words(place, width - EDGE, height - EDGE - 0.8, 7 * POINT, "end"),
    )


def _cuts(sheet: Sheet, wide: Span, high: Span) -> Marks:
    """A dashed line where the scissors go: no farther than the drawing, for beyond it few printers print."""
    left, top = sheet.x - sheet.across[0], sheet.y - sheet.down[0]
    down = "".join(f"M{left + cut} {top + sheet.down[0]}V{top + sheet.down[1]}" for cut in wide)
    across = "".join(f"M{left + sheet.across[0]} {top + cut}H{left + sheet.across[1]}" for cut in high)
    return (line(down + across, 0.12, (2, 2)),)


def _plan(sheet: Sheet, columns: int, rows: int, column: int, row: int) -> Marks:
    """All the sheets in small, with this one in black."""
    wide, high = 3.2, 4.4
    x, y = EDGE + RULE + 6, sheet.height - EDGE - 0.8 - rows * high
    boxes = "".join(rectangle(x + wide * i, y + high * j, wide, high) for i in range(columns) for j in range(rows))
    return line(boxes, 0.2), area(rectangle(x + wide * column, y + high * row, wide, high))
