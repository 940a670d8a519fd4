"""What lies on a card as HTML: the checks, and what the latest turn did to those that lay there."""

from __future__ import annotations

from html import escape

from faro.rules import Rulebook
from faro.view import Outcome, Place, Stake, View


def name(place: Place) -> str:
    """What a place is called, without its article: `Queen`, `blue figure`."""
    return escape(place.spot.word.removeprefix("the "))


def lying(place: Place, view: View) -> str:
    """The checks that lie on a place, and what the latest turn did to those that lay there."""
    chips = (chip(stake, view.seat) for stake in place.stakes)
    return "".join((*chips, *(outcome(result, _takes_half(place, view.book)) for result in place.outcomes)))


def chip(stake: Stake, me: str | None) -> str:
    """A stake: its owner's initial where it is another's, its checks, how much of it goes, its copper."""
    classes = "faro-chip" + (" faro-mine" if stake.punter == me else "") + (" faro-coppered" if stake.coppered else "")
    copper = '<span class="faro-copper">C</span>' if stake.coppered else ""
    goes = {"all": "", "half": '<span class="faro-goes">½</span>', "none": '<span class="faro-goes">bar</span>'}
    owner = "" if stake.punter == me else f'<span class="faro-owner">{escape(stake.punter[:1].upper())}</span>'
    return f'<span class="{classes}" aria-hidden="true">{owner}{stake.amount}{goes[stake.goes]}{copper}</span>'


def outcome(result: Outcome, takes_half: bool = True) -> str:
    """What became of a stake: a sign that needs no colour, and the checks won or lost."""
    if result.result == "push":
        kind, sign = "", "push"
    elif result.result in ("split", "corner-down", "faced") and result.gain < 0:
        mark = {"split": "½" if takes_half else "▼", "corner-down": "corner", "faced": "▼"}[result.result]
        kind, sign = " faro-splits", f"{mark} −{-result.gain}"
    elif result.gain > 0:
        kind, sign = " faro-wins", f"▲ +{result.gain}"
    elif result.gain < 0:
        kind, sign = " faro-loses", f"▼ −{-result.gain}"
    else:
        kind, sign = "", "void" if result.result == "void" else "back"
    return f'<span class="faro-outcome{kind}" aria-hidden="true">{sign}</span>'


def _takes_half(place: Place, book: Rulebook | None) -> bool:
    """Whether two cards of one rank take half of a stake here, or all of it."""
    return book is None or (book.figure_doublet if place.spot.kind == "figure-card" else book.split) == "half"
