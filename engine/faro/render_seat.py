"""A seat at the table as HTML: a grid of buttons and the orders that go with it.

What each press asks of the table stands in a `data-` attribute as a line of the log, so that the page's script sends
lines and knows no rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby, permutations

from faro.announce import label, read_bets, read_cases
from faro.casekeep import Case, Mark
from faro.layout import Kind
from faro.render_html import dead, dealing, felt
from faro.view import Place, Stage, Stake, View

CHIPS: tuple[int, ...] = (1, 5, 25, 100)
"""The sizes of check that a seat may bet with, smallest first."""

_DEAL: dict[Stage, str] = {
    "unopened": "Show the soda",
    "before-soda": "Show the soda",
    "turns": "Deal the turn",
    "last-card": "Show the hock",
    "deal-out": "New deal",
}

_BEADS: dict[Mark, str] = {
    "soda": "•",
    "lost": "0",
    "won": "|",
    "split-lost": "x",
    "split-won": "x",
    "hock": "–",
}


_KINDS: dict[Kind, str] = {
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


def seat(view: View, prefix: str, chip: int) -> str:
    """A live board for the view's seat, betting `chip` checks at a press; `prefix` begins the ids of its elements."""

    def cell(place: Place, inside: str) -> str:
        rank = place.spot.ranks[0]
        return (
            f'<div class="faro-cell faro-at-{rank.code}" role="gridcell">'
            f'<button type="button" class="faro-spot{dead(place)}" id="{escape(prefix)}-{rank.code}"'
            f' data-key="{rank.code[-1]}" title="{rank.word}"{_orders(place, view, chip)} tabindex="-1">'
            f'<span class="faro-spoken">{escape(label(place, view))}</span>{inside}</button></div>'
        )

    grid = ' role="grid" aria-label="Betting layout, players’ side"'
    return (
        f'<div class="faro-board faro-live" id="{escape(prefix)}-board">'
        f"{dealing(view)}{felt(view, cell, grid, ' role=row')}{_toolbar(view, prefix, chip)}"
        f"{_calls(view, prefix, chip)}{_runs(view, prefix)}{_more(view, prefix, chip)}{_bets(view, prefix)}"
        f"{_casekeeper(view)}</div>"
    )


def _orders(place: Place, view: View, chip: int) -> str:
    """What the presses on a place say to the table."""
    me, on = view.seat, place.spot.id
    mine = next((stake for stake in place.stakes if stake.punter == me), None)
    bet = "copper" if mine and mine.coppered else "bet"
    orders = {"bet": f"{bet} {me} {chip} on {on}"}
    orders["copper"] = f"copper {me} on {on}" if mine else f"copper {me} {chip} on {on}"
    orders["take"] = f"take {me} {on}"
    return "".join(f' data-{name}="{escape(line)}"' for name, line in orders.items())


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
        f'<button type="button" id="{at}-copper" data-order="copper">Copper</button>'
        f'<button type="button" id="{at}-take" data-order="take">Take down</button>'
        f'<button type="button" id="{at}-undo" data-do="undo">Undo</button>'
        f'<button type="button" id="{at}-deal" class="faro-deal" data-do="deal">{_DEAL[view.stage]}</button>'
        f"</div>"
    )


def _calls(view: View, prefix: str, chip: int) -> str:
    """The orders of the last three cards, each a button that calls it."""
    if not view.takes_calls:
        return ""
    buttons = "".join(
        f'<button type="button" id="{escape(prefix)}-call-{number}"'
        f' data-line="call {view.seat} {chip} on {loser.code}-{winner.code}-{hock.code}">'
        f"{loser.word}, {winner.word}, hock {hock.word}</button>"
        for number, (loser, winner, hock) in enumerate(sorted(set(permutations(view.to_call))))
    )
    return (
        f'<div class="faro-calls" role="group" aria-label="Call the last turn"><span>Call the turn with {chip}: '
        f"first, second, hock</span>{buttons}</div>"
    )


def _runs(view: View, prefix: str) -> str:
    """The stakes of the seat that have just won and may run on."""
    won = [
        (place, outcome)
        for place in view.places
        for outcome in place.outcomes
        if outcome.punter == view.seat and outcome.result == "won"
    ]
    if not won or not view.takes_parlees:
        return ""
    buttons = "".join(
        f'<button type="button" id="{escape(prefix)}-run-{place.spot.id}"'
        f' data-line="parlee {view.seat} {place.spot.id}">Let it run on {escape(place.spot.word)}</button>'
        for place, _ in won
    )
    return f'<div class="faro-runs" role="group" aria-label="Let a winner run">{buttons}</div>'


def _more(view: View, prefix: str, chip: int) -> str:
    """Every place besides the painted cards, so that no bet needs aiming: a list, and a button that bets there."""
    at = escape(prefix)
    groups = "".join(
        f'<optgroup label="{_KINDS[kind]}">{"".join(_option(place, view, chip) for place in places)}</optgroup>'
        for kind, places in _by_kind(view)
    )
    if not groups:
        return ""
    return (
        f'<div class="faro-more" role="group" aria-label="Bets on several cards"><label for="{at}-place">Several cards'
        f'</label> <select id="{at}-place">{groups}</select>'
        f'<button type="button" id="{at}-bet-there" data-from="{at}-place" data-order="bet">Bet {chip} there</button>'
        f'<button type="button" id="{at}-copper-there" data-from="{at}-place" data-order="copper">Coppered</button>'
        "</div>"
    )


def _by_kind(view: View) -> Iterator[tuple[Kind, list[Place]]]:
    offered = [place for place in view.places if place.spot.kind in _KINDS]
    for kind, places in groupby(sorted(offered, key=_kind_order), key=lambda place: place.spot.kind):
        yield kind, list(places)


def _kind_order(place: Place) -> int:
    return list(_KINDS).index(place.spot.kind)


def _option(place: Place, view: View, chip: int) -> str:
    spot = place.spot
    name = spot.word.removeprefix("the ")
    if spot.names and spot.ranks and spot.kind in ("three-in-a-row", "pot", "square"):
        name = f"{spot.names[0]}: {'-'.join(rank.code for rank in spot.ranks)}"
    return f'<option value="{spot.id}"{_orders(place, view, chip)}>{escape(name)}</option>'


def _bets(view: View, prefix: str) -> str:
    mine = [(place, stake) for place in view.places for stake in place.stakes if stake.punter == view.seat]
    items = "".join(_bet(place, stake, view, prefix) for place, stake in mine)
    read = escape(read_bets(view))
    if not items:
        return f'<p class="faro-bets" data-read="{read}">No bets down.</p>'
    return f'<ul class="faro-bets" aria-label="Bets down" data-read="{read}">{items}</ul>'


def _bet(place: Place, stake: Stake, view: View, prefix: str) -> str:
    on, me = place.spot.id, view.seat
    orders = {"take": "take down"}
    if stake.goes != "all":
        orders["goes"] = "it goes"
    elif view.takes_bars:
        orders["bar"] = "bar"
    if stake.goes == "all" and view.takes_halves and stake.amount > 1:
        orders["half"] = "half goes"
    buttons = " ".join(
        f'<button type="button" id="{escape(prefix)}-{act}-{on}" data-line="{act} {me} {on}">{text}'
        f'<span class="faro-spoken"> {stake.amount} on {escape(place.spot.word)}</span></button>'
        for act, text in orders.items()
    )
    goes = {"all": "", "half": ", half goes", "none": ", barred"}[stake.goes]
    said = (
        f"{escape(place.spot.word.removeprefix('the '))} {stake.amount}{', coppered' if stake.coppered else ''}{goes}"
    )
    return f"<li>{said} {buttons}</li>"


def _casekeeper(view: View) -> str:
    heads = "".join(
        f'<th scope="col"><abbr title="{case.rank.word}">{case.rank.code}</abbr></th>' for case in view.cases
    )
    cells = "".join(f"<td>{_beads(case)}</td>" for case in view.cases)
    return (
        f'<table class="faro-casekeeper" data-read="{escape(read_cases(view))}">'
        f"<caption>Case-keeper: cards left in the box</caption>"
        f"<thead><tr>{heads}</tr></thead><tbody><tr>{cells}</tr></tbody></table>"
    )


def _beads(case: Case) -> str:
    marks = "".join(f"<i>{_BEADS[mark]}</i>" for mark in case.marks) + "<i>○</i>" * case.left
    return f'<span class="faro-beads" aria-hidden="true">{marks}</span><b>{case.left}</b>'
