"""The kinds of exercise: `make` one, and what is said against its wrong answers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from faro.base import FaroError, meant
from faro.rulebooks import book_called, library
from faro.teaching.exercises import misjudged, mistaken
from faro.teaching.exercises.amiss import spot
from faro.teaching.exercises.call import call
from faro.teaching.exercises.cases import FRAME, keep, order
from faro.teaching.exercises.costs import COMPARED, estimate
from faro.teaching.exercises.dealing import deal
from faro.teaching.exercises.item import LEVELS, Exercise, Start
from faro.teaching.exercises.moments import MOMENTS, moment
from faro.teaching.exercises.naming import NAMED, name
from faro.teaching.exercises.places import place, read
from faro.teaching.exercises.rules import LAWS, law, rulebook
from faro.teaching.exercises.settling import DECIDED, SETTLED, pay, predict
from faro.teaching.exercises.suspicion import SUSPECTED, suspect, unfounded


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of exercise: its name, and what makes one.

    `corrects` has what is said against the answers to a field, by the field's place: a sentence for each option, empty
    where it is right, or for what is not a choice one sentence with `GIVEN` in it. `topics` are what the word of a seed
    may end in behind a `~`: the things that can be asked about by name. A `drill` is asked without end on a page of its
    own. Of what is `counted` the board tells nothing, for that is the question. What `compares` asks other books
    as well as its own.
    """

    name: str
    make: Callable[[Start], Exercise]
    corrects: Callable[[Exercise, int], tuple[str, ...]]
    topics: Collection[str] = ()
    drill: bool = False
    counted: bool = False
    compares: bool = False


def _of_law(item: Exercise, at: int) -> tuple[str, ...]:
    asked = item.fields[at].id
    if asked.startswith("may-"):
        return mistaken.permissions(item, at)
    if asked == "law":
        return misjudged.laws(item, at)
    return misjudged.fates(item, at) if asked not in ("shifted", "run-on") else mistaken.others(item, at)


def _of_moment(item: Exercise, at: int) -> tuple[str, ...]:
    is_by_book = item.fields[at].id.startswith("by-")
    return misjudged.fates_by_book(item, at) if is_by_book else misjudged.fates(item, at)


KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("predict", predict, misjudged.fates, (DECIDED,)),
        Kind("pay", pay, misjudged.fates, SETTLED, drill=True),
        Kind("place", place, mistaken.places),
        Kind("read", read, mistaken.readings),
        Kind("keep", keep, mistaken.counts, (FRAME,), drill=True, counted=True),
        Kind("call", call, mistaken.calls, drill=True),
        Kind("order", order, mistaken.orders, counted=True),
        Kind("name", name, mistaken.names, NAMED),
        Kind("law", law, _of_law, LAWS),
        Kind("rulebook", rulebook, misjudged.fates_by_book, compares=True),
        Kind("moment", moment, _of_moment, MOMENTS, compares=True),
        Kind("estimate", estimate, mistaken.costs, COMPARED),
        Kind("spot", spot, mistaken.lines),
        Kind("suspect", suspect, unfounded, SUSPECTED),
        Kind("deal", deal, misjudged.fates),
    )
}
"""The kinds of exercise by their names."""

DRILLS = tuple(kind.name for kind in KINDS.values() if kind.drill)
"""The kinds of which a page asks without end."""


def make(kind: str, seed: str, level: int, rules: str) -> Exercise:
    """The exercise of a kind under a seed, a level and a book: the same for every Python, here and in the browser.

    Raises `bad-request` for a kind, a level or a thing asked about that there is not, and where the book lacks what is
    asked about; for the name of a book, what the first line of a log raises.
    """
    if kind not in KINDS:
        raise FaroError("bad-request/exercise", kind=kind, kinds=KINDS)
    if level not in LEVELS:
        raise FaroError("bad-request/level", level=level, levels=LEVELS)
    start = Start(kind, seed, level, rules, book_called(rules, library()))
    if start.about and start.about not in (known := KINDS[kind].topics):
        key, near = "bad-request/about" if known else "bad-request/about-nothing", meant(start.about, known)
        raise FaroError(key, kind=kind, about=start.about, topics=known, meant=near)
    return KINDS[kind].make(start)


def corrections(item: Exercise) -> tuple[tuple[str, ...], ...]:
    """What is said against wrong answers, field by field: see `Kind`."""
    return tuple(KINDS[item.kind].corrects(item, at) for at in range(len(item.fields)))
