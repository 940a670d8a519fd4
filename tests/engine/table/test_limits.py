from __future__ import annotations

import pytest

from faro.base.layout import SPOTS, Kind, Spot, spot
from faro.rulebooks.rulebook import Rulebook
from faro.table.bets_taken import is_taken
from faro.table.limits import is_dead, limit_on, running_limit
from tests.engine.tables import DENEXA, HOW_TO_PLAY, HOYLE, LIBRARY, MEYER, at, refused, varied, whole_deal

HALVED = varied(HOYLE, case_limit="half")
SEVEN_IS_A_CASE = "soda 7d\nturn 7h 7s\n"


def test_the_limit_counts_what_lies_already() -> None:
    assert refused("open ann 50\nlimit 10\nbet ann 6 on Q\nbet ann 5 on Q") == "stake-over-limit"
    assert at("open ann 50\nlimit 10\nbet ann 6 on Q\nbet ann 4 on Q").hands == {"ann": 40}


def test_the_least_counts_what_lies_already() -> None:
    assert refused("open ann 50\nlimit 5 10\nbet ann 4 on Q") == "stake-under-minimum"
    assert at("open ann 50\nlimit 5 10\nbet ann 5 on Q\nbet ann 1 on Q").hands == {"ann": 44}


def test_a_stake_lies_on_when_the_limits_change_but_may_not_be_moved() -> None:
    log = "open ann 50\nlimit 20\nbet ann 15 on Q\nlimit 10\n"
    assert at(log).bets[0].stake == 15
    assert refused(f"{log}move ann Q to 7") == "stake-over-limit"
    assert at(f"{log}take ann Q").hands == {"ann": 50}


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


def test_where_the_book_says_so_nothing_is_laid_before_the_soda_in_any_deal() -> None:
    assert refused("open ann 10\nbet ann 1 on Q", DENEXA) == "soda-first"
    assert at("open ann 10\nsoda Kd\nbet ann 1 on Q", DENEXA).bets
    assert refused(f"open ann 10\n{whole_deal()}bet ann 1 on Q", DENEXA) == "soda-first"
    assert at(f"open ann 10\n{whole_deal()}bet ann 1 on Q", HOYLE).bets


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
KINDS: set[Kind] = {place.kind for place in SPOTS.values()} | {"string", "heeled"}
ONE_OF_EACH_KIND = [*{place.kind: place for place in [*SPOTS.values(), spot("Q+9+4"), spot("Q/9")]}.values()]


@pytest.mark.parametrize("book", LIBRARY.values(), ids=LIBRARY)
def test_the_kinds_of_bet_that_a_book_takes(book: Rulebook) -> None:
    assert {kind for kind in KINDS if is_taken(book, kind)} == {"flat", *TAKEN[book.id].split()}


@pytest.mark.parametrize("book", LIBRARY.values(), ids=LIBRARY)
@pytest.mark.parametrize("place", ONE_OF_EACH_KIND, ids=lambda place: place.kind)
def test_what_a_book_does_not_take_is_refused_and_what_it_takes_lies(book: Rulebook, place: Spot) -> None:
    opened = book.opening if book.opening == "deal" else f"{book.opening} 2d"
    log = f"open ann 5\n{opened}\nbet ann 5 on {place.id}"
    if is_taken(book, place.kind):
        assert at(log, book).bets[0].spot == place
    else:
        assert refused(log, book) == "bet-not-taken"


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


def test_a_stake_on_a_dead_card_is_taken_where_it_may_be_claimed() -> None:
    dead = f"open ann 10\n{SEVEN_IS_A_CASE}turn 7c 8c\nbet ann 1 on 7"
    assert refused(dead, HOYLE) == "dead-card"
    assert at(dead, HOW_TO_PLAY).bets[0].spot is SPOTS["7"]


def test_a_second_bet_is_refused_where_a_card_of_one_of_its_ranks_is_out() -> None:
    rules = varied(HOYLE, second_bets="refused")
    assert refused("open ann 9\nsoda Kd\nturn 7h 9s\nbet ann 2 on 7-8", rules) == "second-bet"
    assert at("open ann 9\nsoda Kd\nturn 7h 9s\nbet ann 2 on 5-6", rules).bets
