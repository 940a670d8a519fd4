from __future__ import annotations

import pytest

from faro.base.stakes import Bend
from faro.pictures.stakes import chip, name, outcome
from faro.seats.view import Outcome, Stake, see
from tests.engine.boards import BETS, Reader, still, texts
from tests.engine.tables import HOYLE, LIBRARY, at, varied, whole_deal


@pytest.mark.parametrize(
    ("turn", "place", "mark"),
    [
        ("7h Qs", "Q", "▲ +5"),
        ("Qh 8s", "Q", "▼ −5"),
        ("Qh Qs", "Q", "½ −3"),
        ("8h 7s", "7", "▼ −2Ann"),
        ("8h 9s", "Q", ""),
    ],
)
def test_what_a_turn_did_is_shown_where_it_was_done(turn: str, place: str, mark: str) -> None:
    assert texts(still(f"{BETS}turn {turn}", "you").spot(place), "faro-outcome") == ([mark] if mark else [])


@pytest.mark.parametrize(
    ("turn", "kept", "paid"),
    [("7h Qs", ["5"], ["5"]), ("Qh 8s", [], []), ("Qh Qs", ["2"], []), ("8h 9s", [], [])],
)
def test_a_stake_that_won_lies_beside_what_the_bank_paid(turn: str, kept: list[str], paid: list[str]) -> None:
    lying = still(f"{BETS}turn {turn}", "you").spot("Q")
    assert (texts(lying, "faro-kept"), texts(lying, "faro-paid")) == (kept, paid)


@pytest.mark.parametrize(("turn", "mark"), [("Qh Kd", "½ −2"), ("Qh Qd", "▼ −4")])
def test_a_book_may_halve_what_two_ranks_split_and_take_all_that_a_pair_splits(turn: str, mark: str) -> None:
    book = varied(LIBRARY["stuss"], combinations="taken", combination="half")
    html = still(f"open you 20\ndeal\nbet you 4 on Q-K\nturn {turn}", "you", book)
    assert [shown.text for shown in html.by_class("faro-outcome")] == [mark]


def test_a_stake_that_is_played_on_lies_there_once() -> None:
    log = "open you 20\nbottom 2d\nbet you 4 on Q\nturn 7h Qs\nparoli you Q"
    assert texts(still(log, "you", LIBRARY["pharo"]).spot("Q"), "faro-settled") == []


def test_a_stake_that_comes_back_at_the_hock_is_shown_as_such() -> None:
    head, last = f"open you 9\n{whole_deal()}".rsplit("\nturn ", 1)
    assert texts(still(f"{head}\nbet you 4 on K\nturn {last}", "you").spot("K"), "faro-outcome") == ["back"]


@pytest.mark.parametrize(
    ("log", "book", "place", "mark"),
    [
        # Hoyle's Treatise 16: of a paroli a doublet takes the corner down.
        ("bottom 2d\nbet you 4 on Q\nturn 7h Qs\nparoli you Q\nturn Qh Qd", "pharo", "Q", "corner −4"),
        ("bet you 6 on K\nface Kd", "basset", "K", "▼ −4"),
        ("deal\nbet you 4 on Q\nturn Qh Qd", "stuss", "Q", "▼ −4"),
        ("bottom 2d\nbet you 4 on red-figure\nturn Qh Qd", "german-pharo", "red-figure", "▼ −4"),
    ],
)
def test_what_befalls_a_stake_of_the_older_game_has_a_sign_of_its_own(
    log: str, book: str, place: str, mark: str
) -> None:
    html = still(f"open you 20\n{log}", "you", LIBRARY[book])
    assert texts(html.spot(place), "faro-outcome") == [mark]


def test_a_void_stake_comes_back_and_says_so() -> None:
    assert Reader(outcome(Outcome("you", "void", 5, 0), "you")).all[0].text == "void"
    assert Reader(outcome(Outcome("you", "left", 5, 0), "you")).all[0].text == "back"


def test_a_chip_bears_all_that_is_at_risk_on_a_bent_card() -> None:
    assert Reader(chip(Stake("you", 20, False, "all", Bend(5, 2)), "you")).all[0].text == "20"


def test_a_figure_too_long_for_a_check_is_marked_and_its_stack_is_of_five() -> None:
    drawn = chip(Stake("you", 80_000, False, "all"), "you")
    assert '<b class="faro-thousands">80,000</b>' in drawn
    assert drawn.count("<use") == 5
    assert "faro-thousands" not in chip(Stake("you", 999, False, "all"), "you")


def test_a_place_is_named_without_its_article() -> None:
    view = see(at("", varied(HOYLE, figure_cards="taken")))
    assert [name(place) for place in view.places if place.spot.id in ("Q", "blue-figure")] == ["Queen", "blue figure"]


def test_nobody_but_the_reader_is_called_you_on_the_cloth() -> None:
    assert "First player" in "".join(texts(still(BETS, "ann").spot("Q"), "faro-owner"))
    assert not texts(still(BETS, "you").spot("Q"), "faro-owner")
