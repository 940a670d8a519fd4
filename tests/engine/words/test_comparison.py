from __future__ import annotations

import pytest
from hypothesis import given, settings

from faro.base.cards import PACK
from faro.base.errors import FaroError
from faro.notation.log import format_log
from faro.rulebooks.rulebook import RULES
from faro.table.commands import OpenTable
from faro.words.comparison import Reading, compare, differences, names_of
from tests.engine.tables import HOYLE, LIBRARY, MEYER, last_three, varied, whole_deal
from tests.engine.walks import Walk, walks

POT = "rules meyer\nopen you 10\nsoda Kd\nbet you 4 on pot\nturn 6h 7s\n"


def checks(readings: list[Reading]) -> dict[str, dict[str, int]]:
    """What each book leaves each punter in all, and the code where it refuses."""
    return {reading.book.name: dict(reading.checks) for reading in readings}


def test_one_log_is_read_by_several_books() -> None:
    first, second = compare(POT, LIBRARY, ["meyer", "denexa combinations=taken figures=taken"], "you")
    assert (first.book, first.error) == (MEYER, None)
    assert first.say == "The bank takes 2 of your 4 on the Pot."
    assert second.say == "Your 4 on the Pot is a push and comes back."
    assert (first.checks, second.checks) == ({"you": 8}, {"you": 10})


def test_the_cards_are_told_where_they_mean_something_else_to_another_book() -> None:
    """A turn whose two cards do what the cards of any turn do is seen on the board."""
    coups = whole_deal().strip().replace("soda", "bottom").replace("hock", "turn")
    log = f"rules pharo\nopen you 100\n{coups} Kd\n"
    null, void = compare(log, LIBRARY, ["pharo", "pharo last_turn=void"], "you")
    assert null.say == "The King loses; the last, the King, is null and takes only opposed stakes."
    assert void.say == "The last couple is void: the King and the King."


@pytest.mark.parametrize(("takes", "left"), [("half", 8), ("push", 10), ("lose", 6)])
def test_what_a_combination_comes_to_under_each_value(takes: str, left: int) -> None:
    (reading,) = compare(POT, LIBRARY, [f"meyer combination={takes}"], "you")
    assert reading.checks == {"you": left}


@pytest.mark.parametrize(("takes", "left"), [("half", 7), ("push", 10), ("lose", 5)])
def test_what_a_side_comes_to_under_each_value(takes: str, left: int) -> None:
    log = "rules nevada\nopen you 10\nsoda Kd\nbet you 5 on high-row\nturn 8h 9s\n"
    (reading,) = compare(log, LIBRARY, [f"nevada mixed_sides={takes}"])
    assert reading.checks == {"you": left}


@pytest.mark.parametrize(("rule", "left"), [("tie-push", 10), ("tie-half", 7), ("tie-lose", 5)])
def test_what_a_tie_on_the_bar_comes_to_under_each_value(rule: str, left: int) -> None:
    log = "rules nevada\nopen you 10\nsoda Kd\nbet you 5 on high-card\nturn 8h 8s\n"
    (reading,) = compare(log, LIBRARY, [f"nevada high_card={rule}"])
    assert reading.checks == {"you": left}


CALL = "rules hoyle-1864\n" + last_three("5c 6c 7c", "open you 20", "call you 5 on 5-6-7", "turn 5c 6c")
CAT = "rules hoyle-1864\n" + last_three("10c Kc Kd", "open you 20", "call you 5 on K-10-K", "turn Kc 10c")


def test_a_call_at_four_to_one_and_at_four_for_one() -> None:
    books = ["hoyle-1864 call=4-to-1", "hoyle-1864 call=4-for-1"]
    assert checks(compare(CALL, LIBRARY, books)) == {
        "American Hoyle 1864": {"you": 40},
        "American Hoyle 1864, with one house rule: a call pays 4 for 1": {"you": 35},
    }


@pytest.mark.parametrize(("cat", "left"), [("2-to-1", 30), ("2-for-1", 25), ("4-to-1", 40), ("1-to-1", 25)])
def test_a_cat_at_each_price(cat: str, left: int) -> None:
    (reading,) = compare(CAT, LIBRARY, [f"hoyle-1864 cat={cat}"])
    assert reading.checks == {"you": left}


def test_a_bar_of_one_turn_and_one_that_lasts() -> None:
    log = "rules laws-1880\nopen you 10\nbet you 4 on Q\nbar you Q\nsoda Kd\nturn Qh 7s\nturn Qc 8s\n"
    one, lasting = compare(log, LIBRARY, ["laws-1880 bar=one-turn", "laws-1880 bar=until-it-goes"], "you")
    assert (one.checks, lasting.checks) == ({"you": 6}, {"you": 10})
    assert one.say == "Your 4 on the Queen loses."
    assert lasting.say == "No bet decided. Queen 4 stays."


def test_a_bank_that_pays_what_it_shows_and_one_that_pays_with_its_takings() -> None:
    log = "rules laws-1880\nbank 1\nopen ann 5\nopen ben 5\nbet ann 1 on 7\nbet ben 2 on 9\nsoda Kd\nturn 7h 9s\n"
    sight, takings = compare(log, LIBRARY, ["laws-1880", "laws-1880 broken_bank=with-takings"])
    assert (sight.checks, takings.checks) == ({"ann": 4, "ben": 6}, {"ann": 4, "ben": 7})


def test_a_book_that_refuses_says_so_and_keeps_what_was_before() -> None:
    first, second = compare(POT, LIBRARY, ["hoyle-1864", "board-game-book"], "you")
    assert first.error is None
    assert second.error is not None
    assert second.error.code == "bet-not-taken"
    assert second.say == f"{LIBRARY['board-game-book'].short} takes no bet on the Pot."
    assert second.checks == {"you": 10}


def test_stakes_that_lie_count_with_the_checks_in_hand_and_so_do_calls() -> None:
    log = "rules hoyle-1864\n" + last_three("5c 6c 7c", "open you 20", "bet you 3 on 5", "call you 5 on 5-6-7")
    (reading,) = compare(log, LIBRARY, ["hoyle-1864"])
    assert reading.checks == {"you": 20}


def test_the_expectations_of_a_log_hold_for_its_own_book_only() -> None:
    readings = compare(f"{POT}expect you 8\n", LIBRARY, ["meyer", "meyer combination=push"])
    assert [reading.error for reading in readings] == [None, None]


def test_a_mistake_in_the_log_is_every_readings_mistake() -> None:
    readings = compare(f"{POT}bet you 50 on Q\n", LIBRARY, ["meyer", "nevada"])
    assert [str(reading.error) for reading in readings] == [
        "line 6: cannot bet 50 with 8 checks (stake-over-funds); bet 8 or less"
    ] * 2


@pytest.mark.parametrize(
    ("book", "code"),
    [("hoyle", "unknown-rules"), ("meyer call=5", "bad-rulebook"), ("meyer 0badc0de", "rules-changed")],
)
def test_a_book_that_there_is_not_is_refused(book: str, code: str) -> None:
    with pytest.raises(FaroError) as caught:
        compare(POT, LIBRARY, [book])
    assert caught.value.code == code


def test_where_two_books_part() -> None:
    assert differences(HOYLE, HOYLE) == ()
    assert differences(HOYLE, LIBRARY["laws-1880"]) == ("corners", "strings")
    assert differences(HOYLE, varied(HOYLE, loser_pile="left", split="whole")) == ("split", "loser_pile")


def test_where_several_books_part() -> None:
    assert differences() == differences(HOYLE) == differences(HOYLE, HOYLE, HOYLE) == ()
    third = varied(HOYLE, loser_pile="left")
    assert differences(HOYLE, varied(HOYLE, split="whole"), third) == ("split", "loser_pile")


def test_books_are_named_one_after_another_with_their_house_rules() -> None:
    assert names_of(" denexa  meyer cat=1-to-1 call=4-for-1\nmeyer ") == [
        "denexa",
        "meyer cat=1-to-1 call=4-for-1",
        "meyer",
    ]
    assert names_of("") == []
    assert names_of("cat=1-to-1 meyer") == ["cat=1-to-1", "meyer"]


QUEEN = {
    "soda": "rules hoyle-1864\nopen you 100\nbet you 5 on Q\nsoda 8d\nturn 2c 3c\nturn Qd 4d\n",
    "face": "rules basset\nopen you 100\nbet you 5 on Q\nface 8d\nturn 2c 3c\nturn Qd 4d\n",
    "bottom": "rules pharo\nopen you 100\nbottom 8d\nbet you 5 on Q\nturn 2c 3c\nturn Qd 4d\n",
    "deal": "rules stuss\nopen you 100\ndeal\nbet you 5 on Q\nturn 2c 3c\nturn Qd 4d\n",
}


@pytest.mark.parametrize("log", QUEEN.values(), ids=QUEEN)
def test_every_book_opens_the_deal_in_its_own_way_and_takes_the_stakes_when_it_does(log: str) -> None:
    for reading in compare(log, LIBRARY, [*LIBRARY], "you", reopened=True):
        assert reading.error is None, reading.say
        assert reading.checks == {"you": 105 if reading.book.first_card == "wins" else 95}


def test_a_deal_that_was_opened_without_a_card_is_reopened_with_one_that_decides_nothing() -> None:
    log = "rules stuss\nopen you 100\ndeal\nbet you 5 on A\nturn 3c 4c\n"
    (reading,) = compare(log, LIBRARY, ["basset"], "you", reopened=True)
    assert reading.checks == {"you": 100}
    assert reading.say == "No bet decided. Ace 5 stays."


def test_a_whole_deal_is_ended_in_each_books_own_way() -> None:
    log = f"rules hoyle-1864\nopen you 100\n{whole_deal()}"
    readings = compare(log, LIBRARY, ["pharo", "hand-dealt", "basset", "stuss"], "you", reopened=True)
    assert [reading.error and reading.error.code for reading in readings] == [None] * 4
    assert readings[3].say.startswith("The pocket kept ")
    coups = f"rules pharo\nopen you 100\n{whole_deal().strip().replace('soda', 'bottom').replace('hock', 'turn')} Kd\n"
    (hoyle,) = compare(coups, LIBRARY, ["hoyle-1864"], "you", reopened=True)
    assert (hoyle.error, hoyle.say) == (None, "The hock is the King of spades. The deal is out.")


def stuss_deal(pocket: str, bets: str = "") -> str:
    """A whole deal of Stuss, with all of it but its last four cards in the order of the pack."""
    cards = [str(card) for card in PACK if str(card) not in pocket.split()]
    turns = "".join(f"turn {cards[at]} {cards[at + 1]}\n" for at in range(0, len(cards), 2))
    return f"rules stuss\nopen you 100\ndeal\n{bets}{turns}pocket {pocket}\n"


def test_a_deal_that_ends_with_a_pocket_is_read_by_the_others_to_the_last_turn_that_both_have() -> None:
    others = [name for name, book in LIBRARY.items() if book.deal != "pocket"]
    for reading in compare(stuss_deal("Kc Kd Kh Qs", "bet you 5 on K\n"), LIBRARY, others, "you", reopened=True):
        assert reading.error is None, reading.say
        assert reading.checks["you"] in (95, 100, 105)
        word = "turn" if reading.book.stakes_on == "layout" else "coup"
        assert reading.say.endswith(f" Read to {word} 24, before the pocket.")
        assert "kept" not in reading.say


def test_a_deal_of_more_turns_is_ended_with_the_pocket_of_what_is_left_where_a_book_keeps_one() -> None:
    coups = f"{whole_deal().strip().replace('soda', 'bottom').replace('hock', 'turn')} Kd\n"
    log = f"rules pharo\nopen you 100\n{coups}bottom Kd\nbet you 5 on A\nturn Ah 2c\n"
    for reading in compare(log, LIBRARY, ["stuss", "stuss-private"], "you", reopened=True):
        assert (reading.error, reading.checks) == (None, {"you": 95})


def test_a_stake_that_waits_for_the_soda_waits_until_it_is_shown() -> None:
    log = "rules hoyle-1864\nopen you 100\nbet you 5 on Q\n"
    (early,) = compare(log, LIBRARY, ["denexa"], "you", reopened=True)
    assert early.error is not None
    assert early.error.code == "soda-first"
    (shown,) = compare(f"{log}soda Kd\n", LIBRARY, ["denexa"], "you", reopened=True)
    assert (shown.checks, shown.say) == (
        {"you": 100},
        "No bet decided. Queen 5 stays.",
    )


@given(walks())
def test_a_log_read_by_its_own_book_comes_to_what_it_came_to(walk: Walk) -> None:
    assert isinstance(walk.commands[0], OpenTable)
    # The packs of the walks are small, and a log is dealt from a whole one, so only the turns may differ.
    log = format_log(walk.commands)
    name = log.splitlines()[0].removeprefix("rules ")
    (reading,) = compare(log, LIBRARY, [name])
    assert reading.book == walk.rules
    assert {*reading.checks} <= {*walk.end.hands}
    if len(walk.cards) == 52:
        lying = dict.fromkeys(walk.end.hands, 0)
        for bet in walk.end.bets:
            lying[bet.punter] += bet.stake
        for call in walk.end.calls:
            lying[call.punter] += call.stake
        assert reading.checks == {punter: hand + lying[punter] for punter, hand in walk.end.hands.items()}


@settings(max_examples=30)
@given(walks())
def test_books_that_do_not_differ_read_alike(walk: Walk) -> None:
    log = format_log(walk.commands)
    one, other = compare(log, LIBRARY, [walk.rules.id, f"{walk.rules.id} loser_pile=left"])
    assert {*differences(one.book, other.book)} <= {"loser_pile"}
    assert (one.say, one.checks) == (other.say, other.checks)


def as_the_house_has_it(rule: str, value: str) -> str:
    """What the rule comes to where a house names it, or what is said against it."""
    try:
        (reading,) = compare("rules meyer\nopen you 5\n", LIBRARY, [f"meyer {rule}={value}"])
    except FaroError as error:
        return error.sentence
    return str(getattr(reading.book, rule))


def test_every_rule_can_be_named_as_a_rule_of_the_house_or_is_told_to_change_nothing() -> None:
    for name, allowed in RULES.items():
        for value in allowed:
            told = as_the_house_has_it(name, value)
            assert told == value or f"{name} changes nothing" in told
