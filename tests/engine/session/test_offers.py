from __future__ import annotations

from faro.base.place_names import spot
from faro.session.offers import takers
from tests.engine.session.asking import BOXED, ask
from tests.engine.tables import LIBRARY


def offered(door: str, log: str, **asked: object) -> object:
    """What an answer offers of its refusal: the words, the lines, the book; nothing where it has none."""
    answer = ask(door, log, **asked)
    return [tuple(offer.values()) for offer in answer.get("offers", [])]


def test_who_gets_up_over_his_stakes_may_take_them_down() -> None:
    log = f"{BOXED}bet you 5 on Q\ncopper you 2 on 7\n"
    lines = ["take you Q", "take you 7", "rise you"]
    assert offered("send", log, line="rise you") == [("Take them down and get up", lines, "")]
    for line in lines:
        log = ask("send", log, line=line)["log"]
    assert log.endswith("rise you\n")


def test_another_book_over_a_stake_that_may_be_lifted_takes_it_down_first() -> None:
    log = f"{BOXED}bet you 5 on Q\n"
    assert offered("switch", log, rules="meyer") == [
        (f"Take it down and deal by {LIBRARY['meyer'].short}", ["take you Q"], "meyer")
    ]


def test_a_bet_that_the_book_does_not_take_offers_the_nearest_that_does() -> None:
    nearest, *_ = takers(LIBRARY["hoyle-1864"], spot("4/10"))
    assert offered("send", BOXED, line="bet you 5 on 4/10") == [(f"Deal by {nearest.short}", [], nearest.id)]


def test_what_is_done_and_what_must_stand_offers_nothing() -> None:
    assert offered("send", BOXED, line="bet you 5 on Q") == []
    assert offered("send", BOXED, line="bet you 500 on Q") == []
    must_lie = BOXED.replace("hoyle-1864", "hoyle-1864 withdrawal=must-lie") + "bet you 5 on Q\n"
    assert offered("send", must_lie, line="rise you") == []
