"""Links from HTML that a fence makes, which has to know where its page stands."""

from __future__ import annotations

from posixpath import dirname, relpath

from markdown import Markdown


def page_link(md: Markdown, page: str) -> str:
    """The address of a page, named by its path without the suffix, for a link on the page that is being converted."""
    return f"{relpath(page, _here(md) or '.')}/"


def file_link(md: Markdown, file: str) -> str:
    """The address of a file, named by its path from the root of the site, as seen from the page being converted."""
    return relpath(file, _here(md) or ".")


def _here(md: Markdown) -> str:
    """The folder from which the generator reads a relative link in HTML; the root where there is no generator."""
    if "relpath" in md.treeprocessors:  # MkDocs leaves such a link alone: it is read where the page is served
        return str(md.treeprocessors["relpath"].file.url)  # type: ignore[attr-defined]
    if "rendering_context" in md.preprocessors:  # Zensical turns it round as if it stood in the page's source
        return dirname(str(md.preprocessors["rendering_context"].page.path))  # type: ignore[attr-defined]
    return ""
