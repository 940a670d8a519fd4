from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faro.base.errors import Refused
from faro.base.stakes import Bend
from faro.rulebooks.rulebook import Ladder
from faro.table.ladder import GAINS, MOST_CORNERS, RUNGS, at_risk, bent, plays_for, rung, won_before

LADDERS: tuple[Ladder, ...] = ("doubling", "as-named", "sixty-seven")


@pytest.mark.parametrize(
    ("corners", "called", "wins"),
    [
        (1, "paroli", 3),
        (2, "sept et le va", 7),
        (3, "quinze et le va", 15),
        (4, "trente et le va", 31),
        (5, "soixante et le va", 63),
    ],
)
def test_each_corner_doubles_what_was_won_and_adds_the_couche(corners: int, called: str, wins: int) -> None:
    bend = Bend(10, corners)
    assert (rung(bend), plays_for("doubling", bend)) == (called, 10 * wins)


@pytest.mark.parametrize(("corners", "wins"), [(1, 3), (2, 7), (3, 15), (4, 30), (5, 60)])
def test_read_as_they_are_called_the_last_two_rungs_pay_thirty_and_sixty(corners: int, wins: int) -> None:
    assert plays_for("as-named", Bend(10, corners)) == 10 * wins


@pytest.mark.parametrize(("corners", "wins"), [(1, 3), (2, 7), (3, 15), (4, 33), (5, 67)])
def test_as_steinmetz_is_retold_the_last_two_rungs_pay_thirty_three_and_sixty_seven(corners: int, wins: int) -> None:
    assert plays_for("sixty-seven", Bend(10, corners)) == 10 * wins


@pytest.mark.parametrize(
    ("corners", "folds", "called", "wins"),
    [
        (0, 1, "paix", 2),
        (0, 2, "double paix", 4),
        (0, 3, "treble paix", 8),
        (1, 1, "paix on a paroli", 6),
        (1, 2, "double paix on a paroli", 12),
        (2, 1, "paix on a sept et le va", 14),
        (3, 1, "paix on a quinze et le va", 30),
        (4, 1, "paix on a trente et le va", 62),
        (0, 5, "paix 5 times over", 32),
    ],
)
def test_a_fold_doubles_what_was_won_and_keeps_the_couche_safe(
    corners: int, folds: int, called: str, wins: int
) -> None:
    bend = Bend(10, corners, folds)
    assert (rung(bend), plays_for("doubling", bend)) == (called, 10 * wins)
    assert at_risk("doubling", bend) == won_before("doubling", bend) == 5 * wins


def test_a_card_plays_for_even_money_on_every_rung_that_doubles() -> None:
    for corners in range(1, MOST_CORNERS + 1):
        bend = Bend(1, corners)
        assert plays_for("doubling", bend) - won_before("doubling", bend) == at_risk("doubling", bend) == 2**corners


@given(st.integers(1, 100), st.integers(0, MOST_CORNERS - 1), st.sampled_from(LADDERS))
def test_what_a_rung_wins_is_what_the_next_one_ventures(couche: int, corners: int, ladder: Ladder) -> None:
    below = Bend(couche, corners)
    assert won_before(ladder, Bend(couche, corners + 1)) == plays_for(ladder, below)
    assert won_before(ladder, Bend(couche, corners, 1)) == plays_for(ladder, below)


def test_a_pli_is_called_so_and_every_corner_has_its_rung() -> None:
    assert rung(Bend(5, pli=True)) == "pli"
    assert len(RUNGS) == MOST_CORNERS + 1
    assert {len(gains) for gains in GAINS.values()} == {MOST_CORNERS + 1}


def test_a_card_takes_five_corners_and_no_sixth() -> None:
    bend = Bend(10)
    for corners in range(1, 6):
        bend = bent(bend, 10, "paroli")
        assert bend.corners == corners
    with pytest.raises(Refused, match="no-corner"):
        bent(bend, 10, "paroli")
