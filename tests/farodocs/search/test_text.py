"""How the search reads a text."""

from __future__ import annotations

import pytest

from farodocs.search.text import readable, stem, words


@pytest.mark.parametrize(
    ("one", "other"),
    [("bets", "betting"), ("stakes", "staked"), ("carries", "carry"), ("losing", "lose"), ("boxes", "box")],
)
def test_a_word_is_one_whatever_its_ending(one: str, other: str) -> None:
    assert stem(one) == stem(other)


@pytest.mark.parametrize(("one", "other"), [("king", "k"), ("bus", "bu"), ("roll", "rol"), ("does", "d")])
def test_what_is_no_ending_stays(one: str, other: str) -> None:
    assert stem(one) != other


def test_words_are_latin_and_without_accents() -> None:
    assert words("À la première, l’œuvre: Штосс!") == ["a", "la", "premiere", "loeuvre", "stoss"]


def test_a_text_is_read_without_its_links_and_marks() -> None:
    assert readable("the [[hock-card|last *card*]] of [a page](x.md) [@meyer]").split() == [
        "the",
        "last",
        "card",
        "of",
        "a",
        "page",
    ]
