"""The call of the last turn as HTML: the three cards that are left, the orders they can come in, and what is called."""

from __future__ import annotations

from itertools import permutations

from faro.base import Order
from faro.pictures.escaping import escape
from faro.rulebooks import LAST_CARDS
from faro.seats import View
from faro.table import call_odds, price
from faro.words import nothing_to_call


def calls(view: View, prefix: str, chip: int) -> str:
    """The orders that may be called with `chip` checks, each a button, and the seat's own calls; or why none is called.

    The page makes an order of the cards that are pressed on the cloth; each button tells which it is.
    """
    alike = nothing_to_call(view.to_call, view.book)
    if alike:
        return f'<p class="faro-calls" data-read="{escape(alike)}">{escape(alike)}</p>'
    if not view.takes_calls or view.book is None:
        return ""
    pays = call_odds(view.book, view.to_call).replace("-", " ")
    what = "Call the turn" if len({*view.to_call}) == 3 else "Call the cat"
    at = escape(prefix)
    mine = {call.order: call.stake for call in view.calls if call.punter == view.seat}
    ways: list[Order] = [(loser, winner, last) for loser, winner, last in sorted({*permutations(view.to_call)})]
    orders = [way for way in ways if way not in mine]
    buttons = "".join(
        f'<button type="button" id="{at}-call-{number}" data-call="{_codes(order, " ")}"'
        f' data-told="{_told(order, chip, view)}" data-line="call {view.seat} {chip} on {_codes(order)}">'
        f"{in_words(order, view)}</button>"
        for number, order in enumerate(orders)
    )
    backs = {
        order: f' <button type="button" id="{at}-withdraw-{_codes(order)}"'
        f' data-line="withdraw {view.seat} {_codes(order)}">Take back</button>'
        for order in mine
        if view.book.withdrawal == "free"
    }
    called = "".join(f"<li>{_told(order, mine[order], view)}{backs.get(order, '')}</li>" for order in mine)
    laid = f'<ul class="faro-called" aria-label="Called">{called}</ul>' if called else ""
    left = " ".join(rank.code for rank in view.to_call)
    asks = f"Another order, {pays}." if mine else f"{what}, {pays}: press the loser, then the winner."
    bets = f"A press on a card bets now. {what}, {pays}:"
    return (
        f'<div class="faro-calls" role="group" aria-label="{what}, {pays}" data-left="{left}">{laid}'
        f'<span class="faro-call-told" data-calls="{asks}" data-bets="{bets}">{asks}</span>'
        '<button type="button" class="faro-call-lay" data-do="call-lay" hidden>Lay now</button>'
        '<button type="button" data-do="call-anew" hidden>Take back</button>'
        '<button type="button" data-do="call-or-bet" data-calls="Bet instead" data-bets="Call instead">'
        "Bet instead</button>"
        f'<div class="faro-call-orders" data-led="list" role="group" aria-label="Orders">{buttons}</div></div>'
    )


def in_words(order: Order, view: View) -> str:
    """An order of the last three cards, as its button has it: which loses, which wins, which is the hock."""
    loser, winner, last = order
    kept = LAST_CARDS[view.book.deal] if view.book else "hock"
    return f"{loser.word} loses, {winner.word} wins, {last.word} {kept}"


def _told(order: Order, chip: int, view: View) -> str:
    """What a call of so many checks pays."""
    pays = price(call_odds(view.book, order)) * chip if view.book else 0
    return f"{', '.join(rank.word for rank in order)} for {chip:,} pays {pays:,}"


def _codes(order: Order, between: str = "-") -> str:
    return between.join(rank.code for rank in order)
