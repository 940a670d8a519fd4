"""No book sells a stake that beats the bank but those that a page names: every book, count, copper and bend."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from faro.base import PACK, SPOTS, Bend, Card, FaroError, Rank
from faro.odds import climb, odds
from faro.rulebooks.rulebook import with_rules
from faro.table import is_taken
from tests.engine.tables import LIBRARY

BENDS = (None, Bend(1, corners=1), Bend(1, corners=2), Bend(1, folds=1))
NAMED = {
    # rules/bets/odd-and-even: seven odd ranks against six even ones, and no rank barred.
    *(("denexa", place, False) for place in ("odd", "odd-loser")),
    *(("denexa", place, True) for place in ("even", "even-loser")),
    # rules/variants/basset: a stake that has lain for a couple has the player's card before it.
    ("basset", "A", False),
}


def boxes(most: int, last: int) -> Iterator[frozenset[Card]]:
    """Every count of cards left, with one ace to four among them."""
    aces = [card for card in PACK if card.rank == Rank.ACE]
    others = [card for card in PACK if card.rank != Rank.ACE]
    for left in range(most, last, -2):
        for count in range(max(1, left - len(others)), min(4, left) + 1):
            yield frozenset((*aces[:count], *others[: left - count]))


def below_nought(name: str, wide: bool) -> set[tuple[str, str, bool]]:
    book = LIBRARY[name]
    found = set()
    places = [spot for spot in SPOTS.values() if is_taken(book, spot.kind) and (spot.kind == "flat") != wide]
    positions = [None, *boxes(52 - book.shown_first, book.left_last + 1)]
    for spot in places if wide else places[:1]:
        for coppered in (False, True):
            for box in [None] if wide else positions:
                for bend in BENDS if book.ladder != "refused" and not wide else BENDS[:1]:
                    try:
                        cost = odds(book, spot, box, coppered=coppered, bend=bend).until_decided
                    except FaroError:
                        continue
                    if cost < 0:
                        found.add((name, spot.id, coppered))
    return found


@pytest.mark.parametrize("name", LIBRARY)
def test_one_rank_at_any_count_open_or_coppered_bent_or_flat(name: str) -> None:
    assert below_nought(name, wide=False) <= NAMED


def test_every_other_place_in_a_fresh_pack() -> None:
    found = {each for name in LIBRARY for each in below_nought(name, wide=True)}
    assert found == {each for each in NAMED if each[0] == "denexa"}


def test_basset_a_stake_laid_now_never_beats_the_bank() -> None:
    book = LIBRARY["basset"]
    for box in boxes(51, 2):
        assert odds(book, SPOTS["A"], box, entering=True).until_decided >= 0


def test_pharo_who_opposes_pays_what_who_does_not_pays() -> None:
    book = LIBRARY["pharo"]
    for box in boxes(52, 1):
        opened, opposed = (odds(book, SPOTS["A"], box, coppered=how).until_decided for how in (False, True))
        assert opened == opposed
    lying = with_rules(book, {"opposed_last": "as-open"})
    last = next(box for box in boxes(8, 7) if len(box) == 8)
    assert odds(lying, SPOTS["A"], last, coppered=True).until_decided == Fraction(-1, 8)


@pytest.mark.parametrize(
    ("changes", "costs"),
    [
        ({}, (Fraction(454, 32487), Fraction(1702, 32487), Fraction(2950, 32487))),
        ({"corners_bent": "after-turn"}, (Fraction(454, 32487), Fraction(-722, 32487), Fraction(-1826, 32487))),
    ],
)
def test_basset_the_hour_of_bending_decides_whose_the_ladder_is(
    changes: dict[str, str], costs: tuple[Fraction, ...]
) -> None:
    book = with_rules(LIBRARY["basset"], changes)
    assert tuple(climb(book, "paroli", wins).gain for wins in (1, 2, 3)) == costs
    assert climb(LIBRARY["basset"], "paroli", 2).chance == Fraction(192, 833)


def test_soda_and_hock_both_to_the_bank_cost_more_than_hoyle() -> None:
    house = {"face_takes": "whole", "first_stakes": "before-soda", "hock_stakes": "bank"}
    book = LIBRARY["hoyle-1864"]
    changed = with_rules(book, {rule: value for rule, value in house.items() if getattr(book, rule) != value})
    assert odds(changed, SPOTS["A"]).until_decided > odds(book, SPOTS["A"]).until_decided
