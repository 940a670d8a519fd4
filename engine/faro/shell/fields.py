"""What the doors are asked with: the fields of a request, each of one kind wherever it is sent."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from faro.decide import NAME
from faro.errors import FaroError


@dataclass(frozen=True, slots=True)
class Kind:
    """What a field holds, in words, and whether a value is that."""

    words: str
    fits: Callable[[Any], bool]


def check(asked: dict[str, Any], needs: str, takes: str = "") -> None:
    """Refuse a request that lacks a field that its door `needs`, or holds one of another kind; names stand in a row."""
    for field in (*needs.split(), *(field for field in takes.split() if field in asked)):
        if field not in asked or not FIELDS[field].fits(asked[field]):
            told = f"the door {asked['do']!r} asks for {field!r}, {FIELDS[field].words}"
            raise FaroError("bad-request", told)


_HALF = re.compile(r"[\ud800-\udfff]")
"""Half of a letter of two halves: it cannot be written down, neither in a link nor under a seed."""
_GAIN = re.compile(r"-?[0-9]{1,9}")
_MANY = 10**9
"""More deals than any page counts."""


def _is_text(value: Any) -> bool:
    return isinstance(value, str) and not _HALF.search(value)


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _is_seat(value: Any) -> bool:
    return value is None or (isinstance(value, str) and NAME.fullmatch(value) is not None)


def _are(is_one: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: (
        isinstance(value, dict) and all(_is_text(key) and is_one(inside) for key, inside in value.items())
    )


def _are_payments(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(payment, dict) and all(_is_count(payment.get(what)) for what in ("taken", "paid"))
        for payment in value
    )


def _is_side(value: Any) -> bool:
    return _are(_is_count)(value) and all(map(_GAIN.fullmatch, value)) and sum(value.values()) < _MANY


def _are_gains(value: Any) -> bool:
    return _are(_is_side)(value) and {*value} == {"crooked", "square"}


_TEXT, _COUNT = Kind("a text", _is_text), Kind("a whole number of nought or more", _is_count)

FIELDS: dict[str, Kind] = {
    "log": _TEXT,
    "seat": Kind("a punter's name, 'bank', or null for an onlooker", _is_seat),
    "id": _TEXT,
    "chip": Kind("a whole number of one or more", lambda value: _is_count(value) and value > 0),
    "line": _TEXT,
    "seed": _TEXT,
    "floor": _COUNT,
    "habits": Kind("the key of a habit for each punter's name", _are(_is_text)),
    "rules": _TEXT,
    "code": _TEXT,
    "signs": _TEXT,
    "place": _TEXT,
    "coppered": Kind("true or false", lambda value: isinstance(value, bool)),
    "left": Kind("how many cards of each rank are left, by the ranks' codes", _are(_is_count)),
    "answers": Kind("the checks 'taken' and 'paid' for every stake and call", _are_payments),
    "kind": _TEXT,
    "device": _TEXT,
    "deals": _COUNT,
    "gains": Kind("the gains of an earlier answer", _are_gains),
    "splits": _COUNT,
}
"""Every field by its name.

`log` is the log from its first line, `seat` who looks at the table, `id` what the ids of the board begin with, `chip`
the size of check in hand. A `line` is one of a log, a `seed` that of the shuffle, `floor` the lines that stay. `rules`
names a book as a log does, `place` a place of the layout, `code` is that of a link, `signs` a key of
`faro.cue_sheet.SHEETS`, `habits` are keys of `faro.bots.HABITS`, `kind` is one of `faro.shell.drills.DRILLS`.
"""
