"""A small board shows the columns that are bet on, where four of them hold every card."""

from __future__ import annotations

import pytest

from farodocs.markup import folded_as

CHECK = '<span class="faro-chip"></span>'


def cell(at: str, inside: str = "") -> str:
    return f'<div class="faro-cell faro-at-{at}">{inside}</div>'


def between(at: str) -> str:
    return f'<span class="faro-between faro-x100 faro-at-{at}">{CHECK}</span>'


@pytest.mark.parametrize(
    ("board", "near"),
    [
        (cell("7", CHECK), "0"),
        (cell("9", CHECK), "0"),
        (cell("10", CHECK), "1"),
        (cell("A", CHECK), "3"),
        (cell("7") + between("10-4-9"), "1"),
        (between("5-7") + between("9-J"), None),  # five columns
        (cell("7") + cell("A"), None),  # nothing is bet
        (between("high") + cell("9", CHECK), None),
        (cell("9", CHECK) + '<ul class="faro-by-word"></ul>', None),
        (f'<div class="faro-bar">{CHECK}</div>' + cell("9", CHECK), None),
        ('<div class="faro-livret"></div>' + cell("9", CHECK), None),
    ],
)
def test_a_small_board_is_near_what_is_bet(board: str, near: str | None) -> None:
    assert folded_as(board) == (f' data-folded data-near="{near}"' if near else " data-folded")
