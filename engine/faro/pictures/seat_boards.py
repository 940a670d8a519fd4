"""A seat at the table as HTML: a grid of buttons and the orders that go with it.

What each press asks of the table stands in a `data-` attribute as a line of the log, so that the page's script sends
lines and knows no rule. Under each other stand the cloth, the case-keeper, the slip with the seat's own bets, what can
be done just now, and the rail, whose buttons keep their places from the soda to the hock.
"""

from __future__ import annotations

import json

from faro.pictures.boards import baize, cards, cloth, dead
from faro.pictures.case_keeper import case_keeper
from faro.pictures.check_art import CHIPS, in_hand
from faro.pictures.escaping import escape
from faro.pictures.just_now import just_now
from faro.pictures.more_orders import more_orders, more_to_come
from faro.pictures.orders import orders
from faro.pictures.places_to_press import between, by_word, high_card
from faro.pictures.rail import rail, rail_to_come
from faro.pictures.slips import slip
from faro.pictures.stakes import name
from faro.seats import Place, View
from faro.words import label, read_decided, standing


def seat(view: View, prefix: str, chip: int, *, stopped: bool = False) -> str:
    """A live board for the view's seat, betting `chip` checks at a press; `prefix` begins the ids of its elements.

    Where the deal is `stopped`, another table is what can be had, and nothing is dealt.
    """

    def cell(place: Place, inside: str) -> str:
        return _cell(place, prefix, label(place, view), inside, dead(place), orders(place, view, chip))

    over = between(view, prefix, chip)
    lies = cloth(
        view, cell, _grid(view), _ROW, over, lambda place, inside: high_card(place, view, prefix, chip, inside)
    )
    lies += by_word(view, prefix, chip)
    decided = f' data-decided="{escape(read_decided(view))}"'
    return (
        f'<div class="faro-board faro-live" id="{escape(prefix)}-board"'
        f' data-stage="{"stopped" if stopped else view.stage}" data-standing="{escape(standing(view))}"'
        f' data-hands="{escape(json.dumps(dict(view.hands)))}">'
        f"{baize(view, lies, decided)}{case_keeper(view, prefix)}{slip(view, prefix, chip)}"
        f"{just_now(view, prefix, chip)}{rail(view, prefix, chip, stopped=stopped)}"
        f"{more_orders(view, prefix, chip, stopped=stopped)}</div>"
    )


_ROW = " role=row data-led=cloth"


def _grid(view: View) -> str:
    what = "Your livret, ace to king" if view.has_livrets else "Betting layout, players’ side"
    return f' role="grid" aria-label="{what}"'


def _cell(place: Place, prefix: str, heard: str, inside: str, state: str = "", acts: str = "") -> str:
    """A card as a button in its cell of the grid; `state` is how it is, `acts` are what presses say."""
    spot = place.spot
    rank = spot.ranks[0].code if spot.kind == "flat" else ""
    key = f' data-key="{rank[-1]}" data-rank="{rank}"' if rank else ""
    return (
        f'<div class="faro-cell faro-at-{spot.id}" role="gridcell">'
        f'<button type="button" class="faro-spot"{state} id="{escape(prefix)}-{spot.id}"'
        f'{key} data-name="{name(place)}"{acts} tabindex="-1">'
        f'<span class="faro-spoken">{escape(heard)}</span>{inside}</button></div>'
    )


def waiting_grid(view: View, prefix: str) -> str:
    """The grid of a seat that is not the engine’s yet: its cells in order, for the cards that lie there to fill."""

    def cell(place: Place, _: str) -> str:
        return _cell(place, prefix, name(place), "", acts=f' data-place="{place.spot.id}"')

    return cards(view, cell, _grid(view), _ROW)


def waiting_tools(view: View, prefix: str) -> str:
    """What stands under the layout of a seat that is not the engine’s yet: what is pressed there waits for it.

    It is as large as what will stand there, so that nothing moves when that comes.
    """
    chip = in_hand(CHIPS[1], view.checks)
    return (
        f"{case_keeper(view, prefix)}{slip(view, prefix, chip)}{just_now(view, prefix, chip)}"
        f"{rail_to_come(view, prefix, chip)}{more_to_come(view, prefix, chip)}"
    )
