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


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("\ufb01gure card", "figure card"),
        ("\uff43\uff4f\uff50\uff50\uff45\uff52", "copper"),
        ("lo\u017ft", "lost"),
        ("À la première", "a la premiere"),
        ("\u2116", "no"),
    ],
)
def test_joined_letters_full_width_and_a_long_s_are_what_they_stand_for(typed: str, meant: str) -> None:
    assert words(typed) == words(meant)


def test_a_text_is_read_without_its_links_and_marks() -> None:
    assert readable("the [[hock-card|last *card*]] of [a page](x.md) [@meyer]").split() == [
        "the",
        "last",
        "card",
        "of",
        "a",
        "page",
    ]
