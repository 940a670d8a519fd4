from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import Any, get_args

import pytest

from faro.events import Event
from faro.log import play_while_valid
from faro.render_text import tell
from faro.table import evolve, fresh
from tests.engine.tables import LIBRARY, whole_deal

EVENTS: tuple[type[Any], ...] = get_args(Event)

# A deal in which everything happens that can: the last cards of the pack are spades, the king of them the hock.
EVERYTHING = f"""
rules hoyle-1864
open ann 20
limit 1 20
bet ann 2 on 7
copper ann on 7
bet ann 1 on 8
take ann 8
bet ann 3 on 9
move ann 9 to K
{whole_deal("7h 9s", "9h 10h")}
"""


def happened() -> list[Event]:
    # The king wins on the way, so a stake for the hock to find is laid again before the last turn.
    head, last = EVERYTHING.strip().rsplit("\nturn ", 1)
    steps, error = play_while_valid(f"{head}\nbet ann 4 on K\nturn {last}", LIBRARY)
    assert error is None
    return [event for step in steps for event in step.events]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_comes_about_in_one_deal_and_is_told_in_one_line(kind: type[Any]) -> None:
    event = next((event for event in happened() if isinstance(event, kind)), None)
    assert event is not None, f"no {kind.__name__} in the deal of this test"
    assert tell(event).startswith(kind.__name__)
    assert "\n" not in tell(event)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_an_event_is_frozen(kind: type[Any]) -> None:
    event = next(event for event in happened() if isinstance(event, kind))
    with pytest.raises(FrozenInstanceError):
        setattr(event, fields(kind)[0].name, None)


def test_a_table_is_folded_from_events_alone() -> None:
    table = fresh()
    for event in happened():
        table = evolve(table, event)
    assert table.hock is not None
    assert table.checks_in_play == 20
