"""The whole layout as one drawing that stands by itself: for pictures in pages, for print and for other sites."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from faro.base import PLACES, Kind, Point, Rank, from_dealer
from faro.pictures.card_art import CARD_BOX, plain, symbols
from faro.pictures.escaping import escape
from faro.seats import Stake, View
from faro.words import describe

Chair = Literal["player", "dealer"]
"""Whose side of the table a picture is drawn from."""

_WIDE, _HIGH = CARD_BOX
_GAP = 6
_MARGIN = 16
_BAR = 26
WIDTH = 2 * _MARGIN + 7 * (_WIDE + _GAP) - _GAP
HEIGHT = 2 * _MARGIN + _BAR + 2 * (_HIGH + _GAP)

_FELT = "#1f4d3a"
_ON_FELT = "#f4efdf"
_COPPER = "#e39a5f"
_INK = "#211c14"
_SANS = "font-family=\"'Source Sans 3',system-ui,sans-serif\""


class Drawing(str):
    """The text of a picture, with what it says to those who do not see it; a notebook shows it drawn."""

    __slots__ = ("description", "name")

    name: str
    description: str

    def __new__(cls, text: str, name: str = "", description: str = "") -> Drawing:
        drawing = super().__new__(cls, text)
        drawing.name, drawing.description = name, description
        return drawing

    def __repr__(self) -> str:
        """Its name, for the text is long."""
        return f"<Drawing: {self.name}>"

    def _repr_svg_(self) -> Drawing:
        return self


def layout(view: View, title: str, chair: Chair = "player", around: Collection[Rank] = ()) -> Drawing:
    """The layout with the stakes that lie on it, as an SVG document with a title and a description.

    It is cut to the cards `around` which something happens, if any are named. A bet made by word of mouth has no place
    on the cloth, and stands in the description alone.
    """
    stakes = "".join(
        _check(stake, *point(place.spot.kind, place.spot.at, chair), number - (len(place.stakes) - 1) / 2)
        for place in view.places
        if place.spot.at
        for number, stake in enumerate(place.stakes)
    )
    shown = _cut(around, chair) if around else (0, 0, WIDTH, HEIGHT)
    description = describe(view)
    return Drawing(_document(title, description, chair, stakes, shown), title, description)


def _cut(ranks: Collection[Rank], chair: Chair) -> tuple[float, ...]:
    """The part of the drawing that some cards take up: its corner, how wide it is and how high."""
    places = [point("flat", PLACES[rank], chair) for rank in ranks]
    (left, right), (top, bottom) = ((min(along), max(along)) for along in zip(*places, strict=True))
    wide, high = _WIDE + _GAP, _HIGH + _GAP
    return left - wide / 2, top - high / 2, right - left + wide, bottom - top + high


def _document(title: str, description: str, chair: Chair, over: str, box: tuple[float, ...]) -> str:
    cards = "".join(_card(rank, chair) for rank in Rank)
    shown = " ".join(f"{side:g}" for side in box)
    return plain(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{shown}" role="img">'
        f"<title>{escape(title)}</title><desc>{escape(description)}</desc>"
        f"<defs>{symbols()}</defs>{_cloth(chair)}{cards}{over}</svg>\n"
    )


def _cloth(chair: Chair) -> str:
    line, words = (_MARGIN + _BAR - 6, _MARGIN + _BAR - 12)
    if chair == "dealer":
        line, words = HEIGHT - line, HEIGHT - words + 8
    rules = "".join(
        f'<rect x="{inset}" y="{inset}" width="{WIDTH - 2 * inset}"'
        f' height="{HEIGHT - 2 * inset}" fill="none" stroke="{_ON_FELT}" stroke-width="{width}"/>'
        for inset, width in ((5, 1.4), (8, 0.5))
    )
    return (
        f'<path fill="{_FELT}" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>{rules}'
        f'<path stroke="{_ON_FELT}" stroke-width=".5" d="M8 {line}H{WIDTH - 8}"/>'
        f'<text x="{WIDTH / 2}" y="{words}" text-anchor="middle" fill="{_ON_FELT}"'
        f' {_SANS} font-size="17" letter-spacing="5">HIGH CARD</text>'
    )


def _card(rank: Rank, chair: Chair) -> str:
    x, y = point("flat", PLACES[rank], chair)
    return (
        f'<use href="#faro-card-{rank.code}s" x="{x - _WIDE / 2:g}" y="{y - _HIGH / 2:g}"'
        f' width="{_WIDE}" height="{_HIGH}"/>'
    )


def point(kind: Kind, at: Point, chair: Chair = "player") -> tuple[float, float]:
    """A point of the cloth in the drawing; on the High Card bar, behind its words."""
    if kind == "high-card":
        y = _MARGIN + _BAR - 20
        return WIDTH / 2 + 90, y if chair == "player" else HEIGHT - y
    column, row = at if chair == "player" else from_dealer(at)
    top = _MARGIN + (_BAR if chair == "player" else _GAP)
    return float(_MARGIN + column * (_WIDE + _GAP)) + _WIDE / 2, float(top + row * (_HIGH + _GAP)) + _HIGH / 2


def _check(stake: Stake, x: float, y: float, aside: float) -> str:
    """A check with its value; under a copper, which is a hexagon. Several on one card lie side by side."""
    x += 25 * aside
    body = f'<circle cx="{x:g}" cy="{y:g}" r="13" fill="{_ON_FELT}" stroke="{_INK}" stroke-width="1.5"/>'
    value = (
        f'<text x="{x:g}" y="{y + 5:g}" text-anchor="middle" fill="{_INK}"'
        f' {_SANS} font-size="14" font-weight="600">{stake.amount:,}</text>'
    )
    if not stake.coppered:
        return body + value
    cx, cy = x + 12, y - 12
    copper = (
        f'<path fill="{_COPPER}" stroke="{_INK}" stroke-width="1.5"'
        f' d="M{cx - 9:g} {cy:g}l4.5-7.8h9l4.5 7.8-4.5 7.8h-9z"/>'
    )
    return body + value + copper
