"""A rule-book: one record, one field for each thing the books dispute, each value with the place that says so."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from typing import Any, Literal, get_args, get_type_hints

from faro.chips import OddUnit
from faro.errors import FaroError

FirstStakes = Literal["before-soda", "after-soda"]
SplitTakes = Literal["half", "whole"]
Copper = Literal["allowed", "refused"]
Withdrawal = Literal["free", "must-lie"]
CaseLimit = Literal["full", "half"]
HockStakes = Literal["returned", "bank"]
PackLies = Literal["face-up", "face-down"]
Side = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class Source:
    """Where a value comes from: a work's key and the place in it, or the reason why it had to be assumed."""

    work: str | None
    place: str
    assumed: str

    def __str__(self) -> str:
        return f"assumed: {self.assumed}" if self.work is None else f"{self.work}, {self.place}"


@dataclass(frozen=True)
class Rulebook:
    """The rules that one book prints, or one house deals by. Frozen; `parse` is the way to make one from data.

    `first_stakes`: whether stakes may lie before the soda is shown.
    `split`: what the bank takes of a stake when both cards of a turn are of its rank.
    `odd_unit`: who keeps the check that will not halve.
    `copper`: whether a stake may be coppered, to win when its rank loses.
    `withdrawal`: whether a stake may be taken down or moved before it is decided.
    `case_limit`: the limit on a rank of which one card is left, as a share of the limit of the game.
    `hock_stakes`: what becomes of stakes undecided when the hock shows.
    `pack_lies`: how the pack lies in the box; face up, the winner of a turn stays in the window till the next.
    `loser_pile`: the side of the box, from the players' side, on which the losing cards are laid.
    """

    id: str
    title: str
    short: str
    first_stakes: FirstStakes
    split: SplitTakes
    odd_unit: OddUnit
    copper: Copper
    withdrawal: Withdrawal
    case_limit: CaseLimit
    hock_stakes: HockStakes
    pack_lies: PackLies
    loser_pile: Side
    sources: Mapping[str, Source] = field(default_factory=dict, compare=False, repr=False)

    def source(self, name: str) -> Source:
        """Who says so: the source of one field's value. `KeyError` for a name that is no rule."""
        return self.sources[name]

    @property
    def digest(self) -> str:
        """Eight hexadecimal digits that change whenever a rule of the book changes its value."""
        text = "\n".join(f"{name}={getattr(self, name)}" for name in ("id", *RULES))
        return hashlib.sha256(text.encode()).hexdigest()[:8]


_HEADINGS = ("id", "title", "short")
_TYPES = get_type_hints(Rulebook)

RULES: dict[str, tuple[str, ...]] = {
    f.name: get_args(_TYPES[f.name]) for f in fields(Rulebook) if f.name not in (*_HEADINGS, "sources")
}
"""Every field that is a rule, with the values it may hold."""


def parse(data: Mapping[str, Any], where: str) -> Rulebook:
    """The rule-book that a TOML table holds.

    `where` names the file in errors. Raises `bad-rulebook`, with the path of the key and the nearest valid word, for a
    key that is missing or unknown, a value that the field does not know, and a value without a source.
    """
    _check_keys(data, (*_HEADINGS, "rules"), where)
    headings = {}
    for name in _HEADINGS:
        if not isinstance(data[name], str) or not data[name]:
            raise _bad(where, name, f"must be a piece of text, not {data[name]!r}")
        headings[name] = data[name]
    if not isinstance(data["rules"], Mapping):
        raise _bad(where, "rules", "must be a table of rules")
    _check_keys(data["rules"], tuple(RULES), f"{where}: rules")
    values = {}
    sources = {}
    for name, allowed in RULES.items():
        entry = data["rules"][name]
        path = f"rules.{name}"
        if not isinstance(entry, Mapping):
            raise _bad(where, path, "must be a table with a value and its source")
        value = entry.get("value")
        if value not in allowed:
            near = get_close_matches(str(value), allowed, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"write one of {', '.join(allowed)}"
            raise _bad(where, f"{path}.value", f"cannot be {value!r}", hint)
        values[name] = value
        sources[name] = _source(entry, where, path)
    return Rulebook(**headings, **values, sources=sources)


def _source(entry: Mapping[str, Any], where: str, path: str) -> Source:
    for key, part in entry.items():
        if key not in ("value", "source", "place", "assumed"):
            raise _bad(where, f"{path}.{key}", "is no part of a rule", "write value with source and place, or assumed")
        if not isinstance(part, str) or not part:
            raise _bad(where, f"{path}.{key}", f"must be a piece of text, not {part!r}")
    sourced, assumed = entry.get("source"), entry.get("assumed")
    if (sourced is None) == (assumed is None):
        raise _bad(where, path, "needs one source", "write source and place, or assumed with the reason")
    if sourced is not None and "place" not in entry:
        raise _bad(where, f"{path}.place", "is missing", "say where in the source")
    return Source(sourced, entry.get("place", ""), assumed or "")


def _check_keys(data: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in known:
            near = get_close_matches(key, known, n=1)
            raise _bad(where, key, "is no key of a rule-book", f"did you mean {near[0]!r}?" if near else "take it out")
    for key in known:
        if key not in data:
            raise _bad(where, key, "is missing")


def _bad(where: str, path: str, what: str, hint: str = "") -> FaroError:
    return FaroError("bad-rulebook", f"{where}: {path} {what}", hint)
