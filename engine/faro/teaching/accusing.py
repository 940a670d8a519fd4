"""A deal that a player stops because he takes it for crooked: what he is asked of it, and what is right."""

from __future__ import annotations

from dataclasses import dataclass

from faro.teaching.exercises.amiss import COUNT, NO_TURN, PAID, SQUARE
from faro.teaching.exercises.item import Field
from faro.teaching.spotting import every_step, judged
from faro.teaching.unmasked import unmasked


@dataclass(frozen=True, slots=True)
class Accusation:
    """What is asked of a deal, every right answer to each by the `id` of its field, and what was done, in sentences."""

    fields: tuple[Field, ...]
    accept: dict[str, tuple[str, ...]]
    explain: str


def accused(log: str, seat: str) -> Accusation:
    """The latest deal of a log, as far as it goes, to be judged by who sits at a seat. Raises what a log raises.

    A payment shows in its turn; a card that left the box unseen shows in none, but in the count when the pack is out.
    """
    steps = every_step(log)
    item = judged(log, steps, seat=seat)
    wrong = SQUARE if item.is_square else PAID if item.turns else COUNT
    turns = tuple(f"in turn {turn}" for turn in range(1, item.dealt + 1))
    shows = tuple(f"in turn {turn}" for turn in sorted(item.turns)) or (NO_TURN,)
    return Accusation(
        (
            Field("wrong", "What is wrong", "choice", (SQUARE, PAID, COUNT)),
            Field("turn", "Where it shows", "choice", (NO_TURN, *turns)),
        ),
        {"wrong": (wrong,), "turn": shows},
        " ".join((item.why, *unmasked(steps, seat))),
    )
