"""The works: pages of the chapters that a place names, and the site on which a work was read."""

from __future__ import annotations

from typing import Any

import pytest

from farodocs.data.works import faults, site_of, with_pages, works

WORK: dict[str, Any] = {
    "title": "A",
    "good_for": "x",
    "errs": "",
    "pages": {"Introductory": "1–9", "I": "10–19", "IV": "30–44"},
}


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("chapter IV, figure 2", "chapter IV, figure 2, pages 30–44"),
        ("chapters I and IV", "chapters I and IV, pages 10–19 and 30–44"),
        ("Introductory chapter, on George IV", "Introductory chapter, on George IV, pages 1–9"),
        ("chapter IV, page 31", "chapter IV, page 31"),
        ("chapter IX", "chapter IX"),
        ("under George IV", "under George IV"),
    ],
)
def test_a_place_has_the_pages_of_its_chapter(place: str, told: str) -> None:
    assert with_pages(WORK, place) == told
    assert with_pages({}, place) == place


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
    wrong = {"book": {**WORK, "pages": {"I": "10-19", "1": "1–2"}}}
    assert [finding.field for finding in faults(wrong)] == ["book.pages.I", "book.pages.1"]
    assert not faults({"book": WORK})


def test_of_ours_the_chapters_follow_each_other() -> None:
    for key, work in works().items():
        ends = 0
        for chapter, span in work.get("pages", {}).items():
            first, last = map(int, span.split("–"))
            assert ends < first <= last, f"{key}, chapter {chapter}: {span}"
            ends = last
