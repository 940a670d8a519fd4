"""A deal told in full as text: what each line brings about, what is said of it and how the table lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields

from faro.base import Card, Rank, Spot
from faro.notation import format_command, play_while_valid
from faro.rulebooks import Rulebook
from faro.table import Table, calls, chance, draw
from faro.table import events as e
from faro.words import announce, apologise


def written_out(text: str, library: Mapping[str, Rulebook], seat: str | None = None) -> str:
    """A log told in full: after each line its events, what is said, the table, and in how many ways it may go on."""
    steps, error = play_while_valid(text, library)
    told = []
    for step in steps:
        told.append(f"> {format_command(step.command)}\n")
        told += [f"  {event_line(event)}\n" for event in step.events]
        told.append(f"  “{announce(step.events, step.table, seat)}”\n")
        told += [f"  | {line}\n" for line in draw(step.table, seat).splitlines()]
        told.append(f"  {_chance(step.table)}\n")
    if error is not None:
        told.append(f"! {error}\n  “{apologise(error)}”\n")
    return "".join(told)


def event_line(event: e.Event) -> str:
    """An event in one line: its name and its fields, as a log would write them."""
    return " ".join([type(event).__name__, *(f"{f.name}={_short(getattr(event, f.name))}" for f in fields(event))])


def _short(value: object) -> str:
    if isinstance(value, Table):
        return repr(value)
    if isinstance(value, tuple) and not isinstance(value, Card):
        return "-".join(part.code if isinstance(part, Rank) else str(part) for part in value)
    return value.id if isinstance(value, Spot | Rulebook) else str(value)


def _chance(table: Table) -> str:
    """In how many ways the deal may go on. Where a stake may be laid is the layout's affair, and is not counted."""
    calling = sum(1 for punter in table.hands for _ in calls(table, punter))
    outcomes = sum(1 for _ in chance(table))
    return f"next: {outcomes} outcomes of the box{f', {calling} calls' if calling else ''}"
