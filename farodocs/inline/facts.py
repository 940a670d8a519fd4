"""A Markdown extension: `[[=cost hoyle-1864 A]]` in prose becomes a number that the engine works out.

What can be asked is listed in `FACTS`. A number that a source prints, and the engine is not asked for, is written
`[[=printed 3 per cent]]`. A question that has no answer stops the build, with file and line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from re import Match
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.inlinepatterns import InlineProcessor

from faro.base import PACK, Card, FaroError, Rank, Run, Spot, Suit, nearest, spot
from faro.cheats import DEVICES
from faro.odds import (
    CASES,
    FIRST,
    FLAT,
    PULLED,
    SYSTEMS,
    Odds,
    adventured,
    as_fraction,
    as_one_in,
    as_percent,
    box_of,
    call_cost,
    climb,
    deal_cost,
    evening,
    last_three,
    odds,
    rounded,
    splits,
)
from faro.rulebooks import Rulebook, book_called, library
from faro.words import capital
from farodocs.inline import books_asked
from farodocs.inline.counted import COUNTED
from farodocs.kept import kept
from farodocs.markup import as_written, locate, mistakes, one_of

PATTERN = r"\[\[=([^\[\]]+)\]\]"
# After code and escapes, before the links of Markdown itself, which would take the inner brackets.
PRIORITY = 176

_POLICIES = {"flat": FLAT, "cases": CASES, "pulled": PULLED}
_MEASURES = ("until", "turn", "decided")
_FLAGS = ("coppered", "entering")
_RANKS_LEFT = {"different": 3, "cat": 2, "alike": 1}


class UnknownFact(ValueError):
    """A fact that cannot be told. The message names file and line."""


@dataclass(frozen=True)
class Asked:
    """What stands between the brackets behind the name: words in their order, options by name, and a book if any."""

    words: tuple[str, ...]
    options: Mapping[str, str]
    flags: frozenset[str]
    house: tuple[str, ...]

    def book(self) -> Rulebook:
        """The rule-book, which is the first word, with the house rules that stand behind it."""
        return book_called(" ".join([*self.words[:1], *self.house]), library())

    def word(self, place: int, of: Sequence[str]) -> str:
        """One of the words, which must be one of a few."""
        if self.words[place] not in of:
            write = nearest(self.words[place], of, f"write {', '.join(of)}")
            raise ValueError(f"{self.words[place]!r} cannot be asked; {write}")
        return self.words[place]

    def option(self, name: str, of: Sequence[str]) -> str:
        """One of the options, which must be one of a few, the first of them where it is left out."""
        return one_of(self.options, name, tuple(of))

    def number(self, name: str, otherwise: int) -> int:
        """One of the options, which must be a whole number."""
        value = self.options.get(name, str(otherwise))
        if not value.isdecimal():
            raise ValueError(f"{name} cannot be {value!r}; write a number")
        return int(value)


def _cost(asked: Asked) -> Fraction:
    found, measure = _odds(asked), asked.option("measure", _MEASURES)
    cost = {"until": found.until_decided, "turn": found.per_turn, "decided": found.per_decided}[measure]
    if cost is None:
        raise ValueError("nothing can be decided on the next turn")
    return cost


def _chance(asked: Asked) -> Fraction:
    found = _odds(asked)
    chances = found.turn if asked.option("measure", ("until", "turn")) == "turn" else found.until
    return Fraction(getattr(chances, asked.word(2, ("won", "lost", "half", "drawn", "left", "decided"))))


def _gain(asked: Asked) -> Fraction:
    cards, of_rank = asked.words[1:]
    if not (cards.isdecimal() and of_rank.isdecimal()):
        raise ValueError(f"{cards} and {of_rank} are not both numbers of cards")
    return odds(asked.book(), spot("A"), position(int(cards), int(of_rank)), entering=True).until_decided


def _call(asked: Asked) -> Fraction:
    cost = call_cost(asked.book(), box_of(Counter(Rank.parse(code) for code in asked.words[1].split("-"))))
    if cost is None:
        raise ValueError(f"{asked.book().name} takes no call of {asked.words[1]}")
    return cost


def _deal(asked: Asked) -> Fraction:
    cost = deal_cost(asked.book(), _POLICIES[asked.word(1, tuple(_POLICIES))])
    count = asked.option("count", ("gain", "decided", "laid", "turns", "per_decided", "per_laid"))
    if (figure := getattr(cost, count)) is None:
        raise ValueError("such a player never has a stake decided")
    return Fraction(figure)


def _evening(asked: Asked) -> Fraction:
    found = evening(asked.book(), SYSTEMS[asked.word(1, tuple(SYSTEMS))], asked.number("deals", 10))
    measure = asked.option("measure", ("gain", "mean", "ahead", "even"))
    if measure == "mean":
        return found.mean / FIRST
    figure = found.cost if measure == "gain" else getattr(found, measure)
    if figure is None:
        raise ValueError("such a player never has a stake decided")
    return Fraction(figure)


def _adventured(asked: Asked) -> Fraction:
    return adventured(asked.book(), asked.number("fewest", 8))


def _splits(asked: Asked) -> Fraction:
    return splits(asked.book())


def _devices(asked: Asked) -> Fraction:
    return Fraction(len(DEVICES))


def _last_three(asked: Asked) -> Fraction:
    return last_three()[_RANKS_LEFT[asked.word(0, tuple(_RANKS_LEFT))]]


def _climb(asked: Asked) -> Fraction:
    if not asked.words[1].isdecimal():
        raise ValueError(f"{asked.words[1]} is no number of wins")
    how: Run = "paix" if asked.option("how", ("paroli", "paix")) == "paix" else "paroli"
    climbed = climb(asked.book(), how, int(asked.words[1]))
    return climbed.gain if asked.option("measure", ("gain", "chance")) == "gain" else climbed.chance


def _books(asked: Asked) -> Fraction:
    return Fraction(len(books_asked.asked_of(asked.house, asked.options)))


def _count(asked: Asked) -> Fraction:
    return Fraction(COUNTED[asked.word(0, tuple(COUNTED))]())


def _names_of_books(asked: Asked) -> str:
    return books_asked.by_name(books_asked.asked_of(asked.house, asked.options))


@dataclass(frozen=True)
class Fact:
    """What can be asked: its words, its options, what it says, how it is told, and how it is worked out.

    `names` tells what was counted by name, where there is more to tell than the figure. What takes the engine long is
    kept from one build to the next.
    """

    words: str
    options: tuple[str, ...]
    line: str
    tell: Callable[[Asked], Fraction]
    told_as: str = "percent"
    names: Callable[[Asked], str] | None = None
    is_kept: bool = False


_BOX = ("left", "cards")

FACTS = {
    "cost": Fact(
        "BOOK PLACE",
        (*_BOX, "measure"),
        "what the bank gains by a stake on a place, for each laid",
        _cost,
        is_kept=True,
    ),
    "chance": Fact("BOOK PLACE END", (*_BOX, "measure"), "how often such a stake is won, lost, half, left", _chance),
    "gain": Fact("BOOK CARDS LEFT", (), "the same cost on one card, with so many cards and so many of it left", _gain),
    "climb": Fact("BOOK WINS", ("how", "measure"), "what a card costs, or reaches, that is bent at each win", _climb),
    "call": Fact("BOOK CARDS", (), "what the bank gains by a call of the last three, 5-6-7 or K-10-K", _call),
    "deal": Fact(
        "BOOK POLICY", ("count",), "what a way of playing comes to over a deal, in stakes", _deal, is_kept=True
    ),
    "evening": Fact(
        "BOOK SYSTEM",
        ("deals", "measure"),
        "what a system costs for each stake decided, or how evenings end",
        _evening,
        is_kept=True,
    ),
    "adventured": Fact("BOOK", ("fewest",), "De Moivre’s gain on all the money adventured", _adventured, is_kept=True),
    "splits": Fact("BOOK", (), "how many pairs a deal has, on average", _splits, "number"),
    "books": Fact("", ("in", "is"), "which rule-books have a rule so", _books, "word", _names_of_books),
    "count": Fact("WHAT", (), "how many there are of what the data holds", _count, "number"),
    "devices": Fact("", (), "how many cheating devices there are", _devices, "number"),
    "last-three": Fact("CATS", (), "how often the last three cards are different, a cat or alike", _last_three),
}
"""Every fact by its name. Each takes `as=` and `places=` too, or `of=442`: so many of 442, which must be whole."""


def as_number(figure: Fraction, places: int = 2) -> str:
    """The figure with a decimal point: `1.47`."""
    return f"{float(rounded(figure, places)):.{places}f}".replace("-", "−")


def as_sterling(figure: Fraction) -> str:
    """The figure in pounds, shillings and pence for every hundred pounds, to the nearest penny: `£2 19s. 10d.`"""
    shillings, pence = divmod(round(figure * 100 * 240), 12)
    pounds, shillings = divmod(shillings, 20)
    return "\N{NO-BREAK SPACE}".join([*([f"£{pounds}"] if pounds else []), f"{shillings}s.", f"{pence}d."])


def as_part(figure: Fraction) -> str:
    """The figure as one part in so many, with what is over left off, as De Moivre prints it: `50`."""
    return f"{int(1 / figure):,}"


_TOLD: dict[str, Callable[[Fraction], str]] = {
    "percent": as_percent,
    "fraction": as_fraction,
    "one-in": lambda figure: as_one_in(figure).replace(" ", "\N{NO-BREAK SPACE}"),
    "number": lambda figure: as_number(figure, 0 if figure.denominator == 1 else 2),
    "sterling": as_sterling,
    "word": lambda figure: books_asked.in_a_word(int(figure)),
    "Word": lambda figure: capital(books_asked.in_a_word(int(figure))),
    "part": as_part,
    "over": lambda figure: as_number(1 / figure, 1),
    "times": lambda figure: f"{int(rounded(1 / figure)):,}",
}
_NEVER_NOUGHT = ("part", "over", "times")
"""The forms that tell one part in so many."""


def position(cards: int, of_rank: int) -> frozenset[Card]:
    """So many cards left, so many of them aces. Raises `ValueError` where there are not so many others."""
    return _filled({Rank.ACE: of_rank}, cards)


@cache
def find(asked: str) -> tuple[Fraction | None, str]:
    """What stands between the brackets, answered: the exact figure and how it is told; `printed` has no figure.

    Raises `ValueError`, in one sentence, for what cannot be told.
    """
    name, *rest = asked.split() or [""]
    if name == "printed":
        return None, "\N{NO-BREAK SPACE}".join(rest)
    if name not in FACTS:
        hint = nearest(name, (*FACTS, "printed"), f"write {', '.join(FACTS)} or printed")
        raise ValueError(f"there is no fact {name!r}; {hint}")
    fact = FACTS[name]
    request = _read(name, fact, rest)
    try:
        figure = Fraction(kept("fact", asked, lambda: str(fact.tell(request)))) if fact.is_kept else fact.tell(request)
    except FaroError as error:
        raise ValueError(str(error)) from None
    if "of" in request.options:
        figure *= request.number("of", 1)
        if figure.denominator > 1:
            raise ValueError(f"of={request.options['of']} is no whole number but {figure}")
        return figure, f"{int(figure):,}"
    if fact.names and request.options.get("as") == "names":
        return figure, fact.names(request)
    told_as = request.option("as", (fact.told_as, *(way for way in _TOLD if way != fact.told_as)))
    if told_as in _NEVER_NOUGHT and not figure:
        raise ValueError(f"the answer is nought, and has no form as={told_as}")
    if "places" not in request.options:
        return figure, _TOLD[told_as](figure)
    places = request.number("places", 2)
    if told_as == "percent":
        return figure, as_number(figure * 100, places) + "\N{NO-BREAK SPACE}%"
    if told_as == "number":
        return figure, as_number(figure, places)
    raise ValueError(f"a {told_as} has no places")


def _read(name: str, fact: Fact, words: Sequence[str]) -> Asked:
    options = {key: value for key, _, value in (word.partition("=") for word in words if "=" in word)}
    known = (*fact.options, "as", "places", "of")
    house = tuple(f"{key}={value}" for key, value in options.items() if key not in known)
    plain = [word for word in words if "=" not in word]
    flags = frozenset(word for word in plain if word in _FLAGS and "left" in fact.options)
    request = Asked(tuple(word for word in plain if word not in flags), options, flags, house)
    if len(request.words) != len(fact.words.split()):
        raise ValueError(f"the fact {name} is asked as [[={name} {fact.words}]], not with {' '.join(words)!r}")
    if house and "BOOK" not in fact.words and not fact.names:
        raise ValueError(f"the fact {name} has no option {house[0]!r}; write {', '.join(known)}")
    return request


def _odds(asked: Asked) -> Odds:
    rules, place = asked.book(), spot(asked.words[1])
    return odds(
        rules, place, _box(asked, place), coppered="coppered" in asked.flags, entering="entering" in asked.flags
    )


def _box(asked: Asked, place: Spot) -> frozenset[Card] | None:
    """The cards left: a fresh pack where nothing is said, else those counted, and of the others all or as many."""
    counts = {}
    for part in asked.options["left"].split(",") if "left" in asked.options else ():
        code, _, count = part.partition(":")
        if not count.isdecimal():
            raise ValueError(f"left is written Q:3,K:2, not {asked.options['left']!r}")
        counts[Rank.parse(code)] = int(count)
    if "cards" not in asked.options:
        return box_of({**{rank: len(Suit) for rank in Rank}, **counts}) if counts else None
    ranks = {*place.ranks, *place.against}
    if not ranks or not ranks <= counts.keys():
        raise ValueError(f"with cards= the option left= counts every rank that decides a stake on {place.word}")
    return _filled(counts, asked.number("cards", 0))


def _filled(counts: Mapping[Rank, int], cards: int) -> frozenset[Card]:
    """So many cards: those counted, and others that make up the number."""
    counted = box_of(counts)
    others = [card for card in PACK if card.rank not in counts]
    wanted = cards - len(counted)
    if not 0 <= wanted <= len(others):
        told = ", ".join(f"{count} {rank.word if count == 1 else rank.plural}" for rank, count in counts.items())
        raise ValueError(f"{cards} cards cannot be left with {told} among them")
    return counted | {*others[:wanted]}


class FactTexts(InlineProcessor):
    """Turns one `[[=question]]` into an element that shows the answer and holds the exact fraction."""

    def handleMatch(  # type: ignore[override]
        self, match: Match[str], data: str
    ) -> tuple[Element, int, int]:
        """The answer, and what of the text it takes the place of. Raises `UnknownFact` where there is none."""
        try:
            figure, told = find(match[1])
        except ValueError as error:
            mistakes.tell(UnknownFact(f"{locate(match[0], self.md)}: {error}"))
            return as_written(match[0]), match.start(0), match.end(0)
        element = Element("span" if figure is None else "data")
        if figure is not None:
            element.set("value", str(figure))
        element.set("class", "faro-fact")
        element.text = told
        return element, match.start(0), match.end(0)


class FactsExtension(Extension):
    """The extension as Python-Markdown loads it."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Take the facts before Markdown's own links."""
        md.inlinePatterns.register(FactTexts(PATTERN, md), "faro-facts", PRIORITY)


makeExtension = FactsExtension
