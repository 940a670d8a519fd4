from __future__ import annotations

import pytest

from faro.notation.log import format_command
from faro.seats.view import see
from faro.simulation.punters import PUNTERS, stakes
from tests.engine.tables import at, last_three


def laid(punter: str, log: str) -> list[str]:
    return [format_command(command) for command in stakes(PUNTERS[punter], see(at(f"open ann 100\n{log}"), "ann"))]


@pytest.mark.parametrize(
    ("punter", "expected"),
    [
        ("one-card", ["bet ann 2 on Q"]),
        ("one-card-coppered", ["copper ann 2 on Q"]),
        ("high-cards", [f"bet ann 2 on {code}" for code in ["8", "9", "10", "J", "Q", "K"]]),
        ("end-cards", [f"bet ann 2 on {code}" for code in ["A", "2", "6", "7", "8", "Q", "K"]]),
        ("cases", []),
    ],
)
def test_what_a_punter_lays(punter: str, expected: list[str]) -> None:
    assert laid(punter, "soda Kd") == expected


def test_what_lies_already_is_not_laid_again_and_no_dead_card_is_bet() -> None:
    assert len(laid("every-card", "soda Kd")) == 13
    assert len(laid("every-card", "soda 7d\nturn 7h 7s\nturn 7c 9s\nbet ann 2 on Q")) == 11


def test_a_case_is_bet_either_way() -> None:
    log = "soda 7d\nturn 7h 7s"
    assert laid("cases", log) == ["bet ann 2 on 7"]
    assert laid("cases-coppered", log) == ["copper ann 2 on 7"]


def test_the_last_three_are_called_in_rising_order() -> None:
    assert laid("rising-call", last_three("7c 5c 6c")) == ["call ann 2 on 5-6-7"]
    assert laid("rising-call", last_three("7c 7d 6c")) == []
    assert laid("rising-call", "soda Kd") == []


def test_every_punter_can_be_said_in_a_line() -> None:
    assert all(punter.id == name and punter.says for name, punter in PUNTERS.items())
    assert stakes(PUNTERS["every-card"], see(at("soda Kd"))) == ()
