"""What was done unseen in a deal, told when it is over: by which device, how often, what gives it away, who saw it."""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import count
from faro.cheats import DEVICES, cheats
from faro.notation import Step
from faro.simulation import Seen, Watcher, seen, tell_watching
from faro.table import BANK
from faro.table import events as e
from faro.words import owner


def unmasked(steps: Sequence[Step], seat: str, watching: Sequence[Watcher] = ()) -> tuple[str, ...]:
    """A sentence or more for each device at the table, of the present deal; nothing of a square one.

    What gives a device away is told by the sources, or follows from how it works, and is marked so. Last comes who was
    `watching`, and what.
    """
    table = steps[-1].table
    secret, found = table.secret, seen(table, watching)
    first = max((at for at, step in enumerate(steps) if _opens(step)), default=0)
    is_short = any(isinstance(event, e.Misdealt) for step in steps[first:] for event in step.events)
    told = [
        f"{cheats()[device].name}, {_whose(user, seat)}: {_done(device, user, steps)}. {_given_away(device)} "
        f"{_seen(device, user in secret.caught, is_short, found if found and found.device == device else None)}"
        for device, user in secret.devices
    ]
    return (*told, *([tell_watching(watching)] if watching and told else ()))


def _whose(user: str, seat: str) -> str:
    return "yours" if user == seat != BANK else owner(user, seat)


def _opens(step: Step) -> bool:
    return any(isinstance(event, e.DealOpened) for event in step.events)


def _done(device: str, user: str, steps: Sequence[Step]) -> str:
    acts = DEVICES[device].acts
    times = sum(trick.who == user and trick.act in acts for trick in steps[-1].table.secret.tricks)
    return f"used {count(times, 'time')}" if acts else "it told what it tells"


def _given_away(device: str) -> str:
    undone = cheats()[device].undone_by
    if not undone:
        return "The sources do not say what gives it away."
    told = "; ".join(f"{way.what}{'' if way.basis == 'source' else ' (inferred)'}" for way in undone)
    return f"What gives it away: {told}."


def _seen(device: str, is_caught: bool, is_short: bool, found: Seen | None) -> str:
    if found is not None:
        return f"It was seen by {found.watcher}."
    if is_caught:
        return "It was seen at this table."
    if is_short and DEVICES[device].acts & {"double", "drop"}:
        return "The count did not come out, and all could see it."
    return "Nobody at this table saw it."
