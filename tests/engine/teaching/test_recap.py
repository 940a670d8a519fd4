from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise

import pytest

from faro.base import PACK
from faro.notation import Step, play_while_valid
from faro.table import chance, decide, fresh
from faro.table.commands import DealTurn
from faro.table.events import BetLeftOver, BetSettled, Event
from faro.teaching.cost_so_far import running_cost
from faro.teaching.recap import Recap, account, recap
from tests.engine.tables import LIBRARY, pack


def of(log: str, punter: str = "you") -> Recap:
    steps, error = play_while_valid("rules hoyle-1864\nopen you 100\nsoda Kd\n" + log, LIBRARY)
    assert error is None
    return recap(steps, punter)


def test_a_turn_is_told_with_its_line_and_with_what_could_have_come() -> None:
    went = of("bet you 8 on Q\nturn 2h Qh\nturn 4h 5h\n")
    told = [(turn.name, turn.line, turn.gain, turn.together) for turn in went.turns]
    assert told == [("Turn 1", 5, 8, 8), ("Turn 2", 6, 0, 8)]
    # Of 51 x 50 pairs, 4 x 3 are two Queens and take half.
    assert went.turns[0].expected == Fraction(-4 * 12, 51 * 50)
    assert (went.turns[0].low, went.turns[0].high) == (0, 0)
    assert went.turns[1].expected == went.turns[0].expected
    assert went.say == "You are 8 ahead on 1 stake. In all 8 checks were settled, which should have cost 0.02 checks."


def test_half_of_such_turns_lie_in_the_band() -> None:
    went = of("".join(f"bet you 6 on {place}\n" for place in ("8", "9", "10", "J", "Q", "K")) + "turn 4h 4c\n")
    [turn] = went.turns
    assert (turn.low, turn.high) == (-6, 6)
    assert turn.gain == 0


def test_the_dearest_turn_is_named_and_another_deal_begins_anew() -> None:
    went = of("bet you 5 on Q\nturn Qh 2h\n")
    assert went.say.endswith("Turn 1 cost you most, 5 checks.")
    assert of("turn Qh 2h\n").say == "Nothing of yours was settled in this deal."


def opened(book: str, log: str) -> tuple[Step, ...]:
    steps, error = play_while_valid(f"rules {book}\nopen you 100\n{log}", LIBRARY)
    assert error is None, error
    return steps


@pytest.mark.parametrize(
    ("book", "opening", "name", "takes"),
    [
        ("basset", "face", "The face", 2),
        ("basset-english", "face", "The face", 2),
        ("nevada first_stakes=before-soda face_takes=whole", "soda", "The soda", 3),
    ],
)
def test_a_card_that_takes_as_it_opens_a_deal_is_a_step_with_a_price_of_its_own(
    book: str, opening: str, name: str, takes: int
) -> None:
    steps = opened(book, f"bet you 3 on 9\nbet you 3 on Q\n{opening} 9d\nturn Kd 5h\n")
    first, turn = recap(steps, "you").turns
    assert (first.name, first.line, first.gain, first.together) == (name, 5, -takes, -takes)
    assert first.expected == Fraction(-takes * 8, 52)
    assert (turn.gain, turn.together) == (0, -takes)
    assert f" {name} cost you most, {takes} checks." in recap(steps, "you").say
    assert recap(steps, "you").turns[-1].expected == -running_cost(steps, "you").average


def test_a_card_that_opens_a_deal_and_takes_nothing_is_no_step() -> None:
    assert [turn.name for turn in recap(opened("nevada", "soda 9d\nturn Kd 5h\n"), "you").turns] == ["Turn 1"]


@pytest.mark.parametrize(
    ("book", "log", "stakes", "checks"),
    [
        ("nevada", "soda 9d\nbet you 5 on Q\nbet you 3 on Q\ntake you Q\nbet you 2 on Q\nturn Qh 5h\n", 1, 2),
        ("nevada", "soda 9d\nbet you 5 on Q\nturn 2h 5h\ntake you Q\n", 0, 0),
        ("basset", "bet you 3 on 9\nface 9d\nbet you 4 on Q\nturn Kd 5h\n", 1, 3),
        ("pharaon", "deal\nbet you 5 on Q\nturn 2c Qd\nparoli you Q\nturn Qc 3c\n", 2, 15),
        ("pharo", "bottom Kd\nbet you 1 on A\nbet you 1 on 6\nturn Ah 6c\nturn Ac 2c\n", 1, 1),
    ],
    ids=["taken down", "taken down later", "faced", "paroli", "drawn"],
)
def test_stakes_are_counted_as_they_are_settled(book: str, log: str, stakes: int, checks: int) -> None:
    came = account(opened(book, log), "you")
    assert (came.stakes, came.settled) == (stakes, checks)


@pytest.mark.parametrize("bottom", ["7c", "7s", "9s"])
@pytest.mark.parametrize("book", ["pharo", "german-pharo"])
def test_a_bottom_card_in_view_comes_last_and_in_no_other_turn(book: str, bottom: str) -> None:
    cards = pack("7 8 9", "cs")
    coming = [*(str(card) for card in cards if str(card) != bottom), bottom]
    turns = "".join(f"turn {coming[at]} {coming[at + 1]}\n" for at in (0, 2, 4))
    bets = "bet you 10 on 7\nbet you 4 on 8\nbet you 6 on 9\n"
    steps, _ = play_while_valid(f"rules {book}\nopen you 100\nbottom {bottom}\n{bets}{turns}", LIBRARY, fresh(cards))
    expected = [Fraction(0)]
    for before, step in pairwise(steps):
        if isinstance(step.command, DealTurn):
            could = [gain(decide(before.table, turn)) for turn in chance(before.table)]
            expected.append(expected[-1] + Fraction(sum(could), len(could)))
    assert [Fraction(0), *(turn.expected for turn in recap(steps, "you").turns)] == expected
    assert len({*expected}) > 1


def gain(events: Iterable[Event]) -> int:
    return sum(event.paid - event.taken for event in events if isinstance(event, BetSettled | BetLeftOver))


def test_doubled_cards_can_leave_one_of_which_nobody_knows_a_turn() -> None:
    log = "pile 2c 3c 2c+ Ad Ac 2d 3c+ 3d\nbottom 3d\nturn 2c 3c\nturn 2c Ad\nturn Ac 2d\nbet you 10 on 3\nturn 3c 3d\n"
    cards = pack("A 2 3", "cd")
    steps, error = play_while_valid(f"rules pharo\nopen you 100\n{log}", LIBRARY, fresh(cards))
    assert error is None, error
    assert recap(steps, "you").turns[-1].expected == running_cost(steps, "you").average == 0


def test_how_a_crooked_pack_lies_is_not_what_could_have_come() -> None:
    pile = "Kd 2h Qh " + " ".join(str(card) for card in PACK if str(card) not in ("Kd", "2h", "Qh"))
    deal = f"device sand-tell you\npile {pile}\nsoda Kd\nbet you 8 on Q\nturn 2h Qh\n"
    steps, error = play_while_valid(f"rules hoyle-1864\nopen you 100\n{deal}", LIBRARY)
    assert error is None, error
    [turn] = recap(steps, "you").turns
    assert turn.gain == 8
    assert turn.expected == Fraction(-4 * 12, 51 * 50)


def test_what_the_bank_pays_for_a_pack_that_does_not_come_out_is_gained() -> None:
    pile = "pile 2c 3c Ad Ac 3d without 2d\nbottom 3d\n"
    log = f"rules pharo\nopen you 100\n{pile}turn 2c 3c\nbet you 10 on 3\nturn Ad Ac\n"
    steps, error = play_while_valid(log, LIBRARY, fresh(pack("A 2 3", "cd")))
    assert error is None, error
    assert account(steps, "you").gain == recap(steps, "you").turns[-1].together == 10
