from __future__ import annotations

import pytest
from hypothesis import given, settings

from faro.base.cards import Rank
from faro.notation.log import format_command
from faro.odds.systems import FIRST, SYSTEMS
from faro.rulebooks.rulebook import Rulebook
from faro.simulation.bots import HABITS, moves
from faro.simulation.shoe import draw, shuffled
from faro.table.commands import Command, MoveBet, PlaceBet
from faro.table.decision import decide
from faro.table.folding import fold
from faro.table.state import Table
from tests.engine.tables import HOYLE, LIBRARY, at, varied
from tests.engine.walks import Walk, walks

BOX = "open bob 100\nsoda Kd\n"


def said(habit: str, log: str, rules: Rulebook = HOYLE) -> list[str]:
    return [format_command(command) for command in moves(at(log, rules), "bob", HABITS[habit])]


def played(table: Table, commands: tuple[Command, ...]) -> Table:
    for command in commands:
        table = fold(table, decide(table, command))
    return table


def test_breaking_even_bets_a_card_open_and_coppered_by_turns() -> None:
    assert said("breaks-even", BOX) == ["bet bob 5 on A"]
    assert said("breaks-even", f"{BOX}turn 4h Ah\n") == ["copper bob 5 on A"]
    assert said("breaks-even", f"{BOX}turn 4h Ah\nturn As 6c\n") == ["bet bob 5 on A"]
    assert said("breaks-even", f"{BOX}turn As Ah\n") == ["copper bob 5 on A"]
    assert said("breaks-even", f"{BOX}bet bob 5 on A\n") == []
    assert said("breaks-even", f"{BOX}turn 4h Ah\n", varied(copper="refused")) == []


def test_cases_are_played_on_every_rank_of_which_one_card_is_left() -> None:
    three = "turn 4h 9h\nturn 4c 9c\nturn 4d 9d\n"
    assert said("plays-cases", BOX) == []
    assert said("plays-cases", BOX + three) == ["bet bob 5 on 4", "bet bob 5 on 9"]
    assert said("plays-cases", f"{BOX}{three}bet bob 1 on 4\n") == ["bet bob 5 on 9"]
    assert said("plays-cases", f"{BOX}{three}turn 4s 9s\n") == []


def test_the_last_winner_is_followed() -> None:
    assert said("copies-last-winner", BOX) == []
    assert said("copies-last-winner", f"{BOX}turn 4h 9h\n") == ["bet bob 5 on 9"]
    assert said("copies-last-winner", f"{BOX}turn 4h 9h\nbet bob 5 on 9\nturn 7h 2c\n") == ["move bob 9 to 2"]
    assert said("copies-last-winner", f"{BOX}turn 4h 9h\nbet bob 5 on 9\nturn 7h 9c\n") == ["bet bob 5 on 9"]
    must_lie = varied(withdrawal="must-lie")
    assert said("copies-last-winner", f"{BOX}turn 4h 9h\nbet bob 5 on 9\nturn 7h 2c\n", must_lie) == []


def test_the_last_loser_is_followed_under_a_copper() -> None:
    assert said("coppers-last-loser", BOX) == []
    assert said("coppers-last-loser", f"{BOX}turn 4h 9h\n") == ["copper bob 5 on 4"]
    assert said("coppers-last-loser", f"{BOX}turn 4h 9h\ncopper bob 5 on 4\nturn 7h 2c\n") == ["move bob 4 to 7"]


def test_one_card_is_played_as_long_as_there_is_one() -> None:
    gone = "turn 6h 6s\nturn 6d 6c\n"
    assert said("plays-sixes", BOX) == ["bet bob 5 on 6"]
    assert said("plays-sixes", f"{BOX}bet bob 5 on 6\nturn 7h 2c\n") == []
    assert said("plays-sixes", f"{BOX}{gone}") == []


@pytest.mark.parametrize(
    ("stake", "turn", "following"),
    [(5, "4h Ah", 6), (5, "Ah 4h", 4), (5, "Ah As", 5), (1, "Ah 4h", 1), (9, "4h Ah", 10)],
)
def test_chops_lays_a_check_more_after_a_win_and_a_check_less_after_a_loss(
    stake: int, turn: str, following: int
) -> None:
    assert said("chops", f"{BOX}bet bob {stake} on A\nturn {turn}\n") == [f"bet bob {following} on A"]


@pytest.mark.parametrize(
    ("stake", "turn", "following"), [(5, "4h Ah", 10), (10, "4h Ah", 20), (20, "4h Ah", 5), (10, "Ah 4h", 5)]
)
def test_a_parlee_is_taken_down_after_three_wins(stake: int, turn: str, following: int) -> None:
    assert said("parlees", f"{BOX}bet bob {stake} on A\nturn {turn}\n") == [f"bet bob {following} on A"]


def test_a_snowball_lies_on_every_card_that_is_still_in() -> None:
    assert len(said("snowballs", BOX)) == 13
    dead = "turn 4h 9h\nturn 4c 9c\nturn 4d 9d\nturn 4s 2d\nbet bob 1 on A\n"
    assert said("snowballs", BOX + dead) == [f"bet bob 1 on {rank.code}" for rank in Rank if rank not in (1, 4)]


def test_everyone_has_a_card_of_his_own_and_goes_on_to_the_next_when_it_is_dead() -> None:
    table = at("open ann 9\nopen bob 9\nopen clara 9\nopen dan 9\nsoda 5d\n")
    cards = [moves(table, punter, HABITS["chops"]) for punter in table.hands]
    assert [format_command(*each).split()[-1] for each in cards] == ["A", "5", "9", "K"]
    dead = "open ann 9\nopen bob 9\nsoda 5d\nturn 5h 5c\nturn 5s 9d\n"
    assert said("chops", dead) == ["bet bob 5 on 6"]


def test_a_stake_keeps_within_the_hand_and_the_limits() -> None:
    assert said("chops", "open bob 3\nsoda Kd\n") == ["bet bob 3 on A"]
    assert said("chops", f"limit 2 4\n{BOX}") == ["bet bob 4 on A"]
    assert said("snowballs", f"limit 2 4\n{BOX}")[0] == "bet bob 2 on A"
    three = "turn 4h 9h\nturn 4c 9c\nturn 4d 7d\n"
    assert said("plays-cases", f"limit 1 8\n{BOX}{three}", varied(case_limit="half")) == ["bet bob 4 on 4"]


@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize(
    "log",
    ["open bob 9\n", "open ann 9\nsoda Kd\n", f"{BOX}rise bob\n", "open bob 5\nsoda Kd\nbet bob 5 on Q\n"],
)
def test_nobody_bets_without_a_deal_a_seat_or_a_check(habit: str, log: str) -> None:
    assert said(habit, log) == []


@settings(max_examples=150)
@given(walks())
def test_what_a_habit_says_is_allowed_and_said_once(walk: Walk) -> None:
    table = walk.end
    for punter in table.hands:
        for habit in HABITS.values():
            given = moves(table, punter, habit)
            after = played(table, given)
            assert moves(table, punter, habit) == given
            assert moves(after, punter, habit) == ()
            assert all(isinstance(command, PlaceBet | MoveBet) for command in given)


@pytest.mark.parametrize("book", LIBRARY)
@pytest.mark.parametrize("habit", HABITS)
def test_a_whole_deal_can_be_played_by_every_habit_under_every_book(book: str, habit: str) -> None:
    order = shuffled(f"{book} {habit}")
    table, laid = at("open bob 100\n", LIBRARY[book]), 0
    while not table.opened or table.is_boxed:
        given = moves(table, "bob", HABITS[habit])
        laid += len(given)
        table = played(table, given)
        table = played(table, (draw(table, order),))
    # Neither a case nor a winner is a fresh rank.
    late = habit in ("plays-cases", "copies-last-winner") and LIBRARY[book].second_bets == "refused"
    assert bool(laid) != (late or (habit == "coppers-last-loser" and LIBRARY[book].copper == "refused"))


def test_the_stakes_of_the_systems_halve_into_whole_checks() -> None:
    for system in SYSTEMS.values():
        stakes = {FIRST}
        for _ in range(6):
            stakes |= {system.next_stake(stake, won) for stake in stakes for won in (stake, -stake, 0, -stake // 2)}
        assert not [stake for stake in stakes if stake % 2]


def test_every_habit_is_told_in_one_sentence() -> None:
    for key, habit in HABITS.items():
        assert habit.id == key
        assert habit.says.endswith(".")
        assert habit.says.count(".") == 1
