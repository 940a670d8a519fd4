from __future__ import annotations

import pytest
from hypothesis import given, settings

from faro.base.cards import Rank
from faro.base.layout import SPOTS
from faro.pictures.boards import ROWS, board
from faro.seats.view import see
from faro.words.description import read_cloth
from tests.engine.boards import BETS, Reader, still, texts
from tests.engine.tables import DENEXA, HOYLE, NEVADA, at, last_three, varied
from tests.engine.walks import Walk, walks


def test_a_still_tells_its_cards_as_a_list_and_its_cloth_as_a_picture_and_has_nothing_to_press() -> None:
    table = at(f"{BETS}turn 9h Qc")
    html = Reader(board(see(table)))
    (cards,) = (element for element in html.all if element.attributes.get("aria-label") == "Cards shown")
    assert [item.text for item in cards.inside] == ["1 lost, Nine of hearts", "2 won, Queen of clubs"]
    (picture,) = (element for element in html.all if element.attributes.get("role") == "img")
    assert picture.attributes["aria-label"] == read_cloth(see(table))
    assert not [pile.text for pile in html.by_class("faro-label") if pile.attributes.get("aria-hidden") != "true"]
    assert not [element.name for element in html.all if element.name in ("button", "a", "input")]
    assert not [element.attributes["id"] for element in html.all if "id" in element.attributes]


def test_every_rank_has_its_cell_in_the_order_of_the_cloth() -> None:
    names = [
        name.removeprefix("faro-at-")
        for cell in still("").by_class("faro-cell")
        for name in cell.attributes["class"].split()
        if name.startswith("faro-at-")
    ]
    assert names == [rank.code for row in ROWS for rank in row]
    assert set(names) == {rank.code for rank in Rank}


def test_the_same_table_is_drawn_under_each_rule_book_and_none_that_differs_in_a_payout_alone() -> None:
    log = f"{BETS}turn 8h 9s"
    assert board(see(at(log))) == board(see(at(log, varied(HOYLE, odd_unit="punter"))))


@pytest.mark.parametrize(
    ("bets", "marked"),
    [
        ("bet you 5 on K-J", {"K", "J"}),
        ("bet you 5 on K-J\nbet you 1 on 7", set()),
        ("bet you 5 on K", set()),
    ],
)
def test_what_one_stake_takes_in_is_marked_where_that_is_not_asked(bets: str, marked: set[str]) -> None:
    view = see(at(f"open you 9\nsoda 2d\n{bets}", NEVADA), "you")
    framed = [frame for takes in Reader(board(view, is_read=True)).by_class("faro-takes") for frame in takes.inside]
    assert {frame.attributes["class"].removeprefix("faro-at-") for frame in framed} == marked
    assert not Reader(board(view)).by_class("faro-takes")


def test_the_cards_of_a_refused_stake_are_marked_whatever_lies_elsewhere() -> None:
    view = see(at("open you 9\nsoda 2d\nbet you 5 on K-J", NEVADA), "you")
    reader = Reader(board(view, is_read=True, refused=SPOTS["9"]))
    framed = [frame for takes in reader.by_class("faro-takes") for frame in takes.inside]
    assert [frame.attributes["class"] for frame in framed] == ["faro-at-9 faro-refused"]


def between(html: Reader) -> dict[str, tuple[str, str]]:
    """The chips beside the painted cards: where each stands, and what is written on it."""
    return {
        chip.attributes["title"]: (" ".join(chip.attributes["class"].split()[1:3]), chip.text)
        for chip in html.by_class("faro-between")
    }


def test_a_chip_on_several_cards_stands_at_its_point_of_the_cloth() -> None:
    log = "open ann 9\nopen you 9\nsoda Kd\nbet you 5 on pot\ncopper ann 2 on K-Q\nhalf ann K-Q\nbet ann 1 on K-J"
    assert between(still(log, "you", NEVADA)) == {
        "Pot": ("faro-x50 faro-y50", "5"),
        "Queen and King": ("faro-x550 faro-y100", "2½ goesAnn"),
        "Jack and King": ("faro-x575 faro-y150", "1Ann"),
    }


@pytest.mark.parametrize(("punters", "told"), [(["ann"], 1), (["ann", "bob"], 0)])
def test_a_cloth_on_which_one_punter_alone_has_stakes_tells_it(punters: list[str], told: int) -> None:
    opens, bets = ("\n".join(line.format(who) for who in punters) for line in ("open {} 9", "bet {} 1 on 9-10"))
    assert len(still(f"{opens}\nsoda Kd\n{bets}").by_class("faro-of-one")) == told


def test_a_stake_on_the_high_card_bar_lies_on_the_bar() -> None:
    (bar,) = still("open you 9\nsoda Kd\nbet you 5 on high-card", "you", NEVADA).by_class("faro-bar")
    assert texts(bar, "faro-chip") == ["5"]


def test_what_is_bet_by_word_of_mouth_stands_in_a_list() -> None:
    log = last_three(
        "5c 6c 7c", "open you 20", "bet you 5 on red", "bet you 1 on 5/7", "bar you red", "call you 2 on 5-6-7"
    )
    (spoken,) = still(log, "you", NEVADA).by_class("faro-by-word")
    assert [item.text for item in spoken.inside if item.name == "li"] == [
        "reds against the blacks 5bar",
        "Five heeled against the Seven 1",
        "Call Five, Six, hock Seven 2",
    ]
    assert still("open you 20\nsoda Kd", "you", NEVADA).by_class("faro-by-word") == []


@pytest.mark.parametrize(("turn", "marks"), [("5c 6c", ["▲ +8"]), ("6c 5c", ["▼ −2"])])
def test_what_became_of_a_call_stands_there_too(turn: str, marks: list[str]) -> None:
    log = last_three("5c 6c 7c", "open you 20", "call you 2 on 5-6-7", f"turn {turn}")
    (spoken,) = still(log, "you").by_class("faro-by-word")
    assert texts(spoken, "faro-outcome") == marks
    assert texts(spoken, "faro-settled") == (["28"] if marks == ["▲ +8"] else [])


def test_a_push_is_shown_as_such() -> None:
    html = still("open you 20\nsoda Kd\nbet you 5 on 9-10\nturn 9h 10s", "you", DENEXA)
    assert between(html) == {"Nine and Ten": ("faro-x250 faro-y100", "5push")}


def test_a_card_face_down_on_a_layout_is_told_of_without_its_place() -> None:
    rules = varied(HOYLE, masque="hidden")
    html = still("open ann 9\nopen you 9\nmasque ann 4 on Q\nmasque you 3 on 7", "you", rules)
    (spoken,) = html.by_class("faro-by-word")
    assert [item.text for item in spoken.inside if item.name == "li"] == ["On a card face down 4Ann"]
    assert texts(html.spot("Q"), "faro-chip") == []
    assert texts(html.spot("7"), "faro-chip") == ["3"]


@settings(max_examples=25)
@given(walks(most=24))
def test_every_stake_is_on_the_board_once(walk: Walk) -> None:
    html = Reader(board(see(walk.end, "ann")))
    written = sorted(chip.text for chip in html.by_class("faro-chip"))
    goes = {"all": "", "half": "½ goes", "none": "bar"}
    owner = {"ann": "", "ben": "Ben", "you": "First player"}
    stakes = [
        f"{bet.stake}{'' if bet.masked and bet.punter != 'ann' else goes[bet.goes]}{owner[bet.punter]}"
        for bet in walk.end.bets
    ]
    stakes += [f"{call.stake}{owner[call.punter]}" for call in walk.end.calls]
    assert written == sorted(stakes)
