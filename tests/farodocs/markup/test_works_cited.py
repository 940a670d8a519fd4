"""How a work is named, and which works a page cites."""

from __future__ import annotations

from typing import Any

import pytest

from farodocs.markup.works_cited import cite, cited_in, named


@pytest.mark.parametrize(
    ("work", "name"),
    [
        ({"title": "A Book; or, Two", "publisher": "House, York", "year": 1864}, ("", "A Book", " (1864)")),
        ({"title": "A Book", "publisher": "House, York"}, ("", "A Book", " (House, York)")),
        (
            {"author": "Ann", "title": "A Page", "publisher": "a.example", "year": 2005},
            ("Ann, ", "A Page", " (2005, a.example)"),
        ),
        ({"title": "The Star, 2 May 1864", "publisher": "House, York", "year": 1864}, ("", "The Star, 2 May 1864", "")),
        (
            {"title": "The Star, 2 May 1864", "publisher": "on the web", "year": 1864},
            ("", "The Star, 2 May 1864", " (on the web)"),
        ),
    ],
)
def test_a_website_is_named_and_no_year_twice(work: dict[str, Any], name: tuple[str, str, str]) -> None:
    assert named(work) == name


def test_a_citation_as_html_has_its_place_behind_it() -> None:
    name = "John Ashton, <cite>The History of Gambling in England</cite> (1898)"
    assert cite("ashton-1898", "page <2>", "../../") == (
        f'<a class="faro-work" href="../../library/sources/#ashton-1898">{name}</a>, page &lt;2&gt;'
    )


def test_every_kind_of_citation_is_found_in_a_source() -> None:
    text = f"[@meyer], as [@denexa|Denexa] has it, and {cite('matsell-1859', 'Copper', '../../')}"
    assert cited_in(text) == {"meyer", "denexa", "matsell-1859"}
