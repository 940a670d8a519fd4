"""What a deal has cost so far, beside what it took."""

from __future__ import annotations

from fractions import Fraction

import pytest

from faro.notation.log import format_command, play_while_valid, replay
from faro.rulebooks.shelf import library
from faro.simulation.shoe import draw, shuffled
from faro.teaching.cost_so_far import Running, running_cost

OPENING = "rules hoyle-1864\nopen ann 100\nopen bob 100\nsoda Kd\n"


def run(log: str, punter: str = "ann") -> Running:
    steps, error = play_while_valid(OPENING + log, library())
    assert error is None
    return running_cost(steps, punter)


def test_a_stake_that_lies_for_a_turn_costs_what_the_odds_say() -> None:
    """A half of the stake by the chance of a split: with four left in fifty-one, 4 × 3 of the 51 × 50 pairs."""
    pair = Fraction(4 * 3, 51 * 50)
    assert run("bet ann 10 on 7\nturn 2h 9s\n") == Running(pair * 5, 0, 1)


def test_every_turn_on_which_it_lies_costs_anew_from_the_cards_that_are_left() -> None:
    first, second = Fraction(4 * 3, 51 * 50), Fraction(4 * 3, 49 * 48)
    assert run("bet ann 10 on 7\nturn 2h 9s\nturn 3h 9d\n") == Running((first + second) * 5, 0, 2)


def test_what_was_lost_stands_beside_it() -> None:
    assert run("bet ann 10 on 7\nturn 7h 9s\n").lost == 10
    assert run("bet ann 10 on 7\nturn 9s 7h\n").lost == -10


def test_the_odd_check_of_a_split_is_reckoned() -> None:
    """Hoyle's bank takes the bigger half: three of five."""
    assert run("bet ann 5 on 7\nturn 2h 9s\n").average == Fraction(4 * 3, 51 * 50) * 3


def test_the_stakes_of_others_cost_a_punter_nothing() -> None:
    assert run("bet bob 10 on 7\nturn 2h 9s\n") == Running(Fraction(0), 0, 0)


def test_a_new_deal_begins_at_nought() -> None:
    assert run("bet ann 10 on 7\nturn 7h 9s\nsoda 2c\n") == Running(Fraction(0), 0, 0)


def test_a_call_of_the_last_turn_costs_a_sixth_of_itself() -> None:
    table, lines = replay(OPENING, library()), ""
    order = shuffled("three ranks last")
    while not table.is_last_three:
        lines += f"{format_command(draw(table, order))}\n"
        table = replay(OPENING + lines, library())
    called = "-".join(rank.code for rank in sorted({card.rank for card in table.box}))
    turn = format_command(draw(table, order))
    assert run(f"{lines}call ann 6 on {called}\n{turn}\n").average == Fraction(6, 6)


def test_the_face_costs_before_it_is_turned_up_whether_it_is_met_or_not() -> None:
    log = "rules basset\nopen ann 100\nopen bob 100\nbet ann 6 on 7\n"
    met, missed = (play_while_valid(f"{log}face {face}\n", library())[0] for face in ("7h", "9s"))
    assert running_cost(met, "ann") == Running(Fraction(4 * 4, 52), 4, 0, "coup", "face")
    assert running_cost(missed, "ann") == Running(Fraction(4 * 4, 52), 0, 0, "coup", "face")
    assert running_cost(met, "bob") == Running(Fraction(0), 0, 0, "coup")


@pytest.mark.parametrize(
    ("running", "sentence"),
    [
        (Running(Fraction(0), 0, 0), "Nothing of yours has lain on a turn of this deal: it has cost nothing."),
        (
            Running(Fraction(1, 8), 5, 1),
            "Over 1 turn bets like yours lose 0.13 checks on average; you have lost 5 checks.",
        ),
        (
            Running(Fraction(1), -3, 2),
            "Over 2 turns bets like yours lose 1 check on average; you are 3 checks ahead.",
        ),
        (
            Running(Fraction(1), 0, 2, "coup"),
            "Over 2 coups bets like yours lose 1 check on average; you are even.",
        ),
        (
            Running(Fraction(-1, 2), 5, 2, "coup", "face"),
            "Over the face and 2 coups bets like yours win 0.5 checks on average; you have lost 5 checks.",
        ),
        (
            Running(Fraction(1, 13), 0, 0, "coup", "face"),
            "Over the face bets like yours lose 0.08 checks on average; you are even.",
        ),
    ],
)
def test_it_is_told_in_a_sentence(running: Running, sentence: str) -> None:
    assert running.say == sentence


def test_what_the_hock_takes_is_part_of_what_was_to_be_lost() -> None:
    """What lies to the end is taken for certain: it is no bad luck."""
    log = "rules nevada\nopen ann 100\n"
    table, cards = replay(log, library()), shuffled("hock")
    while not table.are_turns_out:
        log += format_command(draw(table, cards)) + "\n"
        table = replay(log, library())
    [last] = table.box
    before = log.splitlines()
    log = "\n".join([*before[:-1], f"bet ann 10 on {last.rank.code}", before[-1], ""])
    steps, error = play_while_valid(f"{log}hock {last}\n", library())
    assert error is None
    lost = running_cost(steps, "ann")
    assert (lost.lost, lost.average - running_cost(steps[:-1], "ann").average) == (10, Fraction(10))
