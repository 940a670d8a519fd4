"""The punters' own cards as HTML, where there is no layout: a livret to stake on, and what the others have laid out.

One punter's cards lie in the middle: the seat's or, for an onlooker, those of whoever sat down first. Of everybody
else, and of a punter who stakes on cards from a pack of his own, an onlooker sees the cards that bear a stake and no
others; a card that lies face down shows its back, and to its owner alone a mark of what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from faro.base import FIGURE_CARDS, Rank, Spot
from faro.pictures import livret_art
from faro.pictures.escaping import escape
from faro.pictures.marks import fell
from faro.pictures.stakes import chip, lying, name
from faro.seats import Place, Stake, View
from faro.words import capital, owner

ROWS: tuple[tuple[Rank, ...], ...] = (tuple(Rank)[:7], tuple(Rank)[7:])
"""The livret as it is spread, ace to king."""


def livret(view: View, cell: Callable[[Place, str], str], grid: str = "", row: str = "") -> str:
    """The cards of one punter, each in its cell, and those that the others have laid out.

    `cell` makes a card's cell of its place and what lies there; `grid` and `row` are attributes of the grid.
    """
    owner, own_pack = _owner(view), _has_own_pack(view)
    others = [punter for punter, _ in view.hands if punter != owner]
    if own_pack and view.seat is None:
        out = "".join(_laid_out(view, punter) for punter, _ in view.hands)
        return f'<div class="faro-felt faro-own-pack faro-others">{out}</div>'
    kind = " faro-own-pack" if own_pack else ""
    hidden = _laid_out(view, owner, open_too=False) if owner and owner in dict(view.masked) else ""
    out = hidden + "".join(_laid_out(view, punter) for punter in others)
    strip = f'<div class="faro-felt{kind} faro-others">{out}</div>' if out else ""
    return f"{own_cards(view, cell, grid, row)}{strip}"


def own_cards(view: View, cell: Callable[[Place, str], str], grid: str = "", row: str = "") -> str:
    """The cards of one punter, each in its cell, as at `livret`."""
    rows = "".join(
        f'<div class="faro-row"{row}>' + "".join(cell(place, _card(place, view)) for place in places) + "</div>"
        for places in _rows(view, _owner(view))
    )
    return f'<div class="faro-felt{" faro-own-pack" if _has_own_pack(view) else ""} faro-livret"{grid}>{rows}</div>'


def _owner(view: View) -> str | None:
    """Whose cards lie in the middle."""
    return view.seat or next((punter for punter, _ in view.hands), None)


def _has_own_pack(view: View) -> bool:
    return view.book is not None and view.book.stakes_on == "own-pack"


def lies_on_a_card(spot: Spot) -> bool:
    """Whether a stake on a place lies on a card of a livret, and not by word of mouth."""
    return spot.kind in ("flat", "figure-card")


def _rows(view: View, owner: str | None) -> Iterator[list[Place]]:
    """The places of the livret row by row, with what their owner has there."""
    for ranks in ROWS:
        yield [_of(view.place(rank), owner) for rank in ranks]
    order = [spot.id for spot in FIGURE_CARDS]
    figures = sorted((place for place in view.places if place.spot.id in order), key=lambda p: order.index(p.spot.id))
    if figures:
        yield [_of(place, owner) for place in figures]


def _of(place: Place, punter: str | None) -> Place:
    """A place with what one punter has there."""
    return replace(
        place,
        stakes=tuple(stake for stake in place.stakes if stake.punter == punter),
        outcomes=tuple(outcome for outcome in place.outcomes if outcome.punter == punter),
    )


def _card(place: Place, view: View) -> str:
    """A card as it lies, what it stands for, and the stake on it."""
    stake = next(iter(place.stakes), None)
    marks = fell(place.spot.ranks[0], view) if place.spot.kind == "flat" else ""
    return f"{_drawn(place.spot, stake)}{_named(place.spot, stake)}{marks}{lying(place, view)}"


def _drawn(spot: Spot, stake: Stake | None) -> str:
    if stake and stake.masked:
        return livret_art.face_down(livret_art.ranks_of(spot))
    return livret_art.card(spot, stake.bend if stake else None)


def _named(spot: Spot, stake: Stake | None) -> str:
    """The ranks under a card and, where it is bent, what it plays for."""
    plays = f' <i class="faro-for">for {stake.wins}</i>' if stake and stake.wins else ""
    return f'<span class="faro-rank" aria-hidden="true">{livret_art.ranks_of(spot)}{plays}</span>'


def _laid_out(view: View, punter: str, open_too: bool = True) -> str:
    """The cards that a punter has laid out with a stake on them, those face down after the others."""
    places = (_of(place, punter) for place in view.places if open_too and lies_on_a_card(place.spot))
    cards = [
        f'<span class="faro-spot faro-laid" title="{name(place)}">{_card(place, view)}</span>'
        for place in places
        if place.stakes or place.outcomes
    ]
    cards += [
        f'<span class="faro-spot faro-laid" title="face down">{livret_art.face_down()}'
        f'<span class="faro-rank"><i class="faro-for">face down</i></span>'
        f"{chip(Stake(punter, amount, False, 'all', masked=True), view.seat)}</span>"
        for one, amount in view.masked
        if one == punter
    ]
    whose = f"{escape(capital(owner(punter, None)))} cards" if open_too else "Face down"
    return f'<div class="faro-hand"><b class="faro-whose">{whose}</b>{"".join(cards)}</div>'
