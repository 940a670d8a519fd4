"""The dealing box from the mouth, from the open back and from above, and the Stuss box with its pocket."""

from __future__ import annotations

from math import cos, pi, sin

from faro.pictures import CARD_BOX
from farodocs.figures.objects.solids import face, hairs, laid, line, path, shadow, slab
from farodocs.figures.objects.thing import Drawn, label, with_cards, words
from farodocs.figures.objects.view import Point, Space, View

LONG, WIDE, HIGH = 100.0, 72.0, 34.0
"""Of the box: along a card, across it, and up. No source measures one; a pack of 89 by 63 mm goes in."""
PLATE = 1.6
LAP = 3.2
"""How far the top plate stands out over the front: about an eighth of an inch (Maskelyne, chapter VIII)."""

_CARD = 63.0, 89.0


def card(view: View, rank: str, corner: Space, *, turned: bool = False) -> str:
    """A spade lying level; `corner` is its near left one. Unturned, its long sides run away from the reader."""
    x, y, z = corner
    wide, long = _CARD
    use = f'<use href="#faro-card-{rank}s" width="{CARD_BOX[0]}" height="{CARD_BOX[1]}"/>'
    if turned:
        return laid(view, use, CARD_BOX, (x, y, z), (x, y + wide, z), (x + long, y, z))
    return laid(view, use, CARD_BOX, (x, y + long, z), (x + wide, y + long, z), (x, y, z))


def _window(x: float, y: float, z: float) -> list[Space]:
    """The opening in the top plate: an oblong with a round bay for the thumb towards the left."""
    left, right, near, far = x + 14, x + WIDE - 12, y + 14, y + LONG - 14
    middle, bay = (near + far) / 2, 11.0
    round_bay = [(left - bay * 0.8 * sin(pi * part / 10), middle + bay * cos(pi * part / 10), z) for part in range(11)]
    return [(right, near, z), (right, far, z), (left, far, z), *round_bay, (left, near, z)]


def box(view: View, corner: Space, rank: str = "", leaving: float = 0) -> str:
    """The box with its mouth at the right; a card may lie in the window and one may be on its way out."""
    x, y, z = corner
    top = z + HIGH
    drawn = shadow(
        view,
        [(x + WIDE, y + 4, z), (x + WIDE + 16, y + 14, z), (x + WIDE + 16, y + LONG + 6, z), (x + WIDE, y + LONG, z)],
    )
    drawn += slab(view, (x, y, z), (WIDE, LONG, HIGH - PLATE), "metal", (0, 1, 3))
    slit = top - PLATE - 2.2
    right = x + WIDE
    drawn += face(
        view,
        [
            (right, y + 3, slit),
            (right, y + LONG - 3, slit),
            (right, y + LONG - 3, top - PLATE),
            (right, y + 3, top - PLATE),
        ],
        "dark",
    )
    for inset in (4.0, 6.0):
        drawn += line(
            view,
            (x + inset, y, z + inset),
            (right - inset, y, z + inset),
            (right - inset, y, top - PLATE - inset),
            (x + inset, y, top - PLATE - inset),
            (x + inset, y, z + inset),
            pen="h",
        )
    if leaving:
        drawn += shadow(
            view,
            [
                (right, y + 10, z),
                (right + leaving + 6, y + 10, z),
                (right + leaving + 6, y + 90, z),
                (right, y + 90, z),
            ],
        )
        out = right - _CARD[0] + leaving
        whole = card(view, "4", (out, y + 5.5, slit + 0.4))
        edge = [
            view.at(point)
            for point in (
                (right, y, slit),
                (right + 200, y, slit),
                (right + 200, y + LONG, slit),
                (right, y + LONG, slit),
            )
        ]
        clip = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in edge) + "z"
        drawn += f'<clipPath id="mouth"><path d="{clip}"/></clipPath><g clip-path="url(#mouth)">{whole}</g>'
    drawn += slab(view, (x - 1, y - 1, top - PLATE), (WIDE + 1 + LAP, LONG + 2, PLATE), "metal")
    hole = _window(x, y, top)
    opening = path([view.at(point) for point in hole], "dark")
    lower = [(px, py, top - PLATE) for px, py, _ in hole]
    inside = card(view, rank, (x + 4.5, y + 5.5, top - PLATE)) if rank else ""
    shape = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in map(view.at, hole)) + "z"
    name = f"window-{round(x)}-{round(y)}"
    seen = path([view.at(point) for point in lower], "none", pen="h")
    drawn += (
        opening + f'<clipPath id="{name}"><path d="{shape}"/></clipPath><g clip-path="url(#{name})">{inside}{seen}</g>'
    )
    drawn += path([view.at(point) for point in hole])
    inset = 4.0
    return drawn + line(
        view,
        (x + inset, y + inset, top),
        (right - 1, y + inset, top),
        (right - 1, y + LONG - inset, top),
        (x + inset, y + LONG - inset, top),
        (x + inset, y + inset, top),
        pen="h",
    )


_SIDE = View((118, 176), 1.62, turned=-24, raised=38, distance=620)


def dealing_box() -> Drawn:
    """The box in use: the card in the window has won, the one before it is on its way out."""
    drawing = box(_SIDE, (-36, -50, 0), "9", leaving=36)
    drawing += label("window, cut for the thumb", (12, 22), _SIDE.at((-22, 0, HIGH)))
    drawing += label("top plate", (12, 246), _SIDE.at((-30, -44, HIGH)))
    drawing += label("mouth, one card wide", (330, 34), _SIDE.at((37, 34, HIGH - 4)), "end")
    drawing += label("the card that lost, leaving", (330, 246), _SIDE.at((66, -20, HIGH - 4)), "end")
    return Drawn(340, 258, with_cards(drawing))


_REAR = View((166, 168), 1.75, turned=20, raised=30, distance=620)


def dealing_box_back() -> Drawn:
    """The box from the open back, by which the pack goes in: partition and springs."""
    view = _REAR
    x, y = -50.0, -36.0
    near, far_x, top = y, x + LONG, HIGH
    drawing = shadow(
        view, [(far_x, y + 4, 0), (far_x + 18, y + 12, 0), (far_x + 18, y + WIDE, 0), (far_x, y + WIDE, 0)]
    )
    drawing += face(
        view, [(far_x, near, 0), (far_x, near + WIDE, 0), (far_x, near + WIDE, top), (far_x, near, top)], "metal", 2
    )
    drawing += face(view, [(x, near, 0), (far_x, near, 0), (far_x, near, top), (x, near, top)], "dark", 1)
    inner = x + 2, far_x - 2
    for spring in (-30.0, 0.0, 30.0):
        coils = [(spring + (4 if number % 2 else -4), near, 2 + number * 1.25) for number in range(9)]
        drawing += line(view, *coils)
    drawing += face(
        view, [(inner[0], near, 12), (inner[1], near, 12), (inner[1], near, 14), (inner[0], near, 14)], "metal"
    )
    for number in range(14):
        z = 14 + number * 1.25
        drawing += face(
            view, [(x + 5, near, z), (far_x - 5, near, z), (far_x - 5, near, z + 1.25), (x + 5, near, z + 1.25)], "card"
        )
    for left, right in ((x, x + 2), (far_x - 2, far_x)):
        drawing += face(view, [(left, near, 0), (right, near, 0), (right, near, top), (left, near, top)], "metal")
    drawing += face(view, [(x, near, 0), (far_x, near, 0), (far_x, near, 2), (x, near, 2)], "metal")
    drawing += slab(view, (x - 1, near - 1, top - PLATE), (LONG + 2, WIDE + 1 + LAP, PLATE), "metal")
    left, right, front, back = x + 14, far_x - 14, near + 12, near + WIDE - 14
    hole: list[Space] = [(left, front, top), (right, front, top), (right, back, top), (left, back, top)]
    drawing += path([view.at(point) for point in hole], "card")
    drawing += hairs([(view.at((left, front, top)), view.at((left, back, top)))])
    drawing += words(*view.at((0, near + 30, top)), "Q", style="t")
    drawing += label("the pack, face up", (8, 30), view.at((-30, near, 26)))
    drawing += label("springs", (10, 250), view.at((-30, near, 6)))
    drawing += label("partition that moves", (332, 250), view.at((24, near, 13)), "end")
    drawing += label("mouth, on the far side", (332, 30), view.at((34, near + WIDE + LAP, top)), "end")
    return Drawn(340, 262, drawing)


def dealing_box_above() -> Drawn:
    """The closed box from above, empty: plate, window, lap over the mouth."""
    view = View((124, 128), 1.9, raised=90, distance=100_000)
    x, y, top = -36.0, -50.0, HIGH
    drawing = face(
        view, [(x, y, top), (x + WIDE + LAP, y, top), (x + WIDE + LAP, y + LONG, top), (x, y + LONG, top)], "metal", 1
    )
    drawing += path([view.at(point) for point in _window(x, y, top)], "dark")
    for inset in (4.0, 5.6):
        drawing += line(
            view,
            (x + inset, y + inset, top),
            (x + WIDE - 1, y + inset, top),
            (x + WIDE - 1, y + LONG - inset, top),
            (x + inset, y + LONG - inset, top),
            (x + inset, y + inset, top),
            pen="h",
        )
    drawing += line(view, (x + WIDE, y, top), (x + WIDE, y + LONG, top), pen="g")
    (left, low), (right, _) = view.at((x, y, top)), view.at((x + WIDE, y, top))
    drawing += hairs(
        [
            ((left, low + 10), (right, low + 10)),
            ((left, low + 6), (left, low + 14)),
            ((right, low + 6), (right, low + 14)),
        ]
    )
    drawing += words((left + right) / 2, low + 25, "across a card", style="n")
    drawing += label("laps over the front", (218, 60), view.at((x + WIDE + LAP / 2, 36, top)))
    drawing += words(218, 74, "by ⅛ inch", "start")
    drawing += label("mouth under it", (218, 140), view.at((x + WIDE + LAP / 2, -8, top)))
    drawing += label("thumb", (38, 132), view.at((x + 9, 0, top)), "end")
    return Drawn(340, 262, drawing)


def stuss_box() -> Drawn:
    """The box of the game that keeps back the last four cards."""
    view = View((86, 142), 1.2, turned=-24, raised=38, distance=620)
    drawing = box(view, (-36, -50, 0), "")
    hole = [view.at(point) for point in _window(-36, -50, HIGH)]
    drawing += path(hole, "card") + _lattice(view) + path(hole)
    drawing += words(100, 18, "from above", style="n") + words(272, 18, "cut through", style="n")
    drawing += _pocket((206, 44))
    drawing += label("backs up", (60, 232), view.at((-8, -10, HIGH)), "middle")
    return Drawn(356, 246, drawing)


def _lattice(view: View) -> str:
    """The back of the card in the window."""
    x, y, top = -20.0, -34.0, HIGH
    lines: list[tuple[Point, Point]] = []
    for step in range(1, 14):
        along = step * 68 / 14
        lines.append((view.at((x, y + along, top)), view.at((x + 42, y + along, top))))
    for step in range(1, 9):
        across = step * 42 / 9
        lines.append((view.at((x + across, y, top)), view.at((x + across, y + 68, top))))
    return hairs(lines)


def _pocket(at: Point) -> str:
    """The section of the Stuss box, its upper left corner at a point."""
    x, y = at
    wide, thick = 118.0, 5.2
    drawn = ""

    def block(left: float, top: float, right: float, foot: float, fill: str = "metal", hatched: bool = True) -> str:
        shape = f'<path class="o {fill}" d="M{left:g} {top:g}H{right:g}V{foot:g}H{left:g}z"/>'
        if not hatched:
            return shape
        count = int((right - left + foot - top) / 3.2)
        lines: list[tuple[Point, Point]] = []
        for number in range(1, count):
            s = number * 3.2
            lines.append(
                (
                    (left + min(s, right - left), top + max(0, s - (right - left))),
                    (left + max(0, s - (foot - top)), top + min(s, foot - top)),
                )
            )
        return shape + hairs(lines)

    for number in range(12):
        drawn += block(x + 8, y + 8 + thick * number, x + wide, y + 8 + thick * (number + 1), "card", hatched=False)
    ledge = y + 8 + thick * 12
    for number in range(4):
        top = ledge + 12 + thick * number
        drawn += block(x + 8, top, x + wide, top + thick, "copper", hatched=False)
    foot = ledge + 12 + thick * 4
    drawn += "".join(
        f'<path class="o" d="M{spring:g} {foot:g}l8 5-16 5 16 5-16 5 8 5"/>' for spring in (x + 34, x + 92)
    )
    drawn += block(x, ledge + 2, x + 30, ledge + 8) + block(x + wide - 22, ledge + 2, x + wide + 8, ledge + 8)
    drawn += block(x, y, x + 30, y + 8) + block(x + wide - 18, y, x + wide + 14, y + 8)
    drawn += block(x + wide + 2, y + 8 + thick, x + wide + 10, foot + 25) + block(
        x, foot + 25, x + wide + 10, foot + 33
    )
    drawn += label("ledge", (x - 12, ledge + 9), (x + 14, ledge + 5), "end")
    return drawn + label("the last four", (x + 60, foot + 62), (x + 62, foot - 8), "middle")
