"""A dealer who may cheat: what he brings, and what he does unseen around a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from faro.base.cards import PACK, Card
from faro.notation.log import format_command, replay
from faro.rulebooks.shelf import library
from faro.simulation.house_dealer import MAY_BRING, brought, crooked_turn
from faro.table.state import Table

PILE = "2c Qs Qh 4d 5c 6h 7d 8s"
COMING = [Card.parse(code) for code in PILE.split()]


def at(device: str, *lines: str) -> Table:
    """A table at which the first cards are known, once the soda is shown, with ten on the Queen."""
    rest = " ".join(str(card) for card in PACK if card not in COMING)
    log = ["rules hoyle-1864", "open you 100", f"device {device} bank", f"pile {PILE} {rest}", "soda 2c", *lines]
    return replay("\n".join([*log, ""]), library())


def done(table: Table) -> list[str]:
    return [format_command(command) for command in crooked_turn(table, ())]


def test_in_one_deal_of_three_there_is_no_device() -> None:
    found = Counter(brought(f"seed {number}") for number in range(300))
    assert {*found} == {None, *MAY_BRING}
    assert all(80 <= times <= 120 for times in found.values())


def test_at_a_square_table_a_turn_is_all_that_is_done() -> None:
    table = replay("rules hoyle-1864\nopen you 100\nsoda 2c\nbet you 10 on Q\n", library())
    assert [format_command(command) for command in crooked_turn(table, COMING)] == ["turn Qs Qh"]


@pytest.mark.parametrize(("stake", "after"), [("Q", ["turn Qs Qh"]), ("K", ["turn Qs Qh"])])
def test_who_pays_short_pays_a_pair_and_a_loser_as_he_should(stake: str, after: list[str]) -> None:
    assert done(at("miscount", f"bet you 10 on {stake}")) == after


def test_who_pays_short_keeps_a_check_of_what_has_won() -> None:
    table = at("miscount", "turn Qs Qh", "bet you 10 on 5")
    assert done(table) == ["turn 4d 5c", "trick bank short you 1"]


def test_the_gaff_takes_two_cards_as_one_where_that_gains_the_bank_more() -> None:
    assert done(at("gaff", "bet you 10 on Q"))[0] == "drawn Qs"
    lines = done(at("gaff", "turn Qs Qh", "bet you 10 on 5"))
    assert lines[0] == "drawn 4d"
    assert "trick bank double" in lines
    assert lines[-1].startswith("turn 4d ")
