"""Finding an entry by any of its names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from farodocs.data.glossary.entry import Entry
from farodocs.data.records import key

LISTS = ("index", "by-theme", "by-era", "french", "coverage")
"""The pages of docs/glossary that are written by hand; no word may have the address of one."""


def names_of(entry: Entry) -> list[str]:
    """What an entry goes by: its headword, its other forms, its slug."""
    return [entry.headword, *entry.forms, entry.slug]


def index(entries: Iterable[Entry]) -> dict[str, str]:
    """The slugs of entries by the keys of all their names."""
    return {key(name): entry.slug for entry in entries for name in reversed(names_of(entry))}


def in_order(entries: Mapping[str, Entry]) -> list[Entry]:
    """The entries as a reader looks them up."""
    return sorted(entries.values(), key=lambda entry: (key(entry.headword), entry.slug))
