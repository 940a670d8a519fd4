from __future__ import annotations

import pytest
from hypothesis import given, settings

from faro.cards import Rank
from faro.cue_sheet import BOARD_GAME_BOOK, CUE_CARD, TABS, Signs, rows
from faro.render_sheet import sheet
from faro.view import View, see
from tests.engine.boards import Element, Reader
from tests.engine.tables import LAWS, LIBRARY, at, whole_deal
from tests.engine.walks import Walk, walks

BASSET = LIBRARY["basset"]
DEAL = "soda Kd\nturn Kh 9s\nturn 9h 9c\n"


def row(html: str, rank: Rank) -> list[Element]:
    found = [element for element in Reader(html).all if element.name == "tr"]
    return found[rank - 1].inside


def cells(html: str, rank: Rank) -> list[str]:
    return [element.text for element in row(html, rank) if element.name == "td"]


def test_each_card_is_a_sign_and_a_word() -> None:
    html = sheet(see(at(DEAL)), TABS, "After two turns")
    assert cells(html, Rank.KING) == ["·soda", "Olost", "", ""]
    assert cells(html, Rank.NINE) == ["Iwon", "Osplit", "Isplit", ""]
    hidden = [element for element in row(html, Rank.KING) if element.attributes.get("aria-hidden")]
    assert [element.text for element in hidden] == ["·", "O"]


def test_what_a_player_does_not_write_has_no_cell() -> None:
    assert cells(sheet(see(at(DEAL)), BOARD_GAME_BOOK, ""), Rank.NINE) == ["|won", "Xsplit", "", ""]
    assert cells(sheet(see(at(DEAL)), CUE_CARD, ""), Rank.KING) == ["0lost", "", "", ""]


def test_the_older_games_have_their_own_words() -> None:
    html = sheet(see(at("face Kd\nturn 9s 9h", BASSET)), TABS, "")
    assert cells(html, Rank.KING)[:1] == ["·face"]
    assert cells(html, Rank.NINE)[:2] == ["Odoublet", "Idoublet"]
    whole = sheet(see(at(f"face{whole_deal().removeprefix('soda')}", BASSET)), TABS, "")
    assert cells(whole, Rank.KING)[-1] == "-last card"


def test_ranks_head_the_rows_and_a_caption_the_sheet() -> None:
    html = Reader(sheet(see(at(DEAL)), TABS, "<b>"))
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
    assert cells(sheet(view, TABS, ""), Rank.QUEEN) == ["", "", "", ""]
    assert_alike(view, TABS)


def assert_alike(view: View, signs: Signs) -> None:
    html = sheet(view, signs, "")
    for rank, written in rows(view, signs).items():
        hidden = [element.text for element in row(html, rank) if element.attributes.get("aria-hidden")]
        assert tuple(hidden) == written
