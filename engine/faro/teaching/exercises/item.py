"""An exercise: a table, a question, what is to be answered, every right answer, and why; and the start of making one.

The seed of an exercise is a word and a number, `K7F2-3`. The next number asks about other ranks than the two before.
A word that ends in a name behind a `~`, `K7F2~half-3`, asks about that thing alone, where the kind has one so named.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, TypeVar

from faro.base import PACK, Bend, Card, FaroError, Rank, Spot, Suit
from faro.notation import format_command, format_log
from faro.rulebooks import Rulebook
from faro.simulation import draw
from faro.table import Table, decide, fold, fresh, is_allowed
from faro.table import commands as c
from faro.teaching.fates import Fate

T = TypeVar("T")

LEVELS = (1, 2, 3)
"""What is hard changes with the level, not the size of the numbers."""
SEATED = ("ann", "bob", "clara")
CHECKS = 100
GIVEN = "{given}"
"""Where a sentence against an answer that was written or put together has that answer."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing that an exercise asks.

    A `number`; a `choice` of one among the options; the `ranks` of cards, pressed on the cloth; the options put in
    `order`; how many `beads` of a rank are still in; or a `call`, for which the options are the codes of the cards that
    are left. `at` is where on the cloth each option can be pressed, for a choice or an order of places or cards. `on`
    is the id of the place where the stake lies that is asked about, or the code of the rank whose beads they are, and
    `told` what is told of the answer once it is given, as of the cards of a call. Where each option but the first is a
    sentence of what is told, `lines` are those in columns. `fates` are what the options are of which a dealer does one.
    """

    id: str
    label: str
    type: Literal["number", "choice", "ranks", "order", "beads", "call"]
    options: tuple[str, ...] = ()
    at: tuple[tuple[float, float], ...] = ()
    on: str = ""
    told: str = ""
    lines: tuple[tuple[str, ...], ...] = ()
    fates: tuple[Fate, ...] = ()

    @classmethod
    def of_fates(cls, id: str, label: str, fates: Iterable[Fate], on: str = "") -> Field:
        """What becomes of a stake, each fate offered once."""
        each = tuple(dict.fromkeys(fates))
        return cls(id, label, "choice", tuple(fate.offered for fate in each), on=on, fates=each)


@dataclass(frozen=True, slots=True)
class Reason:
    """What became of one stake, and the rule that decided: its sentence and its field.

    The sentence names the book: `book` is that name, and `why` the rest.
    """

    what: str
    fate: str
    rule: str
    book: str
    why: str
    point: str


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise: a table, a question, what is to be filled in, and every right way to do it.

    `rules` names the book as the first line of a log does, `log` leads to the table, `ranks` are those asked about, by
    their codes. `told` is what a reader must know besides the table, sentence by sentence. A row of `accept` holds an
    answer for each field, in their order: a number in plain digits, one of the options as it is written, the codes of
    ranks from the ace up with a space between, all options in order with a semicolon between, or a call as codes in
    its order with a space between. `explain` tells the
    right answer and why, and `reasons` does so stake by stake where stakes are settled; `then` is the line of a log
    that shows it on the table, where there is one. `marks` is a tally of the cards that are out, from the ace up; the
    card that is asked about is bent as `bend` says, if at all.
    """

    kind: str
    seed: str
    level: int
    rules: str
    log: str
    ranks: tuple[str, ...]
    told: tuple[str, ...]
    prompt: str
    fields: tuple[Field, ...]
    accept: tuple[tuple[str, ...], ...]
    explain: str
    then: str = ""
    reasons: tuple[Reason, ...] = ()
    marks: tuple[int, ...] = ()
    bend: Bend | None = None


def next_seed(seed: str) -> str:
    """The seed of the exercise that comes after, which shares no rank with this one or the one before."""
    word, number = parts_of(seed)
    return f"{word}-{number + 1}"


def by_turns(kind: str, seed: str, count: int) -> int:
    """Which of so many things an exercise asks about: of so many in a row each has one, from the second row by chance.

    So no answer is that of all sisters, and none can be told from the one before.
    """
    word, number = parts_of(seed)
    row: list[int] = [*range(count)]
    if number >= count:
        Random(f"{kind} {word} {number // count}").shuffle(row)
    return row[number % count]


def parts_of(seed: str) -> tuple[str, int]:
    """The word of a seed and its number."""
    word, _, number = seed.rpartition("-")
    is_number = number.isascii() and number.isdecimal() and len(number) < 10
    return (word, int(number)) if is_number else (seed, 0)


def is_about(item: Exercise, name: str) -> bool:
    """Whether an exercise asks about one thing alone that has this name."""
    return parts_of(item.seed)[0].partition("~")[2] == name


def cards_of(ranks: Collection[Rank]) -> list[Card]:
    """Every card of some ranks."""
    return [card for card in PACK if card.rank in ranks]


def codes_of(ranks: Iterable[Rank]) -> str:
    """Ranks as an answer holds them: from the ace up, a space between."""
    return " ".join(rank.code for rank in sorted(ranks))


def point_of(spot: Spot) -> tuple[float, float]:
    """Where on the cloth a place is pressed."""
    x, y = spot.at or (0, 0)
    return round(float(x), 4), round(float(y), 4)


class Start:
    """What every exercise begins with, and the table as it is made."""

    def __init__(self, kind: str, seed: str, level: int, rules: str, book: Rulebook) -> None:
        self.kind, self.seed, self.level, self.rules, self.book = kind, seed, level, rules, book
        self.word, self.number = parts_of(seed)
        self.about = self.word.partition("~")[2]
        self.chance = Random(f"{kind} {seed}")
        self.table: Table = fresh()
        self._commands: list[c.Command] = []
        self.act(c.OpenTable(book))

    def again(self) -> Start:
        """The same start, before anything was dealt or laid."""
        return Start(self.kind, self.seed, self.level, self.rules, self.book)

    def turn_among(self, count: int) -> int:
        """Which of so many things is asked about: see `by_turns`."""
        return by_turns(self.kind, self.seed, count)

    def ranks(self, count: int) -> list[Rank]:
        """So many ranks; three exercises in a row share none, for they follow one another in one shuffled row."""
        row = self.row
        return [row[(self.number * count + place) % len(row)] for place in range(count)]

    @property
    def row(self) -> list[Rank]:
        """All ranks, in an order that the word of the seed gives."""
        return self.in_row(Rank)

    def in_row(self, things: Iterable[T]) -> list[T]:
        """The things in an order that the word of the seed gives: its numbers go through them."""
        row = [*things]
        Random(f"{self.kind} {self.word}").shuffle(row)
        return row

    def others(self, count: int, but: Collection[Rank]) -> list[Rank]:
        """So many ranks besides some, by chance."""
        return self.mixed([rank for rank in Rank if rank not in but])[:count]

    def below(self, count: int) -> int:
        return self.chance.randrange(count)

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def mixed(self, things: Iterable[T]) -> list[T]:
        """The things in an order of chance."""
        row = [*things]
        self.chance.shuffle(row)
        return row

    def act(self, command: c.Command) -> None:
        self.table = fold(self.table, decide(self.table, command))
        self._commands.append(command)

    def log(self) -> str:
        """The log that leads to the table as it stands."""
        return format_log(self._commands)

    def seat(self, *punters: str) -> None:
        for punter in punters:
            self.act(c.BuyChecks(punter, CHECKS))

    def deal(self, turns: int, first: Sequence[Card] = (), without: Sequence[Card] = ()) -> None:
        """Open the deal and make so many turns: the cards that come first, then any but those that are kept back."""
        rest = [card for card in PACK if card not in first and card not in without]
        self.chance.shuffle(rest)
        for _ in range(1 + turns):
            # A bottom card that is shown is the last of the order: none that is kept back.
            self.act(draw(self.table, (*first, *rest, *without, *rest[:1])))

    def warm_up(self, kept: Collection[Rank], most_turns: int = 4) -> None:
        """Deal a few turns that leave some ranks whole, so that stakes may be laid.

        At Basset a stake laid in mid-deal would let a card go by: there all are laid first, and `begin` shows the face.
        """
        if self.book.entry != "after-face":
            self.deal(self.below(most_turns), without=cards_of(kept))

    def begin(self, kept: Collection[Rank]) -> None:
        """Show the face after the stakes, where `warm_up` had to wait for them."""
        if self.book.entry == "after-face":
            laid = {rank for bet in self.table.bets for rank in (*bet.spot.ranks, *bet.spot.against)}
            self.deal(0, without=cards_of(laid.union(kept)))

    def drawable(self, without: Collection[Card]) -> list[Card]:
        """The cards that a turn can bring now, but some: the bottom card, where it is shown, comes last of all."""
        return sorted(self.table.box - {*without} - {self.table.bottom})

    def lay(self, *wishes: c.Command) -> bool:
        """Give the first order of some that the table takes; whether it took one."""
        for wish in wishes:
            if is_allowed(self.table, wish):
                self.act(wish)
                return True
        return False

    def turn_of(self, first: Rank, second: Rank) -> c.DealTurn:
        """Two cards of these ranks, in the order drawn."""
        suits = [*Suit]
        return c.DealTurn(Card(first, suits[self.below(2)]), Card(second, suits[2 + self.below(2)]))

    def come(self, drawn: c.DealTurn) -> str:
        """The two cards of a turn as a question tells them."""
        return f"{drawn.first.word} first, {drawn.second.word} second."

    def refused(self, why: str) -> FaroError:
        """What is raised where the book lacks what is asked about, by the key of the sentence."""
        return FaroError(f"bad-request/{why}", rules=self.book)

    def item(
        self,
        ranks: Sequence[Rank],
        prompt: str,
        fields: Sequence[Field],
        accept: Sequence[tuple[str, ...]],
        explain: str,
        then: c.Command | None = None,
        told: Sequence[str] = (),
        reasons: Sequence[Reason] = (),
        marks: Sequence[int] = (),
        bend: Bend | None = None,
    ) -> Exercise:
        codes = tuple(rank.code for rank in ranks)
        line = "" if then is None else format_command(then)
        return Exercise(
            self.kind,
            self.seed,
            self.level,
            self.rules,
            self.log(),
            codes,
            tuple(told),
            prompt,
            tuple(fields),
            tuple(accept),
            explain,
            line,
            tuple(reasons),
            tuple(marks),
            bend,
        )
