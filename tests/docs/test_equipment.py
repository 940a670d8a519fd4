"""The page of the equipment: its cue-sheets are those of its deal."""

from __future__ import annotations

from faro.notation.log import replay
from faro.pictures.cue_sheets import BOARD_GAME_BOOK, CUE_CARD, TABS, rows
from faro.rulebooks.shelf import library
from faro.seats.view import see
from farodocs.folders import DOCS
from farodocs.markup import examples

PATH = DOCS / "rules" / "equipment.md"
TEXT = PATH.read_text(encoding="utf-8")


def test_the_printed_sheets_come_out_of_the_deal() -> None:
    deal = next(example for example in examples.read(TEXT, PATH) if example.id == "cue-sheet-whole-deal")
    table = replay(deal.log, library())
    sheets = [rows(see(table), signs) for signs in (BOARD_GAME_BOOK, TABS, CUE_CARD)]
    lines = [
        "| "
        + " | ".join([rank.code, *("\N{NO-BREAK SPACE}".join(sheet[rank]).replace("|", "\\|") for sheet in sheets)])
        + " |"
        for rank in sheets[0]
    ]
    assert "\n".join(lines) in TEXT
