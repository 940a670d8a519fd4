"""What a stake is made of: checks of three worths, coppers, a marker, and the rack that holds the bank's."""

from __future__ import annotations

from farodocs.figures.objects.solids import disc, face, hairs, hexagon, line, pile, round_shadow, shadow, slab
from farodocs.figures.objects.thing import Drawn, label, words
from farodocs.figures.objects.view import View

RADIUS = 15.3
"""Of a check: half a half dollar (Matsell, 1859, under “Chips or Checks”)."""
THICK = 3.4
"""Of a check; Matsell has it a little thicker than the coin, whose edge is about two millimetres."""
EDGES = ("plain", "upright", "level")
"""White, red and blue as an engraver tells them: bare, with upright lines, with level lines."""


def checks() -> Drawn:
    """Three piles and a check of each that leans on them."""
    view = View((150, 146), 1.95, raised=30, distance=700)
    drawing = ""
    for x, count, edge in ((-52.0, 12, "plain"), (0.0, 8, "upright"), (52.0, 5, "level")):
        high = count * THICK
        drawing += round_shadow(view, (x, 0, 0), RADIUS)
        drawing += pile(view, (x, 0, 0), count, "ivory", edge)
        for inner in (11.5, 6.0):
            drawing += disc(view, (x, 0, high), inner, 0, "ivory")
    for x, edge in ((-30.0, "plain"), (24.0, "upright"), (78.0, "level")):
        drawing += disc(view, (x, -26, 0), RADIUS, THICK, "ivory", edge=edge)
        drawing += disc(view, (x, -26, THICK), 11.5, 0, "ivory")
    for x, name, worth in (
        (48, "white", "25 cents, or $1"),
        (150, "red", "five whites"),
        (252, "blue", "$25 and more"),
    ):
        drawing += words(x, 238, name, style="t") + words(x, 254, worth)
    return Drawn(340, 264, drawing)


def copper() -> Drawn:
    """The six-sided copper by itself and on a stake, and the cent that it is named for."""
    view = View((170, 128), 3.0, raised=33, distance=600)
    drawing = round_shadow(view, (-36, 0, 0), RADIUS)
    drawing += pile(view, (-36, 0, 0), 5, "ivory", "plain")
    drawing += hexagon(view, (-36, 0, 5 * THICK), 9, 2.2, "copper")
    drawing += hexagon(view, (6, -4, 0), 9, 2.2, "copper") + hexagon(view, (6, -4, 2.2), 6.6, 0, "copper")
    drawing += disc(view, (40, -2, 0), 9.5, 1.6, "copper") + disc(view, (40, -2, 1.6), 8, 0, "copper")
    x, y = view.at((40, -2, 1.6))
    drawing += words(x, y + 5, "1", style="t")
    drawing += words(62, 200, "on a stake:") + words(62, 215, "it bets to lose")
    drawing += words(*_under(view, 6), "six-sided copper") + words(*_under(view, 42), "a cent")
    return Drawn(340, 228, drawing)


def _under(view: View, x: float) -> tuple[float, float]:
    return view.at((x, 0, 0))[0], 200


def marker() -> Drawn:
    """The piece of ivory that stands for money its owner does not have with him."""
    view = View((140, 92), 2.3, turned=-18, raised=34, distance=600)
    drawing = shadow(view, [(30, -10, 0), (42, -4, 0), (42, 14, 0), (30, 14, 0)])
    drawing += slab(view, (-34, -13, 0), (64, 26, 4), "ivory", (0, 1, 2))
    for inset in (2.6, 4.2):
        drawing += line(
            view,
            (-34 + inset, -13 + inset, 4),
            (30 - inset, -13 + inset, 4),
            (30 - inset, 13 - inset, 4),
            (-34 + inset, 13 - inset, 4),
            (-34 + inset, -13 + inset, 4),
            pen="h",
        )
    drawing += hairs([(view.at((-20, y, 4)), view.at((16, y, 4))) for y in (-3.0, 0.0, 3.0)])
    drawing += disc(view, (58, -6, 0), RADIUS, THICK, "ivory") + disc(view, (58, -6, THICK), 11.5, 0, "ivory")
    drawing += label("marker", (40, 190), view.at((-20, -8, 4)), "middle")
    drawing += label("a check, for size", (262, 190), view.at((58, -12, THICK)), "middle")
    return Drawn(340, 204, drawing)


def rack(view: View, x: float, y: float, z: float, size: float = 1.0) -> str:
    """The tray with its piles, its near left corner at a point; `size` is 1 for the one drawn by itself."""
    wide, deep, high, wall = 250 * size, 130 * size, 34 * size, 7 * size
    floor = z + 5 * size
    right, far, top = x + wide, y + deep, z + high
    drawn = shadow(
        view, [(right, y + 4, z), (right + 26 * size, y + 16 * size, z), (right + 26 * size, far, z), (right, far, z)]
    )
    drawn += face(
        view, [(x, far - wall, z), (right, far - wall, z), (right, far - wall, top), (x, far - wall, top)], "wood", 2
    )
    drawn += face(
        view,
        [
            (x + wall, y + wall, floor),
            (right - wall, y + wall, floor),
            (right - wall, far - wall, floor),
            (x + wall, far - wall, floor),
        ],
        "felt",
        1,
    )
    drawn += face(
        view, [(x + wall, y, floor), (x + wall, far, floor), (x + wall, far, top), (x + wall, y, top)], "wood", 2
    )
    drawn += slab(view, (x, far - wall, z), (wide, wall, high), "wood", (0, 2, 2))
    for column in range(6):
        edge = EDGES[column // 2]
        for row, count in ((1, 9 - column), (0, 10 - column // 2 * 2)):
            at = (x + (28 + column * 33) * size, y + (40 + row * 42) * size, floor)
            drawn += pile(view, at, count, "ivory", edge, RADIUS * size, THICK * size)
    drawn += slab(view, (x + 212 * size, y + 18 * size, floor), (26 * size, 92 * size, 9 * size), "card", (0, 1, 1))
    for corner_x in (x, right - wall):
        drawn += slab(view, (corner_x, y, z), (wall, deep, high), "wood", (0, 1, 3))
    return drawn + slab(view, (x, y, z), (wide, wall, high), "wood", (0, 1, 3))


def check_rack() -> Drawn:
    """The bank's tray."""
    view = View((164, 172), 0.98, turned=-14, raised=42, distance=1100)
    drawing = rack(view, -130, -66, 0)
    drawing += label("the bank’s checks", (12, 26), view.at((-60, 20, 42)))
    drawing += label("notes", (330, 26), view.at((94, 20, 14)), "end")
    drawing += label("polished wood", (12, 252), view.at((-90, -66, 16)))
    drawing += label("billiard-cloth", (330, 252), view.at((76, -40, 6)), "end")
    return Drawn(340, 262, drawing)
