"""A Markdown extension: `[@ashton-1898]` becomes author, title and year, with a link to the bibliography.

In `[@ashton-1898|Ashton]` the link has words of its own, for the middle of a sentence. A work that is not described in
glossary/sources.toml stops the build, with file and line.
"""

from __future__ import annotations

import re
from re import Match
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor

from faro.base import nearest
from farodocs.data import works
from farodocs.markup import BIBLIOGRAPHY, CITATION, as_written, link_to, locate, mistakes, source_link

# After code and escapes, before the links of Markdown itself.
PRIORITY = 177

_BEGINS = re.compile(r"(?:^|[.:?!]\s)\s*$")


class UnknownWork(ValueError):
    """A citation of a work that is not described. The message names file and line."""


class Citations(InlineProcessor):
    """Turns one `[@key]` or `[@key|words]` into a link to the work's entry in the bibliography."""

    def handleMatch(  # type: ignore[override]
        self, match: Match[str], data: str
    ) -> tuple[Element, int, int]:
        """The link, and what of the text it takes the place of. Raises `UnknownWork` where there is no such work."""
        if match[1] not in works():
            told = f"glossary/sources.toml has no work {match[1]!r}; {nearest(match[1], works(), 'add it')}"
            mistakes.tell(UnknownWork(f"{locate(match[0], self.md)}: {told}"))
            return as_written(match[0]), match.start(0), match.end(0)
        address = source_link(self.md, f"{BIBLIOGRAPHY}.md#{match[1]}")
        if match[2]:
            link = Element("a", {"class": "faro-work", "href": address})
            link.text = match[2]
        else:
            link = link_to(match[1], address, begins=bool(_BEGINS.search(data[: match.start(0)])))
        return link, match.start(0), match.end(0)


class CitingExtension(Extension):
    """The extension as Python-Markdown loads it."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Take the citations before Markdown's own links."""
        md.inlinePatterns.register(Citations(CITATION.pattern, md), "faro-citations", PRIORITY)


makeExtension = CitingExtension
