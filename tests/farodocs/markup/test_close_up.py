"""A small board shows the columns that are bet on, where a few of them hold every card."""

from __future__ import annotations

import pytest

from faro.notation import replay
from faro.rulebooks import library
from faro.seats import see
from farodocs.markup import folded_as


@pytest.mark.parametrize(
    ("rules", "bets", "near"),
    [
        ("hoyle-1864", ["5 on 7"], "0"),
        ("hoyle-1864", ["5 on 9"], "0"),
        ("hoyle-1864", ["5 on 10"], "1"),
        ("hoyle-1864", ["5 on A"], "3"),
        ("hoyle-1864", ["5 on 7", "5 on 10"], "0"),
        ("hoyle-1864", ["5 on K-Q"], "3"),
        ("hoyle-1864", ["5 on 7", "5 on A"], ""),
        ("hoyle-1864", [], None),
        ("nevada", ["5 on 9", "5 on 3+9"], None),  # strung, and so told in words
        ("denexa", ["5 on 9", "5 on high-card"], None),
    ],
)
def test_a_small_board_is_near_what_is_bet(rules: str, bets: list[str], near: str | None) -> None:
    laid = "".join(f"bet you {bet}\n" for bet in bets)
    view = see(replay(f"rules {rules}\nopen you 60\nsoda 5d\n{laid}", library()), None)
    assert folded_as(view) == (f' data-folded data-near="{near}"' if near is not None else " data-folded")


def test_of_livrets_the_whole_is_shown() -> None:
    view = see(replay("rules pharaon\nopen you 60\nbet you 5 on 9\n", library()), None)
    assert folded_as(view) == " data-folded"
