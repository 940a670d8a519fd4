"""What an evening wants from the printer: as many sheets as hold the things, and no more."""

from __future__ import annotations

import re

from farodocs.fences.evening import BUYS
from farodocs.figures.printables import CHECKS_A_SHEET, COPPERS_A_SHEET
from farodocs.parts.outfit import CHECKS, PLAYERS, table


def rows() -> list[list[int]]:
    return [[int(number) for number in re.findall(r"\d+", line)] for line in table().splitlines()[2:]]


def test_there_is_a_row_for_every_number_of_players() -> None:
    assert [row[0] for row in rows()] == [*PLAYERS]


def test_the_checks_of_players_and_bank_are_on_the_sheets_and_no_sheet_is_empty() -> None:
    for players, *sheets in rows():
        for each, printed in zip(CHECKS.values(), sheets, strict=False):
            assert (printed - 1) * CHECKS_A_SHEET < 2 * players * each <= printed * CHECKS_A_SHEET


def test_a_player_has_what_the_clerk_gives_him() -> None:
    assert sum(value * many for value, many in CHECKS.items()) == BUYS == 60
    assert CHECKS_A_SHEET == 42
    assert COPPERS_A_SHEET == 40
