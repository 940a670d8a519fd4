from __future__ import annotations

import pytest

from faro.base.errors import nearest
from faro.base.layout import SPOTS
from faro.base.voices import Said, alike, has, lying, meant, owned, typed


@pytest.mark.parametrize(
    ("said", "of_her", "to_her"),
    [
        (has("got up"), "ann has got up", "you have got up"),
        (owned("card", "lies there"), "the card of ann lies there", "your card lies there"),
        (
            lying("on the Queen"),
            "1,500 checks of ann already lie on the Queen",
            "1,500 of your checks already lie on the Queen",
        ),
    ],
)
def test_what_is_about_a_punter_is_said_to_herself_otherwise(said: Said, of_her: str, to_her: str) -> None:
    said = said.filled({"punter": "ann", "stake": 1500})
    assert said.written == of_her
    assert said.to("ben") == of_her
    assert said.to("ann") == to_her


def test_what_is_about_nobody_is_the_same_to_all() -> None:
    assert {alike("the bank is open").to(hearer) for hearer in ("ann", "you")} == {"the bank is open"}


def test_what_can_only_be_typed_is_not_spoken() -> None:
    assert (typed("move ann").written, typed("move ann").to("ann")) == ("write 'move ann'", "")
    assert typed("show ann on Q", "show it first").to("ben") == "show it first"


def test_a_value_is_shown_as_its_place_says() -> None:
    shown = alike("{stake:checks} {stake:,} {card:cards} {name:quoted} {name!r} {spot.word} {some:list}")
    values = {"stake": 1500, "card": 0, "name": "x" * 99, "spot": SPOTS["Q"], "some": (1, 2)}
    quoted = f"'{'x' * 79}…'"
    assert shown.filled(values).written == f"1,500 checks 1,500 no cards {quoted} '{'x' * 99}' the Queen 1, 2"
    assert shown.filled(values).spoken == shown.filled(values).written


def test_what_a_reader_wrote_is_never_taken_for_a_place() -> None:
    assert alike("no place is called {text}").filled({"text": "{punter}"}).written == "no place is called {punter}"


@pytest.mark.parametrize(("word", "near"), [("bte", "bet"), ("BTE", "bet"), ("zzz", "")])
def test_the_word_that_was_meant_is_the_nearest_or_none(word: str, near: str) -> None:
    assert meant(word, ["bet", "copper"]) == near
    assert nearest(word, ["bet", "copper"], "look again") == (f"did you mean {near!r}?" if near else "look again")
