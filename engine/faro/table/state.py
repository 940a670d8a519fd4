"""The table: a frozen value, and how it is drawn: for goldens, for terminals, for the reader of a failed test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from faro.base import LOWER, PACK, SPOTS, UPPER, Bet, Call, Card, Frozen, Rank, Spot, count
from faro.cheats import SQUARE, Secret
from faro.rulebooks import Rulebook
from faro.table import events as e

BANK = "bank"
"""The dealer's name in a log; no punter may bear it."""

OF_RANK = {rank: tuple(card for card in PACK if card.rank == rank) for rank in Rank}
"""The cards of each rank in a whole pack."""
_PLACES = {spot: place for place, spot in enumerate(SPOTS)}


class Table(NamedTuple):
    """Everything that has happened, as it now lies: a value, which nothing changes.

    It is drawn as its `str`, with the cards that lie face down.

    `hands` holds the checks that each punter has off the layout, `stakes` and `calls` what lies on it in the order
    laid, `bought` and `markers` what each has bought and owes, `risen` those who have got up, `bank` what the bank has
    gained or lost since the table opened, `capital` what it held then, nothing where it never runs dry. `settled` is
    what the latest turn, or the end of the deal, did to stakes. `halved` are the places, each with its punter, on which
    half of a bet goes, until the deal is out or the order is taken back. `opened` says that a deal has begun, `soda` is
    the card it was opened with if that card is out, the soda or the face, and `bottom` the card that was shown to come
    last, as long as it has not. `box` is the set of cards not yet dealt, as far as the table can know: their order
    stands nowhere in a square game, and else in what is `secret`. `least`, `most` and `running` are the limits
    announced, nought where there are none.
    """

    pack: tuple[Card, ...] = PACK
    rules: Rulebook | None = None
    hands: Frozen[str, int] = Frozen()
    stakes: Frozen[tuple[str, str], Bet] = Frozen()
    calls: tuple[Call, ...] = ()
    bought: Frozen[str, int] = Frozen()
    markers: Frozen[str, int] = Frozen()
    risen: frozenset[str] = frozenset()
    bank: int = 0
    capital: int | None = None
    least: int = 0
    most: int = 0
    running: int = 0
    opened: bool = False
    soda: Card | None = None
    bottom: Card | None = None
    turns: tuple[tuple[Card, Card], ...] = ()
    hock: Card | None = None
    pocket: tuple[Card, ...] = ()
    box: frozenset[Card] = frozenset(PACK)
    settled: tuple[e.BetSettled | e.CallSettled | e.BetLeftOver, ...] = ()
    halved: frozenset[tuple[str, str]] = frozenset()
    secret: Secret = SQUARE

    def __repr__(self) -> str:
        """The table in one line."""
        book = self.rules.id if self.rules else "no rules"
        hands = ", ".join(f"{punter} {checks}" for punter, checks in self.hands.items()) or "nobody"
        return f"<Table {book}: {progress(self)}; {hands}; {count(len(self.stakes), 'stake')}>"

    def __str__(self) -> str:
        """The table as it is drawn."""
        return draw(self, unmasked=True)

    @property
    def is_boxed(self) -> bool:
        """Whether a deal is under way: it has been opened and its last card has not been shown."""
        return self.opened and bool(self.box)

    @property
    def is_undecided(self) -> bool:
        """Whether something lies on a deal that is under way, which then may not be broken off."""
        return self.is_boxed and bool(self.bets or self.calls)

    @property
    def are_turns_out(self) -> bool:
        """Whether every turn of the deal has been made and only the hock, or the pocket, is left."""
        return self.opened and 0 < len(self.box) <= self.left_last

    @property
    def is_last_turn(self) -> bool:
        """Whether one turn is left."""
        return self.opened and len(self.box) == self.left_last + 2

    @property
    def is_last_three(self) -> bool:
        """Whether three cards are left, so that the order of the last turn and the hock may be called."""
        return self.opened and len(self.box) == 3

    @property
    def lets_in(self) -> bool:
        """Whether a stake laid now lets a card go by before it plays."""
        return self.rules is not None and self.rules.entry == "after-face" and self.is_boxed

    @property
    def left_last(self) -> int:
        """How many cards are left when the turns are out."""
        return self.rules.left_last if self.rules else 0

    @property
    def purse(self) -> int | None:
        """What the bank holds, nothing where it never runs dry."""
        return None if self.capital is None else self.capital + self.bank

    @property
    def dealt(self) -> tuple[Card, ...]:
        """The cards of this deal that have been seen, in order."""
        seen = [card for turn in self.turns for card in turn]
        return tuple(card for card in (self.soda, *seen, self.hock, *self.pocket) if card is not None)

    def left(self, rank: Rank) -> int:
        """How many cards of a rank the box still holds by the case-keeper; those of a fresh pack between deals."""
        if not self.is_boxed:
            return by_rank(self.pack).get(rank, 0)
        left = len(self.box.intersection(OF_RANK[rank]))
        return max(0, left - self.secret.beads.count(rank)) if self.secret.beads else left

    @property
    def bets(self) -> tuple[Bet, ...]:
        """The stakes on the layout, in the order they were laid."""
        return tuple(self.stakes.values())

    def is_seated(self, punter: str) -> bool:
        """Whether a punter has sat down and not got up."""
        return punter in self.hands and punter not in self.risen

    def bet(self, punter: str, spot: Spot) -> Bet | None:
        """The stake of a punter on a place."""
        return self.stakes.get((punter, spot.id))

    def worth(self, punter: str) -> int:
        """All checks of a punter, in hand and laid."""
        stakes: tuple[Bet | Call, ...] = (*self.bets, *self.calls)
        return self.hands[punter] + sum(stake.stake for stake in stakes if stake.punter == punter)

    @property
    def checks_in_play(self) -> int:
        """All checks of the punters, in hand and laid, and the bank's gain: only buying and borrowing change it."""
        lying = sum(bet.stake for bet in self.bets) + sum(call.stake for call in self.calls)
        return sum(self.hands.values()) + lying + self.bank


_AT = {name: place for place, name in enumerate(Table._fields)}


def _replace(self: Table, /, **changed: Any) -> Table:
    values = [*self]
    for name, value in changed.items():
        values[_AT[name]] = value
    return tuple.__new__(Table, values)


# A named tuple's own asks for each of its fields by name, and most events change two or three.
Table._replace = _replace  # type: ignore[assignment, method-assign]


@lru_cache(maxsize=1024)
def by_rank(cards: Collection[Card]) -> Mapping[Rank, int]:
    """How many cards there are of each rank: every place of the layout asks, and a box stays as it is for a turn."""
    return Counter(card.rank for card in cards)


def fresh(pack: tuple[Card, ...] = PACK) -> Table:
    """A table at which nothing has happened yet, with the pack it is dealt from."""
    return Table(pack=pack, box=frozenset(pack))


def draw(table: Table, seat: str | None = None, *, unmasked: bool = False) -> str:
    """A table as a seat sees it, or an onlooker: the cards drawn, the layout with its stakes, the checks in hand.

    A stake is written with its punter's initial, `a6` for six of ann's, and behind it `c` for a copper, `h` for half
    goes, `b` for barred, `m` for masked, a `^` for each bent corner, a `/` for each fold and `~` for a pli. `unmasked`
    shows the cards that lie face down too.
    """
    hidden = [] if unmasked else [bet for bet in table.bets if bet.masked and bet.punter != seat]
    lies: dict[str, str] = {}
    for bet in table.bets:
        if bet not in hidden:
            lies[bet.spot.id] = lies.get(bet.spot.id, "") + f" {_stake(bet)}"
    lines = [
        f"{table.rules.name if table.rules else ''}: {progress(table)}",
        _cards(table),
        f"{'':8}" + _row(UPPER, lies),
        f"{'7' + lies.get('7', ''):8}",
        f"{'':8}" + _row(LOWER, lies),
        f"out {_out(table)}",
        *_elsewhere(table, lies, hidden),
        "in hand " + " ".join(f"{punter} {checks}" for punter, checks in table.hands.items()),
    ]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def progress(table: Table) -> str:
    """How far a deal has got, in one line."""
    whole = len(table.pack)
    turns = table.rules.turns(whole) if table.rules else (whole - 1) // 2
    return f"turn {len(table.turns)} of {turns}, {len(table.box)} cards in the box"


def _cards(table: Table) -> str:
    book = table.rules
    opening = book.opening if book else "soda"
    loser, winner = table.turns[-1] if table.turns else ("-", "-")
    shown = table.bottom if opening == "bottom" else table.soda
    first = f"{opening} {shown or '-'}  " if opening != "deal" else ""
    last = f"  pocket {' '.join(map(str, table.pocket))}" if table.pocket else f"  hock {table.hock or '-'}"
    return f"{first}lost {loser}  won {winner}{last if book is None or book.left_last else ''}"


def _row(ranks: Iterable[Rank], lies: dict[str, str]) -> str:
    return "".join(f"{rank.code + lies.get(rank.code, ''):10}" for rank in ranks)


def _out(table: Table) -> str:
    """The beads of the case-keeper: how many cards of each rank are out."""
    out = Counter([*(card.rank for card in table.dealt), *table.secret.beads])
    return " ".join(f"{rank.code}:{out[rank]}" for rank in Rank if out[rank])


def _elsewhere(table: Table, lies: dict[str, str], hidden: Iterable[Bet]) -> list[str]:
    """What lies between the cards, by word of mouth, or face down, and what is ordered of stakes to come."""
    ranks = {rank.code for rank in Rank}
    places = sorted((place for place in lies if place not in ranks), key=lambda place: _PLACES.get(place, len(_PLACES)))
    lying = [f"{place}{lies[place]}" for place in places]
    lying += [
        f"call {'-'.join(rank.code for rank in call.order)} {call.punter[:1]}{call.stake}" for call in table.calls
    ]
    lying += [f"face down {bet.punter[:1]}{bet.stake}" for bet in hidden]
    lying += [f"half goes {at} {punter[:1]}" for punter, at in sorted(table.halved - {*table.stakes})]
    return ["and " + ", ".join(lying)] if lying else []


def _stake(bet: Bet) -> str:
    goes = {"all": "", "half": "h", "none": "b"}[bet.goes]
    bend = "^" * bet.bend.corners + "/" * bet.bend.folds + "~" * bet.bend.pli if bet.bend else ""
    return f"{bet.punter[:1]}{bet.stake}{'c' if bet.coppered else ''}{goes}{'m' if bet.masked else ''}{bend}"
