"""The board as HTML: the cards drawn, and the layout or the livret with what lies on it, for a still in a page."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from faro import card_art
from faro.cards import Rank
from faro.describe import describe
from faro.events import CallSettled
from faro.layout import LOWER, UPPER
from faro.render_dealing import dealing
from faro.render_livret import lies_on_a_card, livret
from faro.render_stakes import chip, lying, name, outcome
from faro.stakes import Order
from faro.view import Outcome, Place, Stake, View

ROWS: tuple[tuple[Rank, ...], ...] = ((Rank.SEVEN, *UPPER), LOWER)
"""The two rows of the grid; the seven stands level between them and is reached from either."""


def board(view: View) -> str:
    """A still: the cards drawn and the layout, one picture with its description."""
    said = escape(describe(view))
    return f'<div class="faro-board" role="img" aria-label="{said}">{dealing(view)}{cloth(view, _still)}</div>'


def cloth(view: View, cell: Callable[[Place, str], str], grid: str = "", row: str = "", over: str = "") -> str:
    """What the stakes lie on, the layout or the punters' own cards, and the bets made by word of mouth.

    `cell` makes a card's cell of its place and what lies there; `grid` and `row` are attributes of the grid; `over` is
    what lies over the cards of a layout, each thing `at` its point.
    """
    on_cards = livret(view, cell, grid, row) if view.has_livrets else _layout(view, cell, grid, row, over)
    return f"{on_cards}{_by_word(view)}"


def at(place: Place) -> str:
    """The style that puts an element at the point of the cloth where a place is."""
    x, y = place.spot.at or (0, 0)
    return f' style="--x:{float(x):g};--y:{float(y):g}"'


def _layout(view: View, cell: Callable[[Place, str], str], grid: str, row: str, over: str) -> str:
    """The layout: the bar, the painted cards each in its cell, the chips between them."""
    rows = "".join(
        f'<div class="faro-row"{row}>'
        + "".join(cell(view.place(rank), _painted(view, rank)) for rank in ranks)
        + "</div>"
        for ranks in ROWS
    )
    bar = "".join(
        f'<div class="faro-bar" aria-hidden="true">High card{lying(place, view)}</div>'
        for place in view.places
        if place.spot.kind == "high-card"
    )
    return f'<div class="faro-felt"{grid}>{bar}{rows}{_between(view)}{over}</div>'


def dead(place: Place) -> str:
    """The class of a painted card that is played out, behind a blank."""
    return " faro-dead" if place.left == 0 else ""


def _still(place: Place, inside: str) -> str:
    spot = f'<span class="faro-spot{dead(place)}" title="{name(place)}">{inside}</span>'
    return f'<div class="faro-cell faro-at-{place.spot.id}">{spot}</div>'


def _painted(view: View, rank: Rank) -> str:
    return (
        card_art.layout_face(rank)
        + f'<span class="faro-rank" aria-hidden="true">{rank.code}</span>{lying(view.place(rank), view)}'
    )


def _between(view: View) -> str:
    """The chips that stand between, beside or at the corners of cards, each at its point of the cloth."""
    chips = "".join(
        f'<span class="faro-between"{at(place)} title="{name(place)}">{lying(place, view)}</span>'
        for place in view.places
        if place.spot.kind not in ("flat", "high-card") and place.spot.at and (place.stakes or place.outcomes)
    )
    return f'<div class="faro-cloth" aria-hidden="true">{chips}</div>' if chips else ""


def _by_word(view: View) -> str:
    """The stakes that have no place on the cloth: bets made by word of mouth, and calls of the last turn."""
    items = [
        f"<li>{name(place)} {lying(place, view)}</li>"
        for place in view.places
        if (place.stakes or place.outcomes)
        and (not lies_on_a_card(place.spot) if view.has_livrets else place.spot.at is None)
    ]
    items += [
        f"<li>On a card face down {chip(Stake(punter, amount, False, 'all', masked=True), view.seat)}</li>"
        for punter, amount in view.masked
        if not view.has_livrets
    ]
    items += [
        f"<li>Call {_order(call.order)} {chip(Stake(call.punter, call.stake, False, 'all'), view.seat)}</li>"
        for call in view.calls
    ]
    items += [f"<li>Call {_order(event.order)} {outcome(_called(event))}</li>" for event in view.called]
    return f'<ul class="faro-by-word">{"".join(items)}</ul>' if items else ""


def _called(event: CallSettled) -> Outcome:
    return Outcome(event.punter, event.result, event.stake, event.paid - event.taken)


def _order(order: Order) -> str:
    loser, winner, hock = order
    return f"{loser.word}, {winner.word}, hock {hock.word}"
