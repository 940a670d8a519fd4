from __future__ import annotations

from collections.abc import Sequence

import pytest

from faro.pictures.boards import board
from faro.pictures.unseen import lid, own_knowledge
from faro.seats.view import see
from faro.teaching.playthrough import play
from tests.engine.boards import Reader
from tests.engine.crooked import crooked, pile
from tests.engine.tables import LIBRARY, at

GAFFED = ("device gaff bank", "device snaking ann", "soda Kd", "trick bank double")
AT_A_GAFF = crooked("Kd 9s 7h 5c", *GAFFED)


def test_a_seat_reads_what_its_device_tells_and_what_it_has_done_and_nothing_of_the_others() -> None:
    bank, ann = own_knowledge(see(AT_A_GAFF, "bank")), own_knowledge(see(AT_A_GAFF, "ann"))
    assert "<b>Told</b> the next card is no high card, Eight to King." in bank
    assert "<b>Done</b> The dealer draws two cards as one." in bank
    assert "<b>Told</b> the next card is the Seven of hearts." in ann
    assert "Done" not in ann


def test_an_honest_seat_has_nothing_of_it() -> None:
    assert (
        own_knowledge(see(AT_A_GAFF))
        == own_knowledge(see(AT_A_GAFF, "bob"))
        == own_knowledge(see(AT_A_GAFF, unmasked=True))
        == ""
    )


def test_a_playthrough_knows_where_something_was_first_done_unseen() -> None:
    opening = ["rules hoyle-1864", "open ann 9", pile("Kd 9s 7h 5c"), *GAFFED[:3]]
    log = "\n".join([*opening, "bet ann 5 on Q", GAFFED[3], "turn 7h 5c"])
    run = play(log, LIBRARY, None, unmasked=True)
    assert [frame.is_unseen for frame in run.frames] == [False, False, True, False]
    assert run.frames[run.done_at].say.startswith("The dealer draws two cards as one: the Nine of spades goes unseen.")
    before = play("\n".join([*opening, "bet ann 5 on Q"]), LIBRARY, None, unmasked=True)
    assert before.done_at == 0


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


def test_the_next_dozen_stand_open_and_the_rest_under_their_number() -> None:
    open_part, _, folded = lid(see(TABLE, "ann", unmasked=True)).partition("<details")
    assert open_part.count('class="faro-small') == 12
    assert "<summary>38 more</summary>" in folded
    assert "<details" not in folded  # the one card that has gone unseen


def test_where_every_card_is_told_none_is_marked_and_one_line_says_so() -> None:
    html = lid(see(crooked("Kd 9s 7h 5c", "device chopping-out bank", "soda Kd"), unmasked=True))
    assert html.count('class="faro-small') == 51
    assert "faro-told" not in html
    assert "48 more cards it tells as much" in html


def test_who_has_what_and_who_did_what_is_said_in_words() -> None:
    html = lid(see(TABLE, "ann", unmasked=True))
    assert "<b>Crooked box</b> the dealer’s coffee mill<" in html
    assert "<b>At the table</b> your snaking a game<" in html
    assert "your device: the next card is the Seven of hearts." in html
    assert "The dealer draws two cards as one." in html
    kept = at("open ann 20\ndevice corking ann\nbet ann 12 on Q\ntrick ann cork 10 on Q\nsoda Kd\nturn Qs 7h")
    assert "Ann’s 10 that the bank counts as taken" in lid(see(kept, unmasked=True))


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (LINES, "<b>Really left</b> 50; the table counts 51<"),
        ((*LINES, "turn 7h 5c"), "<b>Really left</b> 48; the table counts 49<"),
        ((*LINES[:3], "drawn 9s", "trick bank double"), "<b>Really left</b> 49; the table counts 50<"),
        (LINES[:3], ""),
    ],
)
def test_where_the_table_counts_wrong_the_lid_says_by_how_much(lines: Sequence[str], said: str) -> None:
    html = lid(see(crooked("Kd 9s 7h 5c", *lines), unmasked=True))
    assert said in html if said else "Really left" not in html


def test_an_odd_card_is_marked() -> None:
    html = lid(see(at(f"{pile('Kd 9s')} 9s+"), unmasked=True))
    assert 'aria-label="Nine of spades, the odd one">9♠+</span>' in html


def test_a_playthrough_shows_the_lid_to_those_who_ask_and_nobody_hears_of_it_otherwise() -> None:
    log = "\n".join(["rules hoyle-1864", "open ann 9", pile("Kd 9s 7h 5c"), *LINES, "turn 7h 5c"])
    honest, lifted = play(log, LIBRARY, "ann"), play(log, LIBRARY, "ann", unmasked=True)
    assert honest.error is lifted.error is None
    assert not [frame for frame in honest.frames if "faro-lid" in frame.html or "two cards" in frame.say]
    assert all("faro-lid" in frame.html for frame in lifted.frames)
    assert lifted.frames[-2].say == (
        "The dealer draws two cards as one: the Nine of spades goes unseen. From here every card comes one place early."
    )
    assert len(lifted.frames) == len(honest.frames) + 1
    assert honest.frames[-1].html in lifted.frames[-1].html


def test_the_board_shows_a_card_that_is_drawn_and_not_settled() -> None:
    log = "open ann 9\nbet ann 2 on 9\nsoda Kd\n"
    drawn = board(see(at(f"{log}drawn 7h"), "ann"))
    assert "<li>1 drawn, Seven of hearts</li>" in drawn
    assert "50 left</span> in the box" in drawn
    assert '<b>losers</b> <span class="faro-note">Seven of hearts</span></span>' in drawn
    both = board(see(at(f"{log}drawn 7h 9s"), "ann"))
    assert "<li>1 drawn, Seven of hearts</li><li>2 drawn, Nine of spades</li>" in both
