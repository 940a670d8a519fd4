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
from typing import Literal, get_args

from faro.base.cards import Card, Rank
from faro.base.chips import in_a_row
from faro.base.closed import listed

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

Where = Literal["card", "gap", "bar", "aloud", "strung"]
"""Where a bet is laid: on a card, between or beside cards, on the High Card bar, by word of mouth, on ranks tied up."""


@dataclass(frozen=True, slots=True)
class KindOfBet:
    """What all bets of a kind have in common; whatever goes by kinds goes by this record.

    `entry` is the key of its entry in `glossary/bets.toml`. `rule` is the rule of a book that says whether it is taken,
    nothing where every book takes it; `mixed` is the rule that says what the bank takes of a stake with something for
    it and something against it, and `doublet` the same where both cards are of one rank. A bet `of_turn` is judged by
    the two cards of a turn together, and not by each.

    `heading` stands over such bets in a list of places, and a place whose name does not tell what it is, is `called`
    so. `lies` says where on the cloth it is, by the words of its ranks or by its own `name`. In the exercises it is
    laid and read at the levels `laid`; it may be `settled` there, or `priced`.
    """

    where: Where
    entry: str
    heading: str
    rule: str | None = None
    mixed: str = "combination"
    doublet: str = "split"
    called: str = ""
    lies: str = ""
    of_turn: bool = False
    laid: tuple[int, ...] = ()
    settled: bool = False
    priced: bool = False


_ON_A_SIDE = ("sides", "mixed_sides", "mixed_sides")
"""The rules of a bet on half of the cards, or of the ranks."""

KINDS_OF_BET: dict[Kind, KindOfBet] = listed(
    "faro/base/layout.py: KINDS_OF_BET",
    get_args(Kind),
    {
        "flat": KindOfBet("card", "flat", "One card", lies="on {0}", laid=(1,)),
        "between-two": KindOfBet(
            "gap",
            "between-two",
            "Between two cards",
            "combinations",
            called="Between two cards",
            lies="between {0} and {1}",
            laid=(1, 2),
            settled=True,
            priced=True,
        ),
        "three-in-a-row": KindOfBet(
            "gap",
            "three-in-a-row",
            "Three in a row",
            "figures",
            called="Three in a row",
            lies="at the outer edge of {1}",
            laid=(2,),
            settled=True,
        ),
        "pot": KindOfBet(
            "gap", "pot", "The pot", "figures", lies="beside {1}, in the middle", laid=(2,), settled=True, priced=True
        ),
        "square": KindOfBet(
            "gap",
            "square",
            "Squares",
            "combinations",
            called="Square",
            lies="where {0} meets {2} across",
            laid=(2, 3),
            settled=True,
            priced=True,
        ),
        "diagonal": KindOfBet(
            "gap",
            "diagonal",
            "Corner to corner",
            "corners",
            called="Corner to corner",
            lies="at the inner corner of {0}, towards {1}",
            laid=(3,),
        ),
        "corner": KindOfBet(
            "gap",
            "corner-skip",
            "Corners, one skipped",
            "corners",
            called="Corner, one skipped",
            lies="at the outer corner of {1}, on the side of {0}",
            laid=(3,),
        ),
        "inside-three": KindOfBet(
            "gap",
            "inside-three",
            "Inside corners of three",
            "inside_three",
            called="Inside corner of three",
            lies="on {0}, at the inner corner next to {2}",
            laid=(3,),
        ),
        "row": KindOfBet("gap", "row", "Rows", *_ON_A_SIDE, lies="at the end of the {name}", laid=(3,)),
        "all-odd-or-even": KindOfBet("aloud", "all-odd-or-even", "All odd or all even", *_ON_A_SIDE),
        "one-side": KindOfBet("aloud", "one-side", "One side against the other", *_ON_A_SIDE),
        "odd-even": KindOfBet("aloud", "even-odd", "Odd or even winner", "odd_even", of_turn=True),
        "high-card": KindOfBet("bar", "high-card", "High card", "high_card", "high_card", "high_card", of_turn=True),
        "colours": KindOfBet("aloud", "colors", "Colours", *_ON_A_SIDE, of_turn=True),
        "string": KindOfBet("strung", "string", "Strung", "strings", called="Strung"),
        "heeled": KindOfBet("strung", "heeled", "Heeled", "strings"),
        "figure-card": KindOfBet(
            "card", "figure-card", "Figure cards of a livret", "figure_cards", doublet="figure_doublet", settled=True
        ),
    },
)
"""Every kind of bet. That a rule is one is checked where the rules are known, and an entry where the entries are."""

_OF_BOTH_CARDS = frozenset(kind for kind, of in KINDS_OF_BET.items() if of.of_turn)


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
    def sort(self) -> KindOfBet:
        """What it has in common with all bets of its kind."""
        return KINDS_OF_BET[self.kind]

    @property
    def name(self) -> str:
        """What the place is called, without an article: `Queen`, `Queen and King`, `Grand Square`."""
        if self.names:
            return self.names[0]
        if self.kind == "heeled":
            return f"{listed_ranks(self.ranks)} heeled against the {listed_ranks(self.against)}"
        if len(self.ranks) > 5:
            return f"string of {len(self.ranks)}, {self.ranks[0].word} to {self.ranks[-1].word}"
        return listed_ranks(self.ranks)

    @property
    def word(self) -> str:
        """The place as it is spoken: `the Queen`, `the Queen and King`, `the Grand Square`."""
        return f"the {self.name}"

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
def listed_ranks(ranks: tuple[Rank, ...]) -> str:
    """Ranks as they are spoken: `Queen and King`."""
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
"""Names that every source gives to the same cards. Two names mean two groups each: see `place_names.DISPUTED`."""


_TOUCHED_BELOW = {Rank.NINE, Rank.TEN}
"""Of a slanting pair a check touches the upper card, but where Meyer names the lower (“Faro Betting”: the Nine, of Nine
and Six), and at the Ten, where Denexa draws its three cards: one corner, two readings."""


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
        for pair in ((d, a) if d in _TOUCHED_BELOW else (a, d), (c, b)):
            (x, y), (to_x, to_y) = PLACES[pair[0]], PLACES[pair[1]]
            yield made("diagonal", pair, (x + (to_x - x) * Fraction(2, 5), y + (to_y - y) * Fraction(3, 8)))
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

ON_CLOTH: tuple[Spot, ...] = tuple(_derive())
"""The places that the cloth itself has."""

SPOTS: dict[str, Spot] = {spot.id: spot for spot in (*ON_CLOTH, *_BY_WORD, *FIGURE_CARDS)}
"""Every place for a stake by its id: the ranks it takes in, or a name where it takes in none."""
