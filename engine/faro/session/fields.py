"""What the doors are asked with: the fields of a request, each of one kind wherever it is sent."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, get_args

from faro.base import FaroError
from faro.cheats import Vigilance
from faro.table import NAME


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
    "watch": Kind("'one' thing each, or 'all'", lambda value: value in get_args(Vigilance)),
    "rules": _TEXT,
    "bank": _COUNT,
    "limit": _COUNT,
    "buys": Kind("a whole number of one or more", lambda value: _is_count(value) and value > 0),
    "bids": Kind("the checks that each would put up, by name", _are(_is_count)),
    "code": _TEXT,
    "signs": _TEXT,
    "place": _TEXT,
    "coppered": Kind("true or false", lambda value: isinstance(value, bool)),
    "alone": Kind("true or false", lambda value: isinstance(value, bool)),
    "left": Kind("how many cards of each rank are left, by the ranks' codes", _are(_is_count)),
    "answers": Kind("the checks 'taken' and 'paid' for every stake and call", _are_payments),
    "kind": _TEXT,
    "level": _COUNT,
    "device": _TEXT,
    "deals": _COUNT,
    "gains": Kind("the gains of an earlier answer", _are_gains),
    "splits": _COUNT,
}
"""Every field by its name.

`log` is the log from its first line, `seat` who looks at the table, `id` what the ids of the board begin with, `chip`
the size of check in hand. A `line` is one of a log, a `seed` that of the shuffle, `floor` the lines that stay. `rules`
names a book as a log does, `bank` is what the bank holds and `limit` the most on a place, nought without end, and
`buys` the checks with which everybody sits down; `bids` is what each would put up to hold the bank. `place` is a
place of the layout, `code` that of a link, `signs` a key of `faro.pictures.SHEETS`; `habits` are keys of
`faro.simulation.HABITS`, and `kind` is one of `faro.teaching.KINDS`. `watch` says how well those watch who sit at a
crooked table. Of a whole evening the last deal may be meant `alone`.
"""
