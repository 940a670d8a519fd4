"""The cards of the sheets at true size: those of the layout, which are those of a livret, and the four figure cards."""

from __future__ import annotations

from faro.base import FIGURE_CARDS, SPOTS, Rank, Spot
from faro.pictures import CARD_BOX, print_of, ranks_of
from farodocs.figures.printables.engraving import engraved
from farodocs.figures.printables.lettering import POINT, words
from farodocs.figures.printables.marks import Drawing, Marks, area, line, rectangle

WIDTH, HEIGHT = 63, 88
"""Of a card as packs are sold today, so that sleeves and real cards fit."""

_ACROSS, _DOWN = 3, 2
_CAPTION = 8


def card(spot: Spot, x: float, y: float, width: float = WIDTH) -> Marks:
    """The card of a rank, or a figure card, about a middle."""
    height = width * HEIGHT / WIDTH
    unit = height / CARD_BOX[1]
    edge = rectangle(x - width / 2, y - height / 2, width, height)
    printed = engraved(print_of(spot), x - unit * CARD_BOX[0] / 2, y - height / 2, unit)
    return area(edge, "white"), *printed, line(edge, 0.3 * width / WIDTH)


def livret() -> tuple[Drawing, ...]:
    """The thirteen cards of a suit and the four figure cards, edge to edge, to be cut apart."""
    spots = (*(SPOTS[rank.code] for rank in Rank), *FIGURE_CARDS)
    on_one = _ACROSS * _DOWN
    return tuple(_cards(spots[start : start + on_one]) for start in range(0, len(spots), on_one))


def _cards(spots: tuple[Spot, ...]) -> Drawing:
    marks: Marks = ()
    for number, spot in enumerate(spots):
        row, column = divmod(number, _ACROSS)
        x, y = (column + 0.5) * WIDTH, row * (HEIGHT + _CAPTION) + HEIGHT / 2
        marks += card(spot, x, y)
        if spot in FIGURE_CARDS:
            marks += words(f"{spot.names[0]}: {ranks_of(spot)}", x, y + HEIGHT / 2 + 5, 9 * POINT, "middle")
    told = ", ".join(spot.names[0] if spot in FIGURE_CARDS else spot.ranks[0].word for spot in spots)
    height = _DOWN * (HEIGHT + _CAPTION)
    title = f"Livret, {spots[0].name} to {spots[-1].name}"
    return Drawing(title, f"Cards to cut out, {WIDTH} by {HEIGHT} mm: {told}.", _ACROSS * WIDTH, height, marks)
