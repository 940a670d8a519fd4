"""Coppers and the faces of checks, to be glued on card and cut out."""

from __future__ import annotations

from math import prod

from farodocs.figures.printables.lettering import words
from farodocs.figures.printables.marks import Drawing, Marks, circle, line, moved

COPPER = 19
"""Across the flats of a copper: about a cent of today, 19.05 mm. No source measures one."""
CHECK = 30.6
"""Across a check: a half dollar (Matsell, *Vocabulum*, under "Chips or Checks"), a coin of that breadth."""
VALUES = 1, 5, 25

_COPPERS = 8, 5
_CHECKS = 6, 7
COPPERS_A_SHEET, CHECKS_A_SHEET = prod(_COPPERS), prod(_CHECKS)
_GAP = 2


def coppers() -> Drawing:
    """Forty hexagons with a C."""
    across, down = _COPPERS
    told = f"{across * down} hexagons marked C, {COPPER} mm across their flats."
    # From corner to corner a hexagon is longer than across its flats.
    step = COPPER * 2 / 3**0.5 + _GAP, COPPER + _GAP
    return _grid("Coppers", told, _copper(), across, down, step)


def checks() -> tuple[Drawing, ...]:
    """A sheet of faces for each value."""
    across, down = _CHECKS
    return tuple(
        _grid(
            f"Checks of {value}",
            f"{across * down} round faces marked {value}, {CHECK} mm across.",
            _check(value, rings),
            across,
            down,
            (CHECK + _GAP, CHECK + _GAP),
        )
        for rings, value in enumerate(VALUES, 1)
    )


def _grid(title: str, told: str, one: Marks, across: int, down: int, step: tuple[float, float]) -> Drawing:
    """A token in rows and columns, the first about the middle of its cell."""
    wide, high = step
    marks = tuple(
        mark
        for row in range(down)
        for column in range(across)
        for mark in moved(one, (column + 0.5) * wide, (row + 0.5) * high)
    )
    return Drawing(title, told, across * wide, down * high, marks)


def _copper() -> Marks:
    outer, inner = (line(_hexagon(COPPER * size), stroke) for size, stroke in ((1, 0.2), (0.8, 1.4)))
    return outer, inner, *words("C", 0, COPPER / 6, COPPER / 2, "middle", "bold")


def _hexagon(flats: float) -> str:
    """The path of a hexagon about its middle, corners at the left and the right."""
    side, half = flats / 3**0.5, flats / 2
    return f"M{-side} 0l{side / 2} {-half}h{side}l{side / 2} {half}l{-side / 2} {half}h{-side}z"


def _check(value: int, rings: int) -> Marks:
    """A face: the more rings, the more it is worth."""
    edge = CHECK / 2
    return (
        line(circle(0, 0, edge), 0.2),
        *(line(circle(0, 0, edge - 1.8 - 2 * ring), 0.9) for ring in range(rings)),
        *words(str(value), 0, 3, 9, "middle", "bold"),
    )
