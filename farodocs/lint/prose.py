"""Everything that is wrong with our sentences."""

from __future__ import annotations

from collections.abc import Iterator

from farodocs.lint.breath import chopped
from farodocs.lint.counting import marks_of_this_site, unread
from farodocs.lint.sentences import sentences, texts
from farodocs.lint.separators import unseparated
from farodocs.lint.spelling import other_words
from farodocs.lint.tongues import foreign_names, unmarked


def prose_faults() -> Iterator[str]:
    """A line for everything that is wrong."""
    told = list(sentences())
    yield from unread(told, marks_of_this_site())
    yield from unseparated(told)
    for file, text in texts():
        yield from unmarked(file, text, foreign_names())
        yield from chopped(file, text)
        yield from other_words(file, text)
