"""What is seen to happen in an act, in its order, and nothing that a seat may not see."""

from __future__ import annotations

from hypothesis import given, settings

from faro.rulebooks.rulebook import Rulebook
from faro.seats.beats import Beat, CardComes, ChecksLaid, StakeSettled, beats
from tests.engine.tables import HOYLE, LIBRARY, MEYER, at, last_events, last_three, varied
from tests.engine.walks import Walk, walks

OPENS = {"soda": "soda Kd\n", "face": "face Kd\n", "bottom": "bottom Kd\n", "deal": "deal\n"}


def seen(log: str, seat: str | None = "you", book: Rulebook = HOYLE) -> tuple[Beat, ...]:
    """The beats of the last line of a log."""
    return beats(last_events(log, book), at(log, book), seat)


def test_the_loser_comes_before_the_winner_and_both_before_any_check() -> None:
    assert seen("open you 9\nopen ann 9\nbet ann 2 on 9\nbet you 3 on 8\nsoda Kd\nturn 8h 9s") == (
        CardComes("8", "loses", 1),
        CardComes("9", "wins", 2),
        StakeSettled("9", "ann", 2, 0, 2, lies=False),
        StakeSettled("8", None, 3, 3, 0, lies=False),
    )


def test_where_the_first_card_wins_it_comes_first() -> None:
    first_wins = next(book for book in LIBRARY.values() if book.first_card == "wins")
    cards = seen(f"open you 9\n{OPENS[first_wins.opening]}turn 8h 9s", book=first_wins)
    assert cards == (CardComes("8", "wins", 1), CardComes("9", "loses", 2))


def test_a_split_brings_the_rank_twice_and_takes_half() -> None:
    assert seen("open you 9\nbet you 4 on 8\nsoda Kd\nturn 8h 8s") == (
        CardComes("8", "loses", 1),
        CardComes("8", "wins", 2),
        StakeSettled("8", None, 4, 2, 0, lies=False),
    )


def test_what_lies_on_is_told_so() -> None:
    log = "open you 9\nsoda Kd\nbet you 4 on pot\nturn 6h 7s"
    settled = [beat for beat in seen(log, book=varied(MEYER, combination="drawn")) if isinstance(beat, StakeSettled)]
    assert settled == [StakeSettled("6-7-8", None, 4, 0, 0, lies=True)]


def test_the_soda_and_the_hock_come_alone_and_do_nothing() -> None:
    assert seen("soda Kd") == (CardComes("K", "nothing", 0),)
    ended = last_three("5c 7c 6c", "open ann 9", "call ann 2 on 7-5-6") + "\nturn 7c 5c\nhock 6c"
    assert seen(ended, "ann") == (CardComes("6", "nothing", 0),)


def test_a_face_takes() -> None:
    face = next(book for book in LIBRARY.values() if book.opening == "face")
    assert seen("face Kd", book=face) == (CardComes("K", "loses", 0),)


def test_a_call_lies_nowhere_on_the_cloth() -> None:
    log = last_three("5c 7c 6c", "open ann 9", "call ann 2 on 7-5-6")
    assert beats(last_events(log), at(log), "ann") == (ChecksLaid("", 2, mine=True),)
    turn = f"{log}\nturn 7c 5c"
    assert beats(last_events(turn), at(turn), "ann")[-1] == StakeSettled("", None, 2, 0, 8, lies=False)


def test_a_card_face_down_is_seen_to_be_laid_by_its_owner_alone() -> None:
    masked = next(book for book in LIBRARY.values() if book.masque != "refused" and book.opening == "bottom")
    log = "open ann 9\nbottom Kd\nmasque ann 4 on Q"
    assert seen(log, "ann", masked) == (ChecksLaid("Q", 4, mine=True),)
    assert seen(log, "ben", masked) == seen(log, None, masked) == ()


@settings(max_examples=60)
@given(walks())
def test_what_is_seen_to_be_paid_is_what_the_hands_gain(walk: Walk) -> None:
    for step in walk.steps:
        moves = beats(step.events, step.after, None)
        cards = [at for at, beat in enumerate(moves) if isinstance(beat, CardComes)]
        stakes = [at for at, beat in enumerate(moves) if isinstance(beat, StakeSettled)]
        assert not cards or not stakes or max(cards) < min(stakes)
        gained = sum(beat.taken - beat.paid for beat in moves if isinstance(beat, StakeSettled))
        assert gained == step.after.bank - step.before.bank or not stakes
