"""From a text to the words it is found by: small letters without accents, and without endings.

docs/assets/faro/finder/ranking.js does the same to what is typed, by the same tables (glossary/searching.toml).
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Any

from farodocs.data import read

_WORD = re.compile(r"[a-z0-9]+")
_VOWEL = re.compile(r"[aeiouy]")
_UNDOUBLED = "lsz"  # two of these at the end are part of the word: roll, miss, buzz
_SHORTEST = 3  # letters that a word keeps

_LINK = re.compile(r"\[\[(?:[^\[\]|]+\|)?([^\[\]|]+)\]\]")
_MARKS = re.compile(r"\]\([^)]*\)|\[@[^\]]*\]|[\[\]*_`]")


@cache
def tables() -> dict[str, Any]:
    """What glossary/searching.toml holds."""
    return read("searching")


def words(text: str) -> list[str]:
    """Its words in Latin letters, every one of them, in order."""
    small = text.lower()
    if not small.isascii():
        # Joined letters, full width and a long s are what they stand for.
        small = unicodedata.normalize("NFKC", text).lower()
        small = "".join(sign for sign in unicodedata.normalize("NFD", small) if not unicodedata.combining(sign))
    letters = tables()["letters"]
    return _WORD.findall(_signs().sub(lambda match: letters[match[0]], re.sub("[’'`]", "", small)))


@cache
def _signs() -> re.Pattern[str]:
    """The letters that are written otherwise, the longer first."""
    return re.compile("|".join(sorted(tables()["letters"], key=len, reverse=True)))


@cache
def stem(word: str) -> str:
    """A word without its ending: `bets`, `betting` and `bet` are one."""
    endings: dict[str, str] = tables()["endings"]
    for ending, instead in endings.items():
        start = word.removesuffix(ending)
        if start != word and len(start) >= _SHORTEST and _VOWEL.search(start):
            word = start + instead
            break
    if len(word) > _SHORTEST and word[-1] == word[-2] and word[-1] not in _UNDOUBLED:
        word = word[:-1]
    if len(word) > _SHORTEST:
        word = word.removesuffix("e")
    return f"{word[:-1]}i" if len(word) >= _SHORTEST and word.endswith("y") else word


@cache
def empty_words() -> frozenset[str]:
    """The words that no index holds."""
    return frozenset(tables()["words"]["empty"].split())


@cache
def stems(text: str) -> tuple[str, ...]:
    """What a text is found by."""
    return tuple(stem(word) for word in words(text) if word not in empty_words())


def readable(markdown: str) -> str:
    """A text of the data without its links and marks."""
    return _MARKS.sub("", _LINK.sub(r"\1", markdown))
