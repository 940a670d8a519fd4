"""What stands and lies on the table, drawn once: checks, coppers, the cloth, the layout, a horsehair, an eye."""

from __future__ import annotations

from collections.abc import Collection
from math import cos, radians, sin

from faro.base import PLACES
from farodocs.figures.cutaways.parts import face
from farodocs.figures.cutaways.pen import (
    WIDTH,
    Kind,
    Point,
    block,
    disc,
    felt,
    hatch,
    moved,
    outline,
    path,
    rectangle,
    text,
)


def checks(x: float, y: float, count: int, wide: float = 48, thick: float = 6) -> str:
    """A stack of checks from the side, standing on `y`, its middle at `x`."""
    return "".join(_check(x, y - thick * (number + 1), wide, thick) for number in range(count))


def _check(x: float, y: float, wide: float, thick: float) -> str:
    stripes = "".join(f"M{x + part * wide:.4g} {y + 1:.4g}v{thick - 2:.4g}" for part in (-0.34, -0.28, 0.28, 0.34))
    return block(x - wide / 2, y, wide, thick, "card") + path(stripes, "thin")


def stake(x: float, y: float, radius: float = 11, kind: Kind = "card") -> str:
    """A stack of checks from above."""
    return disc(x, y, radius, kind) + disc(x, y, radius * 0.7, "thin")


def copper(x: float, y: float, radius: float = 8) -> str:
    """A copper from above: six-sided, so that it is told from a check without its colour."""
    corners = [(x + radius * cos(radians(turn)), y + radius * sin(radians(turn))) for turn in range(0, 360, 60)]
    return path(outline(corners), "moving") + text(x, y + 4, "C")


def eye(x: float, y: float) -> str:
    """An eye that looks to the right."""
    lid = path("M-13 0Q-2-11 11-3M-13 0Q0 8 10 2", "line")
    return moved(lid + disc(3, -2, 3.4, "solid") + path("M-12-6Q0-16 12-9", "line"), x, y)


def cloth(y: float, deep: float = 11, x: float = 0, wide: float = WIDTH) -> str:
    """The cloth of a table or a shuffling-board from the side, its upper face at `y`."""
    return path(f"M{x:.4g} {y:.4g}h{wide:.4g}", "line") + felt(x, y + 1, wide, deep)


def hair(start: Point, end: Point, sag: float = 0) -> str:
    """A horsehair between two points."""
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag
    return path(f"M{start[0]:.4g} {start[1]:.4g}Q{middle[0]:.4g} {middle[1]:.4g} {end[0]:.4g} {end[1]:.4g}", "hair")


LAYOUT_CARD = 29.0
"""How wide a card of the whole layout is."""


def place(rank: str) -> Point:
    """The middle of a rank's card on the whole layout, whose upper left card begins at the origin."""
    column, row = next(at for known, at in PLACES.items() if known.code == rank)
    return (float(column) + 0.5) * (LAYOUT_CARD + 5), (float(row) + 0.5) * (LAYOUT_CARD * 1.4 + 6)


def layout(x: float, y: float, hatched: Collection[str] = ()) -> str:
    """The thirteen cards from the players' side; those of a group are hatched."""
    drawn = ""
    for rank in PLACES:
        across, down = place(rank.code)
        left, top, high = x + across - LAYOUT_CARD / 2, y + down - LAYOUT_CARD * 0.7, LAYOUT_CARD * 1.4
        drawn += block(left, top, LAYOUT_CARD, high, "card")
        if rank.code in hatched:
            drawn += path(hatch(rectangle(left, top, LAYOUT_CARD, high), 5), "hatch")
        drawn += text(x + across, y + down + 6, rank.code, style="rank")
    return drawn


def row(x: float, y: float, ranks: str, hatched: str = "", wide: float = 48) -> str:
    """Neighbouring cards of the layout from above, from left to right; those that a stake is on may be hatched."""
    drawn = ""
    for number, rank in enumerate(ranks.split()):
        left = x + number * (wide + 12)
        shade = path(hatch(rectangle(left, y, wide, wide * 1.4), 5), "hatch") if rank in hatched.split() else ""
        drawn += face(left, y, "", wide) + shade + text(left + wide / 2, y + wide * 0.56 + 6, rank, style="rank")
    return drawn
