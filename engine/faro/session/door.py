"""The browser's only door: text in, text out. The log travels with every request, so nothing kept here can be lost."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any, Generic

from faro.base import FaroError
from faro.session.answers import broken
from faro.session.fields import Asked, check
from faro.session.requests import (
    Accompanied,
    Aimed,
    Answered,
    Bidding,
    Coded,
    Coming,
    Lined,
    Logged,
    Looked,
    Placed,
    Pointed,
    Position,
    Practised,
    Recapped,
    Seated,
    Seeded,
    Sent,
    Sharing,
    Shuffled,
    Signed,
    Split,
    Staked,
    Stepped,
    Switched,
    Tried,
    Undone,
)


@dataclass(frozen=True, slots=True)
class Door(Generic[Asked]):
    """Where it is, what is done at it, and what it is asked with.

    `module` is one of `faro.session.doors`, and `act` a function of it. It is imported when somebody asks for it: in a
    browser each room of the engine costs time, and a seat needs few of them.
    """

    module: str
    act: str
    asks: type[Asked]

    def open(self) -> Callable[[Asked], Mapping[str, Any]]:
        """What is done at it."""
        module = import_module(f"faro.session.doors.{self.module}")
        act: Callable[[Asked], Mapping[str, Any]] = getattr(module, self.act)
        return act

    def answer(self, asked: Mapping[str, Any]) -> Mapping[str, Any]:
        """The answer to a request, which is checked as it comes in. Raises `FaroError`."""
        return self.open()(check(asked, self.asks))


DOORS: dict[str, Door[Any]] = {
    "frames": Door("steps", "step_through", Stepped),
    "show": Door("seat", "show", Seated),
    "still": Door("seat", "still", Looked),
    "send": Door("seat", "send", Sent),
    "deal": Door("dealing", "deal", Shuffled),
    "draw": Door("dealing", "draw", Seated),
    "ahead": Door("dealing", "ahead", Shuffled),
    "undo": Door("seat", "undo", Undone),
    "switch": Door("seat", "switch", Switched),
    "bid": Door("seat", "bid", Bidding),
    "clerk": Door("clerk", "clerk", Seated),
    "anew": Door("seat", "anew", Seated),
    "bots": Door("dealing", "bots", Accompanied),
    "share": Door("log", "share", Sharing),
    "open": Door("log", "open_link", Coded),
    "open_saved": Door("log", "open_saved", Logged),
    "words": Door("log", "words", Looked),
    "faults": Door("log", "all_faults", Logged),
    "under": Door("log", "under", Looked),
    "sheet": Door("log", "sheet", Signed),
    "odds": Door("odds", "odds", Staked),
    "ranked": Door("odds", "rank_bets", Position),
    "house_rules": Door("odds", "house_rules", Staked),
    "one_line": Door("one_line", "in_one_line", Staked),
    "read_line": Door("one_line", "read_line", Lined),
    "price": Door("odds", "price", Placed),
    "place": Door("odds", "place", Pointed),
    "cost": Door("odds", "cost", Looked),
    "recap": Door("odds", "deal_recap", Recapped),
    "due": Door("dealer", "due", Coming),
    "audit": Door("dealer", "audit", Answered),
    "exercise": Door("dealer", "exercise", Practised),
    "goals": Door("dealer", "goals", Aimed),
    "earnings": Door("cheats", "earnings", Tried),
    "spot": Door("cheats", "spot", Seeded),
    "accuse": Door("cheats", "accuse", Looked),
    "views": Door("cheats", "other_eyes", Looked),
    "splits": Door("cheats", "splits", Split),
}
"""What may be asked for, by the word that asks for it. What a door does and answers stands there."""


def reply(request: str) -> str:
    """The answer to one request, as JSON text; it never raises.

    A request is an object with `do`, one of the doors above, and the fields that the door asks for, as `faro.session.
    requests` has them. Every answer has `say`, a sentence for a listener, and `error`, nothing or `code`, `sentence`,
    `hint` and `line`. A request that cannot be done at all is answered with `log` as it came and an empty `html`.

    The doors that ask for an `id` answer `log`, `html`, the live board, `say` and `error`. What is refused leaves the
    log as it was; of a log that goes wrong, the good part is kept and shown. The others draw no live board.
    """
    asked: Any = None
    try:
        asked = _read(request)
        answer = _answered(asked)
    except FaroError as error:
        answer = broken(asked, error)
    except Exception:
        # A fault of ours, whose traceback is for whoever mends it; the log has come with the request and goes back.
        traceback.print_exc()
        failed = FaroError("engine-failed")
        answer = broken(asked, failed)
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"), default=asdict)


def _read(request: str) -> Any:
    try:
        return json.loads(request)
    except (ValueError, RecursionError):
        raise FaroError("bad-request/json") from None


def _answered(asked: Any) -> Mapping[str, Any]:
    do = asked.get("do") if isinstance(asked, dict) else None
    if not isinstance(do, str):
        raise FaroError("bad-request/do")
    door = DOORS.get(do)
    if door is None:
        raise FaroError("bad-request/door", do=do, doors=DOORS)
    return door.answer(asked)
