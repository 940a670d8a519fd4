"""The page about deals as text: whole, and every log on it refused as it says."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from faro.base.errors import CODES
from faro.notation.log import play_while_valid
from faro.notation.words import WORDS
from faro.rulebooks.shelf import library
from farodocs.data.labels import read
from farodocs.data.records.findings import DataError
from farodocs.parts.log import lines, refused

DATA = read("log")
REFUSED = refused(DATA)
PARTS = dict(re.findall(r"^#### `([\w-]+)`[^\n]*\n(.*?)(?=^###|\Z)", REFUSED, re.M | re.S))


def test_every_word_has_its_row() -> None:
    assert re.findall(r"^\| `([^`]+)` \| .+\. \|$", lines(DATA), re.M) == [word.form for word in WORDS.values()]


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_its_sentence_and_a_log_or_where_else_it_is_met(code: str) -> None:
    assert CODES[code] in PARTS[code]
    if "elsewhere" in DATA["refused"][code]:
        assert DATA["refused"][code]["elsewhere"].strip() in PARTS[code]
        return
    (log,) = re.findall(r"```{[^\n]*\n(.*?)```", PARTS[code], re.S)
    _, error = play_while_valid(log, library())
    assert error is not None
    assert (error.code, error.line) == (code, len(log.splitlines()))


@pytest.mark.parametrize("code", [code for code, told in DATA["refused"].items() if "log" in told])
def test_what_to_do_is_said_once(code: str) -> None:
    told = DATA["refused"][code]
    _, error = play_while_valid(told["log"], library())
    assert error is not None
    assert bool(error.hint) != ("do" in told), "the engine gives a hint, or the data says what to do"


def parts(data: dict[str, Any]) -> str:
    return lines(data) + refused(data)


def changed(*path: str, to: Any) -> dict[str, Any]:
    """The data with a value of it changed, or taken out where there is none."""
    data: dict[str, Any] = deepcopy(dict(DATA))
    table = data
    for name in path[:-1]:
        table = table[name]
    if to is None:
        del table[path[-1]]
    else:
        table[path[-1]] = to
    return data


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (changed("words", "bet", to=None), "words lacks 'bet'"),
        (changed("words", "bid", to="Lays."), "words has no use for 'bid'"),
        (changed("refused", "dead-card", to=None), "refused lacks 'dead-card'"),
        (changed("groups", to=[*DATA["groups"], {"title": "x", "codes": ["bad-card"]}]), "groups has 'bad-card' twice"),
        (
            changed("refused", "bad-card", "log", to="rules hoyle-1864\nsoda Kd"),
            "refused.bad-card.log: is not refused",
        ),
        (
            changed("refused", "bad-card", "log", to="rules hoyle-1864\nsoda K\n# more"),
            "refused.bad-card.log: line 2: no card is written 'K'",
        ),
        (
            changed("refused", "bad-card", "log", to="soda Kd\nsoda 1h"),
            "refused.bad-card.log: line 1: the table",
        ),
    ],
)
def test_data_that_is_not_sound_is_told(data: dict[str, Any], said: str) -> None:
    with pytest.raises(DataError, match=re.escape(f"glossary/log.toml: {said}")):
        parts(data)
