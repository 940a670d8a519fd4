from __future__ import annotations

import pytest

from faro.base.cards import Rank
from faro.cheats.devices import DEVICES
from faro.notation.log import format_command
from faro.odds.chances import odds
from faro.rulebooks.rulebook import Rulebook
from faro.seats.view import see
from faro.simulation.players import DEVICE_HABITS, FLAT, best_bet, dragged_to, hope, player, pulls, safe_figure
from tests.engine.crooked import crooked
from tests.engine.tables import HOYLE, LIBRARY, at

FULL = {rank.value: 4 for rank in Rank}
COURTS = [11] * 4 + [12] * 4 + [13] * 4
OTHERS = [rank for rank in range(1, 11) for _ in range(4)]


def played(device: str, top: str, *lines: str, rules: Rulebook = HOYLE) -> list[str]:
    table = crooked(top, f"device {device} ann", *lines, rules=rules)
    return [format_command(command) for command in player(DEVICES[device], see(table, "ann"))]


def test_court_cards_are_coppered_when_the_dot_shifts_and_bet_open_when_it_does_not() -> None:
    assert played("sand-tell", "Kd Js 7h", "soda Kd") == ["copper ann 2 on J-Q-K"]
    assert played("sand-tell", "Kd 7h Js", "soda Kd") == ["bet ann 2 on J-Q-K"]


def test_a_stake_that_lies_from_before_is_taken_down_first() -> None:
    assert played("sand-tell", "Kd Js 7h", "soda Kd", "bet ann 2 on 9") == ["take ann 9", "copper ann 2 on J-Q-K"]


def test_who_looks_for_white_coppers_the_grand_square() -> None:
    assert played("punched-cards", "Kd As 7h", "soda Kd") == ["copper ann 2 on 2-A-K-Q"]
    assert played("punched-cards", "Kd 7h As", "soda Kd") == ["bet ann 2 on 2-A"]


def test_a_card_that_is_known_is_coppered_or_where_that_is_not_allowed_another_is_bet() -> None:
    assert played("snaking", "Kd Js 7h", "soda Kd") == ["copper ann 2 on J"]
    assert played("peeking", "Kd Js 7h", "deal", rules=LIBRARY["hand-dealt"]) == ["bet ann 2 on A"]


def test_two_cards_known_ahead_are_a_sure_thing() -> None:
    lines = ("soda Kd", "turn 7h 8h")
    assert played("needle-tell", "Kd 7h 8h Js 9s", *lines) == ["copper ann 2 on J-Q-K"]
    assert played("needle-tell", "Kd 7h 8h 9s Js", *lines) == ["bet ann 2 on J-Q-K"]
    assert played("needle-tell", "Kd 7h 8h 9s 10s", *lines) == []


def test_nothing_told_nothing_done() -> None:
    assert played("needle-tell", "Kd 7h 8h", "soda Kd") == []
    assert player(DEVICES["sand-tell"], see(at("soda Kd"))) == ()
    assert best_bet(DEVICES["sand-tell"], {}, FULL, may_copper=True) is None


def test_the_hope_of_a_bet_is_about_what_the_engine_makes_of_it() -> None:
    """facts: the sand tell is worth 0.341 of a stake a turn with 51 cards and twelve courts in the box."""
    left = {**FULL, 1: 3}
    shifted = hope((11, 12, 13), True, {1: COURTS}, left)
    still = hope((11, 12, 13), False, {1: OTHERS[1:]}, left)
    assert abs(12 / 51 * shifted + 39 / 51 * still - 0.341) < 0.001
    later = {**left, 12: 2, 13: 2, 2: 0, 3: 0, 4: 0, 5: 0}
    shifted = hope((11, 12, 13), True, {1: [11] * 4 + [12] * 2 + [13] * 2}, later)
    still = hope((11, 12, 13), False, {1: [1] * 23}, later)
    assert sum(later.values()) == 31
    assert abs(8 / 31 * shifted + 23 / 31 * still - 0.366) < 0.001
    untold = hope((12,), False, {1: COURTS + OTHERS}, FULL)
    assert abs(untold + float(odds(HOYLE, FLAT[12].spot).per_turn)) < 0.01


@pytest.mark.parametrize("device", DEVICE_HABITS)
def test_who_is_told_nothing_plays_by_habit(device: str) -> None:
    if device == "horsehair-drag":
        pytest.skip("it waits for a dead card")
    rules = LIBRARY["pharo"] if device == "false-cocks" else HOYLE
    opening = "bottom Ks" if device == "false-cocks" else "soda Kd"
    lines = played(device, "Kd 7h 8h", opening, rules=rules)
    assert lines[0].split()[1] == "ann"
    assert len(lines) == (2 if device in ("corking", "false-cocks") else 1)


def test_who_is_caught_corking_lays_nothing_more_in_this_deal() -> None:
    lines = ("soda Kd", "bet ann 12 on Q", "trick ann cork 10 on Q")
    assert played("corking", "Kd Qs 7h", *lines, "turn Qs 7h")
    assert played("corking", "Kd Qs Qh", *lines, "turn Qs Qh") == []


def test_a_copper_is_pulled_only_off_a_winner() -> None:
    lines = ("soda Kd", "copper ann 2 on Q")
    assert played("horsehair-copper", "Kd 7h Qs", *lines, "drawn 7h") == []
    assert played("horsehair-copper", "Kd 7h Qs", *lines, "drawn 7h Qs") == ["trick ann uncopper Q"]
    assert played("horsehair-copper", "Kd Qs 7h", *lines, "drawn Qs 7h") == []
    assert not pulls(12, 12, (12,))


def test_a_stack_on_the_dead_card_is_dragged_when_its_neighbour_wins() -> None:
    meyer, dead = LIBRARY["meyer"], ("soda Kd", "turn Qc Qd", "turn Qh Qs")
    pile = "Kd Qc Qd Qh Qs 7h Ks"
    assert played("horsehair-drag", "Kd 7h Ks", "soda Kd", rules=meyer) == []
    assert played("horsehair-drag", pile, *dead, rules=meyer) == ["bet ann 2 on Q"]
    lain = (*dead, "bet ann 2 on Q")
    assert played("horsehair-drag", pile, *lain, "drawn 7h", rules=meyer) == []
    assert played("horsehair-drag", pile, *lain, "drawn 7h Ks", rules=meyer) == ["trick ann drag Q to J-K"]
    assert played("horsehair-drag", pile.replace("Ks", "9s"), *lain, "drawn 7h 9s", rules=meyer) == []
    assert [dragged_to(first, 13) is None for first in (7, 11, 13)] == [False, True, True]


def test_a_stack_on_the_dead_card_is_gone_before_the_last_turn() -> None:
    habit, full = DEVICE_HABITS["horsehair-drag"], dict.fromkeys(range(1, 14), 4)
    assert [habit.lies({**full, 12: 0}, turns) for turns in (2, 1)] == [True, False]
    assert not habit.lies({**full, 11: 0, 12: 0, 13: 0}, 2)


def test_a_late_stake_is_laid_where_it_cannot_lose() -> None:
    (line,) = played("dropping", "Kd 7h 8h", "soda Kd", "drawn 7h")
    assert line == "trick ann lay 2 on 4-3-2" or line.startswith("trick ann lay 2 on ")
    again = ("soda Kd", "drawn 7h", line, "turn 7h Ks")
    (taken,) = played("dropping", "Kd 7h Ks", *again)
    assert taken.startswith("take ann "), "what has not won is taken up before the next turn"
    figure = safe_figure(Rank.QUEEN, FULL)
    assert figure is not None
    assert Rank.QUEEN not in figure.ranks
    assert safe_figure(1, dict.fromkeys(FULL, 0)) is None
