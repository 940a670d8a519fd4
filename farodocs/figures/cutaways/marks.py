"""Packs that can be read or sorted by what was done to them: marks, punches, stolen packs, the ends of the layout."""

from __future__ import annotations

from farodocs.figures.cutaways import dealing_box as box
from farodocs.figures.cutaways.figure import Drawn
from farodocs.figures.cutaways.parts import Edge, back, beside, edges, face, finger, pile, turn
from farodocs.figures.cutaways.pen import Kind, arrow, block, disc, mark, moved, path, text
from farodocs.figures.cutaways.table import checks, cloth, copper, eye, layout, place

_ENDS = ("6", "7", "8", "2", "A", "Q", "K")


def prepared_marks() -> Drawn:
    """Specks, bends and blots."""
    four = "".join(back(x, 50, 52) for x in (16, 82, 148, 214))
    four += disc(64, 72, 2.2, "moving") + path("M96 50l4 9M102 50l3 7", "scratch")
    four += path("M200 110v12.8h-13z", "moving") + path("M214 88q7-6 6 4t-6 6z", "moving")
    for number, x, at in ((1, 42, (64, 75)), (2, 108, (101, 60)), (3, 174, (196, 119)), (4, 240, (218, 94))):
        four += mark(number, x, 154, at)
    seen = "".join(block(150 + 1.2 * row, 74 + 6 * row, 92, 6, "card") for row in range(8))
    seen += path("M166 74v6", "scratch") + finger(196, 72, 115, 1) + finger(206, 124, 245, 1)
    seen += eye(34, 40) + path("M48 44L162 74", "ghost") + mark(2, 116, 122, (166, 77)) + text(34, 72, "player")
    ended = box.above(94, 26, "5") + text(140, 176, "only a face shows")
    return Drawn(186, (four, seen, ended))


def _window(rank: str, through: Kind) -> str:
    """The window with a hole through the card in it, and what shows through the hole."""
    return box.above(94, 26, rank) + disc(158, 118, 5, through)


def punched_cards() -> Drawn:
    """Devol's punch: white shows where an Ace or a Deuce comes next."""
    pierced = (
        face(92, 30, "9", 90) + disc(170, 140, 4, "dark") + path("M176 134l10-13 50-38 12 15-50 38-16 5z", "moving")
    )
    pierced += mark(1, 226, 166, (173, 142)) + mark(2, 250, 56, (232, 94))
    dark = _window("9", "dark") + mark(1, 236, 118, (163, 118)) + text(140, 176, "print under the hole")
    white = _window("9", "white") + mark(1, 236, 118, (164, 118)) + text(140, 176, "white under the hole")
    stakes = layout(21, 36, ("A", "2", "Q", "K"))
    (left, top), (right, low) = place("2"), place("K")
    stakes += copper(21 + (left + right) / 2, 36 + (top + low) / 2, 10) + mark(
        3, 252, 20, (24 + (left + right) / 2, 76)
    )
    return Drawn(186, (pierced, dark, white, stakes))


_PIPS = {"3": (-34, 0, 34), "4": (-34, 34), "9": (-39, -13, 13, 39)}
"""How high the pips of a card stand, those of two columns for an even number in a row."""


def _pip(x: float, y: float) -> str:
    return path(f"M{x:g} {y - 8:g}l6 8-6 8-6-8z", "solid")


def _pierced(x: float, y: float, rank: str) -> str:
    """A diamond card from above with a hole through its middle."""
    middle, wide, high = x + 35, 70, 104
    columns = (middle,) if rank == "3" else (middle - 18, middle + 18)
    drawn = block(x, y, wide, high, "card")
    drawn += "".join(_pip(column, y + high / 2 + up) for column in columns for up in _PIPS[rank])
    if rank == "9":
        drawn += _pip(middle, y + high / 2)
    return drawn + disc(middle, y + high / 2, 3.4, "moving")


def pinhole_deck() -> Drawn:
    """A hole through the middle of every card: only some have a pip there."""
    y = 26
    holes = _pierced(20, y, "3") + _pierced(105, y, "9") + _pierced(190, y, "4")
    holes += mark(1, 55, 160, (55, 82)) + mark(1, 140, 160, (140, 82)) + mark(2, 225, 160, (225, 82))
    left = (
        edges((Edge("9"), Edge("4"), Edge("3")), 86, 62, 108, 15)
        + path("M140 56V116", "ghost")
        + disc(140, 62, 3, "moving")
    )
    left += finger(94, 112, -14, 0.9) + moved(eye(0, 0), 140, 24, 90) + mark(1, 226, 40, (143, 62))
    left += beside(202, 62, "loses wins hock") + text(140, 140, "the last three")
    paid = checks(62, 120, 3, 28) + text(62, 142, "on 9, 4, 3") + arrow((98, 104), (140, 104))
    paid += "".join(checks(170 + 31 * number, 120, 3, 28) for number in range(4))
    paid += cloth(120) + text(216, 142, "four for one")
    return Drawn(172, (holes, left, paid))


def _drawer(x: float, y: float, out: float) -> str:
    return (
        block(x, y, 96, 58, "metal")
        + block(x + 6, y + 10, 84, 38, "thin")
        + block(x + 6, y + 10 + out, 84, 38, "metal")
    )


def snaking() -> Drawn:
    """The house's own pack stolen, marked and put back."""
    taken = _drawer(24, 50, 0) + back(180, 40, 56) + arrow((112, 60), (172, 60)) + text(72, 130, "the house’s drawer")
    taken += text(208, 138, "the house’s pack")
    marked = back(70, 30, 84) + path("M70 64h5M70 70h5M154 92h-5", "scratch") + path("M168 60L240 36", "strip")
    marked += path("M154 64l16-8 2 7z", "moving") + mark(1, 30, 90, (72, 68)) + mark(2, 236, 76, (206, 47))
    returned = (
        _drawer(24, 50, 0) + back(180, 40, 56) + path("M180 62h5M180 67h5", "scratch") + arrow((172, 60), (112, 60))
    )
    returned += text(72, 130, "the house’s drawer") + text(208, 138, "marked")
    dealt = box.above(30, 26, "6") + path("M48 58h6M48 64h6", "scratch") + mark(1, 14, 60, (46, 61)) + eye(218, 54)
    dealt += path("M204 58L126 76", "ghost") + text(218, 88, "reads what") + text(218, 103, "comes next")
    return Drawn(176, (taken, marked, returned, dealt))


def both_ends() -> Drawn:
    """The ends of the layout and its middle: all that is known."""
    ends = layout(21, 32, _ENDS) + text(38, 150, "end") + text(140, 150, "middle")
    ends += text(234, 150, "end")
    run = pile(60, 26, "K 10 7 4 A J 8 3", 70) + "".join(turn(134, 26 + 30 * number) for number in range(4))
    run += beside(
        146, 26, "end,_loses middle,_wins end,_loses middle,_wins end,_loses middle,_wins end,_loses middle,_wins"
    )
    return Drawn(172, (ends, run))
