"""Sentences that count or deny: they go stale unnoticed when a book joins, a rule changes or an older text is found.

They count over books, or they say that something was all or the first, that there was nothing else, or that every
house had it. Such a sentence asks the rule-books (`[[=books call=refused]]`), or glossary/sentences-read.toml says when
it was last held against its sources, in its own words: a changed sentence is read again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any

from faro.rulebooks import library
from farodocs.data import read, works
from farodocs.inline import NUMBER_WORDS
from farodocs.lint.sentences import Sentence

READ = "sentences-read"
"""The file of the glossary that says what was read, without its ending."""

_NUMBERS = "|".join(NUMBER_WORDS[1:])
_COUNTS = rf"{_NUMBERS}|no|none|neither|every|each|all|most|many|several|few|only|both|(?:the|all) others?"
_BETWEEN = (
    r"of|the|our|its|his|their|these|those|other|older|old|later|late|larger|modern|period|printed|rule|single-card|"
    r"American|English|French|German|Russian|Faro|Basset|Pharaon|Pharo|Stuss|Nevada|" + _NUMBERS
)
_BOOKS = r"(?:rule-)?books?(?: of (?:games|rules))?"
_A_BOOK_ALONE = r"\b(?:NAMES)(?:[’']s [a-z]+)? alone\b|\b[Oo]nly (?:the |in )?(?:NAMES)\b|\bthe only (?:book|source)\b"
_COUNTED = re.compile(
    rf"\b(?:{_COUNTS})\s+(?:(?:{_BETWEEN})\s+){{0,4}}{_BOOKS}\b(?!.*\banother\b)|\b{_BOOKS} (?:all|alone)\b"
    rf"|\b(?:all|every|most|only)\s+(?:(?:{_BETWEEN})\s+){{0,4}}sources?\b",
    re.I,
)
_DATED = (
    r"record\w*|quot\w+|print\w*|in print|seen|attested|heard|known|mention\w*|written|traces?|evidence|time in any"
)
_OF_A_KIND = (
    r"(?:(?:American|English|French|German|Russian) )?(?:laws?|books?|texts?|cases?)(?! of (?:Faro|1880))(?! to\b)"
)
_HOUSE = r"house|bank|banker|dealer|saloon"
_ABSOLUTE = re.compile(
    r"\b(?:is|are|was|were) all that\b|\ball that (?:there )?(?:is|are|was|were)\b"
    r"|(?<!\bof )(?<!\bfor )(?<!\bby )(?<!\bon )(?<!\bdid )(?<!\bwith )\bnothing else\b"
    r"|(?<!\bif )(?<!\bwhere )(?<!\bthat )\bthere (?:was|were) (?:no|not one|never|nothing)\b"
    r"|\b(?:is|are|was|were) free\b(?! to\b)|\bcosts? nothing\b"
    r"|\bthe dearest\b|\bthe cheapest (?:bet|stake|card)s?\b"
    rf"|\bevery (?:{_HOUSE})\b|\bno (?:{_HOUSE})s? (?:will|would|could|is|are|was|were|has|had|did|lives?|took|dealt)\b"
    rf"|\b(?:first|oldest|earliest) (?:(?:American|English|French|German|Russian) )?(?:{_DATED})\b"
    rf"|\bthe (?:first|oldest|earliest) {_OF_A_KIND}",
    re.I,
)
"""All, nothing, none, free, dearest, everywhere, first: what one more source can overthrow."""
_ASKS = re.compile(r"\[\[=books\b")
_QUOTED = re.compile(r"“[^”]*”")


@dataclass(frozen=True, slots=True)
class Read:
    """A sentence that was held against its sources on a day, with what it was held against."""

    file: str
    sentence: str
    on: date
    against: str


def counts(text: str) -> bool:
    """Whether a sentence counts or denies, in words of its own and without asking the rule-books."""
    plain = _QUOTED.sub("“”", text)
    return not _ASKS.search(text) and any(found.search(plain) for found in (_COUNTED, _ABSOLUTE, _alone()))


def unread(told: Iterable[Sentence], marks: Iterable[Read]) -> Iterator[str]:
    """What is wrong: each sentence that counts and was not read as it now stands, and each mark of one that is gone."""
    known = {(mark.file, mark.sentence) for mark in marks}
    counting = {(sentence.file, sentence.text): sentence for sentence in told if counts(sentence.text)}
    for key in sorted(counting.keys() - known):
        yield (
            f"{counting[key]}\n    counts or denies: ask the books, [[=books RULE=VALUE]], "
            f"or hold it against its sources and write it into glossary/{READ}.toml"
        )
    for file, text in sorted(known - counting.keys()):
        yield f"glossary/{READ}.toml: no sentence that counts reads so in {file} any more, take it out: {text}"


def marks(data: dict[str, Any]) -> list[Read]:
    """The marks of the file. Raises `KeyError`, naming what is missing, for one that is not whole."""
    return [Read(mark["in"], mark["sentence"], mark["on"], mark["against"]) for mark in data["read"]]


def marks_of_this_site() -> list[Read]:
    """Those of glossary/sentences-read.toml."""
    return marks(read(READ))


@cache
def _alone() -> re.Pattern[str]:
    """A book or a work by its name, and that it stands alone."""
    authors = {work["author"].split(",")[0].split()[-1] for work in works().values() if "author" in work}
    names = {book.short for book in library().values()} | authors | {"leaflet", "Treatise", "Denexa", "Hoyle"}
    return re.compile(_A_BOOK_ALONE.replace("NAMES", "|".join(map(re.escape, sorted(names)))))
