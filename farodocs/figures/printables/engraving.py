"""The engine's drawings as marks: a colour becomes white paper within its black lines, as in a steel engraving."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from math import radians, sqrt
from xml.etree.ElementTree import Element, fromstring

from fontTools.misc.transform import Transform

from faro.pictures import symbols
from farodocs.figures.printables.marks import Ink, Mark, Marks, contours, mark

_STEP = re.compile(r"(\w+)\(([^)]*)\)")
_PAPER, _BLACK = "var(--faro-card,", "var(--faro-black,"
_HANDED_DOWN = ("fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap")

Given = Mapping[str, str]
"""What an element hands down to those within it."""


def engraved(drawing: str, x: float, y: float, scale: float) -> Marks:
    """A drawing of the engine, which may point into its `symbols()`, from its upper left corner at so many millimetres
    for each of its units.

    Raises `ValueError` for an element that no drawing of a flat card holds.
    """
    root = fromstring(f"<svg>{drawing}</svg>")
    return tuple(_marks(root, {}, Transform(scale, 0, 0, scale, x, y)))


def _marks(element: Element, above: Given, placed: Transform) -> Iterator[Mark]:
    given = {**above, **{name: element.attrib[name] for name in _HANDED_DOWN if name in element.attrib}}
    placed = _transformed(placed, element.get("transform", ""))
    if element.tag == "path":
        yield _mark(element.attrib["d"], given, placed)
    elif element.tag == "use":
        placed = placed.translate(float(element.get("x", 0)), float(element.get("y", 0)))
        yield from _marks(_symbols()[element.attrib["href"].removeprefix("#")], given, placed)
    elif element.tag in ("svg", "g", "symbol"):
        for child in element:
            yield from _marks(child, given, placed)
    else:
        raise ValueError(
            f"a drawing to print holds <{element.tag}>, which farodocs/figures/printables/engraving.py cannot read"
        )


def _mark(path: str, given: Given, placed: Transform) -> Mark:
    scale = sqrt(abs(placed[0] * placed[3] - placed[1] * placed[2]))
    return mark(
        contours(path, placed),
        _ink(given.get("fill", _BLACK), "white"),
        _ink(given.get("stroke", "none"), "black"),
        float(given.get("stroke-width", "1")) * scale,
        [float(length) * scale for length in given.get("stroke-dasharray", "").split()],
        given.get("stroke-linecap") == "round",
    )


def _ink(paint: str, of_colour: Ink) -> Ink | None:
    """Black and paper stay what they are; a colour is white where it fills, and black where it is a line."""
    if paint == "none":
        return None
    return "white" if paint.startswith(_PAPER) else "black" if paint.startswith(_BLACK) else of_colour


def _transformed(placed: Transform, steps: str) -> Transform:
    for name, inside in _STEP.findall(steps):
        numbers = [float(number) for number in inside.split()]
        if name == "matrix":
            placed = placed.transform(numbers)
        elif name == "rotate":
            turn, *middle = numbers
            placed = placed.translate(*middle).rotate(radians(turn)).translate(*(-value for value in middle))
        else:
            placed = getattr(placed, name)(*numbers)
    return placed


@cache
def _symbols() -> Mapping[str, Element]:
    """What a drawing can point to, by its id."""
    return {found.attrib["id"]: found for found in fromstring(f"<svg>{symbols()}</svg>").iter() if "id" in found.attrib}
