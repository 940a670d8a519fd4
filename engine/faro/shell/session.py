"""The browser's only door: text in, text out. The log travels with every request, so nothing kept here can be lost."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from faro.errors import FaroError
from faro.shell import doors_cheats, doors_dealer, doors_log, doors_odds, doors_seat
from faro.shell.answers import Answer, Request, broken
from faro.shell.fields import check


@dataclass(frozen=True, slots=True)
class Door:
    """What is done at a door, the fields of a request that it needs, and those that may be left out."""

    act: Callable[[Request], Answer]
    needs: str
    takes: str = ""


_SEAT = "log seat id"

DOORS: dict[str, Door] = {
    "frames": Door(doors_seat.playthrough, "log seat"),
    "show": Door(doors_seat.show, _SEAT, "chip"),
    "still": Door(doors_seat.still, "log seat"),
    "send": Door(doors_seat.send, f"{_SEAT} line", "chip"),
    "deal": Door(doors_seat.deal, f"{_SEAT} seed", "chip"),
    "undo": Door(doors_seat.undo, _SEAT, "chip floor habits"),
    "switch": Door(doors_seat.switch, f"{_SEAT} rules", "chip"),
    "bots": Door(doors_seat.bots, f"{_SEAT} habits", "chip"),
    "share": Door(doors_log.share, "log", "seed"),
    "open": Door(doors_log.open_link, "code"),
    "open_saved": Door(doors_log.open_saved, "log"),
    "words": Door(doors_log.words, "log seat"),
    "under": Door(doors_log.under, "log seat"),
    "sheet": Door(doors_log.sheet, "log signs"),
    "odds": Door(doors_odds.odds, "rules place", "coppered left"),
    "price": Door(doors_odds.price, "log seat place", "coppered"),
    "cost": Door(doors_odds.cost, "log seat"),
    "due": Door(doors_dealer.due, "log seed"),
    "audit": Door(doors_dealer.audit, f"{_SEAT} line answers", "chip"),
    "drill": Door(doors_dealer.drill, "kind seed rules"),
    "earnings": Door(doors_cheats.earnings, "device deals seed", "gains"),
    "spot": Door(doors_cheats.spot, "seed"),
    "splits": Door(doors_cheats.splits, "splits deals"),
}
"""What may be asked for, by the word that asks for it. What a door does and answers stands there."""


def reply(request: str) -> str:
    """The answer to one request, as JSON text; it never raises.

    A request is an object with `do`, one of the doors above, and the fields that the door asks for, as `faro.shell.
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
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def _read(request: str) -> Any:
    try:
        return json.loads(request)
    except (ValueError, RecursionError):
        raise FaroError("bad-request", "the request is no JSON", "send an object with 'do'") from None


def _answered(asked: Any) -> Answer:
    do = asked.get("do") if isinstance(asked, dict) else None
    if not isinstance(do, str):
        raise FaroError("bad-request", "the request does not say what to do", "send an object with 'do'")
    door = DOORS.get(do)
    if door is None:
        raise FaroError("bad-request", f"the session cannot do {do!r}", f"ask for {', '.join(DOORS)}")
    check(asked, door.needs, door.takes)
    return door.act(asked)
