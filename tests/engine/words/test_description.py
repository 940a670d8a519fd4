from __future__ import annotations

import pytest
from hypothesis import given

from faro.base.cards import Card, Rank
from faro.base.errors import Refused
from faro.notation.log import replay
from faro.seats.view import see
from faro.words.description import (
    describe,
    label,
    owner,
    read_bets,
    read_cases,
    read_decided,
    standing,
    subject,
    turn_word,
)
from tests.engine.tables import HOYLE, LIBRARY, NEVADA, at, last_three, whole_deal
from tests.engine.walks import Walk, walks
from tests.engine.words.test_announcement import BETS, assert_clean


def test_the_cases_and_the_bets_read_out() -> None:
    view = see(at(f"{BETS}copper you 1 on 3\nsoda Kd\nturn 2h 4s"), "you")
    assert read_cases(view) == (
        "Left in the box: Ace 4, Deuce 3, Three 4, Four 3, Five 4, Six 4, Seven 4, Eight 4, Nine 4, Ten 4, Jack 4, "
        "Queen 4, King 3."
    )
    assert read_bets(view) == "Bets down: 1 on the Three, coppered; 5 on the Queen."
    assert read_bets(see(at("open you 5"), "you")) == "You have no bet down."
    calls = ("open you 20", "open ann 20", "call you 5 on 5-6-7", "call ann 5 on 7-6-5")
    assert read_bets(see(at(last_three("5c 6c 7c", *calls)), "you")) == (
        "Bets down: 5 on the call Five to lose, Six to win, Seven in hock."
    )


def test_a_place_is_named_with_all_that_concerns_it() -> None:
    log = f"{BETS}bet ann 1 on Q\ncopper you 3 on 4\n"
    view = see(at(log + "soda 2d\nturn 2h 2s\nturn 2c 3c"), "you")
    assert label(view.place(Rank.QUEEN), view) == "Queen, bet of 5, Ann 1, 4 left"
    assert label(view.place(Rank.SEVEN), view) == "Seven, no bet, Ann 2 coppered, 4 left"
    assert label(view.place(Rank.FOUR), view) == "Four, bet of 3, coppered: wins if the Four loses, 4 left"
    assert label(view.place(Rank.DEUCE), view) == "Deuce, no bet, dead card"


@pytest.mark.parametrize(
    ("line", "place", "name"),
    [
        ("bet you 4 on pot", "6-7-8", "Pot of Six, Seven and Eight, bet of 4, 12 left"),
        ("bet you 4 on pot\nbar you pot", "6-7-8", "Pot of Six, Seven and Eight, bet of 4, barred, 12 left"),
        (
            "copper you 4 on K-Q\nhalf you K-Q",
            "Q-K",
            "Queen and King, bet of 4, coppered: wins if one of them loses, half goes, 7 left",
        ),
        ("bet you 4 on high-card", "high-card", "High Card bar, bet of 4"),
        ("bet ann 4 on Q/9", "Q/9", "Queen heeled against the Nine, no bet, Ann 4, 8 left"),
    ],
)
def test_a_place_of_several_cards_is_named_as_one_card_is(line: str, place: str, name: str) -> None:
    view = see(at(f"open you 10\nopen ann 10\nsoda Kd\n{line}", NEVADA), "you")
    (there,) = [other for other in view.places if other.spot.id == place]
    assert label(there, view) == name


def test_the_picture_in_words() -> None:
    assert describe(see(at("open ann 5"))) == "No stakes lie."
    assert describe(see(at(f"{BETS}soda Kd"), "you")) == (
        "Soda, King of diamonds; stakes: Ann’s 2 coppered on the Seven, your 5 on the Queen."
    )
    assert describe(see(at(f"{BETS}soda Kd\nturn Qh Qs"), "you")) == (
        "Turn 1: 1 lost, Queen of hearts; 2 won, Queen of spades; your bet on the Queen 3 down; "
        "stakes: Ann’s 2 coppered on the Seven."
    )


def test_every_stake_that_a_turn_decided_is_read_out_the_heaviest_first() -> None:
    log = "open you 90\nopen ann 9\nsoda Kd\nbet you 1 on Q\nbet you 9 on 7\nbet you 5 on K-Q\nbet ann 9 on Q\n"
    assert read_decided(see(at(log), "you")) == "Decided: none."
    assert read_decided(see(at(f"{log}turn 7h Qs"), "you")) == (
        "Decided: Seven 9 down; Queen and King 5 up; Queen 1 up; together 3 down."
    )


def test_after_the_hock_no_card_is_said_to_have_any_left() -> None:
    view = see(at(f"open you 9\n{whole_deal()}"), "you")
    assert label(view.place(Rank.QUEEN), view) == "Queen, no bet"


@given(walks())
def test_what_is_read_out_is_clean(walk: Walk) -> None:
    view = see(walk.end, "ann")
    for sentence in (
        describe(view),
        read_cases(view),
        read_bets(view),
        *(f"{label(place, view)}." for place in view.places),
    ):
        assert_clean(sentence)


def test_a_bent_card_a_masked_one_and_one_of_another_are_told_as_they_lie() -> None:
    log = "open you 9\nopen ann 9\nbottom Kd\nbet you 1 on Q\nturn 2c Qs\nparoli you Q\n"
    log += "masque you 2 on 5\nmasque ann 3 on 7"
    view = see(at(log, LIBRARY["pharo"]), "you")
    assert label(view.place(Rank.QUEEN), view) == "Queen, bet of 2, paroli, to win 3 in all, 3 left"
    assert label(view.place(Rank.FIVE), view) == "Five, bet of 2, face down, 4 left"
    assert label(view.place(Rank.SEVEN), view) == "Seven, no bet, 4 left"
    said = describe(view)
    assert "your 2 at paroli on the Queen" in said
    assert "Ann’s 3 on a card face down" in said
    assert "bottom card, King of diamonds" in said


def test_a_face_and_a_pocket_are_told() -> None:
    assert describe(see(at("face Kd", LIBRARY["basset"]))) == "Face, King of diamonds; no stakes lie."
    four = tuple(Card.parse(card) for card in ("2c", "2h", "3c", "3h"))
    assert "In the pocket: Deuce of clubs" in describe(see(at("deal\npocket 2c 2h 3c 3h", LIBRARY["stuss"], four)))


def test_two_cards_are_a_turn_in_america_and_a_coup_where_there_are_livrets() -> None:
    assert [turn_word(book) for book in (None, HOYLE, LIBRARY["stuss"], LIBRARY["pharo"])] == [*["Turn"] * 3, "Coup"]


def test_the_bets_of_a_livret_are_read_out_as_they_lie() -> None:
    won = "rules pharo\nopen you 50\nbottom 6d\nbet you 5 on 7\nturn Ah 7s\nparoli you 7\n"
    log = f"{won}masque you 5 on K\ncopper you 5 on Q"
    view = see(replay(log, LIBRARY), "you")
    assert read_bets(view) == "Bets down: 10 on the Seven, paroli; 5 on the Queen, opposed; 5 on the King, face down."
    assert label(view.place(Rank.QUEEN), view) == "Queen, bet of 5, opposed: wins if the Queen loses, 4 left"
    assert describe(view).startswith("Coup 1: 1 lost, Ace of hearts; 2 won, Seven of spades;")


def test_a_dead_card_is_none_of_the_pack_where_there_is_no_box() -> None:
    log = "rules pharaon\nopen you 50\ndeal\nturn 7h 7s\nturn 7c 7d\nbet you 5 on 7"
    with pytest.raises(Refused, match="no card of it is left in the pack"):
        replay(log, LIBRARY)


def test_whom_a_log_calls_you_is_the_first_player_to_another() -> None:
    assert owner("you", "ann") == "the first player’s"
    assert subject("you", "ann") == "The first player"
    assert owner("you", "you") == "your"


def test_how_far_a_deal_has_got_is_told_in_a_few_words() -> None:
    def told(log: str) -> str:
        return standing(see(at(log), "you"))

    assert told("open you 9") == "no turn yet, 9 checks"
    assert told("open you 9\nsoda Kd\nbet you 4 on Q\nturn 7h 8h") == "turn 1, 5 checks, 1 bet"
    assert told(f"open you 9\n{whole_deal()}") == "the deal is out, 9 checks"
    called = last_three("5c 6c 7c", "open you 20", "bet you 1 on 5", "call you 5 on 5-6-7")
    assert told(called) == "turn 24, 14 checks, 2 bets"
