"""What a seat with a device is offered to do unseen: what the table allows then, and nothing of the others."""

from __future__ import annotations

import pytest

from faro.base.cards import PACK
from faro.notation.log import format_log, replay
from faro.table.commands import DoTrick, LayPile
from faro.table.state import Table
from faro.table.tricks_offered import may_draw, tricks
from tests.engine.tables import LIBRARY

PILE = format_log((LayPile(PACK),))


def dealt(device: str, more: str = "") -> Table:
    return replay(f"rules hoyle-1864\nopen you 100\ndevice {device}\n{PILE}soda Ac\n{more}", LIBRARY)


def lines(table: Table, who: str) -> list[str]:
    return format_log(tuple(DoTrick(trick) for trick in tricks(table, who))).splitlines()


@pytest.mark.parametrize(
    ("device", "more", "who", "offered"),
    [
        ("horse-box bank", "", "bank", ["trick bank swap"]),
        ("horse-box bank", "", "you", []),
        ("corking you", "bet you 12 on Q\n", "you", ["trick you cork 10 on Q"]),
        ("corking you", "bet you 5 on Q\n", "you", []),
        ("horsehair-copper you", "copper you 5 on Q\n", "you", []),
        ("horsehair-copper you", "copper you 5 on Q\ndrawn 2c\n", "you", ["trick you uncopper Q"]),
        ("horsehair-drag you", "bet you 5 on Q\ndrawn 2c 3c\n", "you", ["trick you drag Q to 3"]),
    ],
)
def test_what_may_be_done_now_is_offered(device: str, more: str, who: str, offered: list[str]) -> None:
    assert lines(dealt(device, more), who) == offered


def test_a_turn_is_drawn_card_by_card_only_for_what_is_done_between() -> None:
    hair = dealt("horsehair-copper you")
    assert may_draw(hair, "you")
    assert not may_draw(hair, "bank")
    assert not may_draw(dealt("sand-tell you"), "you")
    assert not may_draw(dealt("horsehair-copper you", "drawn 2c 3c\n"), "you")
