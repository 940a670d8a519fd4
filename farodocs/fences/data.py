"""Where a ```faro-data fence stands, the part of the page that it names is made from data.

The part becomes Markdown before anything else reads the page, so that its headings stand in the contents and the
site's generator checks its links. A part that there is not stops the build, with file and line.
"""

from __future__ import annotations

from pathlib import Path

from markdown.preprocessors import Preprocessor

from faro.base import nearest
from farodocs.markup import source_of
from farodocs.parts import LANGUAGE, Parts, expanded, with_addresses
from farodocs.parts import PARTS as FROM_DATA
from farodocs.words import PARTS as FROM_WORDS

PARTS: Parts = {**FROM_DATA, **FROM_WORDS}
"""Every part that a fence can name."""

# After line ends and tabs are made alike, before any fence is taken for one.
PRIORITY = 28


class DataParts(Preprocessor):
    """Puts the parts in where their fences stand."""

    def run(self, lines: list[str]) -> list[str]:
        """The lines of the page with its parts. Raises `WrongPart` for a fence that names none."""
        return with_parts("\n".join(lines), source_of(self.md) or Path()).split("\n")


def with_parts(text: str, page: Path) -> str:
    """The text of a page with its parts. Tells each `WrongPart`."""
    return expanded(with_addresses(text, page), page, PARTS, _unknown)


def _unknown(name: str) -> str:
    hint = nearest(name, PARTS, f"write {', '.join(PARTS)}")
    raise ValueError(f"a {LANGUAGE} fence has no part {name!r}; {hint}")
