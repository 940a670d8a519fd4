from __future__ import annotations

import pytest

from tests.farodocs.data.glossary.entries import glossary, hock, soda


@pytest.mark.parametrize("name", ["soda", "SODA", "first card", "First-Card", "zodiac"])
def test_an_entry_is_found_by_any_of_its_names(name: str) -> None:
    whole = glossary(soda("soda", forms=("first card", "Zodiac")), hock())
    found = whole.find(name)
    assert found is not None
    assert found.slug == "soda"
    assert whole.find("socha") is None


def test_a_headword_goes_before_a_form() -> None:
    whole = glossary(soda(forms=("hock",)), hock())
    assert whole.find("hock") is whole.entries["hock"]


def test_words_stand_in_a_readers_order() -> None:
    whole = glossary(soda("b", headword="Éclat"), soda("c", headword="À la figure"), soda("a", headword="zodiac"))
    assert [entry.headword for entry in whole.in_order] == ["À la figure", "Éclat", "zodiac"]
