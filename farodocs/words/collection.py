"""The glossary as a whole: its entries with what they lean on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from farodocs.data import bets, works
from farodocs.data.glossary import Entry, names, read_folder
from farodocs.data.records import key, refuse, targets
from farodocs.folders import GLOSSARY
from farodocs.markup import Example, examples
from farodocs.words.site_places import SitePage, site_pages


@dataclass(frozen=True)
class Glossary:
    """Entries by their slugs, the works they may cite, the bets, and the pages they may point to."""

    entries: Mapping[str, Entry]
    works: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    bets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    pages: Mapping[str, SitePage] = field(default_factory=dict)

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Slugs by the keys of all names."""
        return names.index(self.entries.values())

    @cached_property
    def examples(self) -> Mapping[str, Example]:
        """The playable examples of the site by their ids."""
        return {example.id: example for example in examples.find()}

    @cached_property
    def in_order(self) -> list[Entry]:
        """The entries as a reader looks them up."""
        return names.in_order(self.entries)

    @cached_property
    def number(self) -> Mapping[str, int]:
        """Where each entry stands among those in order, counted from nought, by its slug."""
        return {entry.slug: at for at, entry in enumerate(self.in_order)}

    @cached_property
    def mentions(self) -> Mapping[str, Mapping[str, str]]:
        """For each slug the pages that link to it, and the first section of each that does."""
        found: dict[str, dict[str, str]] = {}
        for path, page in self.pages.items():
            for anchor, name in page.links:
                if slug := self.names.get(key(name)):
                    found.setdefault(slug, {}).setdefault(path, anchor)
        return found

    @cached_property
    def linking(self) -> Mapping[str, Sequence[Entry]]:
        """For each slug the entries, in order, whose text links to it or warns of it."""
        found: dict[str, list[Entry]] = {}
        for entry in self.in_order:
            named = (self.names.get(key(name)) for text in entry.texts.values() for name in targets(text))
            for slug in dict.fromkeys((*entry.confuse, *named)):
                if slug:
                    found.setdefault(slug, []).append(entry)
        return found

    @cached_property
    def citing(self) -> Mapping[str, Sequence[Entry]]:
        """For each work the entries, in order, that cite it."""
        found: dict[str, list[Entry]] = {}
        for entry in self.in_order:
            for work in dict.fromkeys(cited.work for _, cited in entry.citations):
                found.setdefault(work, []).append(entry)
        return found

    def find(self, name: str) -> Entry | None:
        """The entry that goes by a name, however that is spelt in case, accents and hyphens."""
        slug = self.names.get(key(name))
        return self.entries[slug] if slug else None


@cache
def glossary() -> Glossary:
    """The glossary of this site. Raises `DataError` where a file cannot be read, with everything that is wrong."""
    entries, findings = read_folder(GLOSSARY / "terms")
    refuse(findings, GLOSSARY)
    return Glossary(entries, works(), bets(), site_pages())
