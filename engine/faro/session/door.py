"""The browser's only door: text in, text out. The log travels with every request, so nothing kept here can be lost."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from importlib import import_module
from typing import Any

from faro.base import FaroError, quoted
from faro.session.answers import broken
from faro.session.fields import check
from faro.session.shapes import Request


@dataclass(frozen=True, slots=True)
class Door:
    """Where it is, what is done at it, the fields of a request that it needs, and those that may be left out.

    `module` is one of `faro.session.doors`, and `act` a function of it. It is imported when somebody asks for it: in a
    browser each room of the engine costs time, and a seat needs few of them.
    """

    module: str
    act: str
    needs: str
    takes: str = ""

    def open(self) -> Callable[[Request], Mapping[str, Any]]:
        """What is done at it."""
        module = import_module(f"faro.session.doors.{self.module}")
        act: Callable[[Request], Mapping[str, Any]] = getattr(module, self.act)
        return act


_SEAT = "log seat id"
_WATCHED = "habits seed watch"
"""What says who watches at a crooked table."""

DOORS: dict[str, Door] = {
    "frames": Door("steps", "step_through", "log seat"),
    "show": Door("seat", "show", _SEAT, f"chip {_WATCHED}"),
    "still": Door("seat", "still", "log seat"),
    "send": Door("seat", "send", f"{_SEAT} line", f"chip {_WATCHED}"),
    "deal": Door("dealing", "deal", f"{_SEAT} seed", "chip habits watch"),
    "draw": Door("dealing", "draw", _SEAT, f"chip {_WATCHED}"),
    "ahead": Door("dealing", "ahead", f"{_SEAT} seed", "chip habits watch"),
    "undo": Door("seat", "undo", _SEAT, f"chip floor {_WATCHED}"),
    "switch": Door("seat", "switch", f"{_SEAT} rules", f"chip bank limit buys {_WATCHED}"),
    "bid": Door("seat", "bid", f"{_SEAT} bids", f"chip {_WATCHED}"),
    "anew": Door("seat", "anew", _SEAT, f"chip {_WATCHED}"),
    "bots": Door("dealing", "bots", f"{_SEAT} habits", "chip seed watch"),
    "share": Door("log", "share", "log", "seed alone"),
    "open": Door("log", "open_link", "code"),
    "open_saved": Door("log", "open_saved", "log"),
    "words": Door("log", "words", "log seat"),
    "under": Door("log", "under", "log seat"),
    "sheet": Door("log", "sheet", "log signs"),
    "odds": Door("odds", "odds", "rules place", "coppered left"),
    "ranked": Door("odds", "rank_bets", "rules", "left"),
    "house_rules": Door("odds", "house_rules", "rules place", "coppered left"),
    "price": Door("odds", "price", "log seat place", "coppered"),
    "place": Door("odds", "place", f"{_SEAT} place", "chip coppered"),
    "cost": Door("odds", "cost", "log seat"),
    "recap": Door("odds", "deal_recap", "log seat", _WATCHED),
    "due": Door("dealer", "due", "log seed"),
    "audit": Door("dealer", "audit", f"{_SEAT} line answers", f"chip {_WATCHED}"),
    "exercise": Door("dealer", "exercise", "kind seed rules", "level"),
    "earnings": Door("cheats", "earnings", "device deals seed", "gains"),
    "spot": Door("cheats", "spot", "seed"),
    "splits": Door("cheats", "splits", "splits deals"),
}
"""What may be asked for, by the word that asks for it. What a door does and answers stands there."""


def reply(request: str) -> str:
    """The answer to one request, as JSON text; it never raises.

    A request is an object with `do`, one of the doors above, and the fields that the door asks for, as `faro.session.
    fields` has them. Every answer has `say`, a sentence for a listener, and `error`, nothing or `code`, `sentence`,
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
        failed = FaroError("engine-failed", "the engine itself has failed", "nothing is lost: the log is as it was")
        answer = broken(asked, failed)
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"), default=asdict)


def _read(request: str) -> Any:
    try:
        return json.loads(request)
    except (ValueError, RecursionError):
        raise FaroError("bad-request", "the request is no JSON", "send an object with 'do'") from None


def _answered(asked: Any) -> Mapping[str, Any]:
    do = asked.get("do") if isinstance(asked, dict) else None
    if not isinstance(do, str):
        raise FaroError("bad-request", "the request does not say what to do", "send an object with 'do'")
    door = DOORS.get(do)
    if door is None:
        raise FaroError("bad-request", f"the session cannot do {quoted(do)}", f"ask for {', '.join(DOORS)}")
    check(asked, door.needs, door.takes)
    return door.open()(asked)
