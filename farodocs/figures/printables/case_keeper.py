"""A case-keeper for the table: a small layout, and by each card a wire with four beads or the places for them."""

from __future__ import annotations

from faro.base import PACK, PLACES, SPOTS
from farodocs.figures.printables.cards import HEIGHT as CARD_HEIGHT
from farodocs.figures.printables.cards import WIDTH as CARD_WIDTH
from farodocs.figures.printables.cards import card
from farodocs.figures.printables.marks import Drawing, Marks, area, circle, line, rectangle

WIDTH, HEIGHT = 252, 178
BEAD = 7.2
"""The room of a bead or a button on its wire."""

_PITCH = 36
_CARD = 15
_CARD_HIGH = _CARD * CARD_HEIGHT / CARD_WIDTH
_ROW = _CARD_HIGH / 2 + 2
"""How far the middle of a row lies from the middle of the board."""
_HOLE = 1.6
_EDGE = 3
_BEADS = len(PACK) // len(PLACES)


def case_keeper() -> Drawing:
    """The board. Places with a full line lie by the card, where the beads begin; dashed ones where they are pushed."""
    marks: Marks = (
        line(rectangle(0, 0, WIDTH, HEIGHT), 0.8),
        line(rectangle(1.4, 1.4, WIDTH - 2.8, HEIGHT - 2.8), 0.25),
    )
    for rank, (column, row) in PLACES.items():
        x = (float(column) + 0.5) * _PITCH
        y = HEIGHT / 2 + float(2 * row - 1) * _ROW
        marks += card(SPOTS[rank.code], x, y, _CARD)
        marks += _wire(x, y + _CARD_HIGH / 2, HEIGHT - _EDGE) if row == 1 else _wire(x, y - _CARD_HIGH / 2, _EDGE)
    return Drawing(
        "Case-keeper",
        "A layout in small. From each of the thirteen cards a wire runs to the edge of the board, with places for four"
        " beads by the card and for four at the far end.",
        WIDTH,
        HEIGHT,
        marks,
    )


def _wire(x: float, start: float, end: float) -> Marks:
    """A wire from a card to the edge, a hole at either end, and the places of its beads."""
    way = 1 if end > start else -1
    near, far = start + way * _HOLE, end - way * _HOLE
    at_card = [near + way * (number + 0.5) * BEAD for number in range(_BEADS)]
    at_edge = [far - way * (number + 0.5) * BEAD for number in range(_BEADS)]
    return (
        line(f"M{x} {near}V{far}", 0.25),
        *(area(circle(x, y, 0.6)) for y in (near, far)),
        *(mark for y in at_card for mark in _place(x, y)),
        *(mark for y in at_edge for mark in _place(x, y, (0.8, 0.8))),
    )


def _place(x: float, y: float, dashes: tuple[float, ...] = ()) -> Marks:
    edge = circle(x, y, BEAD / 2 - 0.4)
    return area(edge, "white"), line(edge, 0.25, dashes)
