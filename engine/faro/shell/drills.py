"""Drills: small questions about a table, made anew from a seed, with every right answer written beside them.

The seed of a drill is a word and a number, `K7F2-3`. The next number asks about other ranks than the two before.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Literal

from faro.audit import due
from faro.cards import PACK, Card, Rank, Suit
from faro.chips import checks
from faro.choices import is_allowed
from faro.commands import BuyChecks, Command, DealTurn, OpenTable, PlaceBet
from faro.compare import book_called
from faro.decide import decide
from faro.describe import against, capital, owner, turn_word
from faro.errors import FaroError
from faro.layout import SPOTS, Kind
from faro.log import format_command, format_log
from faro.rules import Rulebook
from faro.settle import call_odds, price
from faro.shell.rulebooks import library
from faro.shell.shoe import draw
from faro.table import fold, fresh

_SEATED = ("ann", "bob", "clara")
_CHECKS = 100
_STAKES = range(2, 10)
"""The stakes of a drill, in checks: a single check does not halve."""
_SEVERAL: tuple[Kind, ...] = ("between-two", "three-in-a-row", "pot", "square", "figure-card")
"""The bets on several cards that a drill lays."""
_TENSES = ("to lose", "to win", "in hock")


@dataclass(frozen=True, slots=True)
class Field:
    """One thing that a drill asks: a number, or a choice among options."""

    id: str
    label: str
    type: Literal["number", "choice"]
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Item:
    """A drill: a table, a question, what is to be filled in, and every right way to do it.

    `rules` names the book as the first line of a log does, `log` leads to the table, `ranks` are those asked about, by
    their codes. A row of `accept` holds an answer for each field, in their order: a number in plain digits, or one of
    the options as it is written. `explain` tells the right answer and why; `then` is the line of a log that shows it on
    the table, where there is one.
    """

    kind: str
    seed: str
    rules: str
    log: str
    ranks: tuple[str, ...]
    prompt: str
    fields: tuple[Field, ...]
    accept: tuple[tuple[str, ...], ...]
    explain: str
    then: str = ""


def make(kind: str, seed: str, rules: str) -> Item:
    """The drill of a kind under a seed and a book: the same for every Python, here and in the browser.

    Raises `bad-request` for a kind that there is not, and where the book lacks what the drill asks about; for the name
    of a book, what the first line of a log raises.
    """
    if kind not in DRILLS:
        raise FaroError("bad-request", f"there is no drill called {kind!r}", f"ask for {', '.join(DRILLS)}")
    return DRILLS[kind](_Start(kind, seed, rules, book_called(rules, library())))


def next_seed(seed: str) -> str:
    """The seed of the drill that comes after, which shares no rank with this one or the one before."""
    word, number = _parts(seed)
    return f"{word}-{number + 1}"


def _parts(seed: str) -> tuple[str, int]:
    word, _, number = seed.rpartition("-")
    is_number = number.isascii() and number.isdecimal() and len(number) < 10
    return (word, int(number)) if is_number else (seed, 0)


class _Start:
    """What every drill begins with, and the table as it is made."""

    def __init__(self, kind: str, seed: str, rules: str, book: Rulebook) -> None:
        self.kind, self.seed, self.rules, self.book = kind, seed, rules, book
        self.word, self.number = _parts(seed)
        self.chance = Random(f"{kind} {seed}")
        self.table = fresh()
        self._commands: list[Command] = []
        self.act(OpenTable(book))

    def ranks(self, count: int) -> list[Rank]:
        """So many ranks; three drills in a row share none, for they follow one another in one shuffled row."""
        row = [*Rank]
        Random(f"{self.kind} {self.word}").shuffle(row)
        return [row[(self.number * count + place) % len(row)] for place in range(count)]

    def act(self, command: Command) -> None:
        self.table = fold(self.table, decide(self.table, command))
        self._commands.append(command)

    def deal(self, turns: int, first: Sequence[Card] = (), without: Sequence[Card] = ()) -> None:
        """Open the deal and make so many turns: the cards that come first, then any but those that are kept back."""
        rest = [card for card in PACK if card not in first and card not in without]
        self.chance.shuffle(rest)
        for _ in range(1 + turns):
            # A bottom card that is shown is the last of the order: none that is kept back.
            self.act(draw(self.table, (*first, *rest, *without, *rest[:1])))

    def below(self, count: int) -> int:
        return self.chance.randrange(count)

    def item(
        self,
        ranks: Sequence[Rank],
        prompt: str,
        fields: Sequence[Field],
        accept: Sequence[tuple[str, ...]],
        explain: str,
        then: str = "",
    ) -> Item:
        codes = tuple(rank.code for rank in ranks)
        log = format_log(self._commands)
        return Item(self.kind, self.seed, self.rules, log, codes, prompt, tuple(fields), tuple(accept), explain, then)


def _keep(start: _Start) -> Item:
    """Keep the cases: after a few turns, how many cards of two ranks are left, or which of four is a case, or dead."""
    asked, other = start.ranks(2)
    gone = (start.below(5), 3, 4)[start.number % 3]
    turns = 5 + start.below(4)
    out = [*_cards({asked})[:gone], *_cards({other})[: start.below(4)]]
    fill = _cards({*Rank} - {asked, other})
    start.chance.shuffle(fill)
    out += fill[: start.book.shown_first + 2 * turns - len(out)]
    start.chance.shuffle(out)
    start.deal(turns, out)
    table, where = start.table, "box" if start.book.has_box else "pack"
    fell = ", ".join(f"{loser.rank.word} and {winner.rank.word}" for loser, winner in table.turns)
    shown = f"The {start.book.opening} was the {table.soda.rank.word}. " if table.soda else ""
    told = f"{shown}These {turn_word(start.book).lower()}s were dealt, the loser named first: {fell}."
    if start.number % 3 == 0:
        ranks = [asked, other]
        fields = [Field(f"left-{rank.code}", f"{rank.plural} left", "number") for rank in ranks]
        accept = [tuple(str(table.left(rank)) for rank in ranks)]
        prompt = f"{told} How many {asked.plural} are left in the {where}, and how many {other.plural}?"
    else:
        left, what = (1, "a case, with one card left") if start.number % 3 == 1 else (0, "dead, with no card left")
        others = [rank for rank in Rank if rank not in (asked, other)]
        start.chance.shuffle(others)
        ranks = sorted([asked, other, *others[:2]])
        fields = [Field("which", capital(what), "choice", tuple(rank.word for rank in ranks))]
        accept = [(rank.word,) for rank in ranks if table.left(rank) == left]
        prompt = f"{told} Which of these is {what}?"
    explain = ", ".join(f"{rank.word} {table.left(rank)}" for rank in ranks)
    return start.item([asked, other], prompt, fields, accept, f"Left in the {where}: {explain}.")


def _pay(start: _Start) -> Item:
    """Be the dealer: a turn falls on the stakes of three punters, and each is taken, paid or left."""
    loser, winner = start.ranks(2)
    if start.number % 4 == 3:
        winner = loser
    cards = [Card(loser, [*Suit][start.below(2)]), Card(winner, [*Suit][2 + start.below(2)])]
    for punter in _SEATED:
        start.act(BuyChecks(punter, _CHECKS))
    kept = {loser, winner}
    # At Basset a stake laid in mid-deal would let a card go by: there all are laid before the face.
    is_early = start.book.entry == "after-face"
    if not is_early:
        start.deal(start.below(4), without=_cards(kept))
    for punter, wishes in zip(_SEATED, _wishes(start, loser, winner), strict=True):
        start.chance.shuffle(wishes)
        stake = _STAKES[start.below(len(_STAKES))]
        bets = (PlaceBet(punter, stake, SPOTS[place], coppered) for place, coppered in wishes)
        start.act(next(bet for bet in bets if is_allowed(start.table, bet)))
    if is_early:
        start.deal(0, without=_cards(kept.union(*(bet.spot.ranks for bet in start.table.bets))))
    drawn = DealTurn(*start.book.in_turn(*cards))
    payments = due(start.table, drawn)
    labels = [
        f"{owner(bet.punter, None)} {bet.stake} on {bet.spot.word}"
        + (f", {against(start.book)}" if bet.coppered else "")
        for bet in start.table.bets
    ]
    fields = [
        Field(bet.punter, label, "choice", _fates(bet.stake, payment.fate))
        for bet, label, payment in zip(start.table.bets, labels, payments, strict=True)
    ]
    told = " ".join(f"{label}: {payment.fate}. {payment.rule}" for label, payment in zip(labels, payments, strict=True))
    prompt = (
        f"The {drawn.first.word} comes first, the {drawn.second.word} second. What does the dealer do with each stake?"
    )
    accept = [tuple(capital(payment.fate) for payment in payments)]
    return start.item([loser, winner], prompt, fields, accept, told, format_command(drawn))


def _wishes(start: _Start, loser: Rank, winner: Rank) -> Iterator[list[tuple[str, bool]]]:
    """Where each punter might stake: on a card of the turn, under a copper or on several cards, anywhere."""
    single = [(rank.code, False) for rank in (loser, winner)]
    several = [
        (spot.id, coppered)
        for spot in SPOTS.values()
        for coppered in (False, True)
        if spot.kind in _SEVERAL and {loser, winner} & {*spot.ranks}
    ]
    yield [*single]
    yield [*several, *((place, True) for place, _ in single)] if start.book.copper == "allowed" else [*several, *single]
    yield [*((rank.code, False) for rank in Rank), *several]


def _fates(stake: int, right: str) -> tuple[str, ...]:
    """What a dealer might do with a stake, the right thing among the rest."""
    larger, smaller = stake - stake // 2, stake // 2
    taken = [f"the bank takes {checks}" for checks in (stake, larger, smaller) if checks]
    fates = [f"the bank pays {stake}", *taken, "it comes back", "it lies on", right]
    return tuple(capital(fate) for fate in dict.fromkeys(fates))


def _call(start: _Start) -> Item:
    """Call the turn: how the last three cards may come, one call under a condition, and what it pays."""
    ranks = start.ranks(3)
    if start.number % 3 == 2 and start.book.cat != "refused":
        ranks[2] = ranks[1]
    left = [Card(rank, suit) for rank, suit in zip(ranks, Suit, strict=False)]
    start.deal((len(PACK) - start.book.shown_first - len(left)) // 2, without=left)
    odds = call_odds(start.book, ranks)
    if not start.table.is_last_three or odds == "refused":
        raise FaroError("bad-request", f"under {start.book.short} nobody calls the last turn", "choose another book")
    orders = sorted(set(permutations(ranks)))
    rank, place, amount = ranks[start.below(3)], start.below(3), 1 + start.below(5)
    texts = {order: f"{order[0].word}, {order[1].word}, hock {order[2].word}" for order in orders}
    pays = price(odds) * amount
    fields = [
        Field("orders", "Orders in which they can come", "number"),
        Field("call", f"A call with the {rank.word} {_TENSES[place]}", "choice", tuple(texts.values())),
        Field("pays", f"What the bank pays on a right call of {checks(amount)}", "number"),
    ]
    accept = [(str(len(orders)), texts[order], str(pays)) for order in orders if order[place] == rank]
    named = [card.rank.word for card in sorted(left)]
    prompt = (
        f"Three cards are left: {', '.join(named[:2])} and {named[2]}. In how many orders can they come? Call one with "
        f"the {rank.word} {_TENSES[place]}, for {checks(amount)}. What does the bank pay if the call is right?"
    )
    alike = "two of a rank cannot be told apart, so there are three orders" if len(orders) == 3 else "six orders"
    explain = (
        f"{capital(alike)}. With the {rank.word} {_TENSES[place]}: {' or '.join(row[1] for row in accept)}. "
        f"{start.book.name} pays {odds.replace('-', ' ')}: {pays} on {amount}."
    )
    return start.item(ranks, prompt, fields, accept, explain)


def _cards(ranks: Collection[Rank]) -> list[Card]:
    return [card for card in PACK if card.rank in ranks]


DRILLS = {"keep": _keep, "pay": _pay, "call": _call}
"""The kinds of drill by their names."""
