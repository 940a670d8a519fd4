from __future__ import annotations

import pytest
from hypothesis import given, settings

from faro.base.cards import Rank
from faro.base.layout import SPOTS
from faro.pictures.boards import board
from faro.pictures.seat_boards import seat
from faro.rulebooks.rulebook import Rulebook
from faro.seats.view import Outcome, Stake, see
from faro.simulation.shoe import draw as drawn_by
from faro.simulation.shoe import shuffled
from faro.table.bets_taken import is_taken
from faro.table.decision import decide
from faro.table.folding import fold
from faro.table.state import draw
from tests.engine.seats.held import held
from tests.engine.tables import LIBRARY, MEYER, at, last_three, pack, whole_deal
from tests.engine.walks import Walk, walks


@pytest.mark.parametrize(
    ("log", "stage"),
    [
        ("", "before-deal"),
        ("soda 2c", "turns"),
        ("soda 2c\nturn 2h 3c", "last-cards"),
        ("soda 2c\nturn 2h 3c\nhock 3h", "deal-out"),
        ("soda 2c\nturn 2h 3c\nhock 3h\nsoda 2h", "turns"),
    ],
)
def test_the_stages_of_a_deal(log: str, stage: str) -> None:
    assert see(at(log, cards=pack("2 3", "ch"))).stage == stage


def test_a_seat_sees_what_lies_open() -> None:
    view = see(at("open ann 10\nopen you 9\ncopper you 2 on 7\nbet ann 3 on 7\nsoda Kd\nturn 8h 9s"), "you")
    assert (view.checks, view.turn, view.turns, view.cards_left) == (7, 1, 25, 49)
    assert (str(view.soda), str(view.loser), str(view.winner), view.hock) == ("Kd", "8h", "9s", None)
    assert view.place(Rank.SEVEN).stakes == (
        Stake("you", 2, True, "all", may=("copper", "bar", "half", "take"), most_taken=1),
        Stake("ann", 3, False, "all", before=1),
    )


def test_a_seat_sees_what_lies_between_cards_and_what_is_ordered_of_it() -> None:
    view = see(at("open you 9\nsoda Kd\nbet you 4 on pot\nhalf you pot\nbet you 1 on Q/9", MEYER), "you")
    lying = {place.spot.id: place.stakes for place in view.places if place.stakes}
    assert lying == {
        "6-7-8": (Stake("you", 4, False, "half", may=("copper", "bar", "half", "take"), most_taken=3),),
        "Q/9": (Stake("you", 1, False, "all", may=("copper", "bar", "take"), before=1),),
    }


@pytest.mark.parametrize("book", LIBRARY.values(), ids=LIBRARY)
def test_the_places_in_view_are_those_that_the_book_takes(book: Rulebook) -> None:
    offered = [place.spot for place in see(at("", book)).places]
    assert offered == [spot for spot in SPOTS.values() if is_taken(book, spot.kind)]


def test_a_seat_sees_what_may_be_called_but_not_in_what_order() -> None:
    view = see(at(last_three("5c 7c 6c", "open ann 9", "call ann 2 on 7-5-6")), "ann")
    assert view.to_call == (Rank.FIVE, Rank.SIX, Rank.SEVEN)
    assert [(call.punter, call.stake) for call in view.calls] == [("ann", 2)]
    assert view.takes_calls
    assert see(at("soda Kd")).to_call == ()
    assert not see(at(last_three("8c 8d 8h"))).takes_calls


def test_what_became_of_a_call_is_seen_until_the_hock() -> None:
    log = last_three("5c 6c 7c", "open ann 9", "call ann 2 on 5-6-7", "turn 5c 6c")
    assert [(event.result, event.paid) for event in see(at(log)).called] == [("won", 8)]
    assert see(at(f"{log}hock 7c")).called == ()


def test_an_onlooker_has_no_checks() -> None:
    assert see(at("open ann 10")).checks is None
    assert see(at("open ann 10"), "ben").checks is None


def test_what_the_turn_did_is_shown_where_it_was_done() -> None:
    view = see(at("open ann 20\nbet ann 5 on 7\nbet ann 3 on 9\nbet ann 2 on 4\nsoda Kd\nturn 7h 9s"))
    assert view.place(Rank.SEVEN).outcomes == (Outcome("ann", "lost", 5, -5),)
    assert view.place(Rank.NINE).outcomes == (Outcome("ann", "won", 3, 3),)
    assert view.place(Rank.FOUR).outcomes == ()


def test_a_stake_that_the_deal_left_undecided_is_shown_as_such() -> None:
    log = "open ann 20\nlimit 1 20\n" + whole_deal().replace("turn", "bet ann 1 on K\nturn", 1)
    hock = next(line for line in log.splitlines() if line.startswith("hock"))
    assert hock == "hock Ks"
    lying = log.replace("hock", "# the king has been decided\nhock")
    assert see(at(lying)).place(Rank.KING).outcomes == ()
    before_the_last_turn = log.rsplit("\nturn", 1)
    view = see(at(before_the_last_turn[0] + "\nbet ann 4 on K\nturn" + before_the_last_turn[1]))
    assert view.place(Rank.KING).outcomes == (Outcome("ann", "left", 4, 0),)


def test_between_deals_no_place_is_dead() -> None:
    view = see(at("open ann 5\n" + whole_deal()), "ann")
    assert {place.left for place in view.places if place.spot.kind == "flat"} == {4}
    assert {case.left for case in view.cases} == {0}


@settings(max_examples=80)
@given(walks())
def test_no_seat_sees_a_card_that_is_still_in_the_box(walk: Walk) -> None:
    for step in walk.steps:
        hidden = {*step.after.pack} - {*step.after.dealt, step.after.bottom}
        for who in (None, "ann", "zed"):
            view = see(step.after, who)
            words = held(view)
            assert not [card for card in hidden if repr(card) in words], step.command
            spoken = {*draw(step.after, who).split()}
            assert not [card for card in hidden if str(card) in spoken], step.command


@settings(max_examples=12)
@given(walks())
def test_no_picture_names_a_card_that_is_still_in_the_box(walk: Walk) -> None:
    table = walk.end
    hidden = {*table.pack} - {*table.dealt, table.bottom}
    for picture in (board(see(table)), seat(see(table, "ann"), "x", 5)):
        assert not [card.word for card in hidden if card.word in picture]


def test_the_bottom_card_is_in_view_while_a_deal_lasts() -> None:
    rules = LIBRARY["pharo"]
    table, cards = at("open you 9", rules), shuffled("bottom")
    while not table.opened or table.is_boxed:
        assert see(table, "you").bottom == table.bottom
        table = fold(table, decide(table, drawn_by(table, cards)))
    assert see(table, "you").bottom is None
