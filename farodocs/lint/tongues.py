"""A foreign word that stands out says its language, so that it is read out in it: `*paroli*{: lang="fr" }`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from farodocs.data.glossary import tongue
from farodocs.words import glossary

_EMPHASIS = re.compile(r"(?<![*\w])(\*{1,2})(?P<words>[^*\[\]\n]+)\1(?![*\w])(?P<marked>\{:)?")
_FENCE = re.compile(r"^ *(?P<ticks>`{3,}|~{3,}).*?^ *(?P=ticks) *$", re.M | re.S)


def foreign_names() -> dict[str, str]:
    """The languages of all names of words that are not English, by the names' keys."""
    named = ((name, tongue(entry, name)) for entry in glossary().in_order for name in (entry.headword, *entry.forms))
    return {name.casefold(): language for name, language in named if language}


def unmarked(file: str, text: str, names: Mapping[str, str]) -> Iterator[str]:
    """What is wrong in one file as it is written, a line each. Links mark themselves."""
    plain = _FENCE.sub(lambda fence: re.sub(r"[^\n]", " ", fence[0]), text)
    for found in _EMPHASIS.finditer(plain):
        if not found["marked"] and (language := names.get(found["words"].casefold())):
            line = plain.count("\n", 0, found.start()) + 1
            quoted = f'"{language}"' if file.endswith(".md") else language
            yield f"{file}:{line}: {found[0]} is no English; write {found[0]}{{: lang={quoted} }}"
