"""A sentence of a fence as a page has its own: with links to words of the glossary, and facts from the engine."""

from __future__ import annotations

import re
from html import escape
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown

_BEFORE, _AFTER = len("<div>"), len("</div>")


def inline_html(md: Markdown, text: str) -> str:
    """The HTML of one line of Markdown, as the page that is being converted would have it.

    Links go to where the generator would lead them: a fence's HTML is past its own processors.
    """
    if "inline" not in md.treeprocessors:
        return escape(text)
    root = Element("div")
    SubElement(root, "span").text = text
    for name in ("inline", "relpath"):
        if name in md.treeprocessors:
            root = md.treeprocessors[name].run(root) or root
    if "relpath" not in md.treeprocessors:
        for link in root.iter("a"):
            link.set("href", re.sub(r"\.md$", "/", link.get("href", "")))
    html = str(md.serializer(root)).strip()[_BEFORE:-_AFTER]
    for post in md.postprocessors:
        html = post.run(html)
    return html.strip().removeprefix("<span>").removesuffix("</span>")
