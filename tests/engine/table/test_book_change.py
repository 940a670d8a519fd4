from __future__ import annotations

import pytest
from hypothesis import given

from faro.base.errors import Refused
from faro.notation.log import format_log, replay
from faro.table.book_change import bank_to_the_most, change_book
from tests.engine.tables import HOYLE, LAWS, LIBRARY, at, whole_deal
from tests.engine.walks import Walk, walks

PHARAON = LIBRARY["pharaon"]


def changed(log: str, seat: str | None = "you") -> list[str]:
    return format_log(change_book(at(log, LAWS), PHARAON, seat)).splitlines()[1:]


def test_everybody_sits_down_again_with_what_he_has_in_all() -> None:
    log = "bank 500\nlimit 1 20 run 80\nopen you 100\nopen ann 50\nbet you 5 on Q\n"
    assert changed(log) == ["bank 500", "limit 1 20 run 80", "open you 100", "open ann 50"]
    lost = f"open you 100\nbet you 5 on K\n{whole_deal('Kh 7s')}"
    assert changed(lost) == ["open you 95"]


@pytest.mark.parametrize(
    ("house", "set_up"),
    [
        ({"bank": 800, "limit": 25}, ["bank 800", "limit 5 25 run 80"]),
        ({"limit": 2}, ["bank 500", "limit 2 2 run 80"]),
        ({"limit": 100}, ["bank 500", "limit 5 100"]),
        ({"bank": 0, "limit": 0}, []),
    ],
)
def test_a_house_may_open_with_another_bank_and_another_limit(house: dict[str, int], set_up: list[str]) -> None:
    table = at("bank 500\nlimit 5 20 run 80\nopen you 100\n", LAWS)
    commands = change_book(table, PHARAON, bank=house.get("bank"), limit=house.get("limit"))
    assert format_log(commands).splitlines()[1:] == [*set_up, "open you 100"]


def test_everybody_may_sit_down_anew_with_the_same() -> None:
    table = at("open you 100\nopen ann 50\nsoda Kd\nbet you 5 on 7\nturn 7h 9s\n", LAWS)
    assert format_log(change_book(table, PHARAON, "you", buys=500)).splitlines()[1:] == ["open you 500", "open ann 500"]


def test_a_broken_bank_may_be_filled_again() -> None:
    broken = at("open you 100\nbank 5\nsoda Kd\nbet you 5 on Q\nturn 7h Qs\n", LAWS)
    assert format_log(change_book(broken, PHARAON, bank=9)).splitlines()[1:] == ["bank 9", "open you 105"]


def test_the_new_book_is_named_with_its_digest() -> None:
    log = format_log(change_book(at("open you 9"), PHARAON))
    assert log.splitlines()[0] == f"rules pharaon {PHARAON.digest}"


def test_a_deal_on_which_nothing_lies_is_broken_off() -> None:
    assert changed("open you 100\nsoda Kd\nbet you 5 on 7\nturn 7h 9s\n") == ["open you 95"]


@pytest.mark.parametrize("lying", ["bet you 5 on Q", "copper you 5 on Q"])
def test_the_book_stands_while_a_stake_lies_in_a_deal(lying: str) -> None:
    with pytest.raises(Refused, match="the book cannot be changed while stakes lie in a deal"):
        change_book(at(f"open you 100\nsoda Kd\n{lying}\n"), PHARAON)


def test_who_has_risen_or_has_nothing_left_stays_away() -> None:
    log = "open you 100\nopen ann 50\nopen ben 5\nrise ann\nsoda Kd\nbet ben 5 on 7\nturn 7h 9s\n"
    assert changed(log) == ["open you 100"]
    assert changed(log, None) == ["open you 100"]
    assert changed(log, "ann") == ["open you 100"]


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        ("open you 5\nsoda Kd\nbet you 5 on 7\nturn 7h 9s\n", "there are no checks left to take to another book"),
        ("open you 100\nbank 5\nsoda Kd\nbet you 5 on Q\nturn 7h Qs\n", "a broken bank opens no other table"),
        ("open you 1000000\nsoda Kd\nbet you 5 on Q\nturn 7h Qs\n", "nobody brings 1,000,005 checks to a table"),
    ],
)
def test_the_book_stands_where_the_other_table_could_not_be_opened(log: str, sentence: str) -> None:
    with pytest.raises(Refused) as caught:
        changed(log)
    assert (caught.value.code, caught.value.sentence) == ("book-stands", sentence)


def test_the_bank_begins_with_what_it_holds_now() -> None:
    assert changed("bank 50\nopen you 100\nsoda Kd\nbet you 5 on 7\nturn 7h 9s\n") == ["bank 55", "open you 95"]


def test_a_stake_that_must_lie_stays_with_the_deal_that_is_left() -> None:
    lying = at("open you 100\ndeal\nbet you 5 on Q\n", LIBRARY["hand-dealt"])
    assert format_log(change_book(lying, PHARAON, "you")).splitlines()[1:] == ["open you 95"]


def test_what_is_owed_on_a_marker_is_given_back_first() -> None:
    assert changed("open you 100\nmarker you 30\n") == ["open you 100"]


def test_who_owes_more_than_he_has_stays_away() -> None:
    lost = "open ann 50\nopen you 10\nmarker you 30\nsoda Kd\nbet you 20 on 7\nturn 7h 9s\n"
    assert changed(lost, "ann") == ["open ann 50"]
    with pytest.raises(Refused, match="no checks left to take"):
        changed(lost)


@given(walks())
def test_no_check_is_won_or_lost_by_changing_the_book(walk: Walk) -> None:
    end = walk.end
    if (end.is_boxed and (end.bets or end.calls)) or end.purse == 0:
        return
    table = replay(format_log(change_book(end, HOYLE)), LIBRARY)
    for punter in set(end.hands) - end.risen:
        held = end.hands[punter] + sum(bet.stake for bet in end.bets if bet.punter == punter)
        assert table.hands.get(punter, 0) == max(0, held - end.markers.get(punter, 0))
    assert table.purse == walk.end.purse


def test_who_puts_up_the_most_holds_the_bank_and_is_no_punter() -> None:
    table = at("open you 100\nopen bob 80\n", LIBRARY["stuss-private"])
    banker, commands = bank_to_the_most(table, {"you": 100, "bob": 200})
    assert banker == "bob"
    assert format_log(commands).splitlines()[1:] == ["bank 200", "open you 100"]
    # Of two that are alike the first has it: our assumption.
    assert bank_to_the_most(table, {"you": 100, "bob": 100})[0] == "you"


def test_a_bank_that_nobody_puts_anything_into_is_none() -> None:
    with pytest.raises(Refused, match="nobody puts anything up"):
        bank_to_the_most(at("open you 100\n", LIBRARY["stuss-private"]), {"you": 0})
