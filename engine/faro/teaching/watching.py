"""A whole deal to be watched: every card from the soda to the hock, and what becomes of three stakes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from faro.base import Rank, spot
from faro.notation import Step
from faro.pictures import board
from faro.rulebooks import Rulebook
from faro.seats import see
from faro.simulation import draw, shuffled
from faro.table import Table, decide, fold, fresh
from faro.table import commands as c
from faro.table import events as e
from faro.teaching.predict import Question, question
from faro.words import announce, capital, cards_of_turn, gained

PUNTER, STAKE, STAKES = "ann", 5, 3
"""Who is watched, and how many checks lie on how many cards."""
_CARDS = (Rank.QUEEN, Rank.SEVEN, Rank.ACE, Rank.TEN, *Rank)
"""Where the stakes lie: on the first of them that are not dead."""


Fell = Literal["", "won", "lost", "split"]


@dataclass(frozen=True, slots=True)
class Stop:
    """The table after a card or a couple: its board, what is said of it, by how many checks the punter is up.

    `stands` says so in a sentence; `fell` is how the couple fell for the punter, nothing where all is as it was.
    """

    html: str
    say: str
    up: int
    stands: str
    fell: Fell


@dataclass(frozen=True, slots=True)
class Watched:
    """A deal stop by stop. Before the first pair that meets a stake, at `asked_at`, a `question` is put."""

    stops: tuple[Stop, ...]
    asked_at: int | None
    question: Question | None


def watch(rules: Rulebook, seed: str) -> Watched:
    """The deal that a seed shuffles, with three stakes on the cloth from the first turn to the last."""
    table = _after(_after(fresh(), c.OpenTable(rules))[0], c.BuyChecks(PUNTER, c.BUYS))[0]
    order, stops = shuffled(seed, table.pack), list[Stop]()
    asked_at: int | None = None
    asked: Question | None = None
    while not stops or table.is_boxed:
        before = _laid(table)
        drawn = draw(before, order)
        table, events = _after(before, drawn)
        if asked is None and any(isinstance(event, e.BetSettled) and event.result == "split" for event in events):
            asked_at, asked = len(stops) - 1, question(before, Step(0, drawn, events, table), None)
        up = table.worth(PUNTER) - c.BUYS
        stands = f"{capital(PUNTER)} sat down with {c.BUYS} checks and is {gained(up)}."
        stops.append(Stop(board(see(table), True), _caption(events, table), up, stands, _fell(events)))
    return Watched(tuple(stops), asked_at, asked)


def _after(table: Table, command: c.Command) -> tuple[Table, tuple[e.Event, ...]]:
    events = tuple(decide(table, command))
    return fold(table, events), events


def _laid(table: Table) -> Table:
    """The table with whole stakes on live cards, as many as there are to be, while there are turns to come."""
    if not table.is_boxed or table.are_turns_out:
        return table
    lying = {rank: bet.stake for bet in table.bets for rank in bet.spot.ranks if table.left(rank)}
    free = [rank for rank in dict.fromkeys(_CARDS) if table.left(rank) and rank not in lying]
    for rank in [*lying, *free][:STAKES]:
        short = STAKE - lying.get(rank, 0)
        if short:
            table, _ = _after(table, c.PlaceBet(PUNTER, short, spot(rank.code)))
    return table


def _fell(events: Sequence[e.Event]) -> Fell:
    settled = [event for event in events if isinstance(event, e.BetSettled)]
    if any(event.result == "split" for event in settled):
        return "split"
    gain = sum(event.paid - event.taken for event in settled)
    return "won" if gain > 0 else "lost" if gain < 0 else ""


def _caption(events: Sequence[e.Event], table: Table) -> str:
    """The cards and what they did, in a dozen words at most: they are read while a card slides."""
    turn = events[0]
    if not isinstance(turn, e.TurnDealt):
        return announce(events[:1], table, None)
    cards = cards_of_turn(turn.loser, turn.winner, table.rules)
    settled = [event for event in events if isinstance(event, e.BetSettled)]
    if not settled:
        return cards
    gain, name = sum(event.paid - event.taken for event in settled), capital(PUNTER)
    if [event.result for event in settled] == ["split"]:
        return f"{cards} The bank takes {-gain} of {name}’s {settled[0].stake}."
    won = sum(event.paid for event in settled)
    went = f"wins {gain}" if gain > 0 else f"loses {-gain}" if gain else f"wins {won} and loses {won}"
    return f"{cards} {name} {went}."
