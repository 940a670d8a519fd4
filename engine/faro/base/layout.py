"""The cloth: where each rank lies, seen from the players' side, and every place where a stake can be laid.

The geometry is that of the painted layout (Meyer, Faro Betting, diagram from the player's side): six to ace in the row
nearer the dealer, eight to king in the row nearer the players, the seven alone at the left end, level between the rows.
Everything else is derived from it: a chip between two cards bets on both, at a crossing on four, at a corner on two.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import Literal

from faro.base.cards import Card, Rank
from faro.base.chips import in_a_row
from faro.base.errors import FaroError, cut, quoted
from faro.base.voices import nearest

UPPER: tuple[Rank, ...] = tuple(Rank(n) for n in (6, 5, 4, 3, 2, 1))
"""The row nearer the dealer, left to right as the players see it."""
LOWER: tuple[Rank, ...] = tuple(Rank(n) for n in (8, 9, 10, 11, 12, 13))
"""The row nearer the players, left to right as they see it."""

Point = tuple[Fraction, Fraction]
"""A point of the cloth as (column, row), in cards, from the players' side; the middle of a card is its place."""

PLACES: dict[Rank, Point] = {
    Rank.SEVEN: (Fraction(0), Fraction(1, 2)),
    **{rank: (Fraction(column), Fraction(0)) for column, rank in enumerate(UPPER, 1)},
    **{rank: (Fraction(column), Fraction(1)) for column, rank in enumerate(LOWER, 1)},
}
"""The middle of each painted card."""


def from_dealer(at: Point) -> Point:
    """The same point of the cloth as the dealer sees it: half a turn round."""
    column, row = at
    return 6 - column, 1 - row


Kind = Literal[
    "flat",
    "between-two",
    "three-in-a-row",
    "pot",
    "square",
    "diagonal",
    "corner",
    "inside-three",
    "row",
    "all-odd-or-even",
    "one-side",
    "odd-even",
    "high-card",
    "colours",
    "string",
    "heeled",
    "figure-card",
]
"""What sort of bet a place takes. The first six were there early; the rest came, and went, with the later game."""
_OF_BOTH_CARDS: frozenset[Kind] = frozenset(("high-card", "odd-even", "colours"))


@dataclass(frozen=True, slots=True)
class Spot:
    """A place where a stake can be laid: what a log calls it, the sort of bet, the ranks that a stake there takes in.

    `ranks` win when they come second and lose when they come first; `against` are those that a heeled bet, or one side
    against the other, plays the opposite way. `at` is where the chip stands, nothing for a bet made by word of mouth.
    A bet on odd or even looks at the winner unless it is `on_loser`; one on colours is on the `red` cards or the black.
    """

    id: str
    ranks: tuple[Rank, ...]
    kind: Kind = "flat"
    against: tuple[Rank, ...] = ()
    names: tuple[str, ...] = ()
    at: Point | None = None
    on_loser: bool = False
    red: bool = False

    @property
    def word(self) -> str:
        """The place as it is spoken, with its article: `the Queen`, `the Queen and King`, `the Grand Square`."""
        if self.names:
            return f"the {self.names[0]}"
        if self.kind == "heeled":
            return f"the {_list(self.ranks)} heeled against the {_list(self.against)}"
        if len(self.ranks) > 5:
            return f"the string of {len(self.ranks)}, {self.ranks[0].word} to {self.ranks[-1].word}"
        return f"the {_list(self.ranks)}"

    @property
    def are(self) -> str:
        """The verb that goes with the word: the Queen `is`, the Queen and King `are`."""
        return "are" if not self.names and self.kind != "heeled" and 1 < len(self.ranks) <= 5 else "is"

    def verdict(self, loser: Card | None, winner: Card | None) -> tuple[bool, bool]:
        """What the two cards of a turn say for and against an open stake here: (something good, something bad).

        A card that does not count is nothing; the bets on the whole turn need both.
        """
        if self.kind in _OF_BOTH_CARDS:
            return (False, False) if loser is None or winner is None else self._of_the_turn(loser, winner)
        lost, won = loser and loser.rank, winner and winner.rank
        return won in self.ranks or lost in self.against, lost in self.ranks or won in self.against

    def _of_the_turn(self, loser: Card, winner: Card) -> tuple[bool, bool]:
        if self.kind == "high-card":
            return winner.rank >= loser.rank, winner.rank <= loser.rank
        if self.kind == "odd-even":
            judged = self.judged(loser, winner).rank
            return judged in self.ranks, judged in self.against
        return winner.suit.is_red == self.red or loser.suit.is_red != self.red, (
            winner.suit.is_red != self.red or loser.suit.is_red == self.red
        )

    def judged(self, loser: Card, winner: Card) -> Card:
        """The card of a turn that a bet on odd or even looks at: the winner, unless it is laid on the loser."""
        return loser if self.on_loser else winner


@lru_cache(maxsize=1024)
def _list(ranks: tuple[Rank, ...]) -> str:
    return in_a_row([rank.word for rank in ranks])


def _ranked(ranks: Iterable[Rank]) -> str:
    return "-".join(rank.code for rank in ranks)


def _middle(ranks: Iterable[Rank]) -> Point:
    points = [PLACES[rank] for rank in ranks]
    return sum((x for x, _ in points), Fraction(0)) / len(points), sum((y for _, y in points), Fraction(0)) / len(
        points
    )


_LINES: tuple[tuple[Rank, ...], ...] = ((Rank.SEVEN, *UPPER), (Rank.SEVEN, *LOWER))
"""The two rows with the seven as an end card of either."""

_NAMES: dict[frozenset[Rank], tuple[str, ...]] = {
    frozenset(Rank.parse(code) for code in codes.split()): names
    for codes, names in {
        "A 2 3": ("Little Figure",),
        "K Q J": ("Big Figure",),
        "6 7 8": ("Pot",),
        "A 2 Q K": ("Grand Square", "King Square"),
    }.items()
}
"""Names that every source gives to the same cards. The Nine and Jack Squares name two groups each: see `DISPUTED`."""

DISPUTED: dict[str, tuple[frozenset[Rank], ...]] = {
    name: tuple(frozenset(Rank.parse(code) for code in codes.split()) for codes in readings)
    for name, readings in {
        "Nine Square": ("9 8 6 5", "9 10 4 5"),
        "Jack Square": ("J 10 4 3", "J Q 2 3"),
    }.items()
}
"""Names that one source gives to two groups of cards: Meyer's betting chapter first, his glossary second."""


def _along(size: int) -> Iterator[tuple[Rank, ...]]:
    for line in (UPPER, LOWER):
        for start in range(len(line) - size + 1):
            yield line[start : start + size]


def _derive() -> Iterator[Spot]:
    """Every place of the layout that the geometry gives, in the order of the ledger of bets."""

    def made(kind: Kind, ranks: tuple[Rank, ...], at: Point) -> Spot:
        return Spot(_ranked(ranks), ranks, kind, names=_NAMES.get(frozenset(ranks), ()), at=at)

    half, quarter = Fraction(1, 2), Fraction(1, 4)
    for rank in Rank:
        yield made("flat", (rank,), PLACES[rank])
    beside = [(Rank.SEVEN, UPPER[0]), (Rank.SEVEN, LOWER[0])]
    for pair in [*_along(2), *zip(UPPER, LOWER, strict=True), *beside]:
        yield made("between-two", pair, _middle(pair))
    for three in _along(3):
        x, y = PLACES[three[1]]
        yield made("three-in-a-row", three, (x, y + (half if y else -half)))
    pot = (UPPER[0], Rank.SEVEN, LOWER[0])
    yield made("pot", pot, (half, half))
    columns = list(zip(UPPER, LOWER, strict=True))
    for (a, b), (c, d) in pairwise(columns):
        yield made("square", (a, c, d, b), _middle((a, b, c, d)))
        for pair in ((a, d), (c, b)):
            x, y = PLACES[pair[0]]
            other, _ = PLACES[pair[1]]
            yield made("diagonal", pair, (x + (other - x) * Fraction(2, 5), y + Fraction(2, 5)))
        for touched, across, next_to in ((a, b, c), (b, a, d), (c, d, a), (d, c, b)):
            x, y = PLACES[touched]
            toward, _ = PLACES[next_to]
            yield made(
                "inside-three", (touched, across, next_to), (x + (toward - x) * quarter, y + (half - y) * quarter * 3)
            )
    for line, side in zip(_LINES, (-half, half), strict=True):
        for skipped in range(len(line) - 2):
            near, far = line[skipped], line[skipped + 2]
            x, y = PLACES[far]
            yield made("corner", (near, far), (x - quarter, y + side))
    for row, name, y in ((UPPER, "low row", Fraction(0)), (LOWER, "high row", Fraction(1))):
        yield Spot(name.replace(" ", "-"), row, "row", names=(name,), at=(Fraction(2, 5), y))


_ODD = tuple(rank for rank in Rank if rank % 2)
_EVEN = tuple(rank for rank in Rank if not rank % 2)

_BY_WORD: tuple[Spot, ...] = (
    Spot("high-card", (), "high-card", names=("High Card bar",), at=(Fraction(7, 2), Fraction(-4, 5))),
    Spot("even", _EVEN, "odd-even", _ODD, ("even winner",)),
    Spot("odd", _ODD, "odd-even", _EVEN, ("odd winner",)),
    Spot("even-loser", _EVEN, "odd-even", _ODD, ("even loser",), on_loser=True),
    Spot("odd-loser", _ODD, "odd-even", _EVEN, ("odd loser",), on_loser=True),
    Spot("all-even", _EVEN, "all-odd-or-even", names=("evens",)),
    Spot("all-odd", _ODD, "all-odd-or-even", names=("odds",)),
    Spot("high-side", LOWER, "one-side", UPPER, ("high side against the low",)),
    Spot("low-side", UPPER, "one-side", LOWER, ("low side against the high",)),
    Spot("black", (), "colours", names=("blacks against the reds",)),
    Spot("red", (), "colours", names=("reds against the blacks",), red=True),
)
"""The bets on the whole turn. All but the High Card bar are made by word of mouth: no source draws their place."""

FIGURE_CARDS: tuple[Spot, ...] = tuple(
    Spot(f"{colour}-figure", tuple(Rank(number) for number in numbers), "figure-card", names=(f"{colour} figure",))
    for colour, numbers in {
        "blue": range(1, 4),
        "yellow": range(4, 7),
        "black": range(7, 11),
        "red": range(11, 14),
    }.items()
)
"""The four cards of a livret besides its thirteen, each for three ranks or four (Hoyle's Treatise, on the livret)."""

_ON_CLOTH: tuple[Spot, ...] = tuple(_derive())

SPOTS: dict[str, Spot] = {spot.id: spot for spot in (*_ON_CLOTH, *_BY_WORD, *FIGURE_CARDS)}
"""Every place for a stake by its id: the ranks it takes in, or a name where it takes in none."""

_BY_RANKS: dict[frozenset[Rank], Spot] = {frozenset(spot.ranks): spot for spot in _ON_CLOTH}
_BY_NAME: dict[str, Spot] = {
    name.lower().replace(" ", "-"): spot for spot in SPOTS.values() for name in (*spot.names, spot.id)
} | {rank.word.lower(): SPOTS[rank.code] for rank in Rank}


def spot(text: str) -> Spot:
    """The place that a log names: `Q`, `Queen`, `K-Q` in any order, `pot`, `high-card`, `Q+9+4` strung, `Q/9` heeled.

    Raises `no-such-place`, with the nearest valid word, where the layout has none.
    """
    found = SPOTS.get(text) or _BY_NAME.get(text.lower())
    if found is not None:
        return found
    if "/" in text:
        win, _, lose = text.partition("/")
        return _heeled(_parse(win), _parse(lose))
    if "+" in text:
        return _string([_parse(part) for part in text.split("+")])
    parts = text.split("-")
    try:
        ranks = [Rank.parse(part) for part in parts]
    except FaroError:
        raise _no_place(text) from None
    found = _BY_RANKS.get(frozenset(ranks)) if len(set(ranks)) == len(ranks) else None
    if found is None:
        raise FaroError(
            "no-such-place",
            f"no place of the layout takes in {cut(_list(tuple(ranks)))}",
            f"string them as {'+'.join(rank.code for rank in ranks)}" if len(set(ranks)) > 1 else "name each rank once",
        )
    return found


def _parse(text: str) -> Rank:
    try:
        return Rank.parse(text)
    except FaroError:
        raise _no_place(text) from None


def _string(ranks: list[Rank]) -> Spot:
    """Ranks that lie apart, strung together on one stake (Meyer, glossary: stringing a bet)."""
    if len(set(ranks)) < len(ranks) or len(ranks) < 2:
        raise FaroError("no-such-place", "a string takes in two ranks or more, each once", "write it as Q+9+4")
    known = _BY_RANKS.get(frozenset(ranks))
    if known is not None:
        return known
    ordered = tuple(sorted(ranks))
    return Spot("+".join(rank.code for rank in ordered), ordered, "string")


def _heeled(win: Rank, lose: Rank) -> Spot:
    """One rank to win and another to lose on one stake (Meyer, glossary: heeled)."""
    if win == lose:
        raise FaroError("no-such-place", "a heeled bet takes in two ranks", "write the one to win first, as Q/9")
    return Spot(f"{win.code}/{lose.code}", (win,), "heeled", (lose,))


def _no_place(text: str) -> FaroError:
    readings = DISPUTED.get(text.replace("-", " ").title())
    if readings:
        return FaroError(
            "no-such-place",
            f"the books give the name {quoted(text)} to more than one place",
            f"write {' or '.join(_BY_RANKS[ranks].id for ranks in readings)}",
        )
    hint = nearest(text, (*_BY_NAME, *SPOTS), "write a rank, ranks joined as K-Q, or a name such as pot", cutoff=0.5)
    return FaroError("no-such-place", f"the layout has no place called {quoted(text)}", hint)
