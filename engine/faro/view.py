"""What a seat may know: everything that lies open at the table, and nothing of what is still in the box."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from faro.cards import Card, Rank
from faro.casekeep import Case, keep_cases
from faro.events import BetLeftOver, BetSettled, CallSettled
from faro.layout import SPOTS, Spot
from faro.limits import is_taken
from faro.rules import PackLies, Side
from faro.settle import call_odds
from faro.stakes import Call, Goes, Result
from faro.table import Table

Stage = Literal["unopened", "before-soda", "turns", "last-card", "deal-out"]


@dataclass(frozen=True, slots=True)
class Stake:
    """Checks on a place, as anyone at the table sees them."""

    punter: str
    amount: int
    coppered: bool
    goes: Goes


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the latest turn, or the end of the deal, did to a stake: the checks won or, below nought, lost."""

    punter: str
    result: Result | Literal["left"]
    gain: int


@dataclass(frozen=True, slots=True)
class Place:
    """One place of the layout with what lies on it and what has just been settled there.

    `left` counts the cards that can still decide a stake there: between deals, those of the pack to come.
    """

    spot: Spot
    left: int | None
    stakes: tuple[Stake, ...]
    outcomes: tuple[Outcome, ...]


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat sees it; `seat` is nothing for an onlooker.

    `turn` counts the turns dealt, `turns` those of a whole deal; `loser` and `winner` are the latest turn's, `before`
    is the card that lay face up when it was dealt: the soda, or the winner of the turn before. The box is a number: it
    holds `cards_left` cards. `to_call` are the ranks of the last three, which the case-keeper shows, lowest first. What
    the rule-book `takes` is there for a seat to offer it.
    """

    seat: str | None
    rules: str
    stage: Stage
    turn: int
    turns: int
    cards_left: int
    soda: Card | None
    loser: Card | None
    winner: Card | None
    hock: Card | None
    before: Card | None
    pack_lies: PackLies
    loser_pile: Side
    places: tuple[Place, ...]
    calls: tuple[Call, ...]
    called: tuple[CallSettled, ...]
    to_call: tuple[Rank, ...]
    takes_calls: bool
    takes_parlees: bool
    takes_bars: bool
    takes_halves: bool
    cases: tuple[Case, ...]
    hands: tuple[tuple[str, int], ...]
    limit: int

    @property
    def checks(self) -> int | None:
        """The checks that the seat's punter has in hand."""
        return dict(self.hands).get(self.seat) if self.seat is not None else None

    def place(self, rank: Rank) -> Place:
        """The painted card of a rank."""
        return next(place for place in self.places if place.spot.id == rank.code)


def see(table: Table, seat: str | None = None) -> View:
    """The table from a seat. No undealt card is in the view, because none is put there."""
    rules = table.rules
    cases = keep_cases(table)
    to_call = tuple(sorted(card.rank for card in table.box)) if table.is_last_turn else ()
    loser, winner = table.turns[-1] if table.turns else (None, None)
    return View(
        seat=seat,
        rules=rules.name if rules else "",
        stage=_stage(table),
        turn=len(table.turns),
        turns=(len(table.pack) - 1) // 2,
        cards_left=len(table.box),
        soda=table.soda,
        loser=loser,
        winner=winner,
        hock=table.hock,
        before=table.turns[-2][1] if len(table.turns) > 1 else table.soda,
        pack_lies=rules.pack_lies if rules else "face-up",
        loser_pile=rules.loser_pile if rules else "left",
        places=tuple(_places(table)),
        calls=table.calls,
        called=tuple(event for event in table.settled if isinstance(event, CallSettled)),
        to_call=to_call,
        takes_calls=rules is not None and call_odds(rules, to_call) != "refused",
        takes_parlees=rules is not None and rules.running_limit != "refused",
        takes_bars=rules is not None and rules.bar != "refused",
        takes_halves=rules is not None and rules.half_goes == "allowed",
        cases=cases,
        hands=tuple(table.hands.items()),
        limit=table.most,
    )


def _stage(table: Table) -> Stage:
    if table.rules is None:
        return "unopened"
    if table.soda is None:
        return "before-soda"
    if table.hock is not None:
        return "deal-out"
    return "last-card" if table.is_last_card else "turns"


def _places(table: Table) -> Iterator[Place]:
    """The painted cards, every other place that the rule-book takes bets on, and wherever something lies."""
    busy = {bet.spot.id: bet.spot for bet in table.bets}
    busy |= {event.spot.id: event.spot for event in table.settled if not isinstance(event, CallSettled)}
    offered = {
        spot.id: spot
        for spot in SPOTS.values()
        if spot.kind == "flat" or (table.rules is not None and is_taken(table.rules, spot.kind))
    }
    for spot in (offered | busy).values():
        ranks = (*spot.ranks, *spot.against)
        yield _place(table, spot, sum(table.left(rank) for rank in ranks) if ranks else None)


def _place(table: Table, spot: Spot, left: int | None) -> Place:
    stakes = tuple(Stake(bet.punter, bet.stake, bet.coppered, bet.goes) for bet in table.bets if bet.spot.id == spot.id)
    outcomes = tuple(
        Outcome(event.punter, "left", -event.taken)
        if isinstance(event, BetLeftOver)
        else Outcome(event.punter, event.result, event.paid - event.taken)
        for event in table.settled
        if isinstance(event, BetSettled | BetLeftOver) and event.spot.id == spot.id
    )
    return Place(spot, left, stakes, outcomes)
