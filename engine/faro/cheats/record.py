"""What the sources say of a cheat: one record, its fields in our words, with the places that say so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, get_args, get_type_hints

from faro.base import FaroError

Family = Literal["boxes", "cards", "dealer", "players", "people", "false-protection"]
Basis = Literal["source", "inferred"]
Certainty = Literal["H", "M", "L", "R"]
Eye = Literal["layout", "checks", "tab", "pack", "box", "corners"]
"""What one at the table watches who may catch a cheat at it.

The stakes where they lie; the checks that are taken and paid; the cards, for a tab of one's own; the pack, before it is
dealt; the box and its window; the corners of the livrets, against what each card has won.
"""
Vigilance = Literal["one", "all"]
"""Whether each who watches keeps to one thing for a whole deal, or sees to everything."""


@dataclass(frozen=True)
class Undoing:
    """What makes an end of a cheat, and whether a source says so; `eye` is what one watches who sees it so, if any."""

    what: str
    basis: Basis
    eye: Eye | None = None


@dataclass(frozen=True)
class Place:
    """A work, by its key in the list of sources, and the place in it."""

    work: str
    place: str


@dataclass(frozen=True)
class Cheat:
    """One way of cheating: see the head of `devices.toml` for what the fields hold.

    `model` names what plays it: a module and function of `faro.cheats`, `alter` of the log, or `told` for a story.
    """

    id: str
    name: str
    also: tuple[str, ...]
    family: Family
    whose: str
    against: str
    needs: str
    tells: str
    acts: str
    when: str
    limits: str
    undone_by: tuple[Undoing, ...]
    era: str
    sources: tuple[Place, ...]
    disagreements: str
    model: str
    certainty: Certainty


_TYPES = get_type_hints(Cheat)
_KEYS = tuple(field.name for field in fields(Cheat) if field.name != "id")
_MAY_BE_EMPTY = ("also", "undone_by", "disagreements")


def parse(name: str, data: Mapping[str, Any], where: str) -> Cheat:
    """The record that a TOML table holds; `bad-cheat`, with the path of the key, for anything that is wrong in it."""
    for key in data:
        if key not in _KEYS:
            raise FaroError("bad-cheat/key", where=where, path=f"{name}.{key}")
    values: dict[str, Any] = {}
    for key in _KEYS:
        value = data.get(key)
        if value is None or (not value and key not in _MAY_BE_EMPTY):
            raise FaroError("bad-cheat/missing", where=where, path=f"{name}.{key}")
        allowed = get_args(_TYPES[key])
        if allowed and allowed[-1] is not Ellipsis and value not in allowed:
            raise FaroError("bad-cheat/value", where=where, path=f"{name}.{key}", value=value, allowed=allowed)
        values[key] = tuple(value) if key == "also" else value
    try:
        values["undone_by"] = tuple(Undoing(**part) for part in data["undone_by"])
        values["sources"] = tuple(Place(**part) for part in data["sources"])
    except TypeError:
        raise FaroError("bad-cheat/part", where=where, path=name) from None
    for undoing in values["undone_by"]:
        if undoing.basis not in get_args(Basis):
            raise FaroError("bad-cheat/basis", where=where, path=f"{name}.undone_by", basis=undoing.basis)
        if undoing.eye is not None and undoing.eye not in get_args(Eye):
            raise FaroError("bad-cheat/eye", where=where, path=f"{name}.undone_by", eye=undoing.eye, eyes=get_args(Eye))
    return Cheat(id=name, **values)
