"""The glossary as a whole: its entries with what they lean on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from farodocs.glossary import names
from farodocs.glossary.entry import Entry
from farodocs.glossary.reading import read_folder
from farodocs.glossary.site_places import SitePage, site_pages
from farodocs.labels import GLOSSARY, read
from farodocs.records.findings import DataError
from farodocs.records.names import key


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
    def in_order(self) -> list[Entry]:
        """The entries as a reader looks them up."""
        return names.in_order(self.entries)

    def find(self, name: str) -> Entry | None:
        """The entry that goes by a name, however that is spelt in case, accents and hyphens."""
        slug = self.names.get(key(name))
        return self.entries[slug] if slug else None


@cache
def glossary() -> Glossary:
    """The glossary of this site. Raises `DataError` where a file cannot be read, with everything that is wrong."""
    entries, findings = read_folder(GLOSSARY / "terms")
    if findings:
        raise DataError("\n".join(finding.at(GLOSSARY) for finding in sorted(findings)))
    return Glossary(entries, read("sources"), read("bets"), site_pages())
