"""What is said when something is wrong: sentences with places for values, and in three voices.

One is as it is written, one as it is spoken, and one is for whom it is about. A sentence stands once, in the words of
the engine, where it is raised: `cannot bet {amount} with {hand:checks}`. Values fill it only when somebody wants to
read it, so that they can be asked for by name, and so that whoever says it in another language finds the sentence
itself, as the key to his own, and the values beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from string import Formatter
from typing import Any

from faro.base.chips import checks, count

MOST_QUOTED = 80
"""No error repeats more letters than these of what a reader wrote."""
MOST_NAMED = 8
"""Nor more of the names that sit at a table."""


def cut(text: str) -> str:
    """What a reader wrote, cut short."""
    return text if len(text) <= MOST_QUOTED else f"{text[: MOST_QUOTED - 1]}…"


def quoted(text: str) -> str:
    """What a reader wrote, in quotation marks and cut short."""
    return repr(cut(text))


_OPEN_FIRST = {
    "soda": "show the soda first",
    "face": "turn up the face first",
    "bottom": "show the bottom card first",
    "deal": "open the deal first",
}
_SHOWN: dict[str, Callable[[Any], str]] = {
    "checks": checks,
    "cards": lambda number: count(number, "card") if number else "no cards",
    "cut": cut,
    "quoted": quoted,
    "list": lambda some: ", ".join(map(str, some)),
    "names": lambda some: ", ".join([*some][:MOST_NAMED]) + (" and others" if len(some) > MOST_NAMED else ""),
    "both": " and ".join,
    "either": " or ".join,
    "words": lambda some: ", ".join(each.word for each in some),
    "ids": lambda some: ", ".join(each.id for each in some),
    "as_words": lambda rule: rule.replace("_", " "),
    "is_or_are": lambda number: "is" if number == 1 else "are",
    "it_or_them": {"is": "it", "are": "them"}.__getitem__,
    "needed": {
        "box": "a dealing box",
        "hand": "a pack dealt from the hand",
        "layout": "a layout",
        "livret": "a livret",
    }.__getitem__,
    "has": lambda punter: f"{punter} {'have' if punter == 'you' else 'has'}",
    "goes": {"all": "goes", "half": "goes by half", "none": "is barred"}.__getitem__,
    "the_last": {1: "the last card", 4: "the last four cards"}.__getitem__,
    "last_three": {1: "three of a kind", 2: "a cat", 3: "the last turn"}.__getitem__,
    "is_opened": {
        "soda": "the soda is shown",
        "face": "the face is shown",
        "bottom": "the bottom card is shown",
        "deal": "the deal is opened",
    }.__getitem__,
    "open_first": lambda opening: "write 'deal' first" if opening == "deal" else _OPEN_FIRST[opening],
    "open_first_aloud": lambda opening: _OPEN_FIRST[opening],
}
"""How a value is shown in its place, by the word behind a colon; else as Python formats it."""


class _Filling(Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:
        """A value as its place shows it."""
        shown = _SHOWN.get(format_spec)
        return str(format(value, format_spec)) if shown is None else shown(value)


_FILLING = _Filling()


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence without its full stop, or a hint, with its places for values, or `filled` with them.

    `written` is for whoever reads the log. `spoken` is said aloud at the table, where nothing can be typed; empty where
    there is nothing to say. To the `punter` whom it is about it is said as `to_you`. What is spoken only `if_room` is
    left out where the whole would be too long to be followed.
    """

    written: str
    spoken: str
    punter: str = ""
    to_you: str = ""
    if_room: bool = False

    def to(self, hearer: str) -> str:
        """What is said aloud to a hearer, a punter's name."""
        return self.to_you if self.punter == hearer else self.spoken

    def filled(self, values: Mapping[str, object]) -> Said:
        """The same with values in their places."""

        def fill(text: str) -> str:
            return _FILLING.vformat(text, (), values) if "{" in text else text

        written = fill(self.written)
        if self.spoken == self.written and not self.punter:
            return replace(self, written=written, spoken=written)
        spoken, punter, to_you = map(fill, (self.spoken, self.punter, self.to_you))
        return replace(self, written=written, spoken=spoken, punter=punter, to_you=to_you)


def alike(text: str) -> Said:
    """What is the same in every voice."""
    return Said(text, text)


def voiced(text: str | Said) -> Said:
    """A text that is the same in every voice, or what is said in several."""
    return alike(text) if isinstance(text, str) else text


def _about(written: str, to_you: str) -> Said:
    return Said(written, written, "{punter}", to_you)


def has(what: str) -> Said:
    """That a `punter` has done something, or has something: `ann has called it`, `you have called it`."""
    return _about(f"{{punter:has}} {what}", f"you have {what}")


def owned(thing: str, what: str) -> Said:
    """What a thing of a `punter` is or does: `the card of ann lies there`, `your card lies there`."""
    return _about(f"the {thing} of {{punter}} {what}", f"your {thing} {what}")


def lying(where: str) -> Said:
    """Where the `stake` of a `punter` lies: `5 checks of ann already lie there`, `5 of your checks already lie …`."""
    return _about(
        f"{{stake:checks}} of {{punter}} already lie {where}", f"{{stake:,}} of your checks already lie {where}"
    )


def typed(line: str, aloud: str = "") -> Said:
    """A hint to write a line, and what is said of it aloud, if anything."""
    return Said(f"write '{line}'", aloud)


def meant(word: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """Which of the known words one that is not known may stand for; empty where none is near."""
    spelt = {each.lower(): each for each in known}
    near = get_close_matches(word.lower(), spelt, n=1, cutoff=cutoff)
    return spelt[near[0]] if near else ""
