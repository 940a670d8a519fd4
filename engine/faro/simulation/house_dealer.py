"""A dealer who may have brought a device to the table of somebody who plays: which one, and what he does with it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from faro.base import Card
from faro.cheats import DEVICES
from faro.seats import see
from faro.simulation.crooked import Playing, shows
from faro.simulation.dealers import dealer
from faro.simulation.shoe import draw
from faro.table import BANK, Table, brings
from faro.table import commands as c

MAY_BRING = ("gaff", "miscount")
"""What shows to a player who looks: in the count, when the pack is out, or in what he is paid."""


def brought(seed: str) -> str | None:
    """The device that the dealer of a seed has with him; in one deal of three there is none."""
    return Random(f"{seed} brings").choice((None, *MAY_BRING))


def crooked_turn(table: Table, order: Iterable[Card]) -> tuple[c.Command, ...]:
    """What chance does next if the pack lies in this order, and around it what the dealer does unseen with his devices.

    At a square table it is the turn alone.
    """
    dealing = Playing(table)
    devices = [DEVICES[device] for device, user in table.secret.devices if user == BANK]
    for device in devices:
        for cards in shows(device):
            known = brings(dealing.table)
            if not known or not isinstance(known[0], c.DealTurn):
                break
            dealing.do([c.DrawCards((known[0].first, known[0].second)[:cards])])
            dealing.do(dealer(device, see(dealing.table, BANK)))
    dealing.do([draw(dealing.table, order)])
    for device in devices:
        if "short" in device.acts:
            dealing.do(dealer(device, see(dealing.table, BANK)))
    return tuple(dealing.done)
