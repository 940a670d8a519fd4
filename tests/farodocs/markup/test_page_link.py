"""Links from the page that is being converted, which only a generator of sites knows."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from markdown import Markdown

from farodocs.markup.page_link import file_link, page_link, page_of, source_link

METHOD = "rules/odds/method.md"


def bare() -> Markdown:
    return Markdown()


def under_mkdocs() -> Markdown:
    md = Markdown()
    page = SimpleNamespace(file=SimpleNamespace(src_uri=METHOD, url="rules/odds/method/"))
    md.treeprocessors.register(page, "relpath", 0)  # type: ignore[arg-type]
    return md


def under_zensical() -> Markdown:
    md = Markdown()
    page = SimpleNamespace(page=SimpleNamespace(path=METHOD))
    md.preprocessors.register(page, "rendering_context", 0)  # type: ignore[arg-type]
    return md


@pytest.mark.parametrize(
    ("md", "page", "links"),
    [
        (bare(), None, ("play/", "assets/x.js", "library/sources.md")),
        (
            under_mkdocs(),
            "rules/odds/method.md",
            ("../../../play/", "../../../assets/x.js", "../../library/sources.md"),
        ),
        (under_zensical(), METHOD, ("../../play/", "../../assets/x.js", "../../library/sources.md")),
    ],
    ids=["bare", "mkdocs", "zensical"],
)
def test_a_link_is_read_where_the_generator_reads_it(md: Markdown, page: str | None, links: tuple[str, ...]) -> None:
    assert page_of(md) == page
    assert (page_link(md, "play"), file_link(md, "assets/x.js"), source_link(md, "library/sources.md")) == links
