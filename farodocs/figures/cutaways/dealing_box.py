"""The dealing box, drawn once: whole and in section, its mouth enlarged, from above, and from the players' side.

In every section the mouth is at the right and the open back, by which the pack goes in, at the left.
"""

from __future__ import annotations

from farodocs.figures.cutaways.parts import Edge, edges
from farodocs.figures.cutaways.pen import block, disc, metal, path, rectangle, text
from farodocs.figures.cutaways.table import cloth

THIN = 7
"""How thick a card is drawn in the whole box."""
TOP = 48
"""The under side of the top plate of the whole box."""
BACK, FRONT = 44, 236
"""Where the cards of the whole box begin and end."""
FLOOR = 158

THICK = 20
"""How thick a card is drawn in the enlarged mouth."""
LIP = 62
"""The under side of the top plate of the enlarged mouth."""
REST = 176
PLATE = 16
"""How thick a false plate is drawn inside the front."""
"""Where the cards of the enlarged mouth end, at the inner side of the front."""


def _filled(first: tuple[Edge, ...], count: int) -> list[Edge]:
    return [*first, *[Edge()] * (count - len(first))]


def _zigzag(x: float, top: float, foot: float) -> str:
    """A coiled spring from the side."""
    step = (foot - top) / 6
    coils = "".join(f"L{x + (7 if number % 2 else -7):g} {top + step * (number + 0.5):.4g}" for number in range(6))
    return path(f"M{x:g} {top:g}{coils}L{x:g} {foot:g}", "line")


def whole(*first: Edge, slit: int = 1, window: tuple[float, float] = (92, 186)) -> str:
    """The box from back to front, its mouth so many cards wide. The first of nine cards is at `TOP`, each `THIN`."""
    cards = _filled(first, 9)
    foot = TOP + THIN * len(cards)
    top = TOP - 7
    return (
        cloth(FLOOR + 7, 10)
        + "".join(_zigzag(x, foot + 6, FLOOR) for x in (80, 140, 200))
        + metal(rectangle(BACK - 6, foot, FRONT - BACK + 4, 6), lean=-1)
        + edges(cards, BACK, TOP, FRONT - BACK, THIN)
        + metal(rectangle(BACK - 12, top, window[0] - BACK + 12, 7))
        + metal(rectangle(window[1], top, FRONT + 16 - window[1], 7))
        + metal(rectangle(FRONT, TOP + slit * THIN, 9, FLOOR - TOP - slit * THIN), lean=-1)
        + metal(rectangle(BACK - 12, FLOOR, FRONT - BACK + 21, 7))
    )


def mouth(*first: Edge, slit: int = 1, plate: int = 0, gap: float = 0, gate: bool = False, window: float = 84) -> str:
    """The mouth enlarged, `slit` cards wide. The pack runs out of the picture at the left.

    The first of five cards is at `LIP`, each `THICK`. A false plate may stand inside the front, `gap` from it, and end
    `plate` cards below the top plate. A `gate` is the upper part of a front that can sink.
    """
    cards = _filled(first, 5)
    foot = LIP + THICK * len(cards) + 12
    top = LIP + slit * THICK
    wall = metal(rectangle(REST, top, 22, foot - top), lean=-1)
    if gate:
        wall += metal(rectangle(REST, top, 22, 26), moving=True)
    inside = 0.0
    if plate:
        inside = gap + PLATE
        wall += metal(rectangle(REST - inside, LIP + plate * THICK, PLATE, foot - LIP - plate * THICK))
    return (
        edges(cards, -8, LIP, REST - inside + 8, THICK)
        + metal(rectangle(window, LIP - 16, REST + 36 - window, 16))
        + wall
    )


def plan(slid: float = 0, x: float = 44, y: float = 34) -> str:
    """The box from above without its top plate: two sides cut through, the front below the mouth, the top card."""
    return (
        block(x + 176, y, 9, 126, "metal")
        + block(x + 20 + slid, y + 12, 152, 102, "card")
        + metal(rectangle(x, y, 185, 9))
        + metal(rectangle(x, y + 117, 185, 9))
    )


def above(x: float, y: float, rank: str = "", *, dot: bool = False, slid: float = 0, under: bool = False) -> str:
    """The box from above, its mouth at the right: a plate with a window, and in it the card that is next.

    The card may have slid towards the mouth. A dot on it stands at the left edge of the window until it has; the dot of
    the card `under` it stands there then.
    """
    drawn = block(x, y, 92, 128, "metal") + block(x + 3, y + 3, 86, 122, "thin") + path(f"M{x + 92:g} {y:g}v128", "lip")
    drawn += block(x + 18, y + 16, 56, 86, "card")
    if under:
        drawn += path(f"M{x + 18 + slid:g} {y + 16:g}v86", "line") + disc(x + 18 + slid / 2, y + 30, 3, "moving")
    if rank:
        drawn += text(x + 46 + slid, y + 72, rank, style="great")
    if dot:
        drawn += disc(x + 22 + slid, y + 30, 3, "moving")
    return drawn


def side(x: float, y: float, out: float = 0) -> str:
    """A long side of the box from outside, with its rivets; the one at the right stands out by so much."""
    drawn = block(x, y, 216, 96, "metal") + path(f"M{x:g} {y + 9:g}h216M{x:g} {y + 87:g}h216", "thin")
    drawn += "".join(disc(x + across, y + 30, 6, "card") for across in (20, 108, 196))
    return drawn + (disc(x + 196, y + 30, 6 + out, "moving") if out else "")
