"""The pages that list the words: A to Z, by theme, by era, and the French ones."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable

from farodocs.glossary.collection import Glossary
from farodocs.glossary.data import json_ld_of_all
from farodocs.glossary.entry import ERAS, KINDS, Entry
from farodocs.labels import word
from farodocs.records.names import key

HEAD = """---
title: {title}
description: "{description}"
linked_data: {linked_data}
hide:
  - navigation
  - toc
# Written by farodocs/glossary/list_pages.py from glossary/terms.
---

# {title}

{intro}

"""

FINDER = '<faro-finder data-label="Look up a word"></faro-finder>'


def a_to_z(glossary: Glossary) -> str:
    """The first page: the finder, the ways in, and every word with its line."""
    letters: dict[str, list[Entry]] = {}
    for entry in glossary.in_order:
        letters.setdefault(key(entry.headword)[0].upper(), []).append(entry)
    count = len(glossary.entries)
    intro = (
        f"{count} words of the game, each with who says so and, where it can be dealt, a turn that shows it. Look a"
        " word up as any book spells it, or by what it means.\n\n"
        f"{FINDER}\n\n"
        "[By theme](by-theme.md) · [By era](by-era.md) · [French words](french.md) ·"
        ' <a href="terms.json" download>All of it as data</a>'
    )
    strip = " ".join(f'<a href="#letter-{letter.lower()}">{letter}</a>' for letter in letters)
    head = _head(
        "Words of the table",
        f"{count} words of Faro: what they mean, how they are spelt and said, where they come from, and who says so.",
        f'{intro}\n\n<nav class="faro-letters" aria-label="Letters">{strip}</nav>',
        json_ld_of_all(glossary),
    )
    parts = (f"## {letter} {{#letter-{letter.lower()}}}\n\n{_list(some)}\n\n" for letter, some in letters.items())
    return head + "".join(parts)


def by_theme(glossary: Glossary) -> str:
    """Every word under what it is about."""
    head = _head(
        "Words by theme",
        "The words of Faro by what they are about: bets, cards, cheats, equipment, money, people, rules, slang.",
        "What a word is about. Every word stands once.",
    )
    return head + _groups(glossary, "kind", KINDS, lambda entry: (entry.kind,))


def by_era(glossary: Glossary) -> str:
    """Every word under each of the games it belongs to."""
    head = _head(
        "Words by era",
        "The words of Faro by the game they belong to, from Basset and Pharo to the American box and Stuss.",
        "The games a word was used in, the oldest first. A word that lived through several stands in each.",
    )
    return head + _groups(glossary, "era", ERAS, lambda entry: entry.era)


def french(glossary: Glossary) -> str:
    """The French words, with how to say them."""
    words = [entry for entry in glossary.in_order if entry.language == "fr"]
    head = _head(
        "French words",
        "The French words of Basset and Pharo, how to say them and what they meant at the table.",
        f"Basset and Pharo were played in French all over Europe. These {len(words)} words came with the cards.",
    )
    return head + _list(words, said=True)


def _head(title: str, description: str, intro: str, linked_data: str = "") -> str:
    return HEAD.format(title=title, description=description, intro=intro, linked_data=json.dumps(linked_data))


def _groups(glossary: Glossary, name: str, values: Iterable[str], of: Callable[[Entry], Iterable[str]]) -> str:
    parts = []
    for value in values:
        title = word("terms", name, value)
        if some := [entry for entry in glossary.in_order if value in of(entry)]:
            parts.append(f"## {title[0].upper()}{title[1:]} {{#{value}}}\n\n{_list(some)}\n\n")
    return "".join(parts)


def _list(entries: Iterable[Entry], *, said: bool = False) -> str:
    lines = []
    for entry in entries:
        how = f"({entry.respelling}) " if said and entry.respelling else ""
        lines.append(f"- [{entry.headword}]({entry.slug}.md) {how}{entry.line}")
    return "\n".join(['<div class="faro-words" markdown>\n', *lines, "\n</div>"])
