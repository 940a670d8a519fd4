from __future__ import annotations

from itertools import pairwise

import pytest

from faro.notation.log import play_while_valid
from faro.rulebooks.shelf import library
from faro.simulation.company import BOOKS, company_log
from faro.table.casekeep import keep_cases
from faro.teaching.spotting import ASKED

SEEDS = [f"company {number}" for number in range(4)]


def seen(log: str) -> list[str]:
    """What a table sees of a deal before its first card is drawn."""
    lines = log.split("drawn ")[0].splitlines()
    return [line for line in lines if line.split()[0] in ("rules", "open", "bet", "copper")]


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_that_is_seen_before_the_first_card_tells_the_device(seed: str) -> None:
    first = seen(company_log(ASKED[0], seed))
    assert len(first) >= 6
    for device in ASKED:
        for square in (False, True):
            log = company_log(device, seed, square=square)
            assert seen(log) == first
            _, error = play_while_valid(log, library())
            assert error is None, error


def test_the_tables_differ_and_a_seed_has_its_own() -> None:
    tables = [seen(company_log("gaff", f"table {number}", square=True)) for number in range(24)]
    assert {table[0].split()[1] for table in tables} == {*BOOKS}
    assert len({tuple(table[1:]) for table in tables}) > 18
    assert "\npile 4c 5c 3s 6h Kd Ad 3h 9c Qh 7h " in company_log("dropping", "again")  # for every Python


def test_every_turn_is_drawn_card_by_card() -> None:
    for device in ASKED:
        lines = company_log(device, "drawn").splitlines()
        turns = [line for line in lines if line.startswith("turn ")]
        assert sum(line.startswith("drawn ") for line in lines) == 2 * len(turns)


@pytest.mark.parametrize("seed", SEEDS)
def test_at_a_square_table_somebody_plays_now_and_then_and_nobody_stakes_between_the_cards(seed: str) -> None:
    steps, _ = play_while_valid(company_log("dropping", seed, square=True), library())
    assert not steps[-1].table.secret.devices
    assert [step for step in steps for bet in step.table.bets if bet.spot.kind == "three-in-a-row"]
    for before, after in pairwise(steps):
        assert not after.table.secret.drawn or after.table.bets == before.table.bets


@pytest.mark.parametrize("device", ASKED)
def test_the_count_shows_cards_that_left_unseen_and_beads_that_were_slid(device: str) -> None:
    steps, _ = play_while_valid(company_log(device, "count"), library())
    table = steps[-1].table
    assert sum(case.left for case in keep_cases(table)) == len(table.secret.hidden)
    assert bool(table.secret.hidden) == (device in ("gaff", "coffee-mill"))
