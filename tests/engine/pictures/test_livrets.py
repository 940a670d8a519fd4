from __future__ import annotations

import pytest
from hypothesis import given, settings

from faro.base.cards import Rank
from faro.base.layout import FIGURE_CARDS
from faro.base.stakes import Bend
from faro.pictures.boards import board
from faro.pictures.livret_art import card, face_down
from faro.pictures.livrets import ROWS
from faro.seats.view import see
from tests.engine.boards import Element, Reader, still, texts
from tests.engine.tables import LIBRARY, at
from tests.engine.walks import Walk, walks

PHARO, STOS, BASSET = LIBRARY["pharo"], LIBRARY["stos"], LIBRARY["basset"]
OPEN = "open you 100\nopen ben 60\nbottom 9d\n"


def cells(html: Reader) -> list[str]:
    return [
        name.removeprefix("faro-at-")
        for cell in html.by_class("faro-cell")
        for name in cell.attributes["class"].split()
        if name.startswith("faro-at-")
    ]


def hands(html: Reader) -> dict[str, list[tuple[str, str]]]:
    """Whose cards lie out: the name of each, and what is written on it."""
    return {
        texts(hand, "faro-whose")[0]: [
            (laid.attributes["title"], "".join(texts(laid, "faro-chip") + texts(laid, "faro-outcome")))
            for laid in hand.inside
            if laid.has("faro-laid")
        ]
        for hand in html.by_class("faro-hand")
    }


def drawing(html: Reader, log: str, place: str, who: str | None = "you") -> str:
    """The picture in the cell of a place."""
    whole = board(see(at(log, PHARO), who))
    cell = whole.split(f'faro-at-{place}"', 1)[1]
    return cell[cell.index("<svg") : cell.index('<span class="faro-rank"')]


def test_a_livret_is_spread_ace_to_king_with_the_figure_cards_where_the_book_takes_them() -> None:
    assert [rank for row in ROWS for rank in row] == [*Rank]
    thirteen = [rank.code for rank in Rank]
    assert cells(still("", "you", PHARO)) == thirteen + [spot.id for spot in FIGURE_CARDS]
    assert cells(still("", "you", BASSET)) == thirteen
    assert still("", "you", PHARO).by_class("faro-bar") == []


def test_a_figure_card_says_the_ranks_that_it_stands_for() -> None:
    html = still("", None, PHARO)
    assert [texts(html.spot(spot.id), "faro-rank") for spot in FIGURE_CARDS] == [
        ["A 2 3"],
        ["4 5 6"],
        ["7 8 9 10"],
        ["J Q K"],
    ]


@pytest.mark.parametrize(
    ("acts", "bend", "says"),
    [
        ("", None, "Q"),
        ("turn 7h Qs\nparoli you Q", Bend(5, 1), "Q for 15"),
        ("turn 7h Qs\nparoli you Q\nturn 8h Qd\nparoli you Q", Bend(5, 2), "Q for 35"),
        ("turn 7h Qs\npaix you Q", Bend(5, 0, 1), "Q for 10"),
        ("turn Qh Qs\npli you Q", Bend(2, pli=True), "Q"),
    ],
)
def test_a_card_is_drawn_as_it_is_bent_and_says_what_it_plays_for(acts: str, bend: Bend | None, says: str) -> None:
    log = f"{OPEN}bet you 5 on Q\n{acts}"
    html = still(log, "you", PHARO)
    queen = see(at(log, PHARO), "you").place(Rank.QUEEN)
    assert queen.stakes[0].bend == bend
    assert drawing(html, log, "Q") == card(queen.spot, bend)
    assert texts(html.spot("Q"), "faro-rank") == [says]


def test_a_stake_on_a_figure_card_lies_on_it_and_not_in_a_list() -> None:
    html = still(f"{OPEN}bet you 5 on red-figure", "you", PHARO)
    assert texts(html.spot("red-figure"), "faro-chip") == ["5"]
    assert html.by_class("faro-by-word") == []


def test_the_others_lay_out_the_cards_that_they_stake_on_and_no_more() -> None:
    log = f"{OPEN}bet you 5 on Q\nbet ben 10 on 7\nbet ben 3 on Q"
    assert texts(still(log, "you", PHARO).spot("Q"), "faro-chip") == ["5"]
    assert hands(still(log, "you", PHARO)) == {"Ben’s cards": [("Seven", "10Ben"), ("Queen", "3Ben")]}
    won = {"Ben’s cards": [("Seven", "▲ +10Ben"), ("Queen", "3Ben")]}
    assert hands(still(f"{log}\nturn 8h 7d", "you", PHARO)) == won
    assert hands(still(OPEN, "you", PHARO)) == {"Ben’s cards": []}


def test_a_masque_shows_its_back_and_to_its_owner_a_mark() -> None:
    log = f"{OPEN}masque you 5 on Q"
    assert drawing(still(log, "you", PHARO), log, "Q") == face_down("Q")
    seen = still(log, "ben", PHARO)
    assert hands(seen) == {"The first player’s cards": [("face down", "5First player")]}
    assert texts(seen.spot("Q"), "faro-chip") == []
    onlooker = still(log, None, PHARO)
    assert drawing(onlooker, log, "Q", None) == card(see(at(log, PHARO)).place(Rank.QUEEN).spot)
    assert hands(onlooker) == {"Face down": [("face down", "5First player")], "Ben’s cards": []}


def test_no_view_but_the_owners_tells_a_masque_from_another() -> None:
    queen, seven = (board(see(at(f"{OPEN}masque you 5 on {rank}", PHARO), "ben")) for rank in ("Q", "7"))
    assert queen == seven


def test_of_a_pack_of_his_own_an_onlooker_sees_the_card_that_bears_the_stake() -> None:
    log = "open hermann 47000\ndeal\nmasque hermann 47000 on 3\n"
    hidden = still(log, None, STOS)
    assert (cells(hidden), hands(hidden)) == ([], {"Hermann’s cards": [("face down", "47,000Hermann")]})
    shown = still(f"{log}show hermann on 3\nturn 9d 3c", None, STOS)
    assert hands(shown) == {"Hermann’s cards": [("Three", "▲ +47,000Hermann")]}
    assert cells(still(log, "hermann", STOS)) == [rank.code for rank in Rank]


def _pictures(html: Reader) -> list[Element]:
    return [element for element in html.all if element.name == "svg"]


@settings(max_examples=10)
@given(walks(most=16))
def test_every_drawing_is_hidden_from_listeners_and_defines_no_id(walk: Walk) -> None:
    html = Reader(board(see(walk.end)))
    framed = [picture for picture in _pictures(html) if picture.has("faro-card")]
    assert all(picture.attributes["aria-hidden"] == "true" for picture in framed)
    assert not [element for element in html.all if "id" in element.attributes]
