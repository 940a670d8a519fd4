"""Where the page that is being converted stands: for links from it, and for telling what is wrong with it."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from posixpath import dirname, relpath
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.util import AtomicString

from farodocs import folders
from farodocs.markup import examples


def page_link(md: Markdown, page: str) -> str:
    """The address of a page, named by its path without the suffix, for a link on the page that is being converted."""
    return f"{relpath(page, _here(md) or '.')}/"


def file_link(md: Markdown, file: str) -> str:
    """The address of a file, named by its path from the root of the site, as seen from the page being converted."""
    return relpath(file, _here(md) or ".")


def source_link(md: Markdown, source: str) -> str:
    """A link to the source of a page, named by its path from the folder of pages, as Markdown itself would hold it.

    The site's generator checks and resolves it.
    """
    return relpath(source, PurePosixPath(page_of(md) or ".").parent)


def page_of(md: Markdown) -> str | None:
    """The source of the page that is being converted, from the folder of pages; None where nobody says.

    Markdown is not told. MkDocs and Zensical each leave it with a processor of their own.
    """
    if "relpath" in md.treeprocessors:
        return str(md.treeprocessors["relpath"].file.src_uri)  # type: ignore[attr-defined]
    if "rendering_context" in md.preprocessors:
        return str(md.preprocessors["rendering_context"].page.path)  # type: ignore[attr-defined]
    return None


def source_of(md: Markdown) -> Path | None:
    """The file of the page that is being converted; None where nobody says."""
    page = page_of(md)
    return folders.DOCS / page if page else None


def locate(written: str, md: Markdown) -> str:
    """Where something written on the page that is being converted stands, as an editor finds it: path and line."""
    page, source = page_of(md), source_of(md)
    for path in [source] if source else examples.pages():
        if not path.is_file():
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if written in line:
                return f"{path.relative_to(folders.DOCS.parent)}:{number}"
    return page or "a page"


def as_written(text: str) -> Element:
    """What is wrong in a line, as it is written, for a page that will not be kept."""
    element = Element("span")
    element.text = AtomicString(text)
    return element


def _here(md: Markdown) -> str:
    """The folder from which the generator reads a relative link in HTML; the root where there is no generator."""
    if "relpath" in md.treeprocessors:  # MkDocs leaves such a link alone: it is read where the page is served
        return str(md.treeprocessors["relpath"].file.url)  # type: ignore[attr-defined]
    if "rendering_context" in md.preprocessors:  # Zensical turns it round as if it stood in the page's source
        return dirname(str(md.preprocessors["rendering_context"].page.path))  # type: ignore[attr-defined]
    return ""
