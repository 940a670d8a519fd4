"""What a player may suspect: what the tally of the cards that are out betrays, and how many splits are chance."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from faro.base import Rank
from faro.cheats import too_many_splits
from faro.teaching.exercises.item import Exercise, Field, Start, cards_of
from faro.words import turn_word

TALLY, SPLITS = "tally", "splits"
SUSPECTED = (TALLY, SPLITS)
"""What can be asked about, by its name."""

NOTHING = "Nothing: the tally is right"
FIFTH = "A rank has come five times"
SHORT = "A card is gone that nobody has seen"
_SAID = (NOTHING, FIFTH, SHORT)
_DEALS = 100
_MOST_SPLITS = 5


def suspect(start: Start) -> Exercise:
    """Level 1 reads a tally against the count of turns, the others say how often a square deal has so many splits."""
    about = start.about or SUSPECTED[start.level > 1]
    if start.book.deal != "soda-to-hock":
        raise start.refused("no-card-over")
    return _tally(start) if about == TALLY else _splits(start)


def _tally(start: Start) -> Exercise:
    """The marks of a tally after some turns: all right, a fifth card of a rank, or one mark too few."""
    wrong = _SAID[start.number % len(_SAID)]
    [rank] = start.ranks(1)
    turns = 12 + start.below(8)
    out = [*cards_of([rank])] if wrong == FIFTH else []
    start.deal(turns, start.mixed(out))
    marks = {each: 4 - start.table.left(each) for each in Rank}
    lost = next(each for each in start.row if 0 < marks[each] < 4 and each != rank)
    if wrong == FIFTH:
        marks[rank] += 1
    if wrong != NOTHING:
        marks[lost] -= 1
    so_far = f"The {start.book.opening} is out, and {turns} {turn_word(start.book).lower()}s."
    told = [*_rows(marks), f"That is {sum(marks.values())} marks. {so_far}"]
    count = 1 + 2 * turns
    why = f"The {start.book.opening} and {turns} turns make {count} cards"
    seen = {
        NOTHING: f"{why}, and there are as many marks; no rank has more than four.",
        FIFTH: f"The {rank.word} has five marks, and a pack has only four {rank.plural}.",
        SHORT: f"{why}, and there are {sum(marks.values())} marks: two cards have left the box as one.",
    }
    fields = [Field("tally", "What it betrays", "choice", _SAID)]
    drawn = [*marks.values()]
    return start.item([rank], "What does the tally betray?", fields, [(wrong,)], seen[wrong], told=told, marks=drawn)


def _rows(marks: dict[Rank, int]) -> Iterator[str]:
    """The tally as it is read out, some ranks to a sentence."""
    row = [f"{rank.word} {count}" for rank, count in marks.items()]
    for at in range(0, len(row), 7):
        yield f"{', '.join(row[at : at + 7])}."


def _splits(start: Start) -> Exercise:
    """How many of a hundred square deals have so many splits or more."""
    splits = start.in_row(range(1, _MOST_SPLITS + 1))[start.number % _MOST_SPLITS]
    offered = [_of_hundred(count) for count in range(1, _MOST_SPLITS + 1)]
    fields = [Field("splits", "That many or more", "choice", tuple(offered))]
    start.deal(0)
    right = _of_hundred(splits)
    what = "a split" if splits == 1 else f"{splits} splits"
    told = [f"You have watched a deal, and it had {what}."]
    prompt = f"In about how many square deals of {_DEALS} are there that many, or more?"
    explain = f"{right}. A deal has {_average()} on average, and one deal alone proves nothing."
    return start.item([], prompt, fields, [(right,)], explain, told=told)


def _of_hundred(splits: int) -> str:
    return f"In {max(1, round(_DEALS * too_many_splits(splits, 1).chance))} of {_DEALS}"


def _average() -> str:
    return f"{float(Fraction(too_many_splits(1, 1).expected)):.1f}"


def unfounded(item: Exercise, at: int) -> tuple[str, ...]:
    """What is said against each wrong suspicion, or each wrong number of deals."""
    [(right,)], field = item.accept, item.fields[at]
    if field.id == "splits":
        many = {_of_hundred(count): count for count in range(1, _MOST_SPLITS + 1)}
        says = {option: f"“{option}” there are {count} or more" for option, count in many.items()}
    else:
        says = {NOTHING: "", FIFTH: "No rank has five marks", SHORT: "No mark is missing"}
    why = f"{item.explain[0].lower()}{item.explain[1:]}"
    told = {option: f"{against}; {why}" if against else item.explain for option, against in says.items()}
    return tuple("" if option == right else told[option] for option in field.options)
