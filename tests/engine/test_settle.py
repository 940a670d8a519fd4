from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faro.cards import Rank
from faro.layout import SPOTS
from faro.rules import Rulebook
from faro.settle import settle, settle_hock, settle_turn
from faro.table import Bet
from tests.engine.tables import HOYLE, varied
from tests.engine.walks import rulebooks


def fate(stake: int, *, coppered: bool, turn: str, **rules: str) -> tuple[str, int, int] | None:
    """What a turn of two ranks does to a stake on the Seven: the result, the checks taken, the checks paid."""
    loser, winner = (Rank.parse(rank) for rank in turn.split())
    event = settle(varied(HOYLE, **rules), Bet("ann", SPOTS["7"], stake, coppered), loser, winner)
    return None if event is None else (event.result, event.taken, event.paid)


@pytest.mark.parametrize(
    ("turn", "open_bet", "coppered_bet"),
    [
        ("9 7", ("won", 0, 5), ("lost", 5, 0)),
        ("7 9", ("lost", 5, 0), ("won", 0, 5)),
        ("7 7", ("split", 3, 0), ("split", 3, 0)),
        ("8 9", None, None),
    ],
)
def test_the_four_fates_of_a_stake_on_the_seven(turn: str, open_bet: object, coppered_bet: object) -> None:
    assert fate(5, coppered=False, turn=turn) == open_bet
    assert fate(5, coppered=True, turn=turn) == coppered_bet


@pytest.mark.parametrize("coppered", [False, True])
@pytest.mark.parametrize(
    ("rules", "taken"),
    [
        ({"odd_unit": "bank"}, 3),
        ({"odd_unit": "punter"}, 2),
        ({"split": "whole", "odd_unit": "bank"}, 5),
        ({"split": "whole", "odd_unit": "punter"}, 5),
    ],
)
def test_what_a_split_takes_of_five_is_the_rule_books(rules: dict[str, str], taken: int, coppered: bool) -> None:
    assert fate(5, coppered=coppered, turn="7 7", **rules) == ("split", taken, 0)


def test_a_turn_settles_all_stakes_in_the_order_laid_and_only_those_it_decides() -> None:
    laid = [
        Bet("ben", SPOTS["7"], 2, False),
        Bet("ann", SPOTS["K"], 3, False),
        Bet("ann", SPOTS["9"], 4, True),
        Bet("ann", SPOTS["7"], 1, True),
    ]
    settled = settle_turn(HOYLE, laid, Rank.SEVEN, Rank.NINE)
    assert [(event.punter, event.spot.id, event.result) for event in settled] == [
        ("ben", "7", "lost"),
        ("ann", "9", "lost"),
        ("ann", "7", "won"),
    ]


@pytest.mark.parametrize(("rule", "taken"), [("returned", 0), ("bank", 5)])
def test_who_has_the_stakes_that_the_hock_leaves_undecided_is_the_rule_books(rule: str, taken: int) -> None:
    (event,) = settle_hock(varied(HOYLE, hock_stakes=rule), [Bet("ann", SPOTS["7"], 5, False)])
    assert (event.stake, event.taken) == (5, taken)


ranks = st.sampled_from(Rank)
stakes = st.integers(1, 1000)


@settings(max_examples=200)
@given(rulebooks(), stakes, ranks, ranks, ranks)
def test_a_copper_turns_every_bet_round_but_in_a_split(
    rules: Rulebook, stake: int, on: Rank, loser: Rank, winner: Rank
) -> None:
    place = SPOTS[on.code]
    opened = settle(rules, Bet("ann", place, stake, False), loser, winner)
    coppered = settle(rules, Bet("ann", place, stake, True), loser, winner)
    if opened is None or coppered is None:
        assert opened is coppered is None
        assert on not in (loser, winner)
    elif loser == winner:
        assert (opened.taken, opened.paid) == (coppered.taken, coppered.paid)
    else:
        assert (opened.taken, opened.paid) == (coppered.paid, coppered.taken)


@settings(max_examples=200)
@given(rulebooks(), stakes, st.booleans(), ranks, ranks)
def test_the_bank_never_takes_more_than_the_stake_nor_pays_more(
    rules: Rulebook, stake: int, coppered: bool, loser: Rank, winner: Rank
) -> None:
    event = settle(rules, Bet("ann", SPOTS["7"], stake, coppered), loser, winner)
    if event is not None:
        assert 0 <= event.taken <= stake
        assert 0 <= event.paid <= stake
        assert event.taken == 0 or event.paid == 0
