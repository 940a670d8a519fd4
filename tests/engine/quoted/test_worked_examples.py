"""The worked examples of the sources: one deal, one turn or one sheet each, with what it must come to."""

from __future__ import annotations

import pytest

from faro.cards import Card, Rank, Suit
from faro.casekeep import keep_cases
from faro.errors import Refused
from faro.table import Table
from tests.engine.tables import at, drawn, settled, text, whole_deal


def test_ace_ten_king() -> None:
    table = at("open ann 10\nbet ann 1 on 10\nbet ann 1 on K\nbet ann 1 on A\nsoda Ad\nturn 10h Ks")
    assert drawn(table) == text(
        """
        American Hoyle 1864: turn 1 of 25, 49 cards in the box
        soda Ad  lost 10h  won Ks  hock -
                6         5         4         3         2         A a1
        7
                8         9         10        J         Q         K
        out A:1 10:1 K:1
        in hand ann 9
        """
    )
    assert table.bank == 0


@pytest.mark.parametrize(("stake", "taken"), [(10, 5), (5, 3)])
@pytest.mark.parametrize("rank", ["7", "4"])
def test_split_example(rank: str, stake: int, taken: int) -> None:
    assert settled(f"open ann 10\nbet ann {stake} on {rank}\nsoda Kd\nturn {rank}h {rank}s") == [
        (rank, "split", -taken)
    ]


def test_split_jacks() -> None:
    table = at("open ann 5\nbet ann 5 on J\nsoda Kd\nturn Jh Jc")
    assert (table.hands, table.bank) == ({"ann": 2}, 3)


@pytest.mark.parametrize("rank", ["K", "6"])
def test_split_kings_sixes(rank: str) -> None:
    assert settled(f"open ann 4\nbet ann 4 on {rank}\nsoda 2d\nturn {rank}h {rank}s") == [(rank, "split", -2)]


def test_back_queen() -> None:
    assert settled("open ann 1\nbet ann 1 on Q\nsoda Kd\nturn 7h Qs") == [("Q", "won", 1)]
    assert settled("open ann 1\nbet ann 1 on Q\nsoda Kd\nturn Qs 7h") == [("Q", "lost", -1)]


def test_copper_queen() -> None:
    assert settled("open ann 1\ncopper ann 1 on Q\nsoda Kd\nturn Qs 7h") == [("Q", "won", 1)]
    assert settled("open ann 1\ncopper ann 1 on Q\nsoda Kd\nturn 7h Qs") == [("Q", "lost", -1)]


def test_same_stake_two_players() -> None:
    log = "open ann 5\nopen ben 5\ncopper ann 5 on 7\nbet ben 5 on 9\nsoda Kd\nturn 7h 9s"
    assert settled(log) == [("7", "won", 5), ("9", "won", 5)]


def test_case_keeper_turn() -> None:
    moved = {case.rank.code: len(case.marks) for case in keep_cases(at("soda Kd\nturn 10h Js")) if case.marks}
    assert moved == {"K": 1, "10": 1, "J": 1}


# The sheet as it is printed, a mark a card in the order they came: L for its nought, W for its stroke, S for the dot at
# the soda, H for the dash at the hock, and XX for its one cross, which stands for both cards of a split.
SHEET = {
    "A": "LLLW",
    "2": "LWWW",
    "3": "WWLL",
    "4": "WLLL",
    "5": "LLXX",
    "6": "WWWW",
    "7": "WLLW",
    "8": "WWLW",
    "9": "LWLH",
    "10": "LLLW",
    "J": "WWWL",
    "Q": "WLWL",
    "K": "SLLW",
}
# One order of the pack that leaves those marks: the loser and the winner of each turn.
DEAL = (
    "10 J, 9 Q, 2 8, A 9, 10 4, 5 6, Q 8, 4 6, 8 3, 9 7, K 6, 7 2, A Q, 10 J, 7 3, 3 2, K J, Q 10, 5 7, J 8, A K, 4 6, "
    "5 5, 4 A, 3 2"
)
LETTERS = {"soda": "S", "lost": "L", "won": "W", "split-lost": "X", "split-won": "X", "hock": "H"}


def cue_sheet() -> Table:
    """The deal of the sheet; each rank's cards come in the order of the suits."""
    coming = {rank: iter(Suit) for rank in Rank}

    def card(code: str) -> Card:
        return Card(Rank.parse(code), next(coming[Rank.parse(code)]))

    lines = [f"soda {card('K')}"]
    lines += [f"turn {card(loser)} {card(winner)}" for loser, winner in (turn.split() for turn in DEAL.split(", "))]
    return at("\n".join([*lines, f"hock {card('9')}"]))


def test_cue_sheet_table_1() -> None:
    kept = {case.rank.code: "".join(LETTERS[mark] for mark in case.marks) for case in keep_cases(cue_sheet())}
    assert kept == SHEET


def test_cue_sheet_table_1_adds_up() -> None:
    marks = [mark for case in keep_cases(cue_sheet()) for mark in case.marks]
    assert {mark: marks.count(mark) for mark in set(marks)} == {
        "won": 24,
        "lost": 24,
        "split-won": 1,
        "split-lost": 1,
        "soda": 1,
        "hock": 1,
    }


def test_winning_out_six() -> None:
    won_out = [case.rank for case in keep_cases(cue_sheet()) if set(case.marks) == {"won"}]
    lost_out = [case.rank for case in keep_cases(cue_sheet()) if set(case.marks) == {"lost"}]
    assert (won_out, lost_out) == ([Rank.SIX], [])


def test_tally_unused() -> None:
    table = at(whole_deal())
    marks = [mark for case in keep_cases(table) for mark in case.marks]
    assert (len(marks), marks.count("soda"), marks.count("hock"), len(table.turns)) == (52, 1, 1, 25)
    assert all(case.left == 0 for case in keep_cases(table))


def test_dead_stake_cannot_come_about_by_a_bet_laid_late() -> None:
    # A stake on a rank that is played out would be anyone's. This table does not take it in the first place.
    with pytest.raises(Refused, match="the Seven is dead"):
        at("open ann 1\nsoda 7d\nturn 7h 7s\nturn 7c 8c\nbet ann 1 on 7")
