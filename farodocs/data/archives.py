"""Where the link of a work may lead, and the form of an address there: glossary/archives.toml."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from farodocs.data.labels import read
from farodocs.data.records import Finding, refuse, tables
from farodocs.folders import GLOSSARY

FILE = "archives.toml"


@dataclass(frozen=True)
class Archive:
    """A place that keeps works at addresses meant to last."""

    title: str
    address: re.Pattern[str]


@cache
def archives() -> Mapping[str, Archive]:
    """Every archive by its key. Raises `DataError` with everything that is wrong with their form."""
    found: list[Finding] = []
    kept: dict[str, Archive] = {}
    for key, row in tables(read("archives"), FILE, found):
        title, form = row.text("title"), row.text("address")
        try:
            kept[key] = Archive(title, re.compile(form))
        except re.error as error:
            row.note("address", f"is no regular expression: {error}")
        row.finish()
        found += row.findings
    refuse(found, GLOSSARY)
    return kept


def archive_of(link: str) -> Archive | None:
    """The archive to which an address belongs by its form; None where it has the form of none."""
    return next((it for it in archives().values() if it.address.fullmatch(link)), None)
