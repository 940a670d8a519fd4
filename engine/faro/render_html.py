"""The board as HTML: the cards drawn, the layout and what lies on it, for a still in a page or a step of a replay."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from faro import card_art
from faro.announce import describe
from faro.cards import Card, Rank
from faro.layout import LOWER, UPPER
from faro.stakes import Order
from faro.view import Outcome, Place, Stake, View

ROWS: tuple[tuple[Rank, ...], ...] = ((Rank.SEVEN, *UPPER), LOWER)
"""The two rows of the grid; the seven stands level between them and is reached from either."""


def board(view: View) -> str:
    """A still: the cards drawn and the layout, one picture with its description."""
    name = escape(describe(view))
    return f'<div class="faro-board" role="img" aria-label="{name}">{dealing(view)}{felt(view, _still)}</div>'


def dealing(view: View) -> str:
    """The box and the two piles. A face-up pack keeps the winner of the turn in the window of the box."""
    lost = _pile("lost", "Lost", view.loser)
    if view.hock is not None:
        won, box = _pile("won", "Won", view.winner), _pile("box", "Hock", view.hock)
    elif view.pack_lies == "face-up":
        name = {0: "Won", 1: "Soda"}.get(view.turn, "Won before")
        won = _pile("won", name, view.before if view.turn else None)
        box = _pile("box", "Won" if view.turn else "Soda", view.winner or view.soda)
    else:
        won = _pile("won", "Won" if view.turn else "Soda", view.winner or view.soda)
        box = f'<div class="faro-pile faro-box">{card_art.back()}<span class="faro-label"><b>Box</b></span></div>'
    open_box = (won, lost, box) if view.loser_pile == "left" else (box, lost, won)
    shoe = (lost, box, won) if view.loser_pile == "left" else (won, box, lost)
    piles = "".join(open_box if view.pack_lies == "face-up" else shoe)
    turn = f"turn {view.turn} of {view.turns}" if view.turn else "no turn yet"
    return (
        f'<div class="faro-dealing">{piles}<p class="faro-count"><span class="faro-left">{view.cards_left} left</span>'
        f' in the box, <span class="faro-turn">{turn}</span></p></div>'
    )


def _pile(kind: str, name: str, card: Card | None) -> str:
    picture = card_art.face(card) if card else '<span class="faro-empty"></span>'
    word = f" {card.word}" if card else ""
    return f'<div class="faro-pile faro-{kind}">{picture}<span class="faro-label"><b>{name}</b>{word}</span></div>'


def felt(view: View, cell: Callable[[Place, str], str], grid: str = "", row: str = "") -> str:
    """The layout: the bar, the painted cards each in its cell, the chips between them, the bets made by word of mouth.

    `cell` makes a painted card's cell of its place and what lies there; `grid` and `row` are attributes of the grid.
    """
    rows = "".join(
        f'<div class="faro-row"{row}>'
        + "".join(cell(view.place(rank), _painted(view, rank)) for rank in ranks)
        + "</div>"
        for ranks in ROWS
    )
    stakes = "".join(lying(place, view) for place in view.places if place.spot.kind == "high-card")
    bar = f'<div class="faro-bar" aria-hidden="true">High card{stakes}</div>'
    return f'<div class="faro-felt"{grid}>{bar}{rows}{_between(view)}</div>{_by_word(view)}'


def dead(place: Place) -> str:
    """The class of a painted card that is played out, behind a blank."""
    return " faro-dead" if place.left == 0 else ""


def _still(place: Place, inside: str) -> str:
    rank = place.spot.ranks[0]
    spot = f'<span class="faro-spot{dead(place)}" title="{rank.word}">{inside}</span>'
    return f'<div class="faro-cell faro-at-{rank.code}">{spot}</div>'


def _painted(view: View, rank: Rank) -> str:
    return (
        card_art.layout_face(rank)
        + f'<span class="faro-rank" aria-hidden="true">{rank.code}</span>{lying(view.place(rank), view)}'
    )


def _between(view: View) -> str:
    """The chips that stand between, beside or at the corners of cards, each at its point of the cloth."""
    chips = "".join(
        f'<span class="faro-between" style="--x:{float(place.spot.at[0]):g};--y:{float(place.spot.at[1]):g}"'
        f' title="{escape(place.spot.word.removeprefix("the "))}">{lying(place, view)}</span>'
        for place in view.places
        if place.spot.kind not in ("flat", "high-card") and place.spot.at and (place.stakes or place.outcomes)
    )
    return f'<div class="faro-cloth" aria-hidden="true">{chips}</div>' if chips else ""


def _by_word(view: View) -> str:
    """The stakes that have no place on the cloth: bets made by word of mouth, and calls of the last turn."""
    items = [
        f"<li>{escape(place.spot.word.removeprefix('the '))} {lying(place, view)}</li>"
        for place in view.places
        if place.spot.at is None and (place.stakes or place.outcomes)
    ]
    items += [
        f"<li>Call {_order(call.order)} {_chip(Stake(call.punter, call.stake, False, 'all'), view.seat)}</li>"
        for call in view.calls
    ]
    items += [
        f"<li>Call {_order(event.order)} {_outcome(Outcome(event.punter, event.result, event.paid - event.taken))}</li>"
        for event in view.called
    ]
    return f'<ul class="faro-by-word">{"".join(items)}</ul>' if items else ""


def _order(order: Order) -> str:
    loser, winner, hock = order
    return f"{loser.word}, {winner.word}, hock {hock.word}"


def lying(place: Place, view: View) -> str:
    """The checks that lie on a place, and what the latest turn did to those that lay there."""
    return "".join(
        (*(_chip(stake, view.seat) for stake in place.stakes), *(_outcome(outcome) for outcome in place.outcomes))
    )


def _chip(stake: Stake, me: str | None) -> str:
    classes = "faro-chip" + (" faro-mine" if stake.punter == me else "") + (" faro-coppered" if stake.coppered else "")
    copper = '<span class="faro-copper">C</span>' if stake.coppered else ""
    goes = {"all": "", "half": '<span class="faro-goes">½</span>', "none": '<span class="faro-goes">bar</span>'}
    owner = "" if stake.punter == me else f'<span class="faro-owner">{escape(stake.punter[:1].upper())}</span>'
    return f'<span class="{classes}" aria-hidden="true">{owner}{stake.amount}{goes[stake.goes]}{copper}</span>'


def _outcome(outcome: Outcome) -> str:
    if outcome.result == "push":
        kind, sign = "", "push"
    elif outcome.result == "split":
        kind, sign = " faro-splits", f"½ −{-outcome.gain}"
    elif outcome.gain > 0:
        kind, sign = " faro-wins", f"▲ +{outcome.gain}"
    elif outcome.gain < 0:
        kind, sign = " faro-loses", f"▼ −{-outcome.gain}"
    else:
        kind, sign = "", "back"
    return f'<span class="faro-outcome{kind}" aria-hidden="true">{sign}</span>'
