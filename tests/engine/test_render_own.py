from __future__ import annotations

from faro.playthrough import play
from faro.render_own import own
from faro.view import see
from tests.engine.crooked import crooked, pile
from tests.engine.tables import LIBRARY

LINES = ("device gaff bank", "device snaking ann", "soda Kd", "trick bank double")
TABLE = crooked("Kd 9s 7h 5c", *LINES)


def test_a_seat_reads_what_its_device_tells_and_what_it_has_done_and_nothing_of_the_others() -> None:
    bank, ann = own(see(TABLE, "bank")), own(see(TABLE, "ann"))
    assert "<b>Told</b> the next card is no high card, Eight to King." in bank
    assert "<b>Done</b> The dealer draws two cards as one." in bank
    assert "<b>Told</b> the next card is the Seven of hearts." in ann
    assert "Done" not in ann


def test_an_honest_seat_has_nothing_of_it() -> None:
    assert own(see(TABLE)) == own(see(TABLE, "bob")) == own(see(TABLE, unmasked=True)) == ""


def test_a_playthrough_knows_where_something_was_first_done_unseen() -> None:
    opening = ["rules hoyle-1864", "open ann 9", pile("Kd 9s 7h 5c"), *LINES[:3]]
    log = "\n".join([*opening, "bet ann 5 on Q", LINES[3], "turn 7h 5c"])
    run = play(log, LIBRARY, None, unmasked=True)
    assert run.frames[run.done_at].say == "The dealer draws two cards as one: the Nine of spades goes unseen."
    before = play("\n".join([*opening, "bet ann 5 on Q"]), LIBRARY, None, unmasked=True)
    assert before.done_at == 0
