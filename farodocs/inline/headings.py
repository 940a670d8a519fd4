"""A heading is called by its words alone: the link to itself that it holds is said as a link, and not as its name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from typing import Any
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor

PRIORITY = 4
"""Just after the table of contents, which makes the links and knows the words."""

LINK = "headerlink"


class HeadingNames(Treeprocessor):
    """Gives every heading that has a link to itself its name, and the link its own."""

    def run(self, root: Element) -> None:
        """Name the headings of a page."""
        names = dict(_named(getattr(self.md, "toc_tokens", ())))
        for heading in root.iter():
            link = next((child for child in heading if child.get("class") == LINK), None)
            if link is not None and (name := names.get(heading.get("id", ""))):
                heading.set("aria-label", unescape(name))
                link.set("aria-label", link.get("title", ""))


def _named(tokens: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """The headings of a table of contents, and of all that lies within it: id and words."""
    for token in tokens:
        yield token["id"], token["name"]
        yield from _named(token["children"])


class HeadingsExtension(Extension):
    """`farodocs.inline.headings` under `markdown_extensions`."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Come after the table of contents."""
        md.treeprocessors.register(HeadingNames(md), "faro-headings", PRIORITY)


makeExtension = HeadingsExtension
