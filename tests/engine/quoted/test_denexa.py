"""The Denexa article: its rules and the chips of its picture, under its own rule-book."""

from __future__ import annotations

import pytest

from faro.base.cards import Rank
from faro.base.errors import Refused
from faro.base.layout import PLACES
from faro.base.place_names import spot
from faro.seats.view import see
from faro.table.casekeep import keep_cases
from faro.table.choices import calls
from tests.engine.tables import DENEXA, at, drawn, last_three, refused, settled, text, whole_deal


def test_denexa_1_the_soda_is_shown_and_decides_nothing() -> None:
    assert settled("open ann 10\nsoda Kd", DENEXA) == []
    assert str(see(at("soda Kd", DENEXA)).soda) == "Kd"


def test_denexa_1_bets_follow_the_soda() -> None:
    with pytest.raises(Refused, match="no stake is laid before the soda"):
        at("open ann 10\nbet ann 1 on Q", DENEXA)


def test_denexa_2_the_dealer_may_change_the_limits_at_any_time() -> None:
    table = at(
        "open ann 50\nlimit 5 10\nsoda Kd\nbet ann 10 on Q\nlimit 1 20\nturn 7h 9s\nbet ann 10 on Q\nlimit 2 4", DENEXA
    )
    assert (table.least, table.most, table.bets[0].stake) == (2, 4, 20)


def test_denexa_3_the_first_card_is_the_banks_and_lies_right_the_second_the_players() -> None:
    view = see(at("soda Kd\nturn 7h 9s", DENEXA))
    assert (str(view.loser), str(view.winner), DENEXA.loser_pile) == ("7h", "9s", "right")


def test_denexa_3_a_loss_is_taken_and_a_win_is_paid_at_even_money() -> None:
    log = "open ann 20\nsoda Kd\nbet ann 6 on 7\nbet ann 4 on 9\nturn 7h 9s"
    assert settled(log, DENEXA) == [("7", "lost", -6), ("9", "won", 4)]


def test_denexa_3_a_coppered_bet_is_paid_if_the_card_lost_and_taken_if_it_won() -> None:
    log = "open ann 20\nsoda Kd\ncopper ann 6 on 7\ncopper ann 4 on 9\nturn 7h 9s"
    assert settled(log, DENEXA) == [("7", "won", 6), ("9", "lost", -4)]


@pytest.mark.parametrize("how", ["bet", "copper"])
def test_denexa_5_of_a_split_the_banker_collects_half(how: str) -> None:
    assert settled(f"open ann 20\nsoda Kd\n{how} ann 6 on 7\nturn 7h 7s", DENEXA) == [("7", "split", -3)]


def test_denexa_6_bets_on_other_cards_stay() -> None:
    assert drawn(at("open ann 20\nsoda Kd\nbet ann 6 on Q\nbet ann 2 on 7\nturn 7h 9s", DENEXA)) == text(
        """
        Denexa Games: turn 1 of 25, 49 cards in the box
        soda Kd  lost 7h  won 9s  hock -
                6         5         4         3         2         A
        7
                8         9         10        J         Q a6      K
        out 7:1 9:1 K:1
        in hand ann 12
        """
    )


def test_denexa_8_after_the_hock_the_pack_is_whole_again_and_a_soda_follows() -> None:
    assert str(at(f"{whole_deal()}soda Kd", DENEXA).soda) == "Kd"


def test_denexa_9_the_tally_says_whether_a_card_won_or_lost_and_bets_may_change() -> None:
    table = at("open ann 20\nsoda Kd\nbet ann 6 on Q\nturn 7h 9s\nmove ann Q to 3\ntake ann 3", DENEXA)
    assert table.hands == {"ann": 20}
    assert {case.rank.code: case.marks for case in keep_cases(table) if case.marks} == {
        "7": ("lost",),
        "9": ("won",),
        "K": ("soda",),
    }


# The picture with the chips: each colour is a way of betting, the ranks are those that the text names.
CHIPS = {
    "red": ("9", "flat", "9"),
    "white, one": ("J-3", "between-two", "J 3"),
    "white, the other": ("3-4", "between-two", "3 4"),
    "green": ("Q-10", "corner", "Q 10"),
    "black": ("10-4-9", "inside-three", "10 4 9"),
    "purple": ("5-6-8-9", "square", "5 6 8 9"),
    "yellow-green": ("3-10", "diagonal", "3 10"),
}


@pytest.mark.parametrize("colour", CHIPS)
def test_denexa_chips_what_each_covers(colour: str) -> None:
    place, kind, ranks = CHIPS[colour]
    (bet,) = at(f"open ann 20\nsoda Kd\nbet ann 4 on {place}", DENEXA).bets
    assert bet.spot.kind == kind
    assert {rank.code for rank in bet.spot.ranks} == {*ranks.split()}


@pytest.mark.parametrize("colour", CHIPS)
def test_denexa_chips_win_or_lose_if_any_of_the_covered_cards_does(colour: str) -> None:
    place, _, ranks = CHIPS[colour]
    for rank in ranks.split():
        log = f"open ann 20\nsoda Kd\nbet ann 4 on {place}\n"
        ((_, *won),) = settled(f"{log}turn 7h {rank}s", DENEXA)
        ((_, *lost),) = settled(f"{log}turn {rank}s 7h", DENEXA)
        assert (won, lost) == (["won", 4], ["lost", -4])


def test_denexa_chips_the_black_one_takes_in_the_card_above_and_the_card_beside() -> None:
    # The ten lies in the lower row, the four above it, the nine on its left.
    ten, four, nine = PLACES[Rank.TEN], PLACES[Rank.FOUR], PLACES[Rank.NINE]
    assert four == (ten[0], ten[1] - 1)
    assert nine == (ten[0] - 1, ten[1])
    assert {rank.code for rank in spot("10-4-9").ranks} == {"10", "4", "9"}


@pytest.mark.parametrize(
    ("place", "turn", "fate"),
    [
        ("even", "3h 2s", ("won", 4)),
        ("even", "2h 3s", ("lost", -4)),
        ("odd", "2h 3s", ("won", 4)),
        ("odd", "2h 7s", ("won", 4)),
        ("odd", "3h Qs", ("lost", -4)),
        ("high-card", "2h 3s", ("won", 4)),
        ("high-card", "3h 2s", ("lost", -4)),
    ],
)
def test_denexa_chips_yellow_orange_and_blue_bet_on_the_next_turn(place: str, turn: str, fate: tuple[str, int]) -> None:
    assert settled(f"open ann 20\nsoda Kd\nbet ann 4 on {place}\nturn {turn}", DENEXA) == [(place, *fate)]


@pytest.mark.parametrize("how", ["bet", "copper"])
@pytest.mark.parametrize(
    ("place", "turn"), [("J-3", "Jh 3s"), ("Q-10", "10h Qs"), ("10-4-9", "4h 9s"), ("5-6-8-9", "5h 8s")]
)
def test_denexa_4_where_one_card_wins_and_another_loses_the_bet_pushes(place: str, turn: str, how: str) -> None:
    log = f"open ann 20\nsoda Kd\n{how} ann 4 on {place}\nturn {turn}"
    ((_, *fate),) = settled(log, DENEXA)
    assert fate == ["push", 0]
    assert at(log, DENEXA).hands == {"ann": 20}


def test_denexa_5_a_split_takes_half_of_a_bet_on_several_cards_too() -> None:
    assert settled("open ann 20\nsoda Kd\nbet ann 4 on 5-6-8-9\nturn 5h 5s", DENEXA) == [("6-5-9-8", "split", -2)]


@pytest.mark.parametrize(
    ("cards", "turn", "call", "won"), [("5c 6c 7c", "5c 6c", "5-6-7", 8), ("10c Kc Kd", "10c Kd", "10-K-K", 4)]
)
def test_denexa_7_the_turn_is_called_at_four_to_one_and_a_cat_hop_at_two(
    cards: str, turn: str, call: str, won: int
) -> None:
    log = last_three(cards, "open ann 9", f"call ann 2 on {call}", f"turn {turn}")
    assert settled(log, DENEXA) == [(call, "won", won)]


def test_denexa_7_three_of_a_kind_are_not_called() -> None:
    assert refused(last_three("8c 8d 8h", "open ann 9", "call ann 2 on 8-8-8"), DENEXA) == "no-call"
    assert [*calls(at(last_three("8c 8d 8h", "open ann 9"), DENEXA), "ann")] == []


def test_denexa_calling_the_turn_a_bet_heeled_around_the_third_card_names_the_order_as_any_other() -> None:
    # Five to lose, three to win, and the four, between them on the cloth, in hock.
    log = last_three("3c 4c 5c", "open ann 9", "call ann 2 on 5-3-4", "turn 5c 3c")
    assert settled(log, DENEXA) == [("5-3-4", "won", 8)]
