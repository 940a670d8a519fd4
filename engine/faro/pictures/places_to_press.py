"""The places of a layout besides its cards, as buttons: between the cards, on the High Card bar, and by word of mouth.

Each is named as a list has it, carries its orders, and says which ranks it takes in. Where nobody plays, the same cloth
is one of links.
"""

from __future__ import annotations

from collections.abc import Callable

from faro.base import SPOTS, Spot
from faro.pictures.boards import at, cloth
from faro.pictures.escaping import escape
from faro.pictures.orders import orders
from faro.pictures.stakes import name
from faro.seats import Place, View
from faro.words import label

_ABOVE = "-2"
"""The row of the bar, above all cards."""
_LED = 'data-led="places" role="group"'


def between(view: View, prefix: str, chip: int) -> str:
    """The places between, beside and at the corners of the cards, each at its point of the cloth."""
    spots = "".join(
        _button(place, view, prefix, chip, _gap(place.spot, is_free=not (place.stakes or place.outcomes)))
        for place in view.places
        if place.spot.sort.where == "gap"
    )
    if not spots or view.has_livrets:
        return ""
    return f'<div class="faro-cloth faro-places" {_LED} aria-label="Places between the cards">{spots}</div>'


def high_card(place: Place, view: View, prefix: str, chip: int, inside: str) -> str:
    """The High Card bar, with what lies on it."""
    return _button(place, view, prefix, chip, 'class="faro-bar faro-place"', inside)


def by_word(view: View, prefix: str, chip: int) -> str:
    """The bets that have no place on the cloth: a row of their own along its near edge."""
    said = "".join(
        _button(place, view, prefix, chip, 'class="faro-word faro-place"', name(place))
        for place in view.places
        if place.spot.sort.where == "aloud"
    )
    if not said:
        return ""
    return f'<div class="faro-words-row faro-places" {_LED} aria-label="Bets by word of mouth">{said}</div>'


def cloth_to_follow(view: View, link: Callable[[Spot, str, str, str], str]) -> str:
    """The layout of a view with nothing on it, every place of the cloth a link.

    `link` makes one of a place, its row, its attributes and what stands inside it. All of about one height are a row,
    and a place between the cards says how many ranks it takes in.
    """

    def cell(place: Place, inside: str) -> str:
        spot = place.spot
        made = link(spot, _row(spot), 'class="faro-spot"', inside)
        return f'<div class="faro-cell faro-at-{spot.id}">{made}</div>'

    def bar(place: Place, inside: str) -> str:
        return link(place.spot, _ABOVE, 'class="faro-bar faro-place"', inside)

    gaps = "".join(
        link(spot, _row(spot), f'{_gap(spot)} data-count="{len(spot.ranks)}"', "")
        for spot in SPOTS.values()
        if spot.sort.where == "gap"
    )
    return cloth(view, cell, over=f'<div class="faro-cloth faro-places">{gaps}</div>', bar=bar)


def _gap(spot: Spot, *, is_free: bool = True) -> str:
    """What a place between the cards is, and where; on one that is not free lies a stake, or what became of it."""
    held = "" if is_free else " faro-held"
    return f'class="faro-between {at(spot)} faro-gap faro-place faro-{spot.kind}{held}"'


def _row(spot: Spot) -> str:
    """The height of a place in half cards, so that what lies close together is one row."""
    return f"{round(2 * spot.at[1]) / 2:g}" if spot.at else ""


def _button(place: Place, view: View, prefix: str, chip: int, how: str, inside: str = "") -> str:
    return (
        f'<button type="button" {how} id="{escape(prefix)}-at-{place.spot.id}" data-name="{name(place)}"'
        f' aria-label="{escape(label(place, view))}"{orders(place, view, chip)} tabindex="-1">{inside}</button>'
    )
