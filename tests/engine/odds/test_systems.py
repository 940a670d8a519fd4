from __future__ import annotations

import pytest

from faro.odds.systems import FIRST, MOST, STEP, SYSTEMS


@pytest.mark.parametrize(
    ("system", "results", "stakes"),
    [
        ("flat", (1, -1, 0), (FIRST, FIRST, FIRST)),
        ("chops", (1, 1, -1, 0), (FIRST + STEP, FIRST + 2 * STEP, FIRST + STEP, FIRST + STEP)),
        ("parlee", (1, 1, 1, -1), (2 * FIRST, 4 * FIRST, FIRST, FIRST)),
        ("martingale", (-1, -1, 0, 1), (2 * FIRST, 4 * FIRST, 4 * FIRST, FIRST)),
    ],
)
def test_the_stakes_that_follow_wins_losses_and_nothing(
    system: str, results: tuple[int, ...], stakes: tuple[int, ...]
) -> None:
    stake, laid = FIRST, []
    for result in results:
        stake = SYSTEMS[system].next_stake(stake, result * stake)
        laid.append(stake)
    assert tuple(laid) == stakes


def test_a_martingale_breaks_off_at_its_limit_and_chops_at_a_check() -> None:
    assert SYSTEMS["martingale"].next_stake(MOST, -MOST) == FIRST
    assert SYSTEMS["chops"].next_stake(STEP, -STEP) == STEP


def test_one_system_turns_round_and_one_waits_for_the_case() -> None:
    assert [key for key, system in SYSTEMS.items() if system.turns_round] == ["breaking-even"]
    assert [key for key, system in SYSTEMS.items() if system.lays_at == {1}] == ["cases"]
    assert [system.id for system in SYSTEMS.values()] == [*SYSTEMS]
