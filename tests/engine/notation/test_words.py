from __future__ import annotations

import re

import pytest

from faro.base.errors import FaroError
from faro.base.place_names import spot
from faro.notation.forms import Line
from faro.notation.log import format_command, parse_line
from faro.notation.words import WORDS, Word, regular
from faro.table.commands import DoTrick, PlaceBet, SetLimits
from faro.table.decide_tricks import TRICKS
from tests.engine.tables import LIBRARY

LINES = [
    "trick bank swap",
    "trick bank second",
    "trick bank double",
    "trick bank drop",
    "trick bank misbead Q",
    "trick bank short ann 3",
    "trick ann uncopper Q",
    "trick ann lay 5 on Q-K",
    "trick ann drag Q to 3-J",
    "trick ann cork 8 on Q",
    "trick ann corner Q",
]


def test_there_is_a_line_for_every_trick() -> None:
    assert {line.split()[2] for line in LINES} == {*TRICKS}
    assert all(sleight.form.split()[2] == act for act, sleight in TRICKS.items())


@pytest.mark.parametrize("line", LINES)
def test_a_trick_is_read_back_as_it_is_written(line: str) -> None:
    command = parse_line(line, LIBRARY)
    assert isinstance(command, DoTrick)
    assert format_command(command) == line


@pytest.mark.parametrize("line", LINES)
def test_a_trick_cut_short_says_its_whole_form(line: str) -> None:
    *most, last = line.split()
    if last in TRICKS:
        return
    with pytest.raises(FaroError, match="line-cut-short") as caught:
        parse_line(" ".join(most), LIBRARY)
    assert caught.value.hint == f"write '{TRICKS[most[2]].form}'"  # type: ignore[index]


@pytest.mark.parametrize("word", WORDS.values(), ids=WORDS)
def test_a_word_begins_its_form(word: Word) -> None:
    assert word.form.split()[0] == word.name


SAID = {
    **{"NAME": "ann", "CHECKS": "6", "CARD": "7h", "PLACE": "Q", "DEVICE": "cork", "RANK-RANK-RANK": "5-6-7"},
    **{"LEAST": "2", "MOST": "9", "RUNNING": "20"},
}


@pytest.mark.parametrize("brackets", [r" ?\[.*?\]", r"[\[\]]"], ids=["left out", "said"])
@pytest.mark.parametrize("word", [word for word in WORDS.values() if word.straight], ids=lambda word: word.name)
def test_a_line_that_is_read_at_once_says_what_it_says_word_by_word(word: Word, brackets: str) -> None:
    words = [SAID.get(each, each) for each in re.sub(brackets, "", word.form).split()]
    by_word = word.read(Line(words, word.form), LIBRARY)
    straight = word.straight.get(len(words))
    assert straight is None or straight(words) == by_word


def test_a_word_that_fills_no_field_of_its_command_is_a_mistake_in_the_program() -> None:
    with pytest.raises(ValueError, match="the word 'wager' fills 'amuont' of a PlaceBet"):
        regular("wager NAME CHECKS on PLACE", "punter amuont spot", PlaceBet)
    with pytest.raises(ValueError, match="has no word for 'running'"):
        regular("least CHECKS CHECKS", "least most running", SetLimits)


def test_a_stake_that_is_coppered_and_masked_is_written_masked() -> None:
    assert format_command(PlaceBet("ann", 4, spot("Q"), coppered=True, masked=True)) == "masque ann 4 on Q"
