"""Black marks on white paper, in millimetres from the upper left corner: what every sheet to print is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal

from fontTools.misc.transform import Transform
from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

Ink = Literal["black", "white"]

Step = tuple[float, ...]
"""A step of a path by the count of its numbers: none closes it, two draw a line, six a curve."""

Contour = tuple[Step, tuple[Step, ...]]
"""Where a path begins, and its steps."""

UNMOVED = Transform()


@dataclass(frozen=True, slots=True)
class Words:
    """What stands on a sheet in letters, from the start of its base line, with the size of the letters."""

    text: str
    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Shape:
    """An outline from its own first point, with what it is filled and drawn with: the same wherever it stands.

    `width` and `dashes` are those of its line.
    """

    contours: tuple[Contour, ...]
    fill: Ink | None = None
    stroke: Ink | None = None
    width: float = 0
    dashes: tuple[float, ...] = ()
    is_round: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A shape at its place. The first letter of a line bears the words of the whole, so that a PDF can be searched."""

    shape: Shape
    x: float
    y: float
    words: Words | None = None


Marks = tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture at its true size, with a title and a description for those who do not see it."""

    title: str
    description: str
    width: float
    height: float
    marks: Marks


class Contours(BasePen):  # type: ignore[misc]
    """A pen that keeps what is drawn with it; curves of the second degree become curves of the third."""

    def __init__(self, glyphs: Any = None) -> None:
        super().__init__(glyphs)
        self._kept: list[tuple[Step, list[Step]]] = []

    @property
    def kept(self) -> tuple[Contour, ...]:
        """What was drawn."""
        return tuple((start, tuple(steps)) for start, steps in self._kept)

    def _moveTo(self, pt: tuple[float, float]) -> None:
        self._kept.append((pt, []))

    def _lineTo(self, pt: tuple[float, float]) -> None:
        self._kept[-1][1].append((*pt,))

    def _curveToOne(self, pt1: tuple[float, float], pt2: tuple[float, float], pt3: tuple[float, float]) -> None:
        self._kept[-1][1].append((*pt1, *pt2, *pt3))

    def _closePath(self) -> None:
        self._kept[-1][1].append(())


def contours(path: str, placed: Transform = UNMOVED) -> tuple[Contour, ...]:
    """A path as SVG writes it."""
    pen = Contours()
    parse_path(path, TransformPen(pen, placed))
    return pen.kept


def mark(
    drawn: Sequence[Contour],
    fill: Ink | None,
    stroke: Ink | None = None,
    width: float = 0,
    dashes: Sequence[float] = (),
    is_round: bool = False,
) -> Mark:
    """What is drawn at its place, as a mark: shapes that are alike but for their place become the same."""
    x, y = drawn[0][0]
    return Mark(Shape(_placed(drawn, -x, -y), fill, stroke, width, tuple(dashes), is_round), x, y)


def line(path: str, width: float = 0.3, dashes: Sequence[float] = ()) -> Mark:
    """A black line along a path as SVG writes it."""
    return mark(contours(path), None, "black", width, dashes)


def area(path: str, ink: Ink = "black") -> Mark:
    """What a path encloses, in black or in white."""
    return mark(contours(path), ink)


def rectangle(x: float, y: float, width: float, height: float) -> str:
    """The path of a rectangle."""
    return f"M{x} {y}h{width}v{height}h{-width}z"


def circle(x: float, y: float, radius: float) -> str:
    """The path of a circle about a middle."""
    return f"M{x - radius} {y}a{radius} {radius} 0 1 1 {2 * radius} 0a{radius} {radius} 0 1 1 {-2 * radius} 0z"


def moved(marks: Iterable[Mark], x: float = 0, y: float = 0, scale: float = 1) -> Marks:
    """The marks made larger or smaller, and then moved."""
    return tuple(
        Mark(_scaled(each.shape, scale), each.x * scale + x, each.y * scale + y, _said(each.words, x, y, scale))
        for each in marks
    )


@cache
def _scaled(shape: Shape, scale: float) -> Shape:
    dashes = tuple(dash * scale for dash in shape.dashes)
    return replace(shape, contours=_placed(shape.contours, 0, 0, scale), width=shape.width * scale, dashes=dashes)


def _said(words: Words | None, x: float, y: float, scale: float) -> Words | None:
    return words and Words(words.text, words.x * scale + x, words.y * scale + y, words.size * scale)


def _placed(drawn: Sequence[Contour], x: float, y: float, scale: float = 1) -> tuple[Contour, ...]:
    """To the ten-thousandth of a millimetre, so that what is alike is equal."""

    def placed(step: Step) -> Step:
        return tuple(round(value * scale + (y if number % 2 else x), 4) for number, value in enumerate(step))

    return tuple((placed(start), tuple(placed(step) for step in steps)) for start, steps in drawn)
