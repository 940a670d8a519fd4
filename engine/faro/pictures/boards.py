"""The board as HTML: the cards drawn, and the layout or the livret with what lies on it, for a still in a page."""

from __future__ import annotations

from collections.abc import Callable

from faro.base import LOWER, UPPER, Rank, Spot
from faro.pictures import card_art
from faro.pictures.box_and_piles import dealing
from faro.pictures.case_keeper import case_keeper
from faro.pictures.escaping import escape
from faro.pictures.livrets import lies_on_a_card, livret, own_cards
from faro.pictures.marks import fell
from faro.pictures.stakes import called, chip, in_order, lying, name, outcome, to_take_up
from faro.seats import Place, Stake, View
from faro.words import read_cloth

ROWS: tuple[tuple[Rank, ...], ...] = ((Rank.SEVEN, *UPPER), LOWER)
"""The two rows of the grid; the seven stands level between them and is reached from either."""


def board(
    view: View,
    cases: bool = False,
    *,
    is_uncounted: bool = False,
    is_read: bool = False,
    refused: Spot | None = None,
    told: str = "",
) -> str:
    """A still: the cards drawn, told as a list, and what lies on the cloth, a picture with its description.

    With `cases`, the case-keeper as it stands then is beside it. One that `is_uncounted` tells on the cloth neither how
    many cards are left nor which ranks are played out: that is what its reader is asked, or reads off the case-keeper.
    One that `is_read` marks the cards that its stake takes in, which an exercise may ask; where a stake was `refused`,
    those of its place instead. Where its reader is to say what lies on the cloth, `told` is all that is told of it.
    """
    picture = f' role="img" aria-label="{escape(told or read_cloth(view))}"'
    kept = case_keeper(view, is_open=is_uncounted) if cases else ""
    still = _open if is_uncounted else _still
    framed = _framed(refused, " faro-refused") if refused else _takes_in(view) if is_read else ""
    lies = cloth(view, still, over=framed)
    return f'<div class="faro-board">{baize(view, lies, picture, is_uncounted)}{kept}</div>'


def baize(view: View, lies: str, picture: str = "", is_uncounted: bool = False) -> str:
    """The table itself: the dealer's side along its far edge and, nearer, what lies before the players."""
    return f'<div class="faro-baize">{dealing(view, is_uncounted)}<div class="faro-lies"{picture}>{lies}</div></div>'


def _painted_bar(place: Place, inside: str) -> str:
    return f'<div class="faro-bar" aria-hidden="true">{inside}</div>'


def cloth(
    view: View,
    cell: Callable[[Place, str], str],
    grid: str = "",
    row: str = "",
    over: str = "",
    bar: Callable[[Place, str], str] = _painted_bar,
) -> str:
    """What the stakes lie on, the layout or the punters' own cards, and the bets made by word of mouth.

    `cell` makes a card's cell of its place and what lies there, `bar` the High Card bar; `grid` and `row` are
    attributes of the grid; `over` is what lies over the cards of a layout, each thing `at` its point.
    """
    on_cards = livret(view, cell, grid, row) if view.has_livrets else _layout(view, cell, grid, row, over, bar)
    return f"{on_cards}{_by_word(view)}"


def at(spot: Spot) -> str:
    """The classes that put an element at the point of the cloth where a place is, in hundredths of a card."""
    x, y = spot.at or (0, 0)
    return f"faro-x{round(100 * x)} faro-y{round(100 * y)}"


def _layout(
    view: View,
    cell: Callable[[Place, str], str],
    grid: str,
    row: str,
    over: str,
    bar: Callable[[Place, str], str],
) -> str:
    """The layout: the bar, the painted cards each in its cell, the chips between them."""
    bars = "".join(
        bar(place, f"High card{lying(place, view)}") for place in view.places if place.spot.kind == "high-card"
    )
    return f'<div class="faro-felt">{bars}{cards(view, cell, grid, row)}{_between(view)}{over}</div>'


def cards(view: View, cell: Callable[[Place, str], str], grid: str, row: str) -> str:
    """The painted cards of a layout, or those of a livret, each in the cell that `cell` makes of it."""
    if view.has_livrets:
        return own_cards(view, cell, grid, row)
    rows = "".join(
        f'<div class="faro-row"{row}>'
        + "".join(cell(view.place(rank), _painted(view, rank)) for rank in ranks)
        + "</div>"
        for ranks in ROWS
    )
    return f'<div class="faro-cards"{grid}>{rows}</div>'


def dead(place: Place) -> str:
    """What says of a painted card that it is played out, and puts it behind a blank."""
    return " data-dead" if place.left == 0 else ""  # also when the deal is out, as the case-keeper shows it


def _takes_in(view: View) -> str:
    """A frame round each card that a stake takes in or bets against, where its check alone does not show them.

    Where several stakes lie none has its frames: they would run into one another.
    """
    lain = [place.spot for place in view.places if place.stakes or place.outcomes]
    return _framed(lain[0]) if len(lain) == 1 and lain[0].sort.where in ("gap", "strung") else ""


def _framed(spot: Spot, how: str = "") -> str:
    framed = [f'<i class="faro-at-{rank.code}{how}"></i>' for rank in spot.ranks]
    framed += [f'<i class="faro-at-{rank.code} faro-against"></i>' for rank in spot.against]
    return f'<div class="faro-takes">{"".join(framed)}</div>'


def _still(place: Place, inside: str) -> str:
    return _open(place, inside, dead(place))


def _open(place: Place, inside: str, state: str = "") -> str:
    """A cell that does not tell whether its card is played out, unless its `state` does."""
    spot = f'<span class="faro-spot"{state} title="{name(place)}">{inside}</span>'
    return f'<div class="faro-cell faro-at-{place.spot.id}">{spot}</div>'


def _painted(view: View, rank: Rank) -> str:
    name = f'<span class="faro-rank" aria-hidden="true">{rank.code}</span>'
    return f"{card_art.layout_face(rank)}{name}{fell(rank, view)}{lying(view.place(rank), view)}"


def _between(view: View) -> str:
    """The chips that stand between, beside or at the corners of cards, each at its point of the cloth.

    There they crowd, and where every stake on the board is of one punter, his name beside each can be spared.
    """
    chips = "".join(
        f'<span class="faro-between {at(place.spot)} faro-at-{place.spot.id}" title="{name(place)}">'
        f"{lying(place, view)}</span>"
        for place in view.places
        if place.spot.sort.where == "gap" and (place.stakes or place.outcomes)
    )
    staked = {stake.punter for place in view.places for stake in place.stakes}
    decided = {outcome.punter for place in view.places for outcome in place.outcomes}
    of_one = " faro-of-one" if len(staked | decided) == 1 else ""
    return f'<div class="faro-cloth{of_one}" aria-hidden="true">{chips}</div>' if chips else ""


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
        f"<li>Call {in_order(call.order)} {chip(Stake(call.punter, call.stake, False, 'all'), view.seat)}</li>"
        for call in view.calls
    ]
    items += [
        f"<li>Call {in_order(event.order)} {to_take_up(called(event))}{outcome(called(event), view.seat)}</li>"
        for event in view.called
    ]
    return f'<ul class="faro-by-word">{"".join(items)}</ul>' if items else ""
