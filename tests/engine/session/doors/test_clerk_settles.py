"""Whatever six punters lay at a real table, the clerk's books are those of the engine that dealt it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from faro.base.cards import PACK
from faro.notation.log import format_log
from faro.rulebooks.rulebook import RULES
from faro.table import commands as c
from faro.table import events as e
from faro.table.state import BANK, Table
from tests.engine.session.asking import ask
from tests.engine.tables import LIBRARY
from tests.engine.walks import Step, varied, walk

SIX = ("ann", "bob", "clara", "dan", "eva", "fay")
MOST_BOUGHT = 200
ACTS = 160
KINDS = {range(45): 50, range(45, 85): 15, range(69, 75): 15, range(85, 100): 20}
"""Of a hundred acts of a walk so many are of these kinds: bets, all else, calls where three cards are left, cards."""


def evening(book: str, seed: int) -> tuple[Step, ...]:
    """What six do under the rules of some house: singles, corners, coppers, orders, bars, limits, markers and calls."""
    chance = Random(f"{book} {seed}")
    house = {name: chance.choice(allowed) for name, allowed in RULES.items() if chance.random() < 0.2}
    kinds = (chance.choice(kind) for kind in chance.choices([*KINDS], [*KINDS.values()], k=ACTS))
    numbers = [chance.randrange(100_000), *(kind + 100 * chance.randrange(1000) for kind in kinds)]
    return walk(varied(LIBRARY[book], house), PACK, numbers, SIX, MOST_BOUGHT).steps


def settlement(events: Iterable[e.Event]) -> list[tuple[str, int, int]]:
    """Whose each stake or call was that the engine settled, and what the bank took and paid, in the engine's order."""
    made: dict[tuple[str, object], tuple[int, int]] = {}
    for event in events:
        if isinstance(event, e.BetSettled | e.BetLeftOver | e.CallSettled):
            # What the bank takes of a stake that it shifted itself, it gives back.
            taken = 0 if isinstance(event, e.BetSettled) and event.answerable == BANK else event.taken
            stake = event.punter, event.order if isinstance(event, e.CallSettled) else event.spot
            before = made.get(stake, (0, 0))
            made[stake] = before[0] + taken, before[1] + event.paid
    return [(punter, *checks) for (punter, _), checks in made.items()]


def with_checks(made: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """Those for which the bank moves checks."""
    return [one for one in made if any(one[1:])]


def tabs(table: Table) -> list[dict[str, object]]:
    """What everybody has at a table that was reached by doing."""
    lies = Counter(dict.fromkeys(table.hands, 0))
    lies.update([bet.punter for bet in table.bets for _ in range(bet.stake)])
    lies.update([call.punter for call in table.calls for _ in range(call.stake)])
    return [
        {
            "punter": punter,
            "held": held,
            "lies": lies[punter],
            "bought": table.bought[punter],
            "owes": (owes := table.markers.get(punter, 0)),
            "gain": held + lies[punter] - table.bought[punter] - owes,
            "has_risen": punter in table.risen,
        }
        for punter, held in table.hands.items()
    ]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("book", LIBRARY)
def test_who_is_taken_and_paid_and_every_tab_are_the_engine_s(book: str, seed: int) -> None:
    done: list[c.Command] = []
    for step in evening(book, seed):
        before, after = step.before, step.after
        done.append(step.command)
        settled = settlement(step.events)
        if not settled:
            continue
        answer = ask("clerk", log := format_log(done), seat="ann")
        assert (answer["aside"], answer["log"]) == ([], log)
        assert answer["tabs"] == tabs(after), log
        assert (answer["bank"], answer["purse"]) == (after.bank, after.purse), log
        assert answer["bank"] + sum(tab["gain"] for tab in answer["tabs"]) == 0, log
        told = [(each["punter"], each["taken"], each["paid"]) for each in answer["settled"]]
        assert Counter(told) == Counter(settled), log
        assert sum(taken - paid for _, taken, paid in told) == after.bank - before.bank, log
        # A bank that can break pays in order as the engine deals; any other is put in that order by the clerk.
        assert before.purse is None or with_checks(told) == with_checks(settled), log
