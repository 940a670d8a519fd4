from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings

from faro.notation.log import format_log, parse_line, replay
from faro.pictures.boards import board
from faro.seats.view import see
from faro.table import commands as c
from faro.teaching.playthrough import play, reader_of
from faro.teaching.predict import FATES
from tests.engine.tables import LIBRARY, pack
from tests.engine.walks import Walk, walks

LOG = """
rules hoyle-1864
open ann 100
soda Kd
bet ann 6 on Q
turn 7h 9s          # nothing happens
copper ann 4 on 9
turn 9h Qs
expect ann 110
"""


def test_the_setting_is_one_frame_and_each_later_line_another() -> None:
    run = play(LOG, LIBRARY)
    assert [frame.log.splitlines()[-1].split("#")[0].strip() for frame in run.frames] == [
        "soda Kd",
        "bet ann 6 on Q",
        "turn 7h 9s",
        "copper ann 4 on 9",
        "turn 9h Qs",
    ]
    assert [frame.is_turn for frame in run.frames] == [False, False, True, False, True]


def test_the_bank_the_limits_and_markers_belong_to_the_setting() -> None:
    log = "rules laws-1880\nbank 60\nlimit 5\nopen ann 10\nmarker ann 5\nsoda Kd\nbet ann 5 on Q\n"
    first, bet = play(log, LIBRARY).frames
    assert first.say == (
        "The bank opens with 60 checks. Stakes from 1 to 5 checks. Ann sits down with 10 checks. "
        "Ann borrows 5 checks on a marker. Soda is the King of diamonds; it decides nothing. 51 cards left."
    )
    assert bet.say == "Ann bets 5 on the Queen."


def test_the_first_frame_says_who_sits_and_leaves_the_rule_book_to_the_heading() -> None:
    assert play(LOG, LIBRARY).frames[0].say == (
        "Ann sits down with 100 checks. Soda is the King of diamonds; it decides nothing. 51 cards left."
    )
    assert play("rules hoyle-1864", LIBRARY).frames[0].say == "The table is dealt by American Hoyle 1864."


def test_each_frame_says_what_its_line_brought_about() -> None:
    assert [frame.say for frame in play(LOG, LIBRARY).frames][1:3] == [
        "Ann bets 6 on the Queen.",
        "Turn 1. The Seven loses, the Nine wins. No bet decided. 1 bet stays.",
    ]


def test_a_face_that_takes_a_stake_is_still_to_be_shown_at_the_start() -> None:
    run = play("rules basset\nopen you 60\nbet you 12 on 7\nface 7c\n", LIBRARY, "you")
    assert (run.start, len(run.frames)) == (1, 3)
    assert "faced" in run.frames[2].say


def test_the_start_is_the_frame_before_the_first_turn_and_the_question_is_asked_before_the_last() -> None:
    run = play(LOG, LIBRARY)
    assert (run.start, run.asked_at) == (1, 3)
    assert run.question is not None
    assert run.question.prompt.startswith("Ann’s 6 checks lie on the Queen. The next card drawn is the Nine")
    assert run.question.right == FATES[0]


def test_the_start_is_before_somebody_shifts_a_stake_of_another_s() -> None:
    shift = "rules laws-1880\nopen ann 9\nopen bob 9\nsoda Ks\nbet ann 5 on 10\nalter bob ann 10 to J\nturn Js 10d\n"
    run = play(shift, LIBRARY)
    assert run.frames[run.start].say.startswith("Ann bets 5 on the Ten.")


def test_the_start_tells_of_every_stake_that_lies_each_punter_s_together() -> None:
    laid = ["bet ann 10 on 5", "copper bob 6 on 5-4", "bet ann 4 on 2", "turn 5h Js"]
    log = ["rules hoyle-1864", "open ann 50", "open bob 50", "soda 2c", *laid]
    run = play("\n".join(log), LIBRARY)
    assert run.frames[run.start - 1].say.startswith("Bob bets 6 on the Five and Four, coppered")
    assert run.frames[run.start].say == (
        "Ann bets 4 on the Deuce and 10 on the Five. Bob bets 6 on the Five and Four, coppered."
    )
    run = play("\n".join([*log[:1], "open you 50", "soda 2c", "bet you 5 on Q", "bet you 1 on 5-4"]), LIBRARY, "you")
    assert run.frames[run.start].say == "5 on the Queen; 1 on the Five and Four. Checks: 44."


def test_with_one_turn_the_question_is_asked_at_the_start() -> None:
    run = play("".join(LOG.splitlines(keepends=True)[:6]), LIBRARY)
    assert (run.start, run.asked_at) == (1, 1)
    assert run.question is not None
    assert run.question.right == FATES[4]


def test_without_a_turn_the_start_is_the_end_and_nothing_is_asked() -> None:
    run = play("rules hoyle-1864\nopen ann 5\nbet ann 5 on Q", LIBRARY)
    assert (run.start, run.asked_at, len(run.frames), run.question) == (1, 1, 2, None)


def test_a_mistake_is_the_last_frame_over_the_table_as_it_stood() -> None:
    run = play(f"{LOG}bet ann 500 on 3\nturn 2h 3h\n", LIBRARY)
    assert str(run.error) == "line 10: cannot bet 500 with 110 checks (stake-over-funds); bet 110 or less"
    before, last = run.frames[-2:]
    assert last.say == "Refused: Cannot bet 500 with 110 checks."
    assert last.html == before.html
    assert replay(last.log, LIBRARY) == run.table


def test_a_log_that_is_wrong_from_its_first_line_is_one_frame() -> None:
    run = play("nonsense", LIBRARY)
    assert [(frame.say, frame.log) for frame in run.frames] == [
        ("Refused: No command is called 'nonsense'.", ""),
    ]
    assert (run.start, run.question) == (0, None)


@pytest.mark.parametrize("log", ["", "\n\n", "# a comment\n"])
def test_a_log_that_says_nothing_has_no_frame(log: str) -> None:
    run = play(log, LIBRARY)
    assert (run.frames, run.start, run.question, run.error) == ((), 0, None, None)


def test_a_log_seats_its_reader_by_the_name_of_you() -> None:
    assert reader_of("rules hoyle-1864\n  open you 100  # yes, you", LIBRARY) == "you"
    assert reader_of("rules hoyle-1864\nopen ann 100\n# open you 100", LIBRARY) is None
    assert reader_of("position faro1 hoyle-1864 hands=you:100\n", LIBRARY) == "you"
    assert reader_of("rules hoyle-1864\n\uff4f\uff50\uff45\uff4e you 100\n", LIBRARY) == "you"


def test_an_onlooker_reads_of_every_bet_and_a_seat_is_told_the_rest_in_number() -> None:
    punters = {"ann": 4, "bob": 1, "cleo": 3}
    lines = [f"open {punter} 5" for punter in punters]
    lines += ["bottom 4c", *(f"bet {punter} {stake} on J" for punter, stake in punters.items()), "turn Jd 9h"]
    log = "\n".join(["rules pharo", *lines])
    read, heard = (play(log, LIBRARY, seat).frames[-1].say for seat in (None, "ann"))
    assert all(name in read for name in ("Ann", "Bob", "Cleo"))
    assert len(heard.split()) <= 25 < len(read.split())


def test_a_seat_hears_its_own_bets_as_its_own() -> None:
    log = LOG.replace("ann", "you")
    assert play(log, LIBRARY, "you").frames[-1].say == (
        "Turn 2. The Nine loses, the Queen wins. Your 6 on the Queen wins 6. Your coppered 4 on the Nine wins 4. "
        "Checks: 110."
    )


@settings(max_examples=10)
@given(walks(most=16, packs=[pack("A 2 7 K")]))
def test_every_frame_is_the_board_of_its_log_without_what_was_decided_before_a_stake_is_laid(walk: Walk) -> None:
    # A log is dealt from a whole pack here, so only the part before a small pack is out can be played.
    run = play(format_log(walk.commands), LIBRARY, "ann")
    for frame in run.frames:
        table = replay(frame.log, LIBRARY)
        if isinstance(parse_line(frame.log.splitlines()[-1], LIBRARY), c.PlaceBet):
            table = table._replace(settled=())
        assert frame.html == board(see(table, "ann"), is_read=True)


@given(walks())
def test_the_logs_of_the_frames_grow_line_by_line(walk: Walk) -> None:
    run = play(format_log(walk.commands), LIBRARY)
    logs = [frame.log for frame in run.frames]
    assert all(longer.startswith(shorter) for shorter, longer in pairwise(logs))
    assert 0 <= run.start <= run.asked_at < len(run.frames)
