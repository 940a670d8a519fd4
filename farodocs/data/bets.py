"""Every bet that the sources name: glossary/bets.toml, checked as it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from faro.base import KINDS_OF_BET
from farodocs.data.labels import labels, read
from farodocs.data.records import Finding, refuse, tables
from farodocs.folders import DOCS, GLOSSARY

FILE = "bets.toml"


@cache
def bets() -> Mapping[str, Mapping[str, Any]]:
    """Every bet by its key. Raises `DataError` with everything that is wrong with their form, or is missing."""
    found = read("bets")
    refuse([*faults(found), *unlisted(found)], GLOSSARY)
    return found


def faults(data: Mapping[str, Any]) -> list[Finding]:
    """What is wrong with the form of the bets; what a field may hold is what labels.toml has words for."""
    words = {name: tuple(key for key in labels()["bets"][name] if key != "label") for name in ("cards", "eras", "kind")}
    found: list[Finding] = []
    for _, bet in tables(data, FILE, found):
        bet.text("name")
        bet.text("page")
        bet.text("line")
        bet.text("kind", words["kind"])
        bet.texts("eras", words["eras"])
        if isinstance(bet.values.get("cards"), list):
            bet.texts("cards", words["cards"])
        else:
            bet.text("cards", words["cards"])
        bet.finish()
        found += bet.findings
    return found


def unlisted(data: Mapping[str, Any]) -> Iterator[Finding]:
    """The kinds of bet that the engine knows, and that have no entry."""
    for kind, sort in KINDS_OF_BET.items():
        if sort.entry not in data:
            lacks = f"the kind of bet {kind!r} has no entry of that key"
            yield Finding(FILE, sort.entry, f"{lacks}; write one, or name another in faro/base/layout.py")


def untold_bets(data: Mapping[str, Any]) -> Iterator[Finding]:
    """The bets that have no section on the page that they name."""
    for key, bet in data.items():
        page = DOCS / f"{bet['page']}.md"
        if not page.is_file():
            yield Finding(FILE, f"{key}.page", f"there is no page docs/{bet['page']}.md; write it, or name another")
        elif not re.search(rf"^##+ .*\{{ ?#{re.escape(key)} ?\}}$", page.read_text(encoding="utf-8"), re.M):
            lacks = f"docs/{bet['page']}.md has no heading that ends in {{#{key}}}"
            yield Finding(FILE, f"{key}.page", f"{lacks}; write one, and an example below it")
