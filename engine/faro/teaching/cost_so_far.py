"""What a deal has cost so far: what bets such as a punter's lose on average, beside what his have lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from faro.base import checks, count, in_a_row
from faro.notation import Step
from faro.odds import as_checks, call_cost, next_turn
from faro.table import Table, fresh, settle_face
from faro.table import events as e
from faro.words import turn_word


@dataclass(frozen=True, slots=True)
class Running:
    """What a punter's stakes of the present deal come to, in checks.

    `average` is the bank's gain by such stakes, turn by turn, before the cards came; `lost` what it has in fact gained
    by his, below nought where he is ahead. `turns` are those on which something of his lay, and `word` is what the
    game calls one; `first` is the card that opened the deal, where that takes and something of his lay.
    """

    average: Fraction
    lost: int
    turns: int
    word: str = "turn"
    first: str = ""

    @property
    def say(self) -> str:
        """The cost in a sentence or two."""
        met = [f"the {self.first}"] if self.first else []
        met += [count(self.turns, self.word)] if self.turns else []
        if not met:
            return f"Nothing of yours has lain on a {self.word} of this deal: it has cost nothing."
        if self.lost < 0:
            now = f"you are {checks(-self.lost)} ahead"
        else:
            now = f"you have lost {checks(self.lost)}" if self.lost else "you are even"
        does = "win" if self.average < 0 else "lose"
        return f"Over {in_a_row(met)} bets like yours {does} {as_checks(abs(self.average))} on average; {now}."


def running_cost(steps: Sequence[Step], punter: str) -> Running:
    """The cost of the present deal to a punter, from the steps of its log.

    What is taken at the end of a deal, by a hock that is the bank's or a pocket, counts as it falls.
    """
    average, lost, turns, first = Fraction(0), 0, 0, ""
    before = fresh()
    for step in steps:
        for event in step.events:
            match event:
                case e.DealOpened(how=how):
                    cost = _first_cost(before, punter)
                    average, lost, turns, first = cost or Fraction(0), 0, 0, "" if cost is None else how
                case e.TurnDealt():
                    cost = _cost(before, punter)
                    average += cost or 0
                    turns += cost is not None
                case e.BetSettled() | e.CallSettled() if event.punter == punter:
                    lost += event.taken - event.paid
                case e.BetLeftOver() if event.punter == punter:
                    average += event.taken - event.paid
                    lost += event.taken - event.paid
        before = step.table
    return Running(average, lost, turns, turn_word(before.rules).lower(), first)


def _first_cost(table: Table, punter: str) -> Fraction | None:
    """What the card that opens a deal takes of a punter’s stakes on average, if it takes and one lies."""
    bets = [bet for bet in table.bets if bet.punter == punter]
    if not bets or table.rules is None or not table.rules.takes_first:
        return None
    taken = [event.taken for card in table.pack for event in settle_face(table.rules, bets, card)]
    return Fraction(sum(taken), len(table.pack))


def _cost(table: Table, punter: str) -> Fraction | None:
    """What a punter's stakes lose on average on the turn that is about to be dealt; nothing where none lies."""
    bets = [bet for bet in table.bets if bet.punter == punter]
    calls = [call for call in table.calls if call.punter == punter]
    if not bets and not calls:
        return None
    assert table.rules is not None
    cost = sum((next_turn(table, bet) for bet in bets), Fraction(0))
    return cost + sum(call.stake * (call_cost(table.rules, table.box) or 0) for call in calls)
