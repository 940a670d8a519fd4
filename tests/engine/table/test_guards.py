from __future__ import annotations

import pytest

from faro.base.errors import Refused
from faro.base.layout import SPOTS, Spot
from faro.base.place_names import spot
from faro.rulebooks.rulebook import Rulebook
from faro.table.bets_taken import is_taken
from faro.table.guards import bet_of, check_free, hand_of, refuse_to_grow, refuse_to_lie, stake_of
from faro.table.state import fresh
from tests.engine.tables import DENEXA, HOW_TO_PLAY, HOYLE, LIBRARY, at, refused, varied, whole_deal

ONE_OF_EACH_KIND = [*{place.kind: place for place in [*SPOTS.values(), spot("Q+9+4"), spot("Q/9")]}.values()]


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


def test_where_the_book_says_so_nothing_is_laid_before_the_soda_in_any_deal() -> None:
    assert refused("open ann 10\nbet ann 1 on Q", DENEXA) == "soda-first"
    assert at("open ann 10\nsoda Kd\nbet ann 1 on Q", DENEXA).bets
    assert refused(f"open ann 10\n{whole_deal()}bet ann 1 on Q", DENEXA) == "soda-first"
    assert at(f"open ann 10\n{whole_deal()}bet ann 1 on Q", HOYLE).bets


@pytest.mark.parametrize("book", LIBRARY.values(), ids=LIBRARY)
@pytest.mark.parametrize("place", ONE_OF_EACH_KIND, ids=lambda place: place.kind)
def test_what_a_book_does_not_take_is_refused_and_what_it_takes_lies(book: Rulebook, place: Spot) -> None:
    opened = book.opening if book.opening == "deal" else f"{book.opening} 2d"
    log = f"open ann 5\n{opened}\nbet ann 5 on {place.id}"
    if is_taken(book, place.kind):
        assert at(log, book).bets[0].spot == place
    else:
        assert refused(log, book) == "bet-not-taken"


def test_a_stake_on_a_dead_card_is_taken_where_it_may_be_claimed() -> None:
    dead = "open ann 10\nsoda 7d\nturn 7h 7s\nturn 7c 8c\nbet ann 1 on 7"
    assert refused(dead, HOYLE) == "dead-card"
    assert at(dead, HOW_TO_PLAY).bets[0].spot is SPOTS["7"]


def test_a_second_bet_is_refused_where_a_card_of_one_of_its_ranks_is_out() -> None:
    rules = varied(HOYLE, second_bets="refused")
    assert refused("open ann 9\nsoda Kd\nturn 7h 9s\nbet ann 2 on 7-8", rules) == "second-bet"
    assert at("open ann 9\nsoda Kd\nturn 7h 9s\nbet ann 2 on 5-6", rules).bets


def test_the_least_is_asked_for_before_the_most_and_both_to_the_check() -> None:
    table = at("open ann 50\nlimit 5 10")
    codes = {
        stake: refusal and refusal.code
        for stake in (4, 5, 10, 11)
        for refusal in [refuse_to_lie(table, SPOTS["Q"], stake)]
    }
    assert codes == {4: "stake-under-minimum", 5: None, 10: None, 11: "stake-over-limit"}


def test_a_limit_that_stands_in_for_the_limit_of_the_game_may_be_none() -> None:
    table = at("open ann 50\nlimit 10")
    assert [bool(refuse_to_lie(table, SPOTS["Q"], 11, limit)) for limit in (None, 0, 10, 11)] == [
        True,
        False,
        True,
        False,
    ]


def test_at_a_table_without_rules_nothing_lies() -> None:
    refusal = refuse_to_lie(fresh(), SPOTS["Q"], 1)
    assert refusal is not None
    assert refusal.code == "no-rules"


def test_only_the_card_of_the_latest_turn_that_the_bank_has_is_in_view() -> None:
    basset = LIBRARY["basset"]
    shown = "open ann 9\nface Kd\n"
    assert refused(f"{shown}bet ann 1 on K", basset) == "card-in-view"
    assert at(f"{shown}turn 9s 7h\nbet ann 1 on K", basset).bets
    assert refused(f"{shown}turn 9s 7h\nbet ann 1 on 7", basset) == "card-in-view"
    assert at(f"{shown}turn 9s 7h\nbet ann 1 on 9", basset).bets


def test_who_sits_holds_checks_and_who_has_risen_or_never_sat_does_not() -> None:
    table = at("open ann 50\nopen ben 5\nbet ann 6 on Q\nrise ben")
    assert hand_of(table, "ann") == 44
    for punter, code in (("ben", "has-risen"), ("cal", "unknown-punter")):
        with pytest.raises(Refused) as caught:
            hand_of(table, punter)
        assert caught.value.code == code


def test_a_stake_is_found_whichever_way_its_card_lies_and_may_be_touched_only_face_up() -> None:
    table = at("open ann 50\nbottom Kd\nmasque ann 6 on Q\nbet ann 2 on 9", LIBRARY["pharo"])
    assert (stake_of(table, "ann", SPOTS["Q"]).stake, bet_of(table, "ann", SPOTS["9"]).stake) == (6, 2)
    with pytest.raises(Refused, match="masked-card"):
        bet_of(table, "ann", SPOTS["Q"])
    # Where a stake is hidden is told to nobody, not even with what is refused to its punter.
    with pytest.raises(Refused, match=r"stakes of ann lie on: 9$"):
        stake_of(table, "ann", SPOTS["7"])


def test_a_place_is_free_where_the_punter_himself_has_nothing() -> None:
    table = at("open ann 50\nopen ben 50\nbet ann 6 on Q")
    check_free(table, "ben", SPOTS["Q"])
    check_free(table, "ann", SPOTS["9"])
    with pytest.raises(Refused, match="place-taken"):
        check_free(table, "ann", SPOTS["Q"])


@pytest.mark.parametrize(
    ("book", "log", "masked", "code"),
    [
        ("pharo", "bottom Kd\nbet ann 1 on Q", False, None),
        ("pharo", "bottom Kd\nbet ann 1 on Q", True, "masked-card"),
        ("pharo", "bottom Kd\nmasque ann 1 on Q", True, None),
        ("pharo", "bottom Kd\nbet ann 1 on Q\nturn 2c Qs\nparoli ann Q", False, "bent-card"),
        ("basset", "bet ann 1 on Q", False, None),
        ("basset", "bet ann 1 on Q\nface Kd", False, "order-stands"),
        ("basset", "face Kd\nbet ann 1 on Q", False, None),
    ],
)
def test_when_checks_may_be_added_to_a_stake(book: str, log: str, masked: bool, code: str | None) -> None:
    table = at(f"open ann 9\n{log}", LIBRARY[book])
    refusal = refuse_to_grow(table, table.bets[0], masked)
    assert (refusal and refusal.code) == code
