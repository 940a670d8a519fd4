"""A Markdown extension: `[[soda]]` and `[[soda|the first card]]` become links to the page of that word.

The links are real ones, to the source of that page, so that the site's generator checks and resolves them. A word that
the glossary does not have stops the build, with file and line.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from posixpath import relpath
from re import Match
from typing import Any
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor

from farodocs import examples
from farodocs.glossary.collection import glossary
from farodocs.glossary.names import LINK

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
        page = page_of(self.md)
        entry = glossary().find(name)
        if entry is None:
            raise UnknownTerm(f"{locate(match[0], page)}: the glossary has no word {name!r}")
        term = Element("faro-term")
        link = SubElement(term, "a", href=relpath(f"glossary/{entry.slug}.md", PurePosixPath(page or ".").parent))
        link.text = words
        return term, match.start(0), match.end(0)


class TermsExtension(Extension):
    """The extension as Python-Markdown loads it."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Take the links before Markdown's own."""
        md.inlinePatterns.register(TermLinks(LINK.pattern, md), "faro-terms", PRIORITY)


def makeExtension(**kwargs: Any) -> TermsExtension:
    """What Python-Markdown calls for `farodocs.terms`."""
    return TermsExtension(**kwargs)


def page_of(md: Markdown) -> str | None:
    """The source of the page that is being converted, from the folder of pages; None where nobody says.

    Markdown is not told. MkDocs and Zensical each leave it with a processor of their own.
    """
    if "relpath" in md.treeprocessors:
        return str(md.treeprocessors["relpath"].file.src_uri)  # type: ignore[attr-defined]
    if "rendering_context" in md.preprocessors:
        return str(md.preprocessors["rendering_context"].page.path)  # type: ignore[attr-defined]
    return None


def locate(link: str, page: str | None) -> str:
    """Where a link stands, as an editor finds it: path and line."""
    paths = [examples.DOCS / page] if page else examples.pages()
    for path in paths:
        if not path.is_file():
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if link in line:
                return f"{path.relative_to(examples.DOCS.parent)}:{number}"
    return page or "a page"
