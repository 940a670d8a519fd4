from __future__ import annotations

from typing import Any, get_args

import pytest

from faro.base.cards import Card
from faro.notation.log import play_while_valid
from faro.table.events import Event
from faro.table.folding import evolve
from faro.table.state import fresh
from tests.engine.tables import EVERY_WORD, LIBRARY, last_three, pack
from tests.engine.texts import event_line

EVENTS: tuple[type[Any], ...] = get_args(Event)

# What can happen at the last turn of a deal; what runs on must have won a turn before it.
LAST_TURN = """
open ben 20
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


# A corner that is bent as the card wins is said before it comes.
SAID_AHEAD = """
rules basset
open ann 20
bet ann 2 on 9
face 4s
paroli ann 9
turn 9d 5c
"""


# Of six cards five, so that one is left alone.
SHORT = (
    "rules pharo\nopen ann 20\npile 2c 3c Ad Ac 3d without 2d\nbottom 3d\nturn 2c 3c\nbet ann 2 on 3\nturn Ad Ac",
    pack("A 2 3", "cd"),
)


def happened() -> list[Event]:
    *deal, turn = last_three("5c 6c 7c").splitlines()
    winner = Card.parse(turn.split()[2]).rank.code
    seated = ["rules how-to-play", "bank 100", "open ann 20"]
    log = [*seated, *deal, f"bet ann 1 on {winner}", turn, f"parlee ann {winner} to 6"]
    steps, error = play_while_valid("\n".join([*log, "take ann 6", LAST_TURN]), LIBRARY)
    assert error is None, error
    return [event for step in steps for event in step.events]


def ever_happened() -> list[Event]:
    logs = [
        play_while_valid("\n".join(log), LIBRARY, fresh(cards))
        for log, cards in [*EVERY_WORD, (SHORT[0].splitlines(), SHORT[1])]
    ]
    logs += [play_while_valid(log, LIBRARY) for log in (CORKED, SAID_AHEAD)]
    return [*happened(), *(event for steps, _ in logs for step in steps for event in step.events)]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_comes_about_and_is_told_in_one_line(kind: type[Any]) -> None:
    event = next((event for event in ever_happened() if isinstance(event, kind)), None)
    assert event is not None, f"no {kind.__name__} in the deals of this test"
    assert event_line(event).startswith(kind.__name__)
    assert "\n" not in event_line(event)


def test_a_table_is_folded_from_events_alone() -> None:
    table = fresh()
    for event in happened():
        table = evolve(table, event)
    assert table.hock is not None
    assert table.checks_in_play == 40
