"""A Markdown extension: `[[soda]]` and `[[soda|the first card]]` become links to the page of that word.

The links are real ones, to the source of that page, so that the site's generator checks and resolves them. A word that
the glossary does not have stops the build, with file and line.
"""

from __future__ import annotations

from re import Match
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor

from faro.base import nearest
from farodocs.data.glossary import tongue
from farodocs.data.records import LINK, key
from farodocs.markup import as_written, locate, mistakes, source_link
from farodocs.words import glossary

# After code and escapes, before the links of Markdown itself, which would take the inner brackets.
PRIORITY = 175


class UnknownTerm(ValueError):
    """A link to a word that the glossary does not have. The message names file and line."""


class TermLinks(InlineProcessor):
    """Turns one `[[link]]` into a link with an element of its own round it, `<faro-term>`, which brings up its card."""

    def handleMatch(  # type: ignore[override]
        self, match: Match[str], data: str
    ) -> tuple[Element, int, int]:
        """The link, and what of the text it takes the place of."""
        name, words = match[1], match[2] or match[1]
        entry = glossary().find(name)
        if entry is None:
            near = nearest(key(name), glossary().names, "add it, or link to another")
            told = f"the glossary has no word {name!r}; {near}"
            mistakes.tell(UnknownTerm(f"{locate(match[0], self.md)}: {told}"))
            return as_written(words), match.start(0), match.end(0)
        term = Element("faro-term")
        link = SubElement(term, "a", href=source_link(self.md, f"glossary/{entry.slug}.md"))
        link.text = words
        if language := tongue(entry, words):
            link.set("lang", language)
        return term, match.start(0), match.end(0)


class TermsExtension(Extension):
    """The extension as Python-Markdown loads it."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Take the links before Markdown's own."""
        md.inlinePatterns.register(TermLinks(LINK.pattern, md), "faro-terms", PRIORITY)


makeExtension = TermsExtension
