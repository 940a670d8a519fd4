from __future__ import annotations

from typing import get_args

import pytest

from faro.base.layout import Kind
from faro.base.stakes import Run
from faro.rulebooks.rulebook import Rulebook
from faro.table.bets_taken import is_said_ahead, is_taken, runs
from tests.engine.tables import HOW_TO_PLAY, HOYLE, LIBRARY, varied

TAKEN = {
    "board-game-book": "",
    "denexa": "between-two square diagonal corner inside-three odd-even high-card",
    "how-to-play": "between-two square high-card",
    "hoyle-1864": "between-two square three-in-a-row pot",
    "laws-1880": "between-two square three-in-a-row pot diagonal corner string heeled",
    "meyer": "between-two square three-in-a-row pot diagonal corner string heeled high-card",
    "nevada": (
        "between-two square three-in-a-row pot diagonal corner string heeled high-card odd-even row one-side colours "
        "all-odd-or-even"
    ),
    "two-pack": "",
    "hand-dealt": "between-two square three-in-a-row pot",
    "pharo": "figure-card",
    "german-pharo": "figure-card",
    **dict.fromkeys(
        ["basset", "basset-english", "pharaon", "stos", "stuss", "stuss-no-second-bets", "stuss-private"], ""
    ),
}


@pytest.mark.parametrize("book", LIBRARY.values(), ids=LIBRARY)
def test_the_kinds_of_bet_that_a_book_takes(book: Rulebook) -> None:
    assert {kind for kind in get_args(Kind) if is_taken(book, kind)} == {"flat", *TAKEN[book.id].split()}


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
