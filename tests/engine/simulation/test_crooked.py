from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from faro.base.cards import Card
from faro.cheats.devices import COURTS, DEVICES
from faro.cheats.shuffles import Draw, Pack
from faro.notation.log import format_command, play_while_valid, replay
from faro.rulebooks.shelf import library
from faro.seats.view import see
from faro.simulation.crooked import HELD, of_the_bank, packs
from faro.simulation.runs import RUNS
from faro.table.casekeep import keep_cases
from faro.table.events import BetSettled
from faro.words.announcement import announce
from faro.words.tricks import read_tells
from tests.engine.crooked import trial_log

GOLDENS = Path(__file__).with_name("goldens")
FAMILIES = {
    "boxes": "two-card-box",
    "cards": "tie-ups",
    "dealer": "dropped-card",
    "players": "horsehair-copper",
    "people": "throwing-off",
    "false-protection": "snow-out-fraud",
}
"""One device of each family, for a whole deal that is kept."""


@pytest.mark.parametrize("device", RUNS)
def test_a_crooked_deal_is_a_log_that_replays_to_its_end(device: str) -> None:
    log = trial_log(device, "replays")
    assert log == trial_log(device, "replays")
    steps, error = play_while_valid(log, library())
    assert error is None, error
    table = steps[-1].table
    assert not table.is_boxed
    assert table.secret.devices[0][0] == device
    assert {step.table.checks_in_play for step in steps[1:]} == {HELD}, "checks are conserved, whatever is done"
    square = {line.split()[0] for line in trial_log(device, "replays", square=True).splitlines()}
    assert not square & {"device", "trick"}


@pytest.mark.parametrize("device", [name for name, device in DEVICES.items() if device.acts])
def test_what_a_device_allows_is_done_sooner_or_later(device: str) -> None:
    done = {
        line.split()[2] for seed in range(4) for line in trial_log(device, f"{seed}", 2).splitlines() if "trick" in line
    }
    assert done <= {*DEVICES[device].acts}
    assert done


@pytest.mark.parametrize("device", ["horse-box", "tell-box", "dealing-seconds", "two-card-box"])
def test_the_case_keeper_shows_nothing_of_what_keeps_the_count(device: str) -> None:
    for seed in range(3):
        table = replay(trial_log(device, f"count {seed}"), library())
        assert {(len(case.marks), case.left) for case in keep_cases(table)} == {(4, 0)}


@pytest.mark.parametrize("device", ["gaff", "coffee-mill", "squared-sights"])
def test_the_case_keeper_shows_what_does_not(device: str) -> None:
    shown = 0
    for seed in range(6):
        table = replay(trial_log(device, f"count {seed}"), library())
        missing = sum(case.left for case in keep_cases(table))
        assert missing == len(table.secret.hidden)
        shown += missing
    assert shown


def test_a_square_run_deals_honest_packs() -> None:
    run = RUNS["two-card-box"]
    assert {len(pack) for pack in packs(run, "1", 3)} == {53}
    assert {len(pack) for pack in packs(run, "1", 3, square=True)} == {52}
    assert [of_the_bank(RUNS[device]) for device in ("gaff", "snaking", "tell-box", "needle-tell")] == [
        *(True, False, True, False)
    ]


def test_whatever_the_dealer_does_the_same_seed_shuffles_alike() -> None:
    def drawing(order: Pack, draw: Draw) -> Pack:
        draw()
        return order

    odd = RUNS["two-card-box"]
    for run in (odd, replace(odd, stock=drawing)):
        without = [tuple(card for card in pack if not card.odd) for pack in packs(run, "alike", 5)]
        assert without == [*packs(run, "alike", 5, square=True)]


def lost(device: str, deals: int) -> list[tuple[Card, Card, BetSettled]]:
    """The turns in which the player who uses a device lost something, and what."""
    steps, error = play_while_valid(trial_log(device, "lost", deals), library())
    assert error is None, error
    return [
        (*step.table.turns[-1], event)
        for step in steps
        for event in step.events
        if isinstance(event, BetSettled) and event.taken
    ]


def test_a_late_stake_that_is_taken_up_again_loses_nothing() -> None:
    assert lost("dropping", 10) == []


def test_the_sand_tell_loses_half_a_stake_when_a_court_follows_a_court_and_nothing_else() -> None:
    turns = lost("sand-tell", 20)
    assert len(turns) > 20, "more than once a deal"
    for loser, winner, event in turns:
        assert {loser, winner} <= COURTS.cards
        assert event.coppered
        assert event.taken * 2 == event.stake


def told(log: str) -> str:
    """A crooked deal with the lid off: every line, what is said of it, and what its user has been told by then."""
    steps, error = play_while_valid(log, library())
    assert error is None, error
    lines = []
    for step in steps:
        lines.append(f"> {format_command(step.command)}")
        lines.append(f"  “{announce(step.events, step.table, None, unmasked=True)}”")
        for who in dict.fromkeys(who for _, who in step.table.secret.devices):
            said = read_tells(see(step.table, who).tells)
            lines += [f"  {who}: {said}"] if said else []
    table = steps[-1].table
    lines.append("hidden " + " ".join(str(card) for card in table.secret.hidden))
    lines.append("left on the case-keeper " + " ".join(f"{c.rank.code}:{c.left}" for c in keep_cases(table) if c.left))
    return "\n".join(line.rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("family", FAMILIES)
def test_a_whole_crooked_deal_of_every_family(family: str, golden: Callable[[Path, str], None]) -> None:
    golden(GOLDENS / f"{family}.txt", told(trial_log(FAMILIES[family], "golden")))
