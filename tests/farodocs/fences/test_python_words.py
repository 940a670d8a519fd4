"""The names that the editor of programs offers are the engine's public ones, and there is no other list of them."""

from __future__ import annotations

from importlib import import_module

import faro
from faro import FaroError, Study
from farodocs.fences.python_words import WANT_MORE, python_words

WORDS = python_words()


def test_what_a_door_offers_is_what_its_room_does() -> None:
    assert {*WORDS["modules"]["faro"]} == {*faro.__all__}
    for name, offered in WORDS["modules"].items():
        assert {*offered} == {*import_module(name).__all__}
    assert not {*WANT_MORE} & {*WORDS["modules"]}


def test_what_is_called_says_with_what() -> None:
    assert WORDS["modules"]["faro"]["replay"] == "(text, library, table)"
    assert WORDS["modules"]["faro"]["PACK"] == ""
    assert WORDS["classes"]["Table"]["left"] == "(rank)"


def test_a_thing_of_a_class_has_what_is_offered_of_it() -> None:
    assert {*Study.__dataclass_fields__} < {*WORDS["classes"]["Study"]}
    error = FaroError("engine-failed")
    assert all(hasattr(error, name) for name in WORDS["classes"]["FaroError"])
    assert not [name for names in WORDS["classes"].values() for name in names if name.startswith("_")]
