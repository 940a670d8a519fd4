"""How a deal went for one punter: his checks turn by turn, beside what the cards left could have done to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from faro.base import Card, checks, count
from faro.notation import Step
from faro.odds import as_checks
from faro.table import Table, decide, fresh, settle_face
from faro.table import commands as c
from faro.table import events as e
from faro.words import turn_word

_Ways = dict[int, int]
"""Gains in checks, each with the number of ways that lead to it."""


@dataclass(frozen=True, slots=True)
class TurnPast:
    """A turn of the deal, or the card that opened it where that takes: the line of the log that dealt it, from 1.

    Its `name` is `Turn 3` or `The face`, its `label` `3` or `face`. `gain` is in checks, `together` since the deal was
    opened. `expected` is the average of `together` over what could have come, and half of all that could have come lies
    from `low` to `high`.
    """

    name: str
    label: str
    line: int
    gain: int
    together: int
    expected: Fraction
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Account:
    """A punter's stakes of the present deal, calls and what ran on among them, and what he has gained by them.

    They are counted as they are settled, for what then lay: what is laid and taken down again is no stake. `settled` is
    what lay in all, in checks, as is the `gain`.
    """

    stakes: int
    settled: int
    gain: int

    @property
    def say(self) -> str:
        """It in one sentence."""
        if not self.stakes:
            return "Nothing of yours was settled in this deal."
        came = "even" if not self.gain else f"{abs(self.gain):,} {'ahead' if self.gain > 0 else 'down'}"
        return f"You are {came} on {count(self.stakes, 'stake')}."


@dataclass(frozen=True, slots=True)
class Recap:
    """The present deal of a log for a punter: its turns, and his `stakes` with the checks `settled`, as his `Account`
    has them. `end` is what the hock or the pocket did, in checks; `word` is what the game calls a turn.
    """

    turns: tuple[TurnPast, ...]
    stakes: int
    settled: int
    end: int = 0
    word: str = "turn"

    @property
    def say(self) -> str:
        """The deal in three sentences, the first as its `Account` has it."""
        if not self.stakes or not self.turns:
            return Account(0, 0, 0).say
        last = self.turns[-1]
        account = Account(self.stakes, self.settled, last.together + self.end)
        cost = f"have cost {as_checks(-last.expected)}"
        if last.expected > 0:
            cost = f"have brought {as_checks(last.expected)}"
        dearest = min(self.turns, key=lambda turn: turn.gain)
        worst = f" {dearest.name} cost you most, {checks(-dearest.gain)}." if dearest.gain < 0 else ""
        were = f"{checks(self.settled)} {'was' if self.settled == 1 else 'were'} settled"
        return f"{account.say} In all {were}, which should {cost}.{worst}"


def account(steps: Sequence[Step], punter: str) -> Account:
    """What the present deal of a log has come to for a punter."""
    stakes = settled = gain = 0
    for step in steps:
        for event in step.events:
            match event:
                case e.DealOpened():
                    stakes = settled = gain = 0
                case e.BetSettled(result="drawn"):
                    pass
                case e.BetSettled() | e.CallSettled() | e.BetLeftOver() if event.punter == punter:
                    stakes, settled = stakes + 1, settled + event.stake
        gain += _gain(step.events, punter)
    return Account(stakes, settled, gain)


def recap(steps: Sequence[Step], punter: str) -> Recap:
    """The present deal of a log as it went for a punter.

    The band is exact for this experiment: every turn, and a face, drawn anew from the cards that were left before it,
    with the stakes that then lay.
    """
    turns: list[TurnPast] = []
    came = account(steps, punter)
    end = 0
    ways: _Ways = {0: 1}
    before = fresh()
    for step in steps:
        if any(isinstance(event, e.DealOpened) for event in step.events):
            turns, ways, end = [], {0: 1}, 0
        gain = _gain(step.events, punter)
        if drawn := _drawn(step, before, punter):
            kind, label, could = drawn
            ways = _one_after_the_other(ways, could)
            together = gain + (turns[-1].together if turns else 0)
            expected = Fraction(sum(gain * times for gain, times in ways.items()), sum(ways.values()))
            low, high = _quantile(ways, Fraction(1, 4)), _quantile(ways, Fraction(3, 4))
            turns.append(TurnPast(f"{kind} {label}", label, step.line, gain, together, expected, low, high))
        else:
            end += gain
        before = step.table
    return Recap(tuple(turns), came.stakes, came.settled, end, turn_word(before.rules).lower())


def _gain(events: Sequence[e.Event], punter: str) -> int:
    """What events bring a punter in checks, below nought where they take."""
    gain = 0
    for event in events:
        match event:
            case e.BetSettled() | e.CallSettled() | e.BetLeftOver() if event.punter == punter:
                gain += event.paid - event.taken
    return gain


def _drawn(step: Step, before: Table, punter: str) -> tuple[str, str, _Ways] | None:
    """What a step drew, in two words, and what other cards could have brought; nothing where it drew none."""
    rules = before.rules
    for event in step.events:
        if isinstance(event, e.TurnDealt):
            return turn_word(rules), str(event.number), _outcomes(before, punter)
        if isinstance(event, e.DealOpened) and rules is not None and rules.takes_first:
            taken = (_gain(settle_face(rules, before.bets, card), punter) for card in before.pack)
            return "The", event.how, Counter(taken)
    return None


def _outcomes(table: Table, punter: str) -> _Ways:
    """What the turn about to be dealt can bring the punter, by the cards that the table has not seen.

    Cards that his stakes cannot tell apart are dealt once, and counted.
    """
    bets = [bet for bet in table.bets if bet.punter == punter]
    if not bets and not any(call.punter == punter for call in table.calls):
        return {0: 1}
    # How the pack truly lies is not what the table has seen.
    table = table._replace(secret=table.secret._replace(pile=None, drawn=()))
    by_colour = any(bet.spot.kind == "colours" for bet in bets)

    def sort(card: Card) -> Hashable:
        # The last three are told apart by a call, and by who holds which suit of a pair.
        return card if len(table.box) <= 3 else (card.rank, card.suit.is_red) if by_colour else card.rank

    alike: dict[Hashable, list[Card]] = {}
    for card in sorted(table.box - {table.bottom}):
        alike.setdefault(sort(card), []).append(card)
    ways: Counter[int] = Counter()
    for first in alike.values():
        seconds = [[table.bottom]] if table.bottom and table.is_last_turn else alike.values()
        for second in seconds:
            times = len(first) * (len(second) - (first is second))
            if times:
                turn = c.DealTurn(first[0], second[1] if first is second else second[0])
                ways[_gain(decide(table, turn), punter)] += times
    return ways or {0: 1}  # of a pack with doubled cards one may be left, of which nobody knows a turn


def _one_after_the_other(one: _Ways, other: _Ways) -> _Ways:
    both: Counter[int] = Counter()
    for gain, ways in one.items():
        for more, times in other.items():
            both[gain + more] += ways * times
    return both


def _quantile(ways: _Ways, share: Fraction) -> int:
    """The least gain that so large a share of all does not exceed."""
    total, seen = sum(ways.values()), 0
    for gain in sorted(ways):
        seen += ways[gain]
        if seen >= share * total:
            return gain
    return max(ways)
