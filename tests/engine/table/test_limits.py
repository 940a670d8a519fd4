from __future__ import annotations

import pytest

from faro.base.layout import SPOTS
from faro.base.place_names import spot
from faro.rulebooks.rulebook import Rulebook
from faro.table.limits import is_dead, limit_on, running_limit
from tests.engine.tables import HOW_TO_PLAY, HOYLE, LIBRARY, MEYER, at, refused, varied, whole_deal

HALVED = varied(HOYLE, case_limit="half")
SEVEN_IS_A_CASE = "soda 7d\nturn 7h 7s\n"


@pytest.mark.parametrize(("log", "limit"), [("", 10), (SEVEN_IS_A_CASE, 5)])
def test_where_the_book_says_so_the_limit_is_halved_on_a_case(log: str, limit: int) -> None:
    assert limit_on(at(f"limit 10\n{log}", HALVED), SPOTS["7"]) == limit
    assert limit_on(at(f"limit 10\n{log}", HOYLE), SPOTS["7"]) == 10


@pytest.mark.parametrize(("limits", "on_a_case"), [("1", 1), ("7", 3), ("5 6", 5), ("4 10", 5)])
def test_the_halved_limit_is_never_under_the_least_stake(limits: str, on_a_case: int) -> None:
    log = f"open ann 50\nlimit {limits}\n{SEVEN_IS_A_CASE}"
    assert limit_on(at(log, HALVED), SPOTS["7"]) == on_a_case
    assert refused(f"{log}bet ann {on_a_case + 1} on 7", HALVED) == "stake-over-limit"
    assert at(f"{log}bet ann {on_a_case} on 7", HALVED).bets[0].stake == on_a_case


def test_without_a_limit_a_case_has_none() -> None:
    assert limit_on(at(SEVEN_IS_A_CASE, HALVED), SPOTS["7"]) == 0


def test_a_rank_is_dead_when_its_four_cards_are_out_and_alive_again_in_the_next_deal() -> None:
    dead = f"{SEVEN_IS_A_CASE}turn 7c 8c\n"
    assert not is_dead(at(SEVEN_IS_A_CASE), SPOTS["7"])
    assert is_dead(at(dead), SPOTS["7"])
    assert not is_dead(at(whole_deal()), SPOTS["7"])


def test_a_place_is_dead_when_no_card_is_left_that_could_decide_it() -> None:
    dead = at(f"{SEVEN_IS_A_CASE}turn 7c 8c\nturn 8d 8h\nturn 8s 9c\n")
    assert {place.id for place in SPOTS.values() if is_dead(dead, place)} == {"7", "8", "7-8"}
    assert is_dead(dead, spot("7/8"))
    assert not is_dead(dead, spot("7/9"))


def test_a_place_of_several_cards_is_a_case_when_one_card_is_left_to_all_of_them() -> None:
    log = f"limit 10\n{SEVEN_IS_A_CASE}turn 8c 8d\nturn 8h 9c\n"
    assert limit_on(at(log, HALVED), spot("7-8")) == 10
    assert limit_on(at(f"{log}turn 8s 9d", HALVED), spot("7-8")) == 5
    assert limit_on(at(f"{log}turn 8s 9d", HALVED), spot("high-card")) == 10


@pytest.mark.parametrize(
    "book", [book for book in LIBRARY.values() if book.case_limit == "half"], ids=lambda book: book.id
)
def test_a_heeled_bet_is_a_case_when_one_card_is_left_to_its_two_ranks(book: Rulebook) -> None:
    sevens = f"limit 10\n{SEVEN_IS_A_CASE}turn 8c 8d\nturn 8h 9c\n"
    assert [limit_on(at(log, book), spot("7/8")) for log in (sevens, f"{sevens}turn 8s 9d")] == [10, 5]


@pytest.mark.parametrize(
    ("rules", "limits", "runs"),
    [
        (HOW_TO_PLAY, "limit 5", 20),
        (HOW_TO_PLAY, "limit 5 run 15", 15),
        (HOW_TO_PLAY, "limit 2 5", 20),
        (HOW_TO_PLAY, "", None),
        (MEYER, "limit 5 run 15", 15),
        (MEYER, "limit 5", None),
        (varied(MEYER, running_limit="unlimited"), "limit 5", None),
    ],
)
def test_how_high_a_stake_may_run(rules: Rulebook, limits: str, runs: int | None) -> None:
    assert running_limit(at(limits, rules)) == runs
