"""The layout: thirteen cards and the High Card bar, at full size for a cloth and a quarter of it for one sheet."""

from __future__ import annotations

from itertools import pairwise

from faro.base import PLACES, SPOTS, Point
from farodocs.figures.printables.cards import card
from farodocs.figures.printables.lettering import words
from farodocs.figures.printables.marks import Drawing, line, moved, rectangle

WIDTH, HEIGHT = 1000, 500
"""A metre by half a metre (The Board Game Book, rule 7)."""
PITCH = 132, 180
"""From the middle of one card to the next, across and down, so that a check has room in every gap."""

_ROWS_MIDDLE = 280
_BAR_MIDDLE = next(float(spot.at[1]) for spot in SPOTS.values() if spot.kind == "high-card" and spot.at)
_BORDER = (10, 1.6), (16, 0.6)
"""How far its two rules lie from the edge, and how thick they are."""


def place(point: Point) -> tuple[float, float]:
    """A point of the cloth in millimetres from its upper left corner."""
    return WIDTH / 2 + float(point[0] - 3) * PITCH[0], _height(float(point[1]))


def _height(row: float) -> float:
    return _ROWS_MIDDLE + (row - 0.5) * PITCH[1]


def layout() -> Drawing:
    """The whole cloth from the players' side."""
    bar = _height(_BAR_MIDDLE)
    inner = _BORDER[1][0]
    below = 2 * bar - inner
    size = 32
    return Drawing(
        "Faro layout",
        "A bar marked High Card along the dealer’s edge. Below it six, five, four, three, deuce and ace of spades, then"
        " eight, nine, ten, jack, queen and king; the seven stands alone at the left, level between the rows.",
        WIDTH,
        HEIGHT,
        (
            *(line(rectangle(at, at, WIDTH - 2 * at, HEIGHT - 2 * at), stroke) for at, stroke in _BORDER),
            line(f"M{inner} {below}H{WIDTH - inner}", 0.6),
            *words("HIGH CARD", WIDTH / 2, bar + size / 3, size, "middle", spacing=size / 2),
            *(mark for rank, point in PLACES.items() for mark in card(SPOTS[rank.code], *place(point))),
        ),
    )


def quarter(whole: Drawing) -> Drawing:
    """The cloth a quarter as long and as wide, for one sheet of paper."""
    return Drawing(
        "Faro layout, a quarter of its size", whole.description, WIDTH / 4, HEIGHT / 4, moved(whole.marks, scale=1 / 4)
    )


def cuts() -> tuple[list[float], list[float]]:
    """Where the cloth is cut into sheets, from its left and its upper edge: between the cards, but for the Seven."""
    columns = sorted({place(point)[0] for point in PLACES.values()})
    return [(left + right) / 2 for left, right in pairwise(columns)], [HEIGHT / 2]
