"""What is said when something is wrong, in three voices: as it is written, as it is spoken, and to whom it is about."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from faro.base.chips import checks


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence without its full stop, or a hint.

    `written` is for whoever reads the log. `spoken` is said aloud at the table, where nothing can be typed; empty where
    there is nothing to say. To the `punter` whom it is about it is said as `to_you`. What is spoken only `if_room` is
    left out where the whole would be too long to be followed. `meant` is the word that was probably meant.
    """

    written: str
    spoken: str
    punter: str = ""
    to_you: str = ""
    if_room: bool = False
    meant: str = ""

    def to(self, hearer: str) -> str:
        """What is said aloud to a hearer, a punter's name."""
        return self.to_you if self.punter == hearer else self.spoken


def alike(text: str) -> Said:
    """What is the same in every voice."""
    return Said(text, text)


def has(punter: str, what: str) -> Said:
    """That a punter has done something, or has something: `ann has called it`, `you have called it`."""
    about = f"{punter} has {what}"
    return Said(about, about, punter, f"you have {what}")


def owned(thing: str, punter: str, what: str) -> Said:
    """What a punter's thing is or does: `the card of ann lies there`, `your card lies there`."""
    about = f"the {thing} of {punter} {what}"
    return Said(about, about, punter, f"your {thing} {what}")


def lying(amount: int, punter: str, where: str) -> Said:
    """Where a punter's checks lie: `5 checks of ann already lie there`, `5 of your checks already lie there`."""
    about = f"{checks(amount)} of {punter} already lie {where}"
    return Said(about, about, punter, f"{amount:,} of your checks already lie {where}")


def typed(line: str, aloud: str = "") -> Said:
    """A hint to write a line, and what is said of it aloud, if anything."""
    return Said(f"write '{line}'", aloud)


def nearest(word: str, known: Iterable[str], otherwise: str, cutoff: float = 0.6) -> Said:
    """Which of the known words one that is not known may stand for, or what else to do. It can only be written."""
    spelt = {each.lower(): each for each in known}
    near = [spelt[found] for found in get_close_matches(word.lower(), spelt, n=1, cutoff=cutoff)]
    return Said(f"did you mean {near[0]!r}?", "", meant=near[0]) if near else alike(otherwise)
