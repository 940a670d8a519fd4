"""Pharo as Hoyle's Treatise prints it, read in Green's reprint of 1847: its rules by number, and its terms."""

from __future__ import annotations

import pytest

from faro.base.errors import Refused
from faro.base.layout import FIGURE_CARDS
from faro.base.place_names import spot
from faro.notation.log import play_while_valid
from faro.seats.view import see
from faro.table.events import Misdealt
from faro.words.announcement import announce
from tests.engine.tables import LIBRARY, at, last_events, pack, refused, settled, varied

PHARO = LIBRARY["pharo"]
ANN = "open ann 100\nbottom Kd\nbet ann 1 on Q\n"
WINS = ("turn 2c Qs", "turn 3c Qd", "turn 4c Qh", "turn 5c Qc")
"""Four coups in which the queen wins: more than that a pack does not hold."""


def ladder(*bends: str) -> str:
    """The queen wins, and after each win the card is bent as named."""
    return ANN + "".join(f"{win}\n{bend} ann Q\n" for win, bend in zip(WINS, bends, strict=False))


SHORT = pack("A 2 3", "cd")
"""A pack of six cards, so that a pile with one too few or too many is soon out."""


@pytest.mark.parametrize(
    ("pile", "turns", "cards", "alone"),
    [
        ("2c 3c Ad Ac 3d without 2d", ("2c 3c", "Ad Ac"), 5, "3d"),
        ("2c 3c Ad 3c+ 2d Ac 3d", ("2c 3c", "Ad 3c", "2d Ac"), 7, "3d"),
    ],
)
def test_old_hoyle_1_a_pack_that_is_not_whole_forfeits_the_deal_and_pays_every_stake(
    pile: str, turns: tuple[str, ...], cards: int, alone: str
) -> None:
    *first, last = turns
    log = "\n".join(
        ["open ann 100", f"pile {pile}", "bottom 3d", *(f"turn {turn}" for turn in first), "bet ann 10 on 3"]
    )
    events = last_events(f"{log}\nturn {last}", PHARO, SHORT)
    assert [(event.cards, str(event.left[0])) for event in events if isinstance(event, Misdealt)] == [(cards, alone)]
    assert settled(f"{log}\nturn {last}", PHARO, SHORT) == [("3", "left", 10)]
    assert settled(f"{log}\nturn {last}", varied(PHARO, misdeal="no-penalty"), SHORT) == [("3", "left", 0)]


def test_old_hoyle_1_a_short_bank_pays_what_it_has_the_largest_stake_first() -> None:
    log = (
        "bank 8\nopen ann 9\nopen bob 9\npile 2c 3c Ad Ac 3d without 2d\nbottom 3d\nturn 2c 3c\n"
        "bet ann 5 on 2\nbet bob 6 on 3\nturn Ad Ac"
    )
    table = at(log, PHARO, SHORT)
    assert (table.hands["ann"], table.hands["bob"], table.purse) == (11, 15, 0)


def test_old_hoyle_3_the_bottom_card_is_shown_and_comes_last() -> None:
    assert str(see(at("bottom Kd", PHARO)).bottom) == "Kd"
    assert refused("bottom Kd\nturn Kd 2c", PHARO) == "bottom-card"
    assert refused("bottom Kd\nturn 2c Kd", PHARO) == "bottom-card"


def test_old_hoyle_4_the_whole_pack_is_turned_up_in_twenty_six_coups_and_the_first_card_is_the_banks() -> None:
    assert see(at("bottom Kd", PHARO)).turns == 26
    assert settled("open ann 9\nopen ben 9\nbottom Kd\nbet ann 2 on 2\nbet ben 3 on Q\nturn 2c Qs", PHARO) == [
        ("2", "lost", -2),
        ("Q", "won", 3),
    ]


def test_old_hoyle_4_the_banks_cards_lie_at_the_dealers_right_which_is_the_players_left() -> None:
    assert PHARO.loser_pile == "left"


@pytest.mark.parametrize(("second", "total"), [("Qd", 102), ("7d", 101), ("lost", 100)])
def test_old_hoyle_5_a_paix_wins_twice_the_stake_and_loses_only_what_was_won(second: str, total: int) -> None:
    log = f"{ANN}turn 2c Qs\npaix ann Q\n" + ("turn Qd 3c" if second == "lost" else f"turn 3c {second}")
    table = at(log, PHARO)
    assert table.hands["ann"] + sum(bet.stake for bet in table.bets) == total


@pytest.mark.parametrize(("wins", "total"), [(1, 2), (2, 4), (3, 8)])
def test_old_hoyle_6_each_paix_doubles_what_was_won(wins: int, total: int) -> None:
    log = ladder(*["paix"] * wins) + WINS[wins]
    assert at(log, PHARO).hands["ann"] == 100 + total


def test_old_hoyle_6_the_card_may_be_changed_after_an_event() -> None:
    assert at(f"{ANN}turn 2c Qs\nparoli ann Q to 7\nturn 3c 7d", PHARO).hands["ann"] == 103


@pytest.mark.parametrize(("corners", "total"), [(1, 3), (2, 7), (3, 15)])
def test_old_hoyle_7_9_10_corners_pay_three_seven_and_fifteen(corners: int, total: int) -> None:
    log = ladder(*["paroli"] * corners) + WINS[corners]
    assert at(log, PHARO).hands["ann"] == 100 + total


@pytest.mark.parametrize(("corners", "total"), [(4, 31), (5, 63)])
def test_old_hoyle_10_11_the_fourth_and_fifth_corners_pay_thirty_one_and_sixty_three(corners: int, total: int) -> None:
    others = ["turn 6c 7s", "turn 8c 7d"]
    log = ladder("paroli", "paroli", "paroli") + f"{WINS[3]}\nparoli ann Q to 7\n{others[0]}\n"
    if corners == 5:
        log += f"paroli ann 7\n{others[1]}\n"
    assert at(log, PHARO).hands["ann"] == 100 + total


@pytest.mark.parametrize("corners", [1, 2, 3])
def test_old_hoyle_7_a_corner_loses_the_stake_with_what_was_won(corners: int) -> None:
    log = ladder(*["paroli"] * corners) + "turn 9c 10c\n" + f"turn {WINS[corners].split()[2]} 9d"
    assert at(log, PHARO).hands["ann"] == 99


def test_old_hoyle_8_a_paix_on_a_paroli_wins_six_times_and_saves_the_stake() -> None:
    assert at(ladder("paroli", "paix") + WINS[2], PHARO).hands["ann"] == 106
    assert at(ladder("paroli", "paix") + "turn Qh 9c", PHARO).hands["ann"] == 100


def test_old_hoyle_11_a_paix_on_a_trente_wins_sixty_two_times_and_saves_the_stake() -> None:
    won = ladder("paroli", "paroli", "paroli") + f"{WINS[3]}\nparoli ann Q to 7\nturn 6c 7s\npaix ann 7\n"
    assert at(won + "turn 8c 7d", PHARO).hands["ann"] == 162
    assert at(won + "turn 7d 8c", PHARO).hands["ann"] == 100


def test_old_hoyle_11_a_card_has_no_sixth_corner() -> None:
    log = ladder("paroli", "paroli", "paroli") + f"{WINS[3]}\nparoli ann Q to 7\nturn 6c 7s\nparoli ann 7\n"
    with pytest.raises(Refused, match="a card has no sixth corner"):
        at(log + "turn 8c 7d\nparoli ann 7", PHARO)


@pytest.mark.parametrize("bend", ["paroli", "paix"])
def test_old_hoyle_12_a_card_that_has_not_won_is_neither_bent_nor_folded(bend: str) -> None:
    with pytest.raises(Refused, match="rule 12"):
        at(f"{ANN}{bend} ann Q", PHARO)
    assert refused(f"{ANN}turn 2c 3c\n{bend} ann Q", PHARO) == "no-parlee"
    assert refused(f"{ANN}turn Qs 3c\n{bend} ann Q", PHARO) == "no-parlee"


def test_old_hoyle_14_the_dealer_says_how_many_cards_are_left() -> None:
    assert see(at(f"{ANN}turn 2c Qs", PHARO)).cards_left == 50


def test_old_hoyle_15_a_doublet_takes_half_of_a_plain_stake() -> None:
    assert settled("open ann 9\nbottom Kd\nbet ann 6 on Q\nturn Qc Qs", PHARO) == [("Q", "split", -3)]


@pytest.mark.parametrize(("corners", "left"), [(1, 1), (2, 2), (3, 4)])
def test_old_hoyle_16_a_doublet_takes_one_corner_down_and_not_the_stake(corners: int, left: int) -> None:
    bent = ladder(*["paroli"] * corners).splitlines()
    table = at("\n".join([*bent[:-1], "paroli ann Q to 7", "turn 7c 7d"]), PHARO)
    (bet,) = table.bets
    assert bet.bend is not None
    assert (bet.bend.corners, bet.stake) == (corners - 1, left)


def test_old_hoyle_16_read_alone_rule_15_takes_half_of_a_paroli_too_and_the_rest_comes_back() -> None:
    log = f"{ANN}turn 2c Qs\nparoli ann Q to 7\nturn 7c 7d"
    assert settled(log, varied(PHARO, doublet_on_paroli="half")) == [("7", "split", -1)]
    assert not at(log, varied(PHARO, doublet_on_paroli="half")).bets


def test_old_hoyle_livret_four_figure_cards_take_in_the_thirteen_ranks() -> None:
    taken_in = ["".join(rank.code for rank in card.ranks) for card in FIGURE_CARDS]
    assert taken_in == ["A23", "456", "78910", "JQK"]


def test_old_hoyle_terms_lune_pour_lautre_is_a_drawn_game() -> None:
    log = "open ann 9\nbottom Kd\nbet ann 4 on yellow-figure\nturn 5c 6s"
    assert settled(log, PHARO) == [("yellow-figure", "drawn", 0)]
    assert settled(log.replace("5c 6s", "5c 9s"), PHARO) == [("yellow-figure", "lost", -4)]


def test_old_hoyle_terms_a_pli_wins_the_lost_half_back_or_loses_all() -> None:
    doublet = "open ann 10\nbottom Kd\nbet ann 6 on Q\nturn Qc Qs\npli ann Q\n"
    assert at(doublet + "turn 2c Qd", PHARO).hands["ann"] == 10
    assert at(doublet + "turn Qd 2c", PHARO).hands["ann"] == 4
    assert refused("open ann 10\nbottom Kd\nbet ann 6 on Q\nturn 2c Qs\npli ann Q", PHARO) == "no-parlee"


def test_old_hoyle_terms_a_masked_card_plays_on_unseen_and_is_shown_at_pleasure() -> None:
    hidden = "open ann 9\nopen ben 9\nbottom Kd\nmasque ann 4 on Q\n"
    assert see(at(hidden, PHARO), "ben").masked == (("ann", 4),)
    assert not any(place.stakes for place in see(at(hidden, PHARO), "ben").places)
    assert any(place.stakes for place in see(at(hidden, PHARO), "ann").places)
    assert announce(last_events(hidden, PHARO), at(hidden, PHARO), "ben") == "Ann bets 4 on a card face down."
    assert settled(f"{hidden}turn 2c Qs", PHARO) == [("Q", "won", 4)]
    assert settled(f"{hidden}turn 2c Qs", varied(PHARO, masque="asleep")) == []
    assert not at(f"{hidden}show ann on Q", PHARO).bets[0].masked
    assert refused(f"{hidden}show ann on Q\nshow ann on Q", PHARO) == "order-stands"
    assert refused(f"{hidden}take ann Q", PHARO) == "masked-card"


def test_old_hoyle_terms_oppose_reverses_the_game() -> None:
    log = "open ann 9\nbottom Kd\ncopper ann 4 on Q\n"
    assert settled(f"{log}turn Qs 2c", PHARO) == [("Q", "won", 4)]
    assert settled(f"{log}turn 2c Qs", PHARO) == [("Q", "lost", -4)]


def test_old_hoyle_terms_hockley_no_stake_is_withdrawn_when_eight_or_fewer_cards_are_left() -> None:
    cards = [card for card in PHARO_ORDER if card != "Kd"]
    coups = [f"turn {a} {b}" for a, b in zip(cards[:50:2], cards[1:50:2], strict=True)]
    ten_left, eight_left = "\n".join(coups[:21]), "\n".join(coups[:22])
    assert not at(f"open ann 9\nbottom Kd\n{ten_left}\nbet ann 1 on K\ntake ann K", PHARO).bets
    assert refused(f"open ann 9\nbottom Kd\n{eight_left}\nbet ann 1 on K\ntake ann K", PHARO) == "must-lie"


PHARO_ORDER = [
    f"{rank}{suit}" for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] for suit in "cdhs"
]


def last_coup(first: str, second: str) -> str:
    """A deal down to its last coup, which is of the two cards named; the second was shown at the bottom."""
    left = [card for card in PHARO_ORDER if card not in (first, second)]
    half = len(left) // 2
    coups = "\n".join(f"turn {a} {b}" for a, b in zip(left[:half], left[half:], strict=True))
    return f"open ann 9\nbottom {second}\n{coups}\nbet ann 4 on Q\nturn {first} {second}"


def test_hoyle_c1835_the_last_card_is_null_and_the_doublet_of_the_last_couple_is_whole() -> None:
    assert settled(last_coup("2c", "Qs"), PHARO) == [("Q", "left", 0)]
    assert settled(last_coup("Qs", "2c"), PHARO) == [("Q", "lost", -4)]
    assert settled(last_coup("Qs", "Qc"), PHARO) == [("Q", "lost", -4)]


def test_hoyle_c1835_hocly_given_up_leaves_the_last_couple_void() -> None:
    void = varied(PHARO, last_turn="void")
    for first, second in (("2c", "Qs"), ("Qs", "2c"), ("Qs", "Qc")):
        assert settled(last_coup(first, second), void) == [("Q", "left", 0)]


def test_a_bent_card_is_played_out_as_it_lies() -> None:
    bent = f"{ANN}turn 2c Qs\nparoli ann Q\n"
    assert refused(f"{bent}bet ann 1 on Q", PHARO) == "bent-card"
    assert refused(f"{bent}half ann Q", varied(PHARO, half_goes="allowed")) == "bent-card"
    assert refused(f"{ANN}turn 2c Qs\npaix ann Q\nturn 3c Qd\nparoli ann Q", PHARO) == "no-corner"


def test_the_log_says_every_bend_and_reads_it_back() -> None:
    log = f"rules pharo\n{ladder('paroli', 'paix')}"
    steps, error = play_while_valid(log, LIBRARY)
    assert error is None
    assert steps[-1].table.bets[0].spot == spot("Q")
