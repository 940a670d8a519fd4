"""The words in lists, for docs/glossary: A to Z, by theme, by era, and the French ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from faro.words import capital
from farodocs.data import word
from farodocs.data.glossary import ERAS, KINDS, Entry, tongue
from farodocs.data.records import key
from farodocs.words.collection import Glossary
from farodocs.words.json_data import json_ld_of_all


def a_to_z(glossary: Glossary) -> str:
    """Every word with its line, letter by letter, and the same as linked data."""
    letters: dict[str, list[Entry]] = {}
    for entry in glossary.in_order:
        letters.setdefault(key(entry.headword)[0].upper(), []).append(entry)
    strip = " ".join(f'<a href="#letter-{letter.lower()}">{letter}</a>' for letter in letters)
    parts = (f"## {letter} {{#letter-{letter.lower()}}}\n\n{_list(some)}" for letter, some in letters.items())
    linked = f'<script type="application/ld+json">{json_ld_of_all()}</script>'
    head = f'<nav class="faro-letters" aria-label="Letters">{strip}</nav>'
    return "\n\n".join([head, *parts, linked])


def by_theme(glossary: Glossary) -> str:
    """Every word under what it is about."""
    return _groups(glossary, "kind", KINDS, lambda entry: (entry.kind,))


def by_era(glossary: Glossary) -> str:
    """Every word under each of the games it belongs to."""
    return _groups(glossary, "era", ERAS, lambda entry: entry.era)


def french(glossary: Glossary) -> str:
    """The French words, with how to say them."""
    return _list(french_words(glossary), said=True)


def french_words(glossary: Glossary) -> list[Entry]:
    """The words that are French."""
    return [entry for entry in glossary.in_order if entry.language == "fr"]


def _groups(glossary: Glossary, name: str, values: Iterable[str], of: Callable[[Entry], Iterable[str]]) -> str:
    parts = []
    for value in values:
        title = word("terms", name, value)
        if some := [entry for entry in glossary.in_order if value in of(entry)]:
            parts.append(f"## {capital(title)} {{#{value}}}\n\n{_list(some)}\n\n")
    return "".join(parts)


def _list(entries: Iterable[Entry], *, said: bool = False) -> str:
    lines = []
    for entry in entries:
        how = "".join(f"({sound.respelling}) " for sound in entry.sounds[:1]) if said else ""
        language = f'{{: lang="{tongue(entry, entry.headword)}" }}' if tongue(entry, entry.headword) else ""
        lines.append(f"- [{entry.headword}]({entry.slug}.md){language} {how}{escape(entry.line, quote=False)}")
    return "\n".join(['<div class="faro-words" markdown>\n', *lines, "\n</div>"])
