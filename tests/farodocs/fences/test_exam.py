"""An exam on what the American Hoyle and the laws settle, from the sources: who has taken the course can pass it."""

from __future__ import annotations

from functools import cache

import pytest

from faro.base import FaroError
from faro.notation import replay
from faro.rulebooks import library
from farodocs.fences.lessons import lessons, opening, pool

HOYLE = "rules hoyle-1864\nopen ann 100\nopen bob 100\n"
LAWS = "rules laws-1880\nopen ann 100\nopen bob 100\n"
PLAY, BETTING, LAW, CUES = "Faro Play", "Faro Betting", "The Laws of Faro", "Cue-box"

# What is asked; where in the source it stands; the position, with what comes of it; what a lesson must practise.
POSITIONS = [
    ("the soda decides nothing", PLAY, HOYLE + "bet ann 5 on K\nsoda Kd\nexpect ann 95", "name:soda"),
    ("the first card loses", PLAY, HOYLE + "soda Kd\nbet ann 5 on 8\nturn 8h 3s\nexpect ann 95", "point:first_card"),
    ("the second card wins", PLAY, HOYLE + "soda 2d\nbet ann 6 on 3\nturn 8h 3s\nexpect ann 106", "point:first_card"),
    (
        "a stake that no card meets lies on",
        PLAY,
        HOYLE + "soda 2d\nbet ann 6 on 4\nturn 8h 3s\nturn 9h 4c\nexpect ann 106",
        "point:",
    ),
    ("the suit says nothing", PLAY, HOYLE + "soda 2d\nbet ann 6 on J\nturn 8h Js\nexpect ann 106", "predict"),
    ("a split takes half", PLAY, HOYLE + "soda 2d\nbet ann 8 on J\nturn Jh Js\nexpect ann 96", "point:split"),
    (
        "the odd check of a split is the bank’s",
        BETTING,
        HOYLE + "soda 2d\nbet ann 7 on J\nturn Jh Js\nexpect ann 96",
        "odd",
    ),
    (
        "a coppered stake wins on the loser",
        PLAY,
        HOYLE + "soda 2d\ncopper ann 5 on J\nturn Jh 4s\nexpect ann 105",
        "point:copper",
    ),
    (
        "a coppered stake loses on the winner",
        PLAY,
        HOYLE + "soda 2d\ncopper ann 5 on J\nturn 4h Js\nexpect ann 95",
        "point:copper",
    ),
    (
        "a copper is no help against a split",
        BETTING,
        HOYLE + "soda 2d\ncopper ann 6 on J\nturn Jh Js\nexpect ann 97",
        "point:split",
    ),
    (
        "a stake in a gap backs both cards",
        BETTING,
        HOYLE + "soda 2d\nbet ann 6 on Q-K\nturn 4h Ks\nexpect ann 106",
        "read",
    ),
    (
        "the Pot loses on any of its cards",
        BETTING,
        HOYLE + "soda 2d\nbet ann 6 on pot\nturn 8h Ks\nexpect ann 94",
        "name:Pot",
    ),
    (
        "a square wins on any of its cards",
        BETTING,
        HOYLE + "soda 3d\nbet ann 6 on A-2-Q-K\nturn 8h 2s\nexpect ann 106",
        "read",
    ),
    (
        "one card lost and one won is halved",
        BETTING,
        HOYLE + "soda 3d\nbet ann 6 on Q-K\nturn Qh Ks\nexpect ann 97",
        "point:combination",
    ),
    (
        "a figure is three cards in a row",
        BETTING,
        HOYLE + "soda 9d\nbet ann 4 on A-2-3\nturn 8h 3s\nexpect ann 104",
        "read",
    ),
    (
        "a combination is coppered like any bet",
        BETTING,
        HOYLE + "soda 9d\ncopper ann 4 on Q-K\nturn Qh 3s\nexpect ann 104",
        "point:copper",
    ),
    (
        "a bet may be taken up between turns",
        PLAY,
        HOYLE + "soda 9d\nbet ann 4 on Q\nturn 8h 3s\ntake ann Q\nturn Qh 4s\nexpect ann 100",
        "asks:may-take-up",
    ),
    (
        "a barred bet is not touched",
        LAW,
        LAWS + "soda 9d\nbet ann 4 on Q\nbar ann Q\nturn Qh 4s\ntake ann Q\nexpect ann 100",
        "point:bar",
    ),
    (
        "of half that goes, half is lost",
        LAW,
        LAWS + "soda 9d\nbet ann 8 on Q\nhalf ann Q\nturn Qh 4s\nexpect ann 96",
        "asks:half-again-ann",
    ),
    (
        "who moves a bet of another’s bears its loss",
        LAW,
        LAWS + "soda 9d\nbet ann 4 on Q\nalter bob ann Q to K\nturn Kh 4s\nexpect ann 100\nexpect bob 96",
        "asks:shifted",
    ),
    (
        "of two like winners the coppered is paid first",
        LAW,
        LAWS + "bank 5\nsoda 9d\nbet ann 5 on Q\ncopper bob 5 on 8\nturn 8h Qs\nexpect ann 100\nexpect bob 105",
        "asks:copper-first-ann",
    ),
    (
        "a broken bank pays the largest first, and nothing out of what it takes then",
        LAW,
        LAWS
        + "bank 9\nsoda 9d\nbet ann 4 on Q\nbet bob 7 on Q\nbet ann 6 on 8\nturn 8h Qs\nexpect ann 96\nexpect bob 107",
        "asks:largest-first-ann",
    ),
    (
        "a stake runs on to the running limit",
        "Faro Play, the passage after the excerpt",
        HOYLE
        + "limit 1 9 run 20\nsoda 9d\nbet ann 9 on Q\nturn 8h Qs\nparlee ann Q\n"
        + "turn 7h Qd\nparlee ann Q\nexpect ann 107",
        "asks:run-on",
    ),
]

# What may not be done, and the refusal.
REFUSED = [
    (
        "nothing lies on a dead card",
        CUES,
        HOYLE + "soda Qd\nturn Qh 2s\nturn Qs 3s\nturn Qc 4s\nbet ann 4 on Q",
        "dead-card",
        "asks:may-dead",
    ),
    ("no High Card bar", PLAY, HOYLE + "soda Qd\nbet ann 4 on high-card", "bet-not-taken", "asks:may-high-card"),
    (
        "the turn is called when three cards are left",
        PLAY,
        HOYLE + "soda Qd\ncall ann 4 on 2-3-4",
        "call-too-early",
        "asks:may-early-call",
    ),
    (
        "what is over the limit is not turned for",
        LAW,
        LAWS + "limit 20\nsoda Qd\nbet ann 21 on Q",
        "stake-over-limit",
        "asks:may-over-limit",
    ),
]

# What is read or reckoned, and where it stands.
READ = [
    ("how many turns and cards are left", PLAY, "order"),
    ("the last card is the hock", PLAY, "name:hock"),
    ("what lies on the hock comes back", "Trumble", "asks:left-over"),
    ("six orders, four to one", PLAY, "call"),
    ("with a pair three orders, two to one", BETTING, "cat"),
    ("calls and stakes are settled together", PLAY, "asks:calls-ann"),
    ("what is left of each rank", CUES, "keep"),
    ("a case can make no pair, and costs nothing", CUES, "estimate"),
]


@cache
def practised() -> frozenset[str]:
    """What the lessons ask of a reader who never slips, until each is done: what is practised more is left aside."""
    tags = set[str]()
    for lesson in lessons():
        asked = [item for at, task in enumerate(lesson.tasks) for item in pool(lesson, at)[: task.count]]
        for item in (*asked[: lesson.need], opening(lesson)):
            tags |= {item["kind"], *(f"asks:{field['id']}" for field in item["fields"])}
            tags |= {f"point:{reason['point']}" for reason in item["reasons"]}
            tags |= {f"name:{text}" for text in item["accept"][0] if item["kind"] == "name"}
            tags |= {"odd" for reason in item["reasons"] if "with the odd check" in reason["rule"]}
            tags |= {"cat" for row in item["accept"] if item["kind"] == "call" and row[0] == "3"}
    return frozenset(tags)


def test_the_exam_has_thirty_questions_and_more_and_none_of_its_positions_stands_in_a_lesson() -> None:
    assert len(POSITIONS) + len(REFUSED) + len(READ) >= 30
    shown = [lesson.opens for lesson in lessons() if isinstance(lesson.opens, str)]
    assert not [subject for subject, _, log, _ in POSITIONS if any(log in text for text in shown)]


@pytest.mark.parametrize(("subject", "place", "log", "tag"), POSITIONS, ids=[row[0] for row in POSITIONS])
def test_a_position_comes_out_as_the_source_has_it(subject: str, place: str, log: str, tag: str) -> None:
    assert replay(f"{log}\n", library()).rules, (subject, place)
    assert tag in practised(), f"no lesson practises that {subject}"


@pytest.mark.parametrize(("subject", "place", "log", "code", "tag"), REFUSED, ids=[row[0] for row in REFUSED])
def test_what_may_not_be_done_is_refused_and_practised(subject: str, place: str, log: str, code: str, tag: str) -> None:
    with pytest.raises(FaroError) as refusal:
        replay(f"{log}\n", library())
    assert refusal.value.code == code, (subject, place)
    assert tag in practised(), f"no lesson practises that {subject}"


@pytest.mark.parametrize(("subject", "place", "tag"), READ, ids=[row[0] for row in READ])
def test_what_is_read_off_the_table_is_practised(subject: str, place: str, tag: str) -> None:
    assert tag in practised(), f"no lesson practises {subject}, which {place} settles"
