from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given

from faro.base.layout import LOWER, UPPER
from faro.notation.log import format_log, play_while_valid
from tests.engine.tables import LIBRARY, at, drawn, last_three, text
from tests.engine.texts import written_out
from tests.engine.walks import Walk, walks

GOLDENS = Path(__file__).with_name("goldens")
GOES = {"all": "", "half": "h", "none": "b"}


@pytest.mark.parametrize("book", LIBRARY)
def test_a_whole_deal_under_every_rule_book(book: str, golden: Callable[[Path, str], None]) -> None:
    log = GOLDENS / f"{book}.log"
    assert log.is_file(), (
        f"the rule-book {book} has no playthrough: write a whole deal into {log.name}, then 'make golden'"
    )
    written = log.read_text(encoding="utf-8")
    assert f"rules {book}\n" in written, f"{log.name} is not played under {book}"
    steps, error = play_while_valid(written, LIBRARY)
    assert error is None, error
    assert not steps[-1].table.box, f"{log.name} stops before the last card"
    golden(log.with_suffix(".txt"), written_out(written, LIBRARY, "you"))


def test_every_golden_belongs_to_a_rule_book() -> None:
    assert {path.stem for path in GOLDENS.iterdir()} == set(LIBRARY)


def test_stakes_are_written_with_their_punters_initials() -> None:
    table = at("open ann 100\nopen ben 100\nbet ann 6 on 7\ncopper ben 5 on 7\nbet ann 25 on A\nbet ben 1 on 8")
    assert drawn(table) == text(
        """
        American Hoyle 1864: turn 0 of 25, 52 cards in the box
        soda -  lost -  won -  hock -
                6         5         4         3         2         A a25
        7 a6 b5c
                8 b1      9         10        J         Q         K
        out
        in hand ann 69 ben 94
        """
    )


def test_stakes_beside_the_painted_cards_and_calls_have_a_line_of_their_own() -> None:
    lines = (
        "open ann 100",
        "open ben 100",
        "bet ann 6 on 5-6",
        "copper ben 5 on 6-5",
        "half ben 6-5",
        "bet ann 3 on 7",
    )
    table = at(last_three("5c 6c 7c", *lines, "bar ann 7", "bet ben 2 on pot", "call ann 2 on 5-6-7"))
    assert drawn(table) == text(
        """
        American Hoyle 1864: turn 24 of 25, 3 cards in the box
        soda Ac  lost 7s  won Ks  hock -
                6         5         4         3         2         A
        7 a3b
                8         9         10        J         Q         K
        out A:4 2:4 3:4 4:4 5:3 6:3 7:3 8:4 9:4 10:4 J:4 Q:4 K:4
        and 6-5 a6 b5ch, 6-7-8 b2, call 5-6-7 a2
        in hand ann 89 ben 93
        """
    )


def test_a_playthrough_tells_each_line_in_full() -> None:
    told = written_out("rules denexa\nopen you 9\nsoda Kd\nbet you 2 on 9\nturn 9h 7s\nbet you 50 on 9", LIBRARY, "you")
    assert told.endswith(
        text(
            """
            > turn 9h 7s
              TurnDealt number=1 loser=9h winner=7s
              BetSettled punter=you spot=9 stake=2 coppered=False result=lost taken=2 paid=0 answerable=None bend=None
              “Turn 1. The Nine loses, the Seven wins. Your 2 on the Nine loses. Checks: 7.”
              | Denexa Games: turn 1 of 25, 49 cards in the box
              | soda Kd  lost 9h  won 7s  hock -
              |         6         5         4         3         2         A
              | 7
              |         8         9         10        J         Q         K
              | out 7:1 9:1 K:1
              | in hand you 7
              next: 2352 outcomes of the box
            ! line 6: cannot bet 50 with 7 checks (stake-over-funds); bet 7 or less
              “Cannot bet 50 with 7 checks. Bet 7 or less.”
            """
        )
    )


@given(walks())
def test_every_stake_is_drawn_in_its_place(walk: Walk) -> None:
    drawing = drawn(walk.end)
    upper, seven, lower = drawing.splitlines()[2:5]
    (elsewhere,) = [line for line in drawing.splitlines() if line.startswith("and ")] or [""]
    for bet in walk.end.bets:
        if bet.masked:
            assert f"face down {bet.punter[0]}{bet.stake}" in elsewhere
            continue
        written = f" {bet.punter[0]}{bet.stake}{'c' if bet.coppered else ''}{GOES[bet.goes]}"
        if bet.spot.kind == "flat":
            (rank,) = bet.spot.ranks
            assert written in (upper if rank in UPPER else lower if rank in LOWER else seven)
        else:
            (there,) = [part for part in elsewhere[4:].split(", ") if part.split()[0] == bet.spot.id]
            assert written in there
    for call in walk.end.calls:
        assert f"call {'-'.join(rank.code for rank in call.order)} {call.punter[0]}{call.stake}" in elsewhere


@given(walks())
def test_no_line_of_a_drawing_ends_in_spaces(walk: Walk) -> None:
    assert all(line == line.rstrip() for line in drawn(walk.end).splitlines()), format_log(walk.commands)
