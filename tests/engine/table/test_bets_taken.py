from __future__ import annotations

from typing import get_args

import pytest

from faro.base.stakes import Run
from faro.rulebooks.rulebook import Rulebook
from faro.table.bets_taken import is_said_ahead, runs
from tests.engine.tables import HOW_TO_PLAY, HOYLE, LIBRARY, varied


@pytest.mark.parametrize(
    ("book", "ways"),
    [
        (HOYLE, "parlee"),
        (varied(HOYLE, running_limit="refused"), ""),
        (LIBRARY["pharo"], "paroli paix pli"),
        (varied(LIBRARY["pharo"], pli="refused"), "paroli paix"),
        (varied(HOW_TO_PLAY, ladder="doubling"), "parlee paroli paix"),
    ],
)
def test_how_a_book_lets_a_decided_stake_be_played_on(book: Rulebook, ways: str) -> None:
    assert " ".join(runs(book)) == ways


@pytest.mark.parametrize(("bent", "ahead"), [("at-the-win", ["paroli", "paix"]), ("after-turn", [])])
def test_what_is_bent_at_the_win_is_said_before_the_turn(bent: str, ahead: list[str]) -> None:
    book = varied(LIBRARY["pharo"], corners_bent=bent)
    assert [how for how in get_args(Run) if is_said_ahead(book, how)] == ahead
