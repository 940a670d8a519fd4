from __future__ import annotations

import pytest
from hypothesis import given, settings

from faro.base.cards import Card, Rank
from faro.pictures.cue_sheets import BOARD_GAME_BOOK, CUE_CARD, HANDS, SHEETS, TABS, Signs, cue_sheet, cue_text, rows
from faro.seats.view import View, see
from faro.table.casekeep import keep_cases
from tests.engine.boards import Element, Reader
from tests.engine.tables import LAWS, LIBRARY, at, text, whole_deal
from tests.engine.walks import Walk, walks

PRINTED = """
    soda Ks
    turn 10s Js
    turn 9s Qs
    turn 2s 8s
    turn As 9h
    turn 10h 4s
    turn 5s 6s
    turn Qh 8h
    turn 4h 6h
    turn 8d 3s
    turn 9d 7s
    turn Kh 6d
    turn 7h 2h
    turn Ah Qd
    turn 10d Jh
    turn 7d 3h
    turn 3d 2d
    turn Kd Jd
    turn Qc 10c
    turn 5h 7c
    turn Jc 8c
    turn Ad Kc
    turn 4d 6c
    turn 5d 5c
    turn 4c Ac
    turn 3c 2c
    hock 9c
"""
"""One order of the pack among many that fill the printed sheet; its suits are ours, for no sheet keeps them."""


def test_board_game_book_table_1() -> None:
    sheet = rows(see(at(PRINTED)), BOARD_GAME_BOOK)
    assert {rank.code: "".join(row) for rank, row in sheet.items()} == {
        "A": "000|",
        "2": "0|||",
        "3": "||00",
        "4": "|000",
        "5": "00X",
        "6": "||||",
        "7": "|00|",
        "8": "||0|",
        "9": "0|0–",
        "10": "000|",
        "J": "|||0",
        "Q": "|0|0",
        "K": "•00|",
    }


def test_the_same_deal_in_tabs_writes_both_cards_of_the_split() -> None:
    sheet = rows(see(at(PRINTED)), TABS)
    assert sheet[Rank.FIVE] == ("O", "O", "O", "I")
    assert sheet[Rank.NINE] == ("O", "I", "O", "-")
    assert sheet[Rank.KING] == ("·", "O", "O", "I")


def test_a_cue_card_leaves_out_the_soda_and_the_hock() -> None:
    sheet = rows(see(at(PRINTED)), CUE_CARD)
    assert sheet[Rank.NINE] == ("0", "+", "0")
    assert sheet[Rank.KING] == ("0", "0", "+")


def test_a_sheet_is_kept_as_the_deal_goes() -> None:
    assert cue_text(see(at("open ann 10")), TABS) == text("""
        A
        2
        3
        4
        5
        6
        7
        8
        9
        10
        J
        Q
        K
    """)
    sheet = cue_text(see(at("soda Kd\nturn 7h 9s\nturn 7d 7c")), TABS)
    assert [line for line in sheet.splitlines() if " " in line.rstrip()] == ["7  O O I", "9  I", "K  ·"]


@pytest.mark.parametrize("signs", [TABS, BOARD_GAME_BOOK, CUE_CARD])
def test_winners_and_losers_of_a_whole_deal_are_twenty_five_each(signs: Signs) -> None:
    written = [sign for row in rows(see(at(whole_deal())), signs).values() for sign in row]
    splits = written.count("X")
    assert written.count(signs["lost"]) + splits == 25
    assert written.count(signs["won"]) + splits == 25


@given(walks())
def test_tabs_write_a_sign_for_every_bead_that_has_moved(walk: Walk) -> None:
    for step in walk.steps:
        sheet = rows(see(step.after), TABS)
        out = {case.rank: [mark for mark in case.marks if mark != "pocket"] for case in keep_cases(step.after)}
        assert {rank: len(marks) for rank, marks in out.items()} == {rank: len(row) for rank, row in sheet.items()}


def test_every_way_of_writing_is_in_somebodys_hand() -> None:
    assert HANDS.keys() == SHEETS.keys()


BASSET = LIBRARY["basset"]
DEAL = "soda Kd\nturn Kh 9s\nturn 9h 9c\n"


def row(html: str, rank: Rank) -> list[Element]:
    found = [element for element in Reader(html).all if element.name == "tr"]
    return found[rank - 1].inside


def cells(html: str, rank: Rank) -> list[str]:
    return [element.text for element in row(html, rank) if element.name == "td"]


def test_each_card_is_a_sign_and_a_word() -> None:
    html = cue_sheet(see(at(DEAL)), TABS, "After two turns")
    assert cells(html, Rank.KING) == ["·soda", "Olost", "", ""]
    assert cells(html, Rank.NINE) == ["Iwon", "Osplit", "Isplit", ""]
    hidden = [element for element in row(html, Rank.KING) if element.attributes.get("aria-hidden")]
    assert [element.text for element in hidden] == ["·", "O"]


def test_what_a_player_does_not_write_has_no_cell() -> None:
    assert cells(cue_sheet(see(at(DEAL)), BOARD_GAME_BOOK, ""), Rank.NINE) == ["|won", "Xsplit", "", ""]
    assert cells(cue_sheet(see(at(DEAL)), CUE_CARD, ""), Rank.KING) == ["0lost", "", "", ""]


def test_the_older_games_have_their_own_words() -> None:
    html = cue_sheet(see(at("face Kd\nturn 9s 9h", BASSET)), TABS, "")
    assert cells(html, Rank.KING)[:1] == ["·face"]
    assert cells(html, Rank.NINE)[:2] == ["Odoublet", "Idoublet"]
    whole = cue_sheet(see(at(f"face{whole_deal().removeprefix('soda')}", BASSET)), TABS, "")
    assert cells(whole, Rank.KING)[-1] == "-last card"


def test_ranks_head_the_rows_and_a_caption_the_sheet() -> None:
    html = Reader(cue_sheet(see(at(DEAL)), TABS, "<b>"))
    heads = [element for element in html.all if element.name == "th"]
    assert [head.text for head in heads] == [rank.code for rank in Rank]
    assert {head.attributes["scope"] for head in heads} == {"row"}
    assert [element.text for element in html.all if element.name == "caption"] == ["<b>"]


@pytest.mark.parametrize("signs", [TABS, BOARD_GAME_BOOK, CUE_CARD])
@settings(max_examples=20)
@given(walk=walks())
def test_the_signs_are_those_of_the_sheet_in_text(walk: Walk, signs: Signs) -> None:
    assert_alike(see(walk.end), signs)


def test_a_bead_that_was_slid_for_no_card_is_on_no_sheet() -> None:
    view = see(at("device case-shift bank\nsoda Kd\nturn 7h 9s\ntrick bank misbead Q\n", LAWS))
    assert cells(cue_sheet(view, TABS, ""), Rank.QUEEN) == ["", "", "", ""]
    assert_alike(view, TABS)


def assert_alike(view: View, signs: Signs) -> None:
    html = cue_sheet(view, signs, "")
    for rank, written in rows(view, signs).items():
        hidden = [element.text for element in row(html, rank) if element.attributes.get("aria-hidden")]
        assert tuple(hidden) == written


def test_a_null_last_card_is_no_card_that_won() -> None:
    cards = tuple(map(Card.parse, ("4c", "5c", "2h", "3h")))
    view = see(at("bottom 3h\nturn 4c 5c\nturn 2h 3h", LIBRARY["pharo"], cards))
    assert cells(cue_sheet(view, TABS, "The deal"), Rank.THREE) == ["-null", "", "", ""]
    assert rows(view, CUE_CARD)[Rank.THREE] == ()
