"""Finding an entry by any of its names, and the `[[links]]` that use them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping

from farodocs.glossary.entry import Entry

LINK = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")
"""A link to an entry: `[[soda]]`, or `[[soda|the first card]]` where other words are to be read."""


def key(name: str) -> str:
    """A name without what spellings differ in: case, accents, hyphens, the shape of an apostrophe."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign))
    return re.sub(r"[\s-]+", " ", plain.replace("’", "'").casefold()).strip()


def address(name: str) -> str:
    """The part of an address that a name becomes: `Soixante et le va` is `soixante-et-le-va`."""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['.]", "", key(name))).strip("-")


def names_of(entry: Entry) -> list[str]:
    """What an entry goes by: its headword, its other forms, its slug."""
    return [entry.headword, *entry.forms, entry.slug]


def index(entries: Iterable[Entry]) -> dict[str, str]:
    """The slugs of entries by the keys of all their names."""
    return {key(name): entry.slug for entry in entries for name in reversed(names_of(entry))}


def targets(text: str) -> Iterator[str]:
    """The names that a text links to."""
    for match in LINK.finditer(text):
        yield match[1]


def in_order(entries: Mapping[str, Entry]) -> list[Entry]:
    """The entries as a reader looks them up."""
    return sorted(entries.values(), key=lambda entry: (key(entry.headword), entry.slug))
