"""The published numbers, found again by the odds: those that agree, and those that do not, and by how much."""

from __future__ import annotations

from fractions import Fraction

import pytest

from faro.base.cards import PACK, Card, Rank
from faro.base.place_names import spot
from faro.odds.chances import box_of, odds
from faro.odds.policies import adventured, last_three, splits
from tests.engine.quoted.test_published_gains import basset, pharaon
from tests.engine.tables import HOYLE, LIBRARY, varied

PHARAON = LIBRARY["pharaon"]
BASSET = varied(LIBRARY["basset"], face_takes="half")
"""De Moivre's Basset: a face takes half, and each card decides as it comes."""

ONE_PART_IN = """
52 *** *** *** 50   36  36  66  46 34   20  20  34  25  18
50 ***  94  65 48   34  34  62  44 32   18  18  30  22  16
48  48  90  62 46   32  32  58  41 30   16  16  26  20  14
46  46  86  60 44   30  30  54  38 28   14  14  22  17  12
44  44  82  57 42   28  28  50  36 26   12  12  18  14  10
42  42  78  54 40   26  26  46  33 24   10  10  15  12   8
40  40  74  52 38   24  24  42  30 22    8   8  11   9   6
38  38  70  49 36   22  22  38  28 20
"""
"""De Moivre's table for Pharaon: cards left, and the banker's gain as one part in so many, for a card of which one to
four are left. A star where the deal cannot come to it."""

ROWS = [row.split()[start : start + 5] for row in ONE_PART_IN.strip().splitlines() for start in (0, 5, 10)]
CELLS = [(int(n), k, cell) for n, *cells in filter(None, ROWS) for k, cell in enumerate(cells, 1)]


def box(left: int, of_rank: int) -> frozenset[Card]:
    others = [card for card in PACK if card.rank != Rank.SEVEN]
    return box_of({Rank.SEVEN: of_rank}) | {*others[: left - of_rank]}


def test_the_table_is_whole() -> None:
    assert sorted({n for n, _, _ in CELLS}) == [*range(8, 53, 2)]
    assert len(CELLS) == 23 * 4


@pytest.mark.parametrize(("n", "k", "printed"), [cell for cell in CELLS if cell[2] != "***"])
def test_de_moivre_pharaon_the_whole_table_floored(n: int, k: int, printed: str) -> None:
    gain = odds(PHARAON, spot("7"), box(n, k)).until_decided
    assert gain == pharaon(n, k)
    assert int(1 / gain) == int(printed)


def test_de_moivre_pharaon_the_stars_are_what_cannot_be() -> None:
    """Before a turn with n cards left, 52 − n are out, and no more of a rank than that."""
    for n, k, printed in CELLS:
        assert (printed == "***") == (4 - k > 52 - n)


def test_de_moivre_pharaon_per_cent_of_the_money_adventured() -> None:
    """He prints 2.99251 per cent; the sum is 2.992520, and his last digit is not found again."""
    gain = adventured(PHARAON)
    assert gain == Fraction(16203, 541450)
    assert f"{float(100 * gain):.6f}" == "2.992520"
    assert abs(100 * gain - Fraction("2.99251")) < Fraction(1, 90_000)


@pytest.mark.parametrize(("fewest", "found"), [(8, "4.244"), (6, "4.568"), (4, "4.923")])
def test_hoyle_full_five_per_cent_with_hockley_is_not_reached(fewest: int, found: str) -> None:
    """With the last card the bank's the gain is four to five per cent, by how soon the punter stops."""
    assert f"{float(100 * adventured(LIBRARY['hand-dealt'], fewest)):.3f}" == found


def test_the_last_card_is_half_of_what_the_bank_of_pharaon_lives_by() -> None:
    assert f"{float(100 * adventured(varied(PHARAON, last_turn='void'))):.2f}" == "1.62"
    assert f"{float(100 * adventured(varied(PHARAON, last_turn='as-any'))):.2f}" == "1.68"


BASSET_ROWS = {
    51: ("***", "***", 1735, 867),
    49: ("***", 2352, 1602, 801),
    47: (94, 2162, 1474, 737),
    45: (90, 1980, 1351, 675),
    9: (18, 72, 56, 28),
    7: (14, 42, 35, 17),
}
"""Rows of De Moivre's table for Basset: cards behind the one in view, and the punter's loss as one part in so many."""


@pytest.mark.parametrize("n", range(51, 5, -2))
def test_de_moivre_basset_the_whole_table_at_one_half(n: int) -> None:
    for k in range(1, 5):
        if n - k > 48:
            continue
        loss = odds(BASSET, spot("7"), box(n, k), entering=True).until_decided
        assert loss == basset(Fraction(1, 2))(n, k)
        printed = BASSET_ROWS.get(n, ("***",) * 4)[k - 1]
        assert printed == "***" or int(1 / loss) == printed


def test_de_moivre_basset_before_the_pack_is_turned() -> None:
    assert odds(BASSET, spot("7")).until_decided == Fraction(25, 21658)
    assert int(1 / odds(BASSET, spot("7")).until_decided) == 866
    assert odds(LIBRARY["basset"], spot("7")).until_decided == Fraction(454, 32487)


def test_de_moivre_basset_per_cent_of_the_money_adventured_is_not_found_again() -> None:
    """He is remembered to print .790582; by the same reckoning as at Pharaon it comes to .794."""
    found = 100 * adventured(BASSET, 7)
    assert f"{float(found):.6f}" == "0.794409"
    assert found - Fraction("0.790582") < Fraction(4, 1000)


def test_thorp_at_least_half_a_per_cent() -> None:
    """0.526 per cent where only stakes with a loss are laid: two cards left of a rank, for each stake decided."""
    found = odds(HOYLE, spot("7"), box(49, 2)).per_decided
    assert found == Fraction(1, 190)
    assert f"{float(100 * found):.3f}" == "0.526"
    lossy = [
        odds(HOYLE, spot("7"), box(m, k)).per_decided
        for m in range(51, 4, -2)
        for k in (2, 3, 4)
        if k <= m and m - k <= 48
    ]
    assert min(one for one in lossy if one is not None) == found


def test_games_forum_three_splits_in_two_deals() -> None:
    assert splits(HOYLE) == Fraction(25, 17)
    assert splits(PHARAON) == Fraction(26, 17)


def test_the_last_three_cards() -> None:
    assert [*last_three().values()] == [Fraction(352, 425), Fraction(72, 425), Fraction(1, 425)]
