"""What remembers the cards: the case-keeper's frame, and a tab with its pencil."""

from __future__ import annotations

from math import cos, radians, sin

from faro.base import Rank
from farodocs.figures.objects.solids import bead, hairs, laid, line, path, shadow, slab
from farodocs.figures.objects.thing import Drawn, label, words
from farodocs.figures.objects.view import View

WIDE, DEEP, HIGH = 250.0, 340.0, 16.0
_BAR = 18.0
_STEP = (DEEP - 2 * _BAR) / 13
_GONE = {Rank.KING: 1, Rank.TEN: 1, Rank.JACK: 2, Rank.EIGHT: 4, Rank.FIVE: 3, Rank.DEUCE: 2}
"""How many of a rank have left the box in the picture."""


def frame(view: View, x: float, y: float, z: float, size: float = 1.0) -> str:
    """The frame lying flat, its near left corner at a point: King farthest away, Ace nearest. In one that is drawn
    smaller the little cards are bare: no letter on them could be read."""
    wide, deep, high, bar, step = WIDE * size, DEEP * size, HIGH * size, _BAR * size, _STEP * size
    right, far, top = x + wide, y + deep, z + high
    drawn = shadow(
        view, [(right, y + 6, z), (right + 20 * size, y + 16 * size, z), (right + 20 * size, far, z), (right, far, z)]
    )
    drawn += slab(view, (x, far - bar, z), (wide, bar, high), "wood", (1, 2, 2))
    strip = 46 * size
    for corner_x, broad in ((right - bar, bar), (x, strip)):
        drawn += slab(view, (corner_x, y, z), (broad, deep, high), "wood", (0, 2, 2))
    middle = z + high * 0.75
    for row, rank in enumerate(reversed(Rank)):
        at = far - bar - (row + 0.5) * step
        drawn += line(view, (x + strip, at, middle), (right - bar, at, middle))
        gone = _GONE.get(rank, 0)
        r = step * 0.42
        for number in range(4):
            left = number < 4 - gone
            bead_x = x + strip + r * (1.2 + 2.1 * number) if left else right - bar - r * (1.2 + 2.1 * (3 - number))
            drawn += bead(view, (bead_x, at, middle), r)
        code = rank.code if size == 1 else ""
        drawn += _little_card(view, code, (x + 6 * size, at - step * 0.42, top), strip - 12 * size, step * 0.84)
    return drawn + slab(view, (x, y, z), (wide, bar, high), "wood", (1, 2, 2))


def _little_card(view: View, code: str, corner: tuple[float, float, float], wide: float, deep: float) -> str:
    x, y, z = corner
    card = '<path class="o card" d="M0 0h34v22H0z"/>' + (words(17, 16.5, code, style="t") if code else "")
    return laid(view, card, (34, 22), (x, y + deep, z), (x + wide, y + deep, z), (x, y, z))


def case_keeper() -> Drawn:
    """The frame with some cards out."""
    view = View((168, 192), 0.95, turned=8, raised=52, distance=1200)
    drawing = frame(view, -WIDE / 2, -DEEP / 2, 0)
    drawing += label("a little card for each rank", (8, 18), view.at((-104, 140, HIGH)))
    drawing += label("still in the box", (8, 372), view.at((-62, -142, HIGH)))
    drawing += label("out", (318, 372), view.at((88, -72, HIGH)), "end")
    return Drawn(340, 384, drawing)


def tab() -> Drawn:
    """A sheet with the marks of half a deal, and the pencil."""
    view = View((152, 140), 1.72, turned=-10, raised=62, distance=900)
    sheet = '<path class="o card" d="M0 0h96v132H0z"/>' + words(48, 12, "FARO", style="n small")
    marks = ("0I", "I", "00", "", "I0I", "0", "X", "II", "I", "0I0", "", "0", "·I")
    for row, (rank, kept) in enumerate(zip(Rank, marks, strict=True)):
        y = 22 + row * 8.6
        sheet += f'<text class="fine" x="10" y="{y:g}">{rank.code}</text><path class="h" d="M18 {y + 1.5:g}h70"/>'
        sheet += "".join(
            f'<text class="n fine" x="{28 + 16 * number}" y="{y:g}">{sign}</text>' for number, sign in enumerate(kept)
        )
    drawing = shadow(view, [(34, -70, 0), (39, -66, 0), (39, 64, 0), (34, 64, 0)])
    drawing += laid(view, sheet, (96, 132), (-62, 66, 0.6), (34, 66, 0.6), (-62, -66, 0.6))
    drawing += _pencil(view, (56, -62), 68, 120)
    drawing += label("one row a rank", (8, 20), view.at((-58, 44, 0.6)))
    drawing += label("O lost, I won, X split", (8, 270), view.at((-40, -66, 0.6)))
    drawing += label("pencil", (332, 270), view.at((70, -26, 6)), "end")
    return Drawn(340, 282, drawing)


def _pencil(view: View, tip: tuple[float, float], turned: float, long: float) -> str:
    """A six-sided pencil that lies on the table, turned so far from the line to the right."""
    (x, y), way, half = tip, radians(turned), 3.6

    def at(along: float, aside: float, up: float) -> tuple[float, float]:
        return view.at((x + along * cos(way) - aside * sin(way), y + along * sin(way) + aside * cos(way), up))

    lead = path([at(0, 0, half), at(14, half, half * 1.4), at(14, -half, half * 0.5)], "wood")
    lead += path([at(0, 0, half), at(4, half * 0.3, half * 1.1), at(4, -half * 0.3, half * 0.8)], "dark", pen="s")
    upper = path(
        [at(14, half, half * 1.4), at(14, 0, half * 2), at(long, 0, half * 2), at(long, half, half * 1.4)], "ivory"
    )
    lower = path(
        [at(14, 0, half * 2), at(14, -half, half * 0.5), at(long, -half, half * 0.5), at(long, 0, half * 2)], "wood"
    )
    hatching = hairs(
        [
            (at(14, -half * part, half * (2 - 1.5 * part)), at(long, -half * part, half * (2 - 1.5 * part)))
            for part in (0.3, 0.5, 0.7, 0.85)
        ]
    )
    return lead + upper + lower + hatching
