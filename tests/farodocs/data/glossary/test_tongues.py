"""The language of each name of a word, with its endings, and English for what is none of its names."""

from __future__ import annotations

import pytest

from faro.base import Frozen
from farodocs.data.glossary.tongues import marked, tongue
from tests.farodocs.data.glossary.entries import soda

COUCHE = soda(
    "couche",
    headword="Couche",
    forms=("enjeu", "couch", "Einsatz"),
    language="fr",
    names_in=Frozen({"en": ("couch",), "de": ("Einsatz",)}),
)


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("couche", "fr"),
        ("Couches", "fr"),
        ("Enjeu", "fr"),
        ("couch", ""),
        ("couches of old", ""),
        ("Einsatz", "de"),
        ("the stake", ""),
    ],
)
def test_a_name_has_its_language(words: str, language: str) -> None:
    assert tongue(COUCHE, words) == language


def test_a_russian_word_says_which_letters_it_is_in() -> None:
    stos = soda("stos", headword="Stos", forms=("штосс",), language="ru")
    assert [tongue(stos, name) for name in ("stos", "Штосс")] == ["ru-Latn", "ru"]


def test_an_english_word_is_not_marked() -> None:
    assert marked(soda(), "Soda") == "Soda"
    assert marked(COUCHE, "l’enjeu & more") == "l’enjeu &amp; more"
    assert marked(COUCHE, "enjeu") == '<span lang="fr">enjeu</span>'
