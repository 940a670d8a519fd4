"""A device on trial: so many deals with it, and so many of the same punter or player without it."""

from __future__ import annotations

from faro.cheats.gains import Gains
from faro.cheats.runs import RUNS
from faro.errors import FaroError
from faro.shell.crooked import packs
from faro.shell.fast_crooked import FastTable


def trial(device: str, deals: int, seed: str) -> tuple[Gains, Gains]:
    """What the user of a device gains with it, and what his side gains where the game is square.

    The same seed gives the same deals. Raises `bad-request` for a device that earns nothing at a table, and for a
    number of deals that is none.
    """
    if device not in RUNS:
        raise FaroError("bad-request", f"no device {device!r} earns at a table", f"choose from {', '.join(RUNS)}")
    if deals < 1:
        raise FaroError("bad-request", f"{deals} deals cannot be played", "play one at least")
    return _play(device, deals, seed, square=False), _play(device, deals, seed, square=True)


def _play(device: str, deals: int, seed: str, *, square: bool) -> Gains:
    run = RUNS[device]
    table = FastTable(run, square=square)
    return Gains.of(table.deal(pack) for pack in packs(run, seed, deals, square=square))
