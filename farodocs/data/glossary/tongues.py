"""The language of each name of a word, so that it is marked wherever it is read out."""

from __future__ import annotations

import re
from html import escape

from farodocs.data.glossary.entry import Entry
from farodocs.data.records import key

ENGLISH = "en"
_CYRILLIC = re.compile(r"[\u0400-\u04ff]")
_ENDINGS = frozenset(("", "s", "es", "n", "en"))
"""What a page may put behind a name: the couches, three parolis."""


def tongue(entry: Entry, words: str) -> str:
    """The language in which an entry's name is read, as HTML has it, `fr` or `ru-Latn`; empty for English.

    `words` is a name of the entry, or one with an ending; anything else is our English for it.
    """
    said = key(words)
    languages = dict.fromkeys((key(name) for name in (entry.headword, *entry.forms)), entry.language)
    languages |= {key(name): language for language, names in entry.names_in.items() for name in names}
    for name, language in sorted(languages.items(), key=lambda known: -len(known[0])):
        if said.startswith(name) and said[len(name) :] in _ENDINGS:
            return _tag(language, words)
    return ""


def marked(entry: Entry, name: str) -> str:
    """A name as HTML, in a span that says its language where that is not English."""
    language = tongue(entry, name)
    return f'<span lang="{language}">{escape(name)}</span>' if language else escape(name)


def _tag(language: str, words: str) -> str:
    if language == ENGLISH:
        return ""
    return "ru-Latn" if language == "ru" and not _CYRILLIC.search(words) else language
