"""The board as HTML: the same for a still in a page, a step of a replay and a seat at the table.

A still is one picture with its description. A live board is a grid of buttons; what each press asks of the table stands
in its `data-` attributes as a line of the log, so that the page's script sends lines and knows no rule.
"""

from __future__ import annotations

from html import escape

from faro import card_art
from faro.announce import describe, label, read_bets, read_cases
from faro.cards import Card, Rank
from faro.casekeep import Case, Mark
from faro.layout import LOWER, UPPER
from faro.view import Outcome, Place, Stage, Stake, View

CHIPS: tuple[int, ...] = (1, 5, 25, 100)
"""The sizes of check that a seat may bet with, smallest first."""

ROWS: tuple[tuple[Rank, ...], ...] = ((Rank.SEVEN, *UPPER), LOWER)
"""The two rows of the grid; the seven stands level between them and is reached from either."""

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


def board(view: View) -> str:
    """A still: the cards drawn and the layout, one picture with its description."""
    return (
        f'<div class="faro-board" role="img" aria-label="{escape(describe(view))}">{_dealing(view)}{_felt(view)}</div>'
    )


def seat(view: View, prefix: str, chip: int) -> str:
    """A live board for the view's seat, betting `chip` checks at a press."""
    return (
        f'<div class="faro-board faro-live" id="{escape(prefix)}-board">'
        f"{_dealing(view)}{_felt(view, prefix, chip)}{_toolbar(view, prefix, chip)}"
        f"{_bets(view, prefix)}{_casekeeper(view)}</div>"
    )


def _dealing(view: View) -> str:
    """The box and the two piles. A face-up pack keeps the winner of the turn in the window of the box."""
    turn = f"turn {view.turn} of {view.turns}" if view.turn else "no turn yet"
    left = f'<span class="faro-left">{view.cards_left} left</span> <span class="faro-turn">{turn}</span>'
    lost = _pile("lost", "Lost", view.loser)
    if view.hock is not None:
        won, box = _pile("won", "Won", view.winner), _pile("box", "Hock", view.hock)
    elif view.pack_lies == "face-up":
        name = {0: "Won", 1: "Soda"}.get(view.turn, "Won before")
        won = _pile("won", name, view.before if view.turn else None)
        box = _pile("box", "Won" if view.turn else "Soda", view.winner or view.soda, left)
    else:
        won = _pile("won", "Won" if view.turn else "Soda", view.winner or view.soda)
        box = (
            f'<div class="faro-pile faro-box">{card_art.back()}<span class="faro-label"><b>Box</b> {left}</span></div>'
        )
    open_box = (won, lost, box) if view.loser_pile == "left" else (box, lost, won)
    shoe = (lost, box, won) if view.loser_pile == "left" else (won, box, lost)
    return f'<div class="faro-dealing">{"".join(open_box if view.pack_lies == "face-up" else shoe)}</div>'


def _pile(kind: str, name: str, card: Card | None, note: str = "") -> str:
    picture = card_art.face(card) if card else '<span class="faro-empty"></span>'
    word = f" {card.word}" if card else ""
    return (
        f'<div class="faro-pile faro-{kind}">{picture}<span class="faro-label"><b>{name}</b>{word} {note}</span></div>'
    )


def _felt(view: View, prefix: str = "", chip: int | None = None) -> str:
    grid = ' role="grid" aria-label="Betting layout, players’ side"' if chip else ""
    rows = "".join(
        f'<div class="faro-row"{" role=row" if chip else ""}>'
        + "".join(_cell(view, prefix, rank, chip) for rank in row)
        + "</div>"
        for row in ROWS
    )
    return f'<div class="faro-felt"{grid}><div class="faro-bar" aria-hidden="true">High card</div>{rows}</div>'


def _cell(view: View, prefix: str, rank: Rank, chip: int | None) -> str:
    place = view.place(rank)
    dead = " faro-dead" if place.left == 0 else ""
    inside = (
        card_art.layout_face(rank)
        + f'<span class="faro-rank" aria-hidden="true">{rank.code}</span>'
        + "".join(_chip(stake, view.seat) for stake in place.stakes)
        + "".join(_outcome(outcome) for outcome in place.outcomes)
    )
    if chip is None:
        spot = f'<span class="faro-spot{dead}" title="{rank.word}">{inside}</span>'
        return f'<div class="faro-cell faro-at-{rank.code}">{spot}</div>'
    name = escape(label(rank, view))
    return (
        f'<div class="faro-cell faro-at-{rank.code}" role="gridcell"><button type="button" class="faro-spot{dead}"'
        f' id="{escape(prefix)}-{rank.code}" data-key="{rank.code[-1]}" title="{rank.word}"{_orders(place, view, chip)}'
        f' tabindex="-1"><span class="faro-spoken">{name}</span>{inside}</button></div>'
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


def _chip(stake: Stake, me: str | None) -> str:
    classes = "faro-chip" + (" faro-mine" if stake.punter == me else "") + (" faro-coppered" if stake.coppered else "")
    copper = '<span class="faro-copper">C</span>' if stake.coppered else ""
    owner = "" if stake.punter == me else f'<span class="faro-owner">{escape(stake.punter[:1].upper())}</span>'
    return f'<span class="{classes}" aria-hidden="true">{owner}{stake.amount}{copper}</span>'


def _outcome(outcome: Outcome) -> str:
    if outcome.result == "split":
        kind, sign = " faro-splits", f"½ −{-outcome.gain}"
    elif outcome.gain > 0:
        kind, sign = " faro-wins", f"▲ +{outcome.gain}"
    elif outcome.gain < 0:
        kind, sign = " faro-loses", f"▼ −{-outcome.gain}"
    else:
        kind, sign = "", "back"
    return f'<span class="faro-outcome{kind}" aria-hidden="true">{sign}</span>'


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


def _bets(view: View, prefix: str) -> str:
    mine = [(place, stake) for place in view.places for stake in place.stakes if stake.punter == view.seat]
    items = "".join(
        f"<li>{place.spot.word.removeprefix('the ')} {stake.amount}{', coppered' if stake.coppered else ''} "
        f'<button type="button" id="{escape(prefix)}-take-{place.spot.id}" data-line="take {view.seat} {place.spot.id}"'
        f'>take down<span class="faro-spoken"> {stake.amount} on {place.spot.word}</span></button></li>'
        for place, stake in mine
    )
    read = escape(read_bets(view))
    if not items:
        return f'<p class="faro-bets" data-read="{read}">No bets down.</p>'
    return f'<ul class="faro-bets" aria-label="Bets down" data-read="{read}">{items}</ul>'


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
