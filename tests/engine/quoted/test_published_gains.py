"""What the mathematicians found the bank to gain, dealt out card by card under the rules of each game.

Every placement of the cards of one rank among those left is dealt and settled by the engine; the fractions beside are
the closed forms of the old tables, and of the modern game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import product
from math import comb

import pytest

from faro.base.cards import Card, Rank, Suit
from faro.base.place_names import spot
from faro.base.stakes import Bet
from faro.rulebooks.rulebook import Rulebook
from faro.table.settlement import settle, settle_face, settle_hock
from tests.engine.tables import HOYLE, LIBRARY, varied

SIX = 6 * 10**6
"""A stake that divides by all that a bank may take a share by."""
HIT, MISS = Card(Rank.SEVEN, Suit.HEARTS), Card(Rank.KING, Suit.HEARTS)


def gain(rules: Rulebook, left: int, of_rank: int, entering: bool = False, faced: bool = False) -> Fraction:
    """What the bank gains on average of one unit laid on a rank and left until it is decided or the deal is out.

    `left` cards are in the box, `of_rank` of them of the rank. A stake that may be `faced` was laid before the face.
    """
    bet = Bet("ann", spot("7"), SIX, coppered=False, entering=entering)
    taken = _face_taken(rules, bet, left, of_rank) if faced else _taken(rules, bet, left, of_rank)
    return Fraction(taken, comb(left, of_rank) * SIX)


def _taken(rules: Rulebook, bet: Bet, left: int, of_rank: int) -> int:
    """What the bank takes in all placements together: those that begin alike are dealt once, and counted."""
    kept = rules.left_last
    if left <= kept:
        return comb(left, of_rank) * sum(lying.taken for lying in settle_hock(rules, [bet]))
    total = 0
    for pair in product((HIT, MISS), repeat=2):
        if (rest := of_rank - pair.count(HIT)) not in range(left - 1):
            continue
        loser, winner = pair if rules.first_card == "loses" else reversed(pair)
        event = settle(rules, bet, loser, winner, is_last=left - 2 == kept)
        if event is None:
            total += _taken(rules, replace(bet, entering=False), left - 2, rest)
        else:
            total += comb(left - 2, rest) * (event.taken - event.paid)
    return total


def _face_taken(rules: Rulebook, bet: Bet, left: int, of_rank: int) -> int:
    total = 0
    for face, rest in ((HIT, of_rank - 1), (MISS, of_rank)):
        taken = [faced.taken for faced in settle_face(rules, [bet], face)]
        total += comb(left - 1, rest) * sum(taken) if taken else _taken(rules, bet, left - 1, rest)
    return total


def pharaon(n: int, k: int) -> Fraction:
    """De Moivre's gain of the banker, n cards left."""
    forms = {
        1: Fraction(1, n),
        2: Fraction(n + 2, 2 * n * (n - 1)),
        3: Fraction(3, 4 * (n - 1)),
        4: Fraction(2 * n - 5, 2 * (n - 1) * (n - 3)),
    }
    return forms[k]


def basset(share: Fraction) -> Callable[[int, int], Fraction]:
    """De Moivre's loss of the ponte, n cards behind the one in view, when the bank takes a share of a faced stake."""

    def loss(n: int, k: int) -> Fraction:
        y = share
        forms = {
            1: y / n,
            2: (2 * n * y - n - 4 * y + 3) / (n * (n - 1)),
            3: 3 * (n - 3) * (2 * n * y - n - 4 * y + 3) / (2 * n * (n - 1) * (n - 2)),
            4: (4 * n**2 * y - 2 * n**2 - 24 * n * y + 15 * n + 32 * y - 25) / (n * (n - 1) * (n - 2)),
        }
        return Fraction(forms[k])

    return loss


@pytest.mark.parametrize("k", [1, 2, 3, 4])
@pytest.mark.parametrize("n", [4, 6, 8, 12, 20])
@pytest.mark.parametrize("book", ["pharaon", "pharo"])
def test_de_moivre_pharaon_gains(book: str, n: int, k: int) -> None:
    assert gain(LIBRARY[book], n, k) == pharaon(n, k)


@pytest.mark.parametrize("k", [3, 4])
def test_de_moivre_pharaon_the_fresh_pack(k: int) -> None:
    assert gain(LIBRARY["pharaon"], 52, k) == pharaon(52, k)


def test_de_moivre_pharaon_the_opening_bet() -> None:
    assert gain(LIBRARY["pharaon"], 52, 4) == Fraction(33, 1666)


@pytest.mark.parametrize(("n", "k", "printed"), [(30, 2, 54), (10, 3, 12), (22, 2, 38), (8, 3, 9)])
def test_hoyle_c1835_the_cells_of_the_table_that_were_read(n: int, k: int, printed: int) -> None:
    assert int(1 / gain(LIBRARY["pharo"], n, k)) == printed


@pytest.mark.parametrize("k", [1, 2, 3, 4])
@pytest.mark.parametrize("n", [7, 9, 21])
@pytest.mark.parametrize(("face", "share"), [("half", Fraction(1, 2)), ("two-thirds", Fraction(2, 3))])
def test_de_moivre_basset_losses(face: str, share: Fraction, n: int, k: int) -> None:
    book = varied(LIBRARY["basset"], face_takes=face)
    assert gain(book, n, k, entering=True) == basset(share)(n, k)


@pytest.mark.parametrize(("face", "loss"), [("half", Fraction(25, 21658)), ("two-thirds", Fraction(454, 32487))])
def test_de_moivre_basset_before_the_pack_is_turned(face: str, loss: Fraction) -> None:
    assert gain(varied(LIBRARY["basset"], face_takes=face), 52, 4, faced=True) == loss


@pytest.mark.parametrize(("k", "form"), [(1, lambda n: Fraction(2, n)), (2, pharaon), (3, pharaon), (4, pharaon)])
@pytest.mark.parametrize("n", [4, 8, 20])
def test_hockelty_punishes_the_last_single_card_alone(n: int, k: int, form: Callable[..., Fraction]) -> None:
    assert gain(LIBRARY["hand-dealt"], n, k) == (form(n) if k == 1 else form(n, k))


def test_stuss_without_a_pocket_takes_all_of_a_doublet() -> None:
    book = LIBRARY["stuss-no-second-bets"]
    assert gain(book, 52, 4) == Fraction(33, 833)
    assert gain(book, 20, 1) == 0


@pytest.mark.parametrize("n", [6, 8, 20, 52])
def test_stuss_a_last_single_card_is_in_the_pocket_four_times_in_n(n: int) -> None:
    assert gain(LIBRARY["stuss"], n, 1) == Fraction(4, n)


@pytest.mark.parametrize("m", [5, 11, 25])
def test_the_american_game_is_fair_on_a_case_and_nowhere_else(m: int) -> None:
    assert gain(varied(HOYLE, hock_stakes="bank"), m, 1) == Fraction(1, m)
    assert gain(HOYLE, m, 1) == 0
    assert gain(HOYLE, m, 2) == Fraction(1, 2 * m)
    assert gain(HOYLE, m, 3) == Fraction(3 * (m - 1), 4 * m * (m - 2))
    assert gain(HOYLE, m, 4) == Fraction(2 * m - 1, 2 * m * (m - 2))
