"""Each public name of the engine by itself, for docs/library/reference.md: griffe reads it from the source."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import griffe

import faro
from farodocs.data.records import DataError
from farodocs.folders import ENGINE
from farodocs.kept import engine_digest
from farodocs.parts.engine import GROUPS, Group, printed
from farodocs.parts.reference_examples import EXAMPLES
from farodocs.step import lasting

TITLES = {
    "play": "Play",
    "things": "Cards, places and rule-books",
    "notation": "Notation",
    "odds": "Odds",
    "simulation": "Simulation",
    "research": "Research",
    "see": "Seats, words and pictures",
}
"""What the groups of names are called."""
TABLE = ("play", "things", "notation", "see")
RECKONING = ("odds", "simulation", "research")
"""The groups of one page and of the other."""


def reference(*ids: str) -> str:
    """The public names of some groups.

    Raises `DataError` for a public name that has no program, and for one of which the source says nothing.
    """
    for name in {*EXAMPLES} ^ {*faro.__all__}:
        raise DataError(f"farodocs/parts/reference_examples.py: EXAMPLES must have the public name {name!r} of faro")
    groups = {group.id: group for group in GROUPS}
    return "\n\n".join(section for name in ids for section in _group(groups[name]))


def found(name: str) -> griffe.Object:
    """What the source says of a public name, where it is made."""
    thing = getattr(faro, name)
    path = f"{thing.__module__}.{thing.__qualname__}" if callable(thing) else f"faro.{name}"
    alias = _engine()[path.removeprefix("faro.")]
    return alias.final_target if isinstance(alias, griffe.Alias) else alias


@cache
def _engine() -> griffe.Module:
    return _read(engine_digest())


@lasting
def _read(_digest: str) -> griffe.Module:
    return griffe.load("faro", search_paths=[ENGINE], resolve_aliases=True)  # type: ignore[return-value]


def _group(group: Group) -> Iterator[str]:
    yield f"## {TITLES[group.id]} {{#{group.id}-names}}"  # a name may be that of its group
    for name in sorted(group.names.split(), key=str.lower):
        yield from _section(name, found(name))


def _section(name: str, thing: griffe.Object) -> Iterator[str]:
    if thing.docstring is None:
        raise DataError(f"{thing.filepath}:{thing.lineno}: the public name {name!r} says nothing of itself")
    yield f"### `{name}` {{#{name}}}"  # as code, for capitals count
    if isinstance(thing, griffe.Function):
        yield f"```{{ .python .no-copy }}\n{_signature(name, thing)}\n```"
    yield thing.docstring.value
    yield from _table(thing)
    where = thing.filepath.relative_to(ENGINE)  # type: ignore[union-attr]
    yield f"In `{where}`, line {thing.lineno}."
    program = EXAMPLES[name]
    yield f"```{{ .python .no-copy }}\n{program}```\n\n```{{ .text .no-copy }}\n{printed(program)}\n```"


def _signature(name: str, thing: griffe.Function) -> str:
    """A function as it is called: one parameter a line where they would not stand in one."""
    said = []
    for parameter in thing.parameters:
        if parameter.kind is griffe.ParameterKind.keyword_only and "*" not in said:
            said.append("*")
        default = f" = {parameter.default}" if parameter.default is not None else ""
        said.append(f"{parameter.name}: {parameter.annotation}{default}")
    line = f"{name}({', '.join(said)}) -> {thing.returns}"
    if len(line) < 80:
        return line
    each = "".join(f"    {parameter},\n" for parameter in said)
    return f"{name}(\n{each}) -> {thing.returns}"


def _table(thing: griffe.Object) -> Iterator[str]:
    """What a class holds and what it can do."""
    if not isinstance(thing, griffe.Class):
        return
    members = [(name, member) for name, member in thing.members.items() if not name.startswith("_")]
    rows = [f"| `{name}` | {_kind(member)} | {_first(member)} |" for name, member in members]
    if rows:
        yield "\n".join(
            ['<div class="faro-blocks" markdown>\n\n| It has | of the type | |\n|---|---|---|', *rows, "\n</div>"]
        )


def _kind(member: Any) -> str:
    if isinstance(member, griffe.Function):
        told = ", ".join(parameter.name for parameter in member.parameters if parameter.name not in ("self", "cls"))
        return f"method ({told})" if told else "method"
    return f"`{member.annotation}`" if getattr(member, "annotation", None) else "–"


def _first(member: Any) -> str:
    """The first paragraph of what it says of itself, on one line."""
    text = member.docstring.value if member.docstring else ""
    return " ".join(text.partition("\n\n")[0].split()).replace("|", "\\|")
