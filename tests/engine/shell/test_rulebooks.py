from __future__ import annotations

from importlib.resources import files

import pytest

from faro.errors import FaroError
from faro.shell.rulebooks import library, load


def test_the_library_holds_every_file_under_its_own_name() -> None:
    names = {entry.name.removesuffix(".toml") for entry in (files("faro") / "rulebooks").iterdir()}
    assert {*library()} == names
    assert all(book.id == name for name, book in library().items())


def test_the_library_cannot_be_altered() -> None:
    with pytest.raises(TypeError):
        library()["mine"] = library()["denexa"]  # type: ignore[index]


def test_what_is_no_toml_is_refused_with_its_file() -> None:
    with pytest.raises(FaroError) as caught:
        load("id = ", "mine.toml")
    assert str(caught.value).startswith("mine.toml: is no TOML: ")
    assert str(caught.value).endswith(" (bad-rulebook)")


def test_the_titles_are_the_books_and_short_enough_to_stand_over_a_table() -> None:
    assert len({book.short for book in library().values()}) == len(library())
    assert all(len(book.short) <= 24 for book in library().values())
