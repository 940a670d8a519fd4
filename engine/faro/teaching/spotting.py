"""Spot the cheat: a deal as the table saw it, square or not, and every answer that is right."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from faro.base import FaroError
from faro.cheats import DEVICES, splits
from faro.notation import Step, play_while_valid
from faro.rulebooks import library
from faro.simulation import RUNS, company_log
from faro.table import commands as c
from faro.table import events as e
from faro.words import tell_trick

_PAIRED = frozenset({"putting-up-splits", "roughed-cards"})
"""Devices that bring pairs, which are seen as splits."""
_ALIKE: tuple[frozenset[str], ...] = (
    frozenset({"gaff", "coffee-mill", "squared-sights", "two-card-box"}),
    _PAIRED,
)
"""Devices whose work looks the same from the players' side: whoever names one of them is right."""

ASKED = (
    "gaff",
    "coffee-mill",
    "putting-up-splits",
    "horsehair-copper",
    "horsehair-drag",
    "dropping",
    "miscount",
    "case-shift",
)
"""The devices whose work can be seen by who looks closely: in the count, in the stakes or in the run of the cards.

A class of cards that leans to one side is none of them: a single deal does not show it.
"""


@dataclass(frozen=True)
class Item:
    """A deal to judge, and its whole `log`, which tells everything.

    `dealt` counts its turns, and `turns` are those in which something was done, none where no turn shows it.
    `means` are the devices that may have done it, and `why` is what was done, for after the answer.
    """

    seed: str
    log: str
    is_square: bool
    dealt: int
    turns: frozenset[int]
    means: frozenset[str]
    why: str


def square_or_not(seed: str) -> Item:
    """The deal of a seed: about every second one is square. The same seed gives the same deal."""
    chance = Random(f"square-or-not {seed}")
    device = chance.choice(ASKED)
    return looked_over(company_log(device, seed, square=chance.random() < 0.5), seed)


def looked_over(log: str, seed: str = "", seat: str | None = None) -> Item:
    """The latest deal of a log as who knows everything judges it, with its `why` told to a seat.

    Raises what a log raises; `no-rules` for one in which nothing stands.
    """
    return judged(log, every_step(log), seed, seat)


def every_step(log: str) -> tuple[Step, ...]:
    """The steps of a log in which something stands. Raises what `looked_over` raises."""
    played, error = play_while_valid(log, library())
    if error is not None:
        raise error
    if not played:
        raise FaroError("no-rules")
    return played


def judged(log: str, played: tuple[Step, ...], seed: str = "", seat: str | None = None) -> Item:
    """The latest deal of a log, whose steps these are, as `looked_over` judges it."""
    steps = played[max((at for at, step in enumerate(played) if isinstance(step.command, c.OpenDeal)), default=0) :]
    table = steps[-1].table
    tricks = [step for step in steps if isinstance(step.command, c.DoTrick)]
    device = next((device for device, _ in table.secret.devices), "")
    is_put_up = bool(device) and RUNS[device].stock is not None and not DEVICES[device].acts
    dealt = len(table.turns)
    if not tricks and not is_put_up:
        return Item(seed, log, True, dealt, frozenset(), frozenset(), "Nothing was done unseen.")
    means = next((alike for alike in _ALIKE if device in alike), frozenset({device}))
    return Item(seed, log, False, dealt, _turns(steps, tricks, device), means, _why(steps, tricks, seat))


def _turns(steps: tuple[Step, ...], tricks: list[Step], device: str) -> frozenset[int]:
    """The turns that show it. A card that left unseen shows in none: only the count at the end does."""
    if tricks:
        acts = {step.command.trick.act for step in tricks if isinstance(step.command, c.DoTrick)}
        coming = "short" not in acts
        return frozenset() if "double" in acts else frozenset(len(step.table.turns) + coming for step in tricks)
    pairs = [
        number
        for number, (loser, winner) in enumerate(steps[-1].table.turns, 1)
        if loser.rank == winner.rank and device in _PAIRED
    ]
    return frozenset(pairs)


def _why(steps: tuple[Step, ...], tricks: list[Step], seat: str | None) -> str:
    if tricks:
        first = tricks[0]
        assert isinstance(first.command, c.DoTrick)
        is_late = first.command.trick.act == "short"
        when = f"After turn {len(first.table.turns)}" if is_late else f"In turn {len(first.table.turns) + 1}"
        more = f" It was done {len(tricks)} times." if len(tricks) > 1 else ""
        unseen = "Only the count at the end shows it. " if first.command.trick.act == "double" else ""
        return f"{unseen}{when}: {tell_trick(first.command.trick, (), seat)}{more}"
    laid = next(step.table for step in steps if isinstance(step.events[0], e.DealOpened)).secret.pile or ()
    return f"The pack was put up: {splits((laid[0], *laid))} of its turns are splits."
