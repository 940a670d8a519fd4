from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import Any, get_args

import pytest

from faro.cards import Card
from faro.events import Event
from faro.log import play_while_valid
from faro.render_text import tell
from faro.table import evolve, fresh
from tests.engine.tables import EVERY_WORD, LIBRARY, last_three

EVENTS: tuple[type[Any], ...] = get_args(Event)

# What can happen at the last turn of a deal; what runs on must have won a turn before it.
LAST_TURN = """
open ben 20
bank 100
limit 1 40
marker ben 5
bet ann 2 on 8
claim bank ann 8
bet ann 2 on 7
copper ann on 7
half ann 7
bet ann 1 on 6
take ann 6
bet ann 3 on 5
move ann 5 to 6-7
alter ben ann 6-7 to K
bet ann 1 on 5
call ann 2 on 5-6-7
turn 7c 5c
hock 6c
"""


# Only half a stack lets the wood in it be seen.
CORKED = """
rules hoyle-1864
open ann 20
device corking ann
soda 5d
bet ann 12 on 7
trick ann cork 10 on 7
turn 7d 7h
"""


def happened() -> list[Event]:
    *deal, turn = last_three("5c 6c 7c").splitlines()
    winner = Card.parse(turn.split()[2]).rank.code
    log = ["rules how-to-play", "open ann 20", *deal, f"bet ann 1 on {winner}", turn, f"parlee ann {winner} to 6"]
    steps, error = play_while_valid("\n".join([*log, "take ann 6", LAST_TURN]), LIBRARY)
    assert error is None, error
    return [event for step in steps for event in step.events]


def ever_happened() -> list[Event]:
    logs = [play_while_valid("\n".join(log), LIBRARY, fresh(cards)) for log, cards in EVERY_WORD]
    logs.append(play_while_valid(CORKED, LIBRARY))
    return [*happened(), *(event for steps, _ in logs for step in steps for event in step.events)]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_comes_about_and_is_told_in_one_line(kind: type[Any]) -> None:
    event = next((event for event in ever_happened() if isinstance(event, kind)), None)
    assert event is not None, f"no {kind.__name__} in the deals of this test"
    assert tell(event).startswith(kind.__name__)
    assert "\n" not in tell(event)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_an_event_is_frozen(kind: type[Any]) -> None:
    event = next(event for event in ever_happened() if isinstance(event, kind))
    with pytest.raises(FrozenInstanceError):
        setattr(event, fields(kind)[0].name, None)


def test_a_table_is_folded_from_events_alone() -> None:
    table = fresh()
    for event in happened():
        table = evolve(table, event)
    assert table.hock is not None
    assert table.checks_in_play == 45
