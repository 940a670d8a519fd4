"""What a seat may order besides laying a stake and dealing, as HTML: a sheet that a press on *More* opens.

The bets that cover several cards stand there in a list too, so that no bet needs aiming.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from faro.base import KINDS_OF_BET
from faro.pictures.escaping import escape
from faro.pictures.orders import allows_bar, allows_half, allows_masque, orders
from faro.seats import Place, View
from faro.table import BANK
from faro.words import turn_word


def more_orders(view: View, prefix: str, chip: int, *, stopped: bool = False) -> str:
    """The sheet of a seat that bets `chip` checks at a press; it is empty where the deal is `stopped`."""
    return _sheet(prefix, "" if stopped else f"{_orders(view, prefix)}{_several_cards(view, prefix, chip)}")


def more_to_come(view: View, prefix: str, chip: int) -> str:
    """The sheet of a seat that is not the engine’s yet, as large as it will be."""
    longest = max((_option_name(place) for _, places in _by_kind(view) for place in places), key=len, default="")
    several = _several(view, prefix, chip, f"<option>{escape(longest)}</option>" if longest else "", " inert")
    return _sheet(prefix, f"{_orders(view, prefix)}{several}")


def _sheet(prefix: str, inside: str) -> str:
    at = escape(prefix)
    done = (
        f'<button type="button" class="faro-less" popovertarget="{at}-sheet" popovertargetaction="hide">Done</button>'
    )
    return f'<div class="faro-sheet" id="{at}-sheet" popover role="group" aria-label="More">{inside}{done}</div>'


def _orders(view: View, prefix: str) -> str:
    at = escape(prefix)
    turn = turn_word(view.book).lower()
    ahead = f'<button type="button" id="{at}-ahead" data-do="ahead">To the last {turn}</button>'
    acts = ahead if view.seat == BANK else f"{_about_a_stake(view, at)}{ahead}{_rise(view, at)}"
    return f'<div class="faro-orders" role="group" aria-label="Orders">{acts}{_winnings(view, at)}</div>'


def _winnings(view: View, at: str) -> str:
    """Whether what was won comes back or lies, where the book lets it run."""
    if view.seat == BANK or view.book is None or view.book.running_limit == "refused":
        return ""
    return (
        f'<label class="faro-switch"><input type="checkbox" id="{at}-winnings" data-switch="winnings" checked>'
        " Winnings to my rack</label>"
    )


def _about_a_stake(view: View, at: str) -> str:
    """The orders that hold a stake back, turn its card down or take it up, where the book has them."""
    acts = {}
    if allows_masque(view):
        acts["masque"] = "Masque"
    if allows_bar(view):
        acts["bar"] = "Bar"
    if allows_half(view):
        acts["half"] = "Half goes"
    acts["take"] = "Take down"
    return "<span>This bet</span>" + "".join(
        f'<button type="button" id="{at}-{order}" data-order="{order}">{text}</button>' for order, text in acts.items()
    )


def _rise(view: View, at: str) -> str:
    if view.seat is None or view.checks is None or view.has_risen:
        return ""
    return f'<button type="button" id="{at}-rise" data-line="rise {view.seat}">Leave the table</button>'


def _several_cards(view: View, prefix: str, chip: int) -> str:
    """Every place besides the painted cards."""
    groups = "".join(
        f'<optgroup label="{heading}">{"".join(_option(place, view, chip) for place in places)}</optgroup>'
        for heading, places in _by_kind(view)
    )
    return _several(view, prefix, chip, groups)


def _several(view: View, prefix: str, chip: int, options: str, state: str = "") -> str:
    """A list of places, and the buttons that bet on the one chosen there."""
    if not options or view.seat == BANK:
        return ""
    at = escape(prefix)
    return (
        f'<div class="faro-more" role="group" aria-label="Bets on several cards"{state}>'
        f'<label for="{at}-place">Several cards</label> <select id="{at}-place">{options}</select>'
        f'<button type="button" id="{at}-bet-there" data-from="{at}-place" data-order="bet">Bet {chip} there</button>'
        f'<button type="button" id="{at}-copper-there" data-from="{at}-place" data-order="copper">Coppered</button>'
        f'<button type="button" id="{at}-several" data-do="several" data-strings="{_strings(view)}"'
        ' aria-pressed="false">Press several cards</button>'
        f'<button type="button" id="{at}-takes-in" data-do="takes-in" aria-expanded="false">'
        "With this card…</button></div>"
    )


def _strings(view: View) -> str:
    """Whether cards that lie apart may be bet on together."""
    return view.book.strings if view.book else "refused"


def _by_kind(view: View) -> Iterator[tuple[str, list[Place]]]:
    offered = [place for place in view.places if place.spot.sort.where not in ("card", "strung")]
    for kind, places in groupby(sorted(offered, key=_kind_order), key=lambda place: place.spot.kind):
        yield KINDS_OF_BET[kind].heading, list(places)


def _kind_order(place: Place) -> int:
    return [*KINDS_OF_BET].index(place.spot.kind)


def _option(place: Place, view: View, chip: int) -> str:
    return f'<option value="{place.spot.id}"{orders(place, view, chip)}>{escape(_option_name(place))}</option>'


def _option_name(place: Place) -> str:
    spot = place.spot
    if spot.names and 1 < len(spot.ranks) <= 5:
        return f"{spot.names[0]}: {'-'.join(rank.code for rank in spot.ranks)}"
    return spot.name
