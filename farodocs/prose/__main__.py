"""Check our sentences: `python -m farodocs.prose` prints what is wrong with them."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from farodocs.prose.breath import chopped
from farodocs.prose.counting import marks_of_this_site, unread
from farodocs.prose.sentences import sentences, texts
from farodocs.prose.separators import unseparated
from farodocs.prose.tongues import foreign_names, unmarked


def wrong() -> Iterator[str]:
    """Everything that is wrong, a sentence each."""
    told = list(sentences())
    yield from unread(told, marks_of_this_site())
    yield from unseparated(told)
    for file, text in texts():
        yield from unmarked(file, text, foreign_names())
        yield from chopped(file, text)


def main() -> int:
    """Run every check; say what it found."""
    found = list(wrong())
    print(*found, sep="\n", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
