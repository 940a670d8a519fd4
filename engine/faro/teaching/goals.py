"""What a pupil is asked to do at a seat, and whether he has done it: judged from the log, line by line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from faro.base import Bet, FaroError, meant
from faro.notation import play_while_valid
from faro.rulebooks import library
from faro.table import Table, fresh
from faro.table import events as e

TURNS = 3
"""The turns that a goal asks to be dealt for a pupil's own checks."""

COMPANY: Mapping[str, str] = {"ann": "plays-sixes", "bob": "copies-last-winner", "clara": "coppers-last-loser"}
"""Who sits beside a pupil, and what each wants, by the keys of `faro.simulation.HABITS`."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a log: the table before it, what it brought about, and the table after."""

    before: Table
    events: tuple[e.Event, ...]
    after: Table

    def lay(self, seat: str) -> list[Bet]:
        """The stakes of a seat that lay before it."""
        return [bet for bet in self.before.bets if bet.punter == seat]

    def settled(self, seat: str) -> list[tuple[Bet, e.BetSettled]]:
        """The stakes of a seat that it decided, as they lay, each with its end."""
        ended = [event for event in self.events if isinstance(event, e.BetSettled) and event.punter == seat]
        return [(bet, event) for bet in self.lay(seat) for event in ended if event.spot == bet.spot]

    @property
    def is_turn(self) -> bool:
        """Whether it was a turn."""
        return any(isinstance(event, e.TurnDealt) for event in self.events)


Story = Sequence[Line]


@dataclass(frozen=True, slots=True)
class Goal:
    """One thing to do at a seat: the word by which a page asks for it, a sentence, and whether it has been done."""

    id: str
    says: str
    is_met: Callable[[Story, str], bool]


@dataclass(frozen=True, slots=True)
class Judged:
    """Which goals have been met, in their order, and what the pupil has gained since, in checks.

    `beside` has the gains of the `COMPANY` that sits with him, by name.
    """

    met: tuple[bool, ...]
    gain: int
    beside: Mapping[str, int]


def _did(kind: type) -> Callable[[Story, str], bool]:
    """Whether the seat has done something of a kind."""
    return lambda story, seat: any(
        isinstance(event, kind) and getattr(event, "punter", None) == seat for line in story for event in line.events
    )


def _ended(fits: Callable[[Bet, e.BetSettled, Table], bool]) -> Callable[[Story, str], bool]:
    """Whether a stake of the seat has been decided that fits."""
    return lambda story, seat: any(fits(bet, end, line.before) for line in story for bet, end in line.settled(seat))


def _passed(fits: Callable[[Bet], bool]) -> Callable[[Story, str], bool]:
    """Whether a turn has left a stake of the seat where it lay."""

    def is_met(story: Story, seat: str) -> bool:
        turns = (line for line in story if line.is_turn)
        return any(fits(bet) and line.after.bet(seat, bet.spot) == bet for line in turns for bet in line.lay(seat))

    return is_met


def _is_case(bet: Bet, _: e.BetSettled, table: Table) -> bool:
    return len(bet.spot.ranks) == 1 and table.left(bet.spot.ranks[0]) == 1


def _turns(story: Story, seat: str) -> bool:
    return sum(line.is_turn and bool(line.lay(seat)) for line in story) >= TURNS


def _through(story: Story, seat: str) -> bool:
    return any(line.before.is_boxed and not line.after.is_boxed for line in story)


def _climbed(corners: int) -> Callable[[Story, str], bool]:
    return lambda story, seat: any(
        isinstance(event, e.BetParleed) and event.punter == seat and event.bend and event.bend.corners >= corners
        for line in story
        for event in line.events
    )


GOALS: Mapping[str, Goal] = {
    goal.id: goal
    for goal in (
        Goal("lay", "Lay a stake on a card.", _did(e.BetPlaced)),
        Goal("decide", "See a stake of yours decided.", _ended(lambda bet, end, table: True)),
        Goal("leave", "Leave a stake lying through a turn that does not bring its card.", _passed(lambda bet: True)),
        Goal("take-up", "Take up a stake that no card has decided.", _did(e.BetTakenDown)),
        Goal("turns", "Have a stake on the cloth in three turns.", _turns),
        Goal("split", "Meet a pair with a stake on its card.", _ended(lambda bet, end, table: end.result == "split")),
        Goal("copper", "Lay a stake under a copper, and see it decided.", _ended(lambda bet, end, table: bet.coppered)),
        Goal("case", "Stake on a rank with one card left, and see it come.", _ended(_is_case)),
        Goal(
            "several",
            "Lay one stake on several cards, and see it decided.",
            _ended(lambda bet, end, table: len(bet.spot.ranks) > 1),
        ),
        Goal("bar", "Bar a stake, and deal a turn over it.", _passed(lambda bet: bet.goes == "none")),
        Goal("half", "Let half of a stake go, and see it decided.", _ended(lambda bet, end, table: bet.goes == "half")),
        Goal(
            "high-card",
            "Lay a stake on the High Card bar, and see it decided.",
            _ended(lambda bet, end, table: bet.spot.kind == "high-card"),
        ),
        Goal("call", "Call the last turn, and see it come.", _did(e.CallSettled)),
        Goal("paroli", "Win, and bend a corner: the paroli.", _climbed(1)),
        Goal("sept", "Win again, and bend the second: sept et le va.", _climbed(2)),
        Goal("through", "Sit to the end of the deal.", _through),
    )
}
"""What can be asked for at a seat, by its word."""


def goals_of(words: str) -> tuple[Goal, ...]:
    """The goals that a page names, with spaces between. Raises `bad-request` for a word that is none."""
    for word in words.split():
        if word not in GOALS:
            raise FaroError("bad-request/goal", goal=word, goals=[*GOALS], meant=meant(word, GOALS))
    return tuple(GOALS[word] for word in words.split())


def judge(log: str, floor: int, seat: str, words: str) -> Judged:
    """How far a pupil is with the goals, from what has happened in a log after its first `floor` lines.

    What was taken back has not happened: the log has it no more. Raises what a wrong log raises.
    """
    steps, error = play_while_valid(log, library())
    if error is not None:
        raise error
    before = [step for step in steps if step.line <= floor]
    start = before[-1].table if before else fresh()
    since = steps[len(before) :]
    tables = [start, *(step.table for step in since)]
    story = [Line(table, step.events, step.table) for table, step in zip(tables, since, strict=False)]
    met = tuple(goal.is_met(story, seat) for goal in goals_of(words))
    gains = {each: _gain(tables[-1], each) - _gain(start, each) for each in (seat, *COMPANY)}
    return Judged(met, gains[seat], {each: gains[each] for each in COMPANY if each in tables[-1].hands})


def _gain(table: Table, seat: str) -> int:
    return table.worth(seat) - table.bought[seat] if seat in table.hands else 0
