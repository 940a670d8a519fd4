from __future__ import annotations

from faro.playthrough import play
from faro.render_html import board
from faro.render_lid import lid
from faro.view import see
from tests.engine.boards import Reader
from tests.engine.crooked import crooked, pile
from tests.engine.tables import LIBRARY, at

LINES = ("device coffee-mill bank", "device snaking ann", "soda Kd", "trick bank double")
TABLE = crooked("Kd 9s 7h 5c", *LINES)


def test_a_lid_that_is_on_shows_nothing() -> None:
    assert lid(see(TABLE, "ann")) == lid(see(TABLE, "bank")) == ""


def test_with_the_lid_off_every_card_stands_in_its_place_with_its_name() -> None:
    cards = [element for element in Reader(lid(see(TABLE, "ann", unmasked=True))).all if element.has("faro-small")]
    assert [card.text for card in cards[:3]] == ["7♥", "5♣", "A♣"]
    assert len(cards) == 51
    assert cards[0].attributes["aria-label"] == "Seven of hearts, told: the Seven of hearts"
    assert cards[0].has("faro-told")
    assert not cards[1].has("faro-told")
    assert cards[-1].attributes["aria-label"] == "Nine of spades"


def test_who_has_what_and_who_did_what_is_said_in_words() -> None:
    html = lid(see(TABLE, "ann", unmasked=True))
    assert "the dealer’s coffee mill, your snaking a game" in html
    assert "your device: the next card is the Seven of hearts." in html
    assert "The dealer draws two cards as one." in html
    kept = at("open ann 20\ndevice corking ann\nbet ann 12 on Q\ntrick ann cork 10 on Q\nsoda Kd\nturn Qs 7h")
    assert "Ann’s 10 that the bank counts as taken" in lid(see(kept, unmasked=True))


def test_an_odd_card_is_marked() -> None:
    html = lid(see(at(f"{pile('Kd 9s')} 9s+"), unmasked=True))
    assert 'aria-label="Nine of spades, the odd one">9♠+</span>' in html


def test_a_playthrough_shows_the_lid_to_those_who_ask_and_nobody_hears_of_it_otherwise() -> None:
    log = "\n".join(["rules hoyle-1864", "open ann 9", pile("Kd 9s 7h 5c"), *LINES, "turn 7h 5c"])
    honest, lifted = play(log, LIBRARY, "ann"), play(log, LIBRARY, "ann", unmasked=True)
    assert honest.error is lifted.error is None
    assert not [frame for frame in honest.frames if "faro-lid" in frame.html or "two cards" in frame.say]
    assert all("faro-lid" in frame.html for frame in lifted.frames)
    assert [frame.say for frame in lifted.frames][
        -2
    ] == "The dealer draws two cards as one: the Nine of spades goes unseen."
    assert len(lifted.frames) == len(honest.frames) + 1
    assert honest.frames[-1].html in lifted.frames[-1].html


def test_the_board_shows_a_card_that_is_drawn_and_not_settled() -> None:
    log = "open ann 9\nbet ann 2 on 9\nsoda Kd\n"
    drawn = board(see(at(f"{log}drawn 7h"), "ann"))
    assert "drawn and not settled: the Seven of hearts" in drawn
    assert "<b>Lost</b> Seven of hearts" in drawn
    both = board(see(at(f"{log}drawn 7h 9s"), "ann"))
    assert "the Seven of hearts and the Nine of spades" in both
