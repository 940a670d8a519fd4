"""A seat at the table as HTML: a grid of buttons and the orders that go with it.

What each press asks of the table stands in a `data-` attribute as a line of the log, so that the page's script sends
lines and knows no rule.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import groupby, permutations

from faro.base import KINDS_OF_BET, checks, count
from faro.notation import format_command
from faro.pictures.boards import baize, cards, cloth, dead
from faro.pictures.case_keeper import case_keeper
from faro.pictures.check_art import CHIPS, stack
from faro.pictures.escaping import escape
from faro.pictures.orders import allows_bar, allows_half, allows_masque, orders
from faro.pictures.places_to_press import between, by_word, high_card
from faro.pictures.stakes import in_order, name
from faro.pictures.unseen import own_knowledge
from faro.rulebooks import LAST_CARDS, Opening
from faro.seats import Place, RunOn, Stake, View
from faro.table import BANK, call_odds, plays_for, rung
from faro.table import commands as c
from faro.words import gained, label, lies_so, nothing_to_call, owner, read_bets, read_decided, read_money, tell_trick

_OPEN: dict[Opening, str] = {
    "soda": "Show the soda",
    "face": "Turn up the face",
    "bottom": "Show the bottom card",
    "deal": "Open the deal",
}

_ROWS = 1
"""So many bets are listed in full; more fold to their number and their sum."""


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
    stage, deal = ("stopped", "") if stopped else (view.stage, _deal(view))
    decided = f' data-decided="{escape(read_decided(view))}"'
    several = "" if stopped else _more(view, prefix, chip)
    return (
        f'<div class="faro-board faro-live" id="{escape(prefix)}-board" data-stage="{stage}"'
        f' data-hands="{escape(json.dumps(dict(view.hands)))}">'
        f"{baize(view, lies, decided)}{case_keeper(view, prefix)}"
        f"{_toolbar(view, prefix, chip, deal)}"
        f"{_calls(view, prefix, chip)}{_runs(view, prefix)}"
        f"{_unseen(view, prefix)}{several}{_bets(view, prefix)}</div>"
    )


_ROW = " role=row"


def _grid(view: View) -> str:
    what = "Your livret, ace to king" if view.has_livrets else "Betting layout, players’ side"
    return f' role="grid" aria-label="{what}"'


def _cell(place: Place, prefix: str, heard: str, inside: str, state: str = "", acts: str = "") -> str:
    """A card as a button in its cell of the grid; `state` is a class, `acts` are what presses say."""
    spot = place.spot
    rank = spot.ranks[0].code if spot.kind == "flat" else ""
    key = f' data-key="{rank[-1]}" data-rank="{rank}"' if rank else ""
    return (
        f'<div class="faro-cell faro-at-{spot.id}" role="gridcell">'
        f'<button type="button" class="faro-spot{state}" id="{escape(prefix)}-{spot.id}"'
        f'{key} data-name="{name(place)}"{acts} tabindex="-1">'
        f'<span class="faro-spoken">{escape(heard)}</span>{inside}</button></div>'
    )


def _toolbar(view: View, prefix: str, chip: int, deal: str) -> str:
    at = escape(prefix)
    chips = "".join(
        f'<button type="button" class="faro-size" id="{at}-chip-{size}" data-chip="{size}"'
        f' aria-pressed="{"true" if size == chip else "false"}" aria-label="Bet with {size}">'
        f"{stack(size)}<b>{size}</b></button>"
        for size in CHIPS
    )
    return (
        f'<div class="faro-toolbar" role="toolbar" aria-label="Your seat">'
        f'<span class="faro-checks" data-read="{escape(read_money(view))}">{_holds(view)}</span>'
        f'<span class="faro-sizes" role="group" aria-label="Size of check">{chips}</span>'
        f"{_acts(view, at, chip, deal)}</div>"
    )


def waiting_grid(view: View, prefix: str) -> str:
    """The grid of a seat that is not the engine’s yet: its cells in order, for the cards that lie there to fill."""
    return cards(view, lambda place, _: _cell(place, prefix, name(place), ""), _grid(view), _ROW)


def waiting_tools(view: View, prefix: str) -> str:
    """What stands under the layout of a seat that is not the engine’s yet: what is pressed there waits for it.

    It is as large as what will stand there, so that nothing moves when that comes.
    """
    chip = CHIPS[1]
    longest = max((_option_name(place) for _, places in _by_kind(view) for place in places), key=len, default="")
    several = _several(view, prefix, chip, f"<option>{escape(longest)}</option>" if longest else "", " inert")
    return f"{case_keeper(view, prefix)}{_toolbar(view, prefix, chip, 'Deal')}{several}{_bets(view, prefix)}"


def _acts(view: View, at: str, chip: int, deal: str) -> str:
    undo = f'<button type="button" id="{at}-undo" data-do="undo">Undo</button>'
    if not deal:
        return f'{undo}<button type="button" id="{at}-deal" class="faro-deal" data-tool="fresh">New table</button>'
    return (
        f"{_orders(view, at, chip)}{undo}"
        f'<button type="button" id="{at}-ahead" data-do="ahead">To the last turn</button>'
        f'<button type="button" id="{at}-deal" class="faro-deal" data-do="deal">{deal}</button>'
    )


def _orders(view: View, at: str, chip: int) -> str:
    """What a punter says of his stakes and his money; a dealer has neither."""
    if view.seat == BANK:
        return ""
    take = f'<button type="button" id="{at}-take" data-order="take">Take down</button>'
    return f"{_touch(view, at)}{_money(view, at, chip)}{take}"


def _holds(view: View) -> str:
    if view.seat == BANK:
        return f"The bank is <b>{gained(view.bank)}</b>"
    return f"Your checks <b>{view.checks or 0:,}</b>{_owes(view)}"


def _owes(view: View) -> str:
    """What is owed on markers, and how it ended for who has got up."""
    if view.has_risen:
        return f" {gained((view.checks or 0) - view.bought)}: you got up"
    return f" owed <b>{view.owes:,}</b>" if view.owes else ""


def _money(view: View, at: str, chip: int) -> str:
    """A marker where the checks of the seat do not make one bet more, and getting up."""
    if view.seat is None or view.checks is None or view.has_risen:
        return ""
    marker = (
        f'<button type="button" id="{at}-marker" data-line="marker {view.seat} {view.bought}">'
        f"Marker for {view.bought:,}</button>"
    )
    rise = f'<button type="button" id="{at}-rise" data-line="rise {view.seat}">Get up</button>'
    # What goes away when it is pressed stands last, so that no second press falls on getting up.
    return f"{rise}{marker if view.checks < chip else ''}"


def _touch(view: View, at: str) -> str:
    """The orders that turn a stake round, hold it back or turn its card down, where the book has them."""
    acts = {}
    if view.book is None or view.book.copper == "allowed":
        acts["copper"] = "Oppose" if view.has_livrets else "Copper"
    if allows_masque(view):
        acts["masque"] = "Masque"
    if allows_bar(view):
        acts["bar"] = "Bar"
    if allows_half(view):
        acts["half"] = "Half goes"
    return "".join(
        f'<button type="button" id="{at}-{order}" data-order="{order}">{text}</button>' for order, text in acts.items()
    )


def _deal(view: View) -> str:
    """What the deal button does next."""
    match view.stage:
        case "turns":
            return "Deal the coup" if view.has_livrets else "Deal the turn"
        case "last-cards":
            return f"Show the {LAST_CARDS[view.book.deal]}" if view.book else ""
        case "deal-out":
            return "New deal"
    return _OPEN[view.book.opening if view.book else "soda"]


def _calls(view: View, prefix: str, chip: int) -> str:
    """The orders of the last three cards, each a button that calls it; or why none is called."""
    alike = nothing_to_call(view.to_call, view.book)
    if alike:
        return f'<p class="faro-calls" data-read="{escape(alike)}">{escape(alike)}</p>'
    if not view.takes_calls or view.book is None:
        return ""
    buttons = "".join(
        f'<button type="button" id="{escape(prefix)}-call-{number}"'
        f' data-line="call {view.seat} {chip} on {"-".join(rank.code for rank in order)}">{in_order(order)}</button>'
        for number, order in enumerate(sorted(set(permutations(view.to_call))))
    )
    pays = call_odds(view.book, view.to_call).replace("-", " ")
    last = LAST_CARDS[view.book.deal]
    return (
        f'<div class="faro-calls" role="group" aria-label="Call the last turn, {pays}"><span>Call the turn with '
        f"{chip}, {pays}: loses, wins, {last}</span>{buttons}</div>"
    )


def _runs(view: View, prefix: str) -> str:
    """What the seat may do with stakes that have just been decided, and which of the others' it may claim."""
    buttons = "".join(
        f'<button type="button" id="{escape(prefix)}-{run.how}-{escape(run.spot.id)}"'
        f' data-line="{run.how} {view.seat} {escape(run.spot.id)}">{escape(_run(run, view))}</button>'
        for run in view.runs
    )
    claims = "".join(
        f'<button type="button" id="{escape(prefix)}-claim-{sleeper.punter}-{escape(sleeper.spot.id)}"'
        f' data-line="claim {view.seat} {sleeper.punter} {escape(sleeper.spot.id)}">'
        f"{escape(f'Claim {owner(sleeper.punter, view.seat)} {sleeper.amount:,} on {sleeper.spot.word}')}</button>"
        for sleeper in view.sleepers
    )
    if not buttons and not claims:
        return ""
    return (
        f'<div class="faro-runs" role="group" aria-label="Stakes to play on with or to claim">{buttons}{claims}</div>'
    )


def _unseen(view: View, prefix: str) -> str:
    """What the seat’s own devices tell it, and what it may do unseen now."""
    at = escape(prefix)
    draw = f'<button type="button" id="{at}-draw" data-do="draw">Draw one card</button>' if view.may_draw else ""
    acts = "".join(
        f'<button type="button" id="{at}-trick-{number}" data-line="{escape(format_command(c.DoTrick(trick)))}">'
        f"{escape(tell_trick(trick, (), view.seat).removesuffix('.'))}</button>"
        for number, trick in enumerate(view.tricks)
    )
    buttons = f'<div class="faro-runs" role="group" aria-label="Done unseen">{draw}{acts}</div>' if draw or acts else ""
    return own_knowledge(view) + buttons


def _run(run: RunOn, view: View) -> str:
    """What a way of playing on is called, what it ventures and what it plays for."""
    if run.bend is None or view.book is None:
        return f"Let it run on {run.spot.word}"
    if run.is_said:
        return f"Take the win on {run.spot.word}: no {run.how}"
    called = f"{'if it wins, ' if run.is_ahead else ''}{rung(run.bend)}, {run.amount:,}"
    if run.bend.pli:
        return f"Set {run.spot.word} up: {called} to win {run.amount:,} back"
    act = f"Fold {run.spot.word}" if run.how == "paix" else f"Bend a corner of {run.spot.word}"
    return f"{act}: {called} to win {plays_for(view.book.ladder, run.bend)} in all"


def _more(view: View, prefix: str, chip: int) -> str:
    """Every place besides the painted cards, so that no bet needs aiming."""
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
        f'<button type="button" id="{at}-takes-in" data-do="takes-in" aria-expanded="false">'
        "With this card…</button></div>"
    )


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
    return spot.word.removeprefix("the ")


def _bets(view: View, prefix: str) -> str:
    mine = [(place, stake) for place in view.places for stake in place.stakes if stake.punter == view.seat]
    items = "".join(_bet(place, stake, view, prefix) for place, stake in mine)
    items += "".join(
        f"<li>Call {in_order(call.order)} {call.stake:,}</li>" for call in view.calls if call.punter == view.seat
    )
    read = escape(read_bets(view))
    calls = [call for call in view.calls if call.punter == view.seat]
    number = len(mine) + len(calls)
    if not number:
        return f'<p class="faro-bets" data-read="{read}">No bets down.</p>'
    lie = sum(stake.amount for _, stake in mine) + sum(call.stake for call in calls)
    rows = f'<ul aria-label="Bets down">{items}</ul>'
    # A list grows as far as there is room for it, and then folds to its sum: no row of it is ever cut.
    if number <= _ROWS:
        return f'<div class="faro-bets" data-read="{read}">{rows}</div>'
    summed = f"{count(number, 'bet')}, {checks(lie)}"
    at = escape(prefix)
    return f'<details class="faro-bets" id="{at}-bets" data-read="{read}"><summary>{summed}</summary>{rows}</details>'


def _bet(place: Place, stake: Stake, view: View, prefix: str) -> str:
    on, me = place.spot.id, view.seat
    buttons = " ".join(
        f'<button type="button" id="{escape(prefix)}-{line.split()[0]}-{on}" data-line="{line}">{text}'
        f'<span class="faro-spoken"> {stake.amount:,} on {escape(place.spot.word)}</span></button>'
        for line, text in _changes(stake, view, f"{me} {on}", f"{me} on {on}")
    )
    return f"<li>{name(place)} {stake.amount:,}{lies_so(stake, view.book)} {buttons}</li>"


def _changes(stake: Stake, view: View, at: str, on: str) -> Iterator[tuple[str, str]]:
    """The orders about a stake, each with its words. A card that lies face down is shown first."""
    book = view.book
    if stake.masked:
        yield f"show {on}", "show"
        return
    if book is None or book.withdrawal != "must-lie":
        yield f"take {at}", "take down"
    if stake.goes != "all":
        yield f"goes {at}", "it goes"
    elif not stake.bend:
        if allows_bar(view):
            yield f"bar {at}", "bar"
        if allows_half(view) and stake.amount > 1:
            yield f"half {at}", "half goes"
    if allows_masque(view):
        yield f"masque {on}", "masque"
