"""From TOML to the history. What is wrong is noted and reading goes on, so that one run says everything."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from farodocs.data.history.entry import CERTAINTIES, FORMS, KINDS, ROLES, Event, Person, Place
from farodocs.data.records import Disagreement, Finding, Table, no_toml

_T = TypeVar("_T")

EVENTS, PEOPLE, PLACES = "events.toml", "people.toml", "places.toml"


def read_events(folder: Path) -> tuple[dict[str, Event], list[Finding]]:
    """Every event by its id, and everything that is wrong with their form."""
    return _read(folder, EVENTS, _event)


def read_people(folder: Path) -> tuple[dict[str, Person], list[Finding]]:
    """Every person by their id, and everything that is wrong with their form."""
    return _read(folder, PEOPLE, _person)


def read_places(folder: Path) -> tuple[dict[str, Place], list[Finding]]:
    """Every place by its id, and everything that is wrong with their form."""
    return _read(folder, PLACES, _place)


def _read(folder: Path, file: str, make: Callable[[str, Table], _T]) -> tuple[dict[str, _T], list[Finding]]:
    toml = (folder / file).read_text(encoding="utf-8")
    try:
        tables = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        return {}, [no_toml(file, toml, error)]
    entries: dict[str, _T] = {}
    findings: list[Finding] = []
    for id, values in tables.items():
        if not isinstance(values, dict):
            findings.append(Finding(file, id, "stands in no table: every entry begins with [its-id]"))
            continue
        table = Table(values, file, id)
        entries[id] = make(id, table)
        table.finish()
        findings += table.findings
    return entries, findings


def _event(id: str, table: Table) -> Event:
    since = table.number("from")
    return Event(
        **_told(id, table),
        when=table.text("when"),
        since=since,
        until=table.number("to", without=since),
        where=table.texts("where"),
        who=table.texts("who", required=False),
        kind=table.text("kind", KINDS),
        form=table.text("form", FORMS, required=False),
        dealt=table.text("dealt", required=False),
    )


def _person(id: str, table: Table) -> Person:
    return Person(
        **_told(id, table),
        role=table.text("role", ROLES),
        years=table.text("years", required=False),
        line=table.text("line"),
        forms=table.texts("forms", required=False),
        listed_as=table.text("listed_as", required=False),
    )


def _place(id: str, table: Table) -> Place:
    return Place(
        **_told(id, table),
        country=table.text("country"),
        years=table.text("years"),
        north=table.decimal("north"),
        east=table.decimal("east"),
    )


def _told(id: str, table: Table) -> dict[str, Any]:
    """The fields that every entry has."""
    return {
        "id": id,
        "name": table.text("name"),
        "text": table.text("text"),
        "certainty": table.text("certainty", CERTAINTIES),
        "reason": table.text("reason", required=False),
        "sources": table.citations("sources"),
        "says": tuple(
            Disagreement(row.text("says"), row.text("work"), row.text("place"))
            for row in table.tables("says", required=False)
        ),
        "ledger": table.texts("ledger", required=False),
    }
