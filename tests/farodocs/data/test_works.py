"""The works: their pages, their links, and the site on which a work was read."""

from __future__ import annotations

from typing import Any

import pytest

from farodocs.data.located import CHAPTER
from farodocs.data.works import faults, site_of, works

WORK: dict[str, Any] = {
    "title": "A",
    "good_for": "x",
    "errs": "",
    "pages": {"Introductory": "1–9", "I": "10–19", "IV": "30–44"},
}


@pytest.mark.parametrize(
    ("work", "site"),
    [
        ({"publisher": "zeno.org"}, "zeno.org"),
        ({"copy": "a translation, read.example.com"}, "read.example.com"),
        ({"publisher": "House, York", "copy": "Project Gutenberg 1"}, ""),
        ({"publisher": "T. F. Unwin, London"}, ""),
        ({"publisher": "17-und-4.de, in German"}, "17-und-4.de"),
    ],
)
def test_the_site_on_which_a_work_was_read(work: dict[str, Any], site: str) -> None:
    assert site_of(work) == site


def test_pages_that_are_none_are_told() -> None:
    wrong = {"book": {**WORK, "pages": {"I": "10-19", "Hock": "about 3"}}}
    assert [finding.field for finding in faults(wrong)] == ["book.pages.I", "book.pages.Hock"]
    assert not faults({"book": {**WORK, "pages": {"I": "10–19", "Hock": "3", "Flat and Sucker": "12 and 17"}}})


@pytest.mark.parametrize(
    "link",
    [
        "http://www.gutenberg.org/ebooks/41169",
        "https://www.gutenberg.org/ebooks/search/?query=faro",
        "https://archive.org/details/book?view=theater",
        "https://books.google.com/books?id=blk0AAAAMAAJ&pg=PA180",
        "https://example.org/book",
    ],
)
def test_a_link_has_the_form_of_an_archive(link: str) -> None:
    [finding] = faults({"book": {**WORK, "link": link}})
    assert finding.field == "book.link"
    assert link in finding.says


def test_a_work_in_the_public_domain_has_a_link_or_says_where_one_was_sought() -> None:
    free = {**WORK, "public_domain": True}
    link = "https://www.gutenberg.org/ebooks/41169"
    for wrong in (free, {**free, "link": link, "sought": "web"}):
        assert [finding.field for finding in faults({"book": wrong})] == ["book.link"]
    for right in ({**free, "link": link}, {**free, "sought": "web"}, WORK):
        assert not faults({"book": right})


def test_of_ours_the_chapters_follow_each_other() -> None:
    for key, work in works().items():
        ends = 0
        for chapter, span in work.get("pages", {}).items():
            if CHAPTER.fullmatch(chapter):
                first, last = map(int, span.split("–"))
                assert ends < first <= last, f"{key}, chapter {chapter}: {span}"
                ends = last
