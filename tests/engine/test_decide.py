from __future__ import annotations

import pytest
from hypothesis import given, settings

from faro.decide import decide, is_dead, limit_on
from faro.errors import FaroError
from faro.events import BetMoved, BetPlaced, BetSettled, BetTakenDown, CopperTurned, TurnDealt
from faro.layout import SPOTS
from faro.rules import Rulebook
from tests.engine.tables import DENEXA, HOYLE, at, last_events, varied, whole_deal
from tests.engine.walks import Walk, walks

HALVED = varied(HOYLE, case_limit="half")
SEVEN_IS_A_CASE = "soda 7d\nturn 7h 7s\n"


def refused(log: str, rules: Rulebook = HOYLE) -> str:
    with pytest.raises(FaroError) as caught:
        at(log, rules)
    return caught.value.code


def test_a_bet_is_placed() -> None:
    assert last_events("open ann 10\nbet ann 6 on Q") == (BetPlaced("ann", 6, SPOTS["Q"], False),)


def test_a_turn_is_dealt_and_then_settled() -> None:
    turn, *results = last_events("open ann 10\nbet ann 6 on Q\nbet ann 1 on 2\nsoda Kd\nturn 2h Qh")
    assert isinstance(turn, TurnDealt)
    assert turn.number == 1
    assert [(event.spot.id, event.result) for event in results if isinstance(event, BetSettled)] == [
        ("Q", "won"),
        ("2", "lost"),
    ]


def test_a_copper_is_turned_and_turned_back() -> None:
    log = "open ann 10\nbet ann 6 on Q\ncopper ann on Q"
    assert last_events(log) == (CopperTurned("ann", SPOTS["Q"], True),)
    assert last_events(f"{log}\ncopper ann on Q") == (CopperTurned("ann", SPOTS["Q"], False),)


def test_a_stake_is_taken_down_or_moved_whole() -> None:
    log = "open ann 10\ncopper ann 4 on Q\ncopper ann 2 on Q"
    assert last_events(f"{log}\ntake ann Q") == (BetTakenDown("ann", SPOTS["Q"], 6),)
    assert last_events(f"{log}\nmove ann Q to 7") == (BetMoved("ann", SPOTS["Q"], SPOTS["7"], 6, True),)


def test_a_stake_is_added_to_only_as_it_lies() -> None:
    assert refused("open ann 10\nbet ann 4 on Q\ncopper ann 2 on Q") == "copper-mismatch"
    assert refused("open ann 10\ncopper ann 4 on Q\nbet ann 2 on Q") == "copper-mismatch"


def test_two_punters_may_bet_one_rank_each_in_their_own_way() -> None:
    table = at("open ann 10\nopen ben 10\nbet ann 4 on Q\ncopper ben 2 on Q")
    assert [(bet.punter, bet.coppered) for bet in table.bets] == [("ann", False), ("ben", True)]


def test_a_stake_cannot_be_moved_onto_ones_own_or_to_where_it_lies() -> None:
    assert refused("open ann 10\nbet ann 4 on Q\nbet ann 2 on 7\nmove ann Q to 7") == "place-taken"
    assert refused("open ann 10\nbet ann 4 on Q\nmove ann Q to Q") == "place-taken"


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


def test_where_stakes_must_lie_they_are_neither_taken_down_nor_moved() -> None:
    book = varied(HOYLE, withdrawal="must-lie")
    assert refused("open ann 10\nbet ann 1 on Q\ntake ann Q", book) == "must-lie"
    assert refused("open ann 10\nbet ann 1 on Q\nmove ann Q to 7", book) == "must-lie"


def test_where_coppers_are_refused_none_is_laid() -> None:
    book = varied(HOYLE, copper="refused")
    assert refused("open ann 10\ncopper ann 1 on Q", book) == "copper-refused"
    assert refused("open ann 10\nbet ann 1 on Q\ncopper ann on Q", book) == "copper-refused"


def test_a_second_soda_needs_the_hock_first() -> None:
    assert refused("soda Kd\nsoda Kh") == "soda-shown"
    assert at(f"{whole_deal()}soda Kh").is_boxed


@settings(max_examples=100)
@given(walks())
def test_a_decision_does_not_depend_on_when_it_is_asked(walk: Walk) -> None:
    for step in walk.steps:
        assert decide(step.before, step.command) == step.events
