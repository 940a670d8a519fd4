"""How a place says where to look in a work, and the pages of the chapters and headings that it names."""

from __future__ import annotations

from typing import Any

import pytest

from farodocs.data.located import located, with_pages

PAGES = {"Introductory": "1–9", "I": "10–19", "IV": "30–44", "Flash, Cue": "111", "Flash, Cue-box": "112"}
WORK: dict[str, Any] = {"pages": PAGES}
WORKS = {
    "book": WORK,
    "essay": {"headings": ["Faro Play"], "word_lists": ["glossary"]},
    "within": {"read_in": "essay"},
    "dictionary": {"by_headword": True},
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
        ("appendix, Flash, cue", "appendix, Flash, cue, page 111"),
        ("Flash, Cue-box", "Flash, Cue-box, page 112"),
        ("Flash, Cue-box; Flash, Cue", "Flash, Cue-box; Flash, Cue, pages 112 and 111"),
        ("Flash, Cuebox", "Flash, Cuebox"),
    ],
)
def test_a_place_has_the_pages_of_its_chapter(place: str, told: str) -> None:
    assert with_pages(WORK, place) == told
    assert with_pages({}, place) == place


@pytest.mark.parametrize(
    ("work", "place", "how"),
    [
        ("book", "chapter IV", "page"),
        ("book", "chapter IX", "number"),
        ("essay", "rule 7", "number"),
        ("essay", "Faro Play, on the box", "heading"),
        ("essay", "glossary, Soda", "headword"),
        ("essay", "on the soda", "words"),
        ("within", "on the split, in Faro Play", "heading"),
        ("dictionary", "soda", "headword"),
        ("book", "", "nowhere"),
        ("unheard-of", "a passage", "words"),
    ],
)
def test_how_a_place_says_where_to_look(work: str, place: str, how: str) -> None:
    assert located(WORKS, work, place) == how
