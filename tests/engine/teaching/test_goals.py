from __future__ import annotations

import pytest

from faro.base import FaroError
from faro.simulation import HABITS
from faro.teaching.goals import COMPANY, GOALS, goals_of, judge

HOYLE = "rules hoyle-1864\nopen you 100\nsoda Kd\n"

# For each goal a log that meets it, and one that comes near and does not.
MET = {
    "lay": (HOYLE + "bet you 5 on 9\n", HOYLE + "open ann 100\nbet ann 5 on 9\n"),
    "decide": (HOYLE + "bet you 5 on 9\nturn 9h 7s\n", HOYLE + "bet you 5 on 9\nturn 8h 7s\n"),
    "leave": (HOYLE + "bet you 5 on 9\nturn 8h 7s\n", HOYLE + "bet you 5 on 9\nturn 9h 7s\n"),
    "take-up": (HOYLE + "bet you 5 on 9\ntake you 9\n", HOYLE + "bet you 5 on 9\nturn 9h 7s\n"),
    "turns": (
        HOYLE + "bet you 5 on 9\nturn 8h 7s\nturn 8s 7h\nturn 9h 2c\n",
        HOYLE + "bet you 5 on 9\nturn 8h 7s\nturn 9h 2c\nturn 8s 7h\n",
    ),
    "split": (HOYLE + "bet you 5 on 9\nturn 9h 9s\n", HOYLE + "bet you 5 on 9\nturn 8h 8s\n"),
    "copper": (HOYLE + "copper you 5 on 9\nturn 9h 8s\n", HOYLE + "bet you 5 on 9\nturn 9h 8s\n"),
    "case": (
        HOYLE + "turn 9h 9s\nturn 9d 2c\nbet you 5 on 9\nturn 9c 8s\n",
        HOYLE + "turn 9h 9s\nbet you 5 on 9\nturn 9c 8s\n",
    ),
    "several": (HOYLE + "bet you 5 on 8-9\nturn 9h 7s\n", HOYLE + "bet you 5 on 8-9\nturn 2h 3s\n"),
    "bar": (HOYLE + "bet you 5 on 9\nbar you 9\nturn 9h 7s\n", HOYLE + "bet you 5 on 9\nbar you 9\n"),
    "half": (HOYLE + "bet you 6 on 9\nhalf you 9\nturn 9h 7s\n", HOYLE + "bet you 6 on 9\nturn 9h 7s\n"),
    "high-card": (
        "rules nevada\nopen you 100\nsoda Kd\nbet you 5 on high-card\nturn 9h 7s\n",
        "rules nevada\nopen you 100\nsoda Kd\nbet you 5 on 9\nturn 9h 7s\n",
    ),
    "paroli": (
        "rules pharaon\nopen you 100\ndeal\nbet you 2 on 9\nturn 7h 9s\nparoli you 9\n",
        "rules pharaon\nopen you 100\ndeal\nbet you 2 on 9\nturn 7h 9s\n",
    ),
}


@pytest.mark.parametrize("goal", MET)
def test_a_goal_is_met_by_what_it_asks_for_and_by_nothing_near_it(goal: str) -> None:
    met, near = MET[goal]
    assert judge(met, 2, "you", goal).met == (True,)
    assert judge(near, 2, "you", goal).met == (False,)


def dealt_out(*, called: bool) -> str:
    cards = [f"{rank}{suit}" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K") for suit in "hscd"]
    cards.remove("Kd")
    last = [cards.pop(cards.index(card)) for card in ("Ah", "2h", "3h")]
    turns = "".join(f"turn {cards[at]} {cards[-at - 1]}\n" for at in range(len(cards) // 2))
    call = "call you 2 on A-2-3\n" if called else ""
    return f"{HOYLE}{turns}{call}turn {last[0]} {last[1]}\nhock {last[2]}\n"


def test_the_end_of_a_deal_and_a_call_are_goals() -> None:
    assert judge(dealt_out(called=True), 3, "you", "call through").met == (True, True)
    assert judge(dealt_out(called=False), 3, "you", "call through").met == (False, True)


def test_only_what_comes_after_the_floor_counts_and_the_gain_with_it() -> None:
    log = HOYLE + "bet you 5 on 9\nturn 7h 9s\nbet you 5 on 9\nturn 9d 8s\n"
    assert judge(log, 3, "you", "decide").gain == 0
    assert judge(log, 5, "you", "decide").gain == -5
    assert judge(HOYLE, 3, "you", "lay decide").met == (False, False)


def test_who_sits_down_later_has_gained_nothing_by_buying() -> None:
    assert judge("rules hoyle-1864\nopen you 100\n", 1, "you", "lay").gain == 0


def test_a_second_rung_needs_a_second_win() -> None:
    climbed = MET["paroli"][0] + "turn 3h 9d\n"
    assert judge(climbed, 2, "you", "sept").met == (False,)
    assert judge(f"{climbed}paroli you 9\n", 2, "you", "paroli sept").met == (True, True)


def test_every_goal_is_tried_here_and_said_in_one_sentence() -> None:
    assert {*MET, "call", "through", "sept"} == {*GOALS}
    assert all(goal.says.endswith(".") and goal.says[0].isupper() for goal in GOALS.values())


def test_a_word_that_is_no_goal_says_which_are() -> None:
    with pytest.raises(FaroError, match="no goal at a seat is called 'copper-it'"):
        goals_of("lay copper-it")


def test_whoever_sits_beside_a_pupil_plays_by_a_habit() -> None:
    assert {*COMPANY.values()} <= {*HABITS}
