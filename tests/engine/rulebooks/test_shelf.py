from __future__ import annotations

from importlib.resources import files

import pytest

from faro.base.errors import FaroError
from faro.rulebooks.house_rules import vary
from faro.rulebooks.shelf import book_called, library, load


def test_the_library_holds_every_file_under_its_own_name() -> None:
    names = {
        entry.name.removesuffix(".toml") for entry in (files("faro") / "rulebooks").iterdir() if ".toml" in entry.name
    }
    assert {*library()} == names
    assert all(book.id == name for name, book in library().items())


def test_the_library_cannot_be_altered() -> None:
    with pytest.raises(TypeError):
        library()["mine"] = library()["denexa"]  # type: ignore[index]


def test_a_book_that_is_not_there_is_told_with_the_nearest() -> None:
    with pytest.raises(FaroError, match=r"no rule-book is called 'meyr' \(unknown-rules\); did you mean 'meyer'\?"):
        library()["meyr"]
    with pytest.raises(KeyError):
        library()["meyr"]
    assert library().get("meyr") is None


def test_what_is_no_toml_is_refused_with_its_file() -> None:
    with pytest.raises(FaroError) as caught:
        load("id = ", "mine.toml")
    assert str(caught.value).startswith("mine.toml: is no TOML: ")
    assert str(caught.value).endswith(" (bad-rulebook)")


def test_a_book_is_called_by_its_name_its_house_rules_and_its_digest() -> None:
    house = vary(library()["meyer"], {"cat": "1-to-1"})
    assert book_called("meyer cat=1-to-1", library()) == house
    assert book_called(f"meyer cat=1-to-1 {house.digest}", library()) == house


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "no rule-book is called '' (unknown-rules)"),
        ("meyer split", "meyer: split cannot be '' (bad-rulebook); write one of half, whole, first-card"),
        ("meyer split=half split=whole", "meyer: split is named twice (bad-rulebook); name it once"),
        ("meyer split=bogus split=whole", "meyer: split is named twice (bad-rulebook); name it once"),
        ("meyer # ours", "meyer: # is no key of a rule-book (bad-rulebook); take it out"),
        ("meyer 0badc0de", "the log was written under meyer 0badc0de, "),
    ],
)
def test_a_book_that_is_called_wrongly_is_refused(name: str, told: str) -> None:
    with pytest.raises(FaroError) as caught:
        book_called(name, library())
    assert str(caught.value).startswith(told)
