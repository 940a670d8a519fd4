from __future__ import annotations

import pytest
from hypothesis import given

from faro.change_book import change_book
from faro.errors import Refused
from faro.log import format_log, replay
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


@given(walks())
def test_no_check_is_won_or_lost_by_changing_the_book(walk: Walk) -> None:
    if (walk.end.is_boxed and (walk.end.bets or walk.end.calls)) or walk.end.purse == 0:
        with pytest.raises(Refused):
            change_book(walk.end, HOYLE)
        return
    commands = change_book(walk.end, HOYLE)
    table = replay(format_log(commands), LIBRARY)
    risen = sum(walk.end.hands[punter] for punter in walk.end.risen)
    assert sum(table.hands.values()) + risen + walk.end.bank == walk.end.checks_in_play
    assert table.purse == walk.end.purse
