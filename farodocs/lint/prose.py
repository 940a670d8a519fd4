"""Everything that is wrong with our sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from farodocs.lint.breath import chopped
from farodocs.lint.counting import marks_of_this_site, unread
from farodocs.lint.sentences import sentences, texts
from farodocs.lint.separators import unseparated
from farodocs.lint.spelling import other_words
from farodocs.lint.tongues import foreign_names, unmarked


def prose_faults(only: Collection[str] = ()) -> Iterator[str]:
    """A line for everything that is wrong, or for what is wrong in some files, named from the root of the project."""

    def is_asked(file: str) -> bool:
        return not only or file in only

    told = [sentence for sentence in sentences() if is_asked(sentence.file)]
    yield from unread(told, [mark for mark in marks_of_this_site() if is_asked(mark.file)])
    yield from unseparated(told)
    for file, text in texts():
        if not is_asked(file):
            continue
        yield from unmarked(file, text, foreign_names())
        yield from chopped(file, text)
        yield from other_words(file, text)
