"""What a page asks of the session, and the board that it should be shown."""

from __future__ import annotations

import json
from typing import Any

from faro.notation.log import replay
from faro.pictures.seat_boards import seat
from faro.seats.view import see
from faro.session.door import reply
from tests.engine.tables import LIBRARY

SEATED = "rules hoyle-1864\nopen you 100\n"
BOXED = f"{SEATED}soda Kd\n"


def ask(do: str, log: str = BOXED, **more: Any) -> dict[str, Any]:
    """The answer of a door, for the seat of `you`."""
    answer: dict[str, Any] = json.loads(reply(json.dumps({"do": do, "log": log, "id": "x", "seat": "you", **more})))
    return answer


def drawn(log: str, chip: int = 5) -> str:
    """The live board of the table that a log folds to."""
    return seat(see(replay(log, LIBRARY), "you"), "x", chip)
