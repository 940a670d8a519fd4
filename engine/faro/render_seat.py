"""A seat at the table as HTML: a grid of buttons and the orders that go with it.

What each press asks of the table stands in a `data-` attribute as a line of the log, so that the page's script sends
lines and knows no rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby, permutations

from faro.cards import Rank
from faro.casekeep import Case, Mark
from faro.describe import label, lies_so, read_bets, read_cases
from faro.ladder import plays_for, rung
from faro.layout import Kind
from faro.limits import LAST_CARDS
from faro.render_dealing import dealing
from faro.render_html import at, cloth, dead
from faro.render_stakes import name
from faro.rules import Opening
from faro.view import Place, RunOn, Stake, View

CHIPS: tuple[int, ...] = (1, 5, 25, 100)
"""The sizes of check that a seat may bet with, smallest first."""

_OPEN: dict[Opening, str] = {
    "soda": "Show the soda",
    "face": "Turn up the face",
    "bottom": "Show the bottom card",
    "deal": "Open the deal",
}

_BEADS: dict[Mark, str] = {
    "soda": "•",
    "lost": "0",
    "won": "|",
    "split-lost": "x",
    "split-won": "x",
    "hock": "–",
    "pocket": "–",
}


KINDS: dict[Kind, str] = {
    "between-two": "Between two cards",
    "three-in-a-row": "Three in a row",
    "pot": "The pot",
    "square": "Squares",
    "diagonal": "Corner to corner",
    "corner": "Corners, one skipped",
    "inside-three": "Inside corners of three",
    "row": "Rows",
    "all-odd-or-even": "All odd or all even",
    "one-side": "One side against the other",
    "odd-even": "Odd or even winner",
    "high-card": "High card",
    "colours": "Colours",
}
"""The kinds of bet that a list of places is ordered by, each with its heading."""

_GAPS: tuple[Kind, ...] = ("between-two", "three-in-a-row", "pot", "square")
"""The kinds of bet whose places lie far enough apart for a pointer."""


def seat(view: View, prefix: str, chip: int) -> str:
    """A live board for the view's seat, betting `chip` checks at a press; `prefix` begins the ids of its elements."""

    def cell(place: Place, inside: str) -> str:
        spot = place.spot
        rank = spot.ranks[0].code if spot.kind == "flat" else ""
        key = f' data-key="{rank[-1]}" data-rank="{rank}"' if rank else ""
        return (
            f'<div class="faro-cell faro-at-{spot.id}" role="gridcell">'
            f'<button type="button" class="faro-spot{dead(place)}" id="{escape(prefix)}-{spot.id}"'
            f'{key} title="{name(place)}"{_orders(place, view, chip)} tabindex="-1">'
            f'<span class="faro-spoken">{escape(label(place, view))}</span>{inside}</button></div>'
        )

    what = "Your livret, ace to king" if view.has_livrets else "Betting layout, players’ side"
    grid = f' role="grid" aria-label="{what}"'
    return (
        f'<div class="faro-board faro-live" id="{escape(prefix)}-board">'
        f"{dealing(view)}{cloth(view, cell, grid, ' role=row', _gaps(view, chip))}"
        f"{_toolbar(view, prefix, chip)}{_calls(view, prefix, chip)}{_runs(view, prefix)}{_more(view, prefix, chip)}"
        f"{_bets(view, prefix)}{_casekeeper(view)}</div>"
    )


def _orders(place: Place, view: View, chip: int) -> str:
    """What the presses on a place say to the table."""
    me, on = view.seat, place.spot.id
    mine = next((stake for stake in place.stakes if stake.punter == me), None)
    bet = "copper" if mine and mine.coppered else "masque" if mine and mine.masked else "bet"
    orders = {"bet": f"{bet} {me} {chip} on {on}"}
    orders["copper"] = f"copper {me} on {on}" if mine else f"copper {me} {chip} on {on}"
    orders["take"] = f"take {me} {on}"
    if _allows_masque(view):
        turned = "show" if mine and mine.masked else "masque"
        orders["masque"] = f"{turned} {me} on {on}" if mine else f"masque {me} {chip} on {on}"
    goes = mine.goes if mine else "all"
    if _allows_bar(view):
        orders["bar"] = f"{'goes' if goes == 'none' else 'bar'} {me} {on}"
    if _allows_half(view):
        orders["half"] = f"{'goes' if goes == 'half' else 'half'} {me} {on}"
    return "".join(f' data-{name}="{escape(line)}"' for name, line in orders.items())


def _allows_bar(view: View) -> bool:
    return view.book is not None and view.book.bar != "refused"


def _allows_half(view: View) -> bool:
    return view.book is not None and view.book.half_goes == "allowed"


def _allows_masque(view: View) -> bool:
    return view.book is not None and view.book.masque != "refused"


def _gaps(view: View, chip: int) -> str:
    """The places between the cards, for a pointer alone: every one of them stands in a list too."""
    gaps = "".join(
        f'<span class="faro-between faro-gap"{at(place)} title="{name(place)}"{_orders(place, view, chip)}></span>'
        for place in view.places
        if place.spot.kind in _GAPS
    )
    return f'<div class="faro-cloth" aria-hidden="true">{gaps}</div>' if gaps else ""


def _toolbar(view: View, prefix: str, chip: int) -> str:
    at = escape(prefix)
    chips = "".join(
        f'<button type="button" class="faro-size" id="{at}-chip-{size}" data-chip="{size}"'
        f' aria-pressed="{"true" if size == chip else "false"}" aria-label="Bet with {size}">{size}</button>'
        for size in CHIPS
    )
    return (
        f'<div class="faro-toolbar" role="toolbar" aria-label="Your seat">'
        f'<span class="faro-checks">Your checks <b>{view.checks if view.checks is not None else 0}</b></span>'
        f'<span class="faro-sizes" role="group" aria-label="Size of check">{chips}</span>'
        f"{_touch(view, at)}"
        f'<button type="button" id="{at}-take" data-order="take">Take down</button>'
        f'<button type="button" id="{at}-undo" data-do="undo">Undo</button>'
        f'<button type="button" id="{at}-deal" class="faro-deal" data-do="deal">{_deal(view)}</button>'
        f"</div>"
    )


def _touch(view: View, at: str) -> str:
    """The orders that turn a stake round, hold it back or turn its card down, where the book has them."""
    orders = {}
    if view.book is None or view.book.copper == "allowed":
        orders["copper"] = "Oppose" if view.has_livrets else "Copper"
    if _allows_masque(view):
        orders["masque"] = "Masque"
    if _allows_bar(view):
        orders["bar"] = "Bar"
    if _allows_half(view):
        orders["half"] = "Half goes"
    return "".join(
        f'<button type="button" id="{at}-{order}" data-order="{order}">{text}</button>'
        for order, text in orders.items()
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
    """The orders of the last three cards, each a button that calls it."""
    if not view.takes_calls:
        return ""
    buttons = "".join(
        f'<button type="button" id="{escape(prefix)}-call-{number}"'
        f' data-line="call {view.seat} {chip} on {"-".join(rank.code for rank in order)}">{_order(order)}</button>'
        for number, order in enumerate(sorted(set(permutations(view.to_call))))
    )
    return (
        f'<div class="faro-calls" role="group" aria-label="Call the last turn"><span>Call the turn with {chip}: '
        f"first, second, hock</span>{buttons}</div>"
    )


def _order(order: Sequence[Rank]) -> str:
    """An order of the last three cards, as a button or a list has it."""
    loser, winner, hock = order
    return f"{loser.word}, {winner.word}, hock {hock.word}"


def _runs(view: View, prefix: str) -> str:
    """What the seat may do with stakes that have just been decided: let run, bend a corner, fold, set the card up."""
    buttons = "".join(
        f'<button type="button" id="{escape(prefix)}-{run.how}-{escape(run.spot.id)}"'
        f' data-line="{run.how} {view.seat} {escape(run.spot.id)}">{escape(_run(run, view))}</button>'
        for run in view.runs
    )
    if not buttons:
        return ""
    return f'<div class="faro-runs" role="group" aria-label="Play on with a decided stake">{buttons}</div>'


def _run(run: RunOn, view: View) -> str:
    """What a way of playing on is called, what it ventures and what it plays for."""
    if run.bend is None or view.book is None:
        return f"Let it run on {run.spot.word}"
    called = f"{rung(run.bend)}, {run.amount}"
    if run.bend.pli:
        return f"Set {run.spot.word} up: {called} to win {run.amount} back"
    act = f"Fold {run.spot.word}" if run.how == "paix" else f"Bend a corner of {run.spot.word}"
    return f"{act}: {called} to win {plays_for(view.book.ladder, run.bend)} in all"


def _more(view: View, prefix: str, chip: int) -> str:
    """Every place besides the painted cards, so that no bet needs aiming: a list, and a button that bets there."""
    at = escape(prefix)
    groups = "".join(
        f'<optgroup label="{KINDS[kind]}">{"".join(_option(place, view, chip) for place in places)}</optgroup>'
        for kind, places in _by_kind(view)
    )
    if not groups:
        return ""
    return (
        f'<div class="faro-more" role="group" aria-label="Bets on several cards"><label for="{at}-place">Several cards'
        f'</label> <select id="{at}-place">{groups}</select>'
        f'<button type="button" id="{at}-bet-there" data-from="{at}-place" data-order="bet">Bet {chip} there</button>'
        f'<button type="button" id="{at}-copper-there" data-from="{at}-place" data-order="copper">Coppered</button>'
        f'<button type="button" id="{at}-takes-in" data-do="takes-in">With this card…</button></div>'
    )


def _by_kind(view: View) -> Iterator[tuple[Kind, list[Place]]]:
    offered = [place for place in view.places if place.spot.kind in KINDS]
    for kind, places in groupby(sorted(offered, key=_kind_order), key=lambda place: place.spot.kind):
        yield kind, list(places)


def _kind_order(place: Place) -> int:
    return list(KINDS).index(place.spot.kind)


def _option(place: Place, view: View, chip: int) -> str:
    spot = place.spot
    name = spot.word.removeprefix("the ")
    if spot.names and spot.ranks and spot.kind in ("three-in-a-row", "pot", "square"):
        name = f"{spot.names[0]}: {'-'.join(rank.code for rank in spot.ranks)}"
    takes_in = " ".join(rank.code for rank in (*spot.ranks, *spot.against))
    return f'<option value="{spot.id}" data-ranks="{takes_in}"{_orders(place, view, chip)}>{escape(name)}</option>'


def _bets(view: View, prefix: str) -> str:
    mine = [(place, stake) for place in view.places for stake in place.stakes if stake.punter == view.seat]
    items = "".join(_bet(place, stake, view, prefix) for place, stake in mine)
    items += "".join(
        f"<li>Call {_order(call.order)} {call.stake}</li>" for call in view.calls if call.punter == view.seat
    )
    read = escape(read_bets(view))
    if not items:
        return f'<p class="faro-bets" data-read="{read}">No bets down.</p>'
    return f'<ul class="faro-bets" aria-label="Bets down" data-read="{read}">{items}</ul>'


def _bet(place: Place, stake: Stake, view: View, prefix: str) -> str:
    on, me = place.spot.id, view.seat
    buttons = " ".join(
        f'<button type="button" id="{escape(prefix)}-{line.split()[0]}-{on}" data-line="{line}">{text}'
        f'<span class="faro-spoken"> {stake.amount} on {escape(place.spot.word)}</span></button>'
        for line, text in _changes(stake, view, f"{me} {on}", f"{me} on {on}")
    )
    return f"<li>{name(place)} {stake.amount}{lies_so(stake, view.book)} {buttons}</li>"


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
        if _allows_bar(view):
            yield f"bar {at}", "bar"
        if _allows_half(view) and stake.amount > 1:
            yield f"half {at}", "half goes"
    if _allows_masque(view):
        yield f"masque {on}", "masque"


def _casekeeper(view: View) -> str:
    heads = "".join(
        f'<th scope="col"><abbr title="{case.rank.word}">{case.rank.code}</abbr></th>' for case in view.cases
    )
    cells = "".join(f"<td>{_beads(case)}</td>" for case in view.cases)
    in_box = view.book is None or view.book.has_box
    caption = "Case-keeper: cards left in the box" if in_box else "Cards left in the pack"
    return (
        f'<table class="faro-casekeeper" data-read="{escape(read_cases(view))}">'
        f"<caption>{caption}</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody><tr>{cells}</tr></tbody></table>"
    )


def _beads(case: Case) -> str:
    marks = "".join(f"<i>{_BEADS[mark]}</i>" for mark in case.marks) + "<i>○</i>" * case.left
    return f'<span class="faro-beads" aria-hidden="true">{marks}</span><b>{case.left}</b>'
