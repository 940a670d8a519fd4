"""What lies on a card as HTML: the checks, and what the latest turn did to those that lay there."""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import Rank
from faro.pictures.check_art import stack
from faro.pictures.escaping import escape
from faro.seats import Outcome, Place, Stake, View
from faro.table import events as e
from faro.table import takes_of_mixed
from faro.words import labelled


def name(place: Place) -> str:
    """What a place is called, without its article: `Queen`, `blue figure`."""
    return escape(place.spot.name)


def lying(place: Place, view: View) -> str:
    """The checks that lie on a place, and what the latest turn did to those that lay there."""
    me, lain = view.seat, {stake.punter for stake in place.stakes}
    chips = (chip(stake, me, _lies(place, stake.punter, me)) for stake in place.stakes)
    decided = (result for result in place.outcomes if result.punter not in lain)
    settled = (to_take_up(result, _lies(place, result.punter, me)) for result in decided)
    marks = (outcome(result, me, takes_half(place, view)) for result in place.outcomes)
    return "".join((*chips, *settled, *marks))


def _lies(place: Place, punter: str, me: str | None) -> str:
    """By its place and its owner, if he is another, a stake is known from board to board."""
    return f' data-lies="{place.spot.id}{"" if punter == me else f" {escape(punter)}"}"'


def chip(stake: Stake, me: str | None, lies: str = "") -> str:
    """A stake: its checks in a stack, their number, how much of it goes, its copper, and whose it is if another's.

    The owner stands there by name: a single letter on a card reads as a rank, or as the copper. `lies` is the attribute
    by which it is known from board to board.
    """
    classes = "faro-chip" + (" faro-mine" if stake.punter == me else "") + (" faro-coppered" if stake.coppered else "")
    goes = {"all": "", "half": '<span class="faro-goes">½ goes</span>', "none": '<span class="faro-goes">bar</span>'}
    drawn = stack(stake.amount, stake.coppered)
    return (
        f'<span class="{classes}"{lies} aria-hidden="true">{drawn}{_figure(stake.amount)}{goes[stake.goes]}'
        f"{_owner(stake.punter, me)}</span>"
    )


def _figure(amount: int) -> str:
    """How much lies in a stack; what is too long for the face of a check stands under them."""
    long = ' class="faro-thousands"' if amount >= 1000 else ""
    return f"<b{long}>{amount:,}</b>"


def _owner(punter: str, me: str | None) -> str:
    if punter == me:
        return ""
    return f'<span class="faro-owner" data-whose="{escape(punter)}">{escape(labelled(punter))}</span>'


def to_take_up(result: Outcome, lies: str = "") -> str:
    """What is left of a stake that was decided, and beside it what the bank laid there: they lie until the next act.

    `lies` is the attribute by which it is known from board to board.
    """
    kept = f'<span class="faro-kept">{stack(result.kept, result.coppered)}{_figure(result.kept)}</span>'
    paid = f'<span class="faro-paid">{stack(result.paid)}{_figure(result.paid)}</span>'
    lie = (kept if result.kept else "") + (paid if result.paid else "")
    return lie and f'<span class="faro-settled"{lies} aria-hidden="true">{lie}</span>'


def outcome(result: Outcome, me: str | None, takes_half: bool = True) -> str:
    """What became of a stake: a sign that needs no colour, the checks won or lost, and whose it was if another's."""
    if result.result == "push":
        kind, sign = "", "push"
    elif result.result == "drawn":
        kind, sign = "", "drawn"
    elif result.result in ("split", "corner-down", "faced") and result.gain < 0:
        mark = {"split": "½" if takes_half else "▼", "corner-down": "corner", "faced": "▼"}[result.result]
        kind, sign = " faro-splits", f"{mark} −{-result.gain:,}"
    elif result.gain > 0:
        kind, sign = " faro-wins", f"▲ +{result.gain:,}"
    elif result.gain < 0:
        kind, sign = " faro-loses", f"▼ −{-result.gain:,}"
    else:
        kind, sign = "", "void" if result.result == "void" else "back"
    return f'<span class="faro-outcome{kind}" aria-hidden="true">{sign}{_owner(result.punter, me)}</span>'


def called(event: e.CallSettled) -> Outcome:
    """What became of a call, as of a stake."""
    return Outcome(event.punter, event.result, event.stake, event.paid - event.taken)


def takes_half(place: Place, view: View) -> bool:
    """Whether the latest turn takes half of a stake here that it is good and bad for, or all of it."""
    if view.book is None or view.loser is None or view.winner is None:
        return True
    return takes_of_mixed(view.book, place.spot.kind, view.loser.rank == view.winner.rank) == "half"


def in_order(order: Sequence[Rank]) -> str:
    """An order of the last three cards, as a button or a list has it."""
    loser, winner, hock = order
    return f"{loser.word}, {winner.word}, hock {hock.word}"
