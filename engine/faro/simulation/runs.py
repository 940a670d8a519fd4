"""How each device is tried: at which book's table, against which punter, and from which shuffle, if it is one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from faro.cheats import (
    DEVICES,
    ENDS,
    HIGH,
    ROUNDED,
    SANDED,
    Draw,
    Marked,
    Needs,
    Pack,
    alternate,
    chop,
    couple,
    cut,
    lean,
    piles,
    put_first_turn,
    put_last,
    put_on_top,
    put_out,
    put_up_pairs,
    strip,
    tie_up,
    weave,
)
from faro.simulation.punters import FAVOURITE

LOSE = Fraction(5, 8)
"""How many of a class of cards are put up to lose: so many that a quarter of what is staked on the class stays with the
bank (Meyer, glossary, Strippers), and not all, which would be seen (Maskelyne, chapter VIII)."""
PAIRS = 5
"""How many pairs a dealer puts up: four to six (Meyer, glossary, Putting up Splits)."""

Stock = Callable[[Pack, Draw], Pack]
"""What is made of the pack as the deal before left it, soda to hock."""


@dataclass(frozen=True)
class Run:
    """A trial of a device: the id of its book, of the punter it is tried on, if it is the bank's, and the shuffle.

    `doubles` puts an odd card of the punter's favourite into the pack. A device that tells nothing is tried `beside`
    one that does.
    """

    device: str
    book: str = "hoyle-1864"
    punter: str = "one-card"
    stock: Stock | None = None
    doubles: bool = False
    beside: str = ""


def _pairs(order: Pack, draw: Draw) -> Pack:
    losers, winners = piles(order)
    lost, won = put_up_pairs(losers, winners, PAIRS, is_offset=True)
    return cut(weave(won, lost), 26)


def _classes(marked: Marked) -> Stock:
    def stock(order: Pack, draw: Draw) -> Pack:
        return lean(*strip(order, marked.cards), LOSE, draw)

    return stock


def _in_couples(order: Pack, draw: Draw) -> Pack:
    """Rough back on rough face: the two halves milked down, a card of each to a turn."""
    return couple(*strip(order, SANDED.cards), LOSE, draw)


def _first_turn(order: Pack, draw: Draw) -> Pack:
    favourites = [card for card in order if card.rank == FAVOURITE]
    others = [card for card in order if card.rank != FAVOURITE]
    return put_first_turn(order, favourites[0], others[0])


def _moved(order: Pack, draw: Draw) -> Pack:
    """Four known cards on top: a soda, the favourite to lose, and two more."""
    others = [card for card in order if card.rank != FAVOURITE]
    favourite = next(card for card in order if card.rank == FAVOURITE)
    return put_on_top(order, (others[0], favourite, others[1], others[2]))


def _last_turn(order: Pack, draw: Draw) -> Pack:
    """The last three in falling order, against those who call them rising."""
    return put_last(order, sorted(order[-3:], key=lambda card: card.rank, reverse=True))


def _lose_out(order: Pack, draw: Draw) -> Pack:
    return put_out(order, {FAVOURITE})


def _chopped(order: Pack, draw: Draw) -> Pack:
    """One card butted in where it makes most cards of the favourite lose."""
    return max((chop(order, at) for at in range(1, len(order) - 1)), key=_favourites_lost)


def _favourites_lost(pack: Pack) -> int:
    return sum(card.rank == FAVOURITE for card in pack[1:-1:2]) - sum(card.rank == FAVOURITE for card in pack[2:-1:2])


def _tied(order: Pack, draw: Draw) -> Pack:
    """Four cases to lose, and no case among the winners: one is of the last loser's rank, the others four of a kind."""
    ranks = dict.fromkeys(card.rank for card in order)
    of_rank = {rank: [card for card in order if card.rank == rank] for rank in ranks}
    four, *cases = [*of_rank.values()][:5]
    return tie_up(order, [cards[0] for cards in cases], [cases[-1][1], *four])


def _followed(order: Pack, draw: Draw) -> Pack:
    """The two piles woven perfectly: the dealer has seen every card fall, and knows where each lies."""
    losers, winners = piles(order)
    return weave(losers, winners)


def _from_the_hand(order: Pack, draw: Draw) -> Pack:
    """High cards to lose, dealt without a soda."""
    return lean(*strip(order, HIGH.cards), LOSE, draw, has_soda=False)


def _either_way(order: Pack, draw: Draw) -> Pack:
    """A pack of those that are ready for the high cards to win, or of those for them to lose."""
    high, low = strip(order, HIGH.cards)
    return alternate(high, low, has_soda=False) if draw() < 0.5 else alternate(low, high, has_soda=False)


def _weakly(order: Pack, draw: Draw) -> Pack:
    """A careless shuffle: the pile of the winners on that of the losers, each upside down, and one cut."""
    losers, winners = piles(order)
    return cut((*reversed(winners), *reversed(losers)), int(draw() * len(order)))


_OTHERWISE: dict[str, Run] = {
    run.device: run
    for run in (
        Run("dealing-seconds", "hand-dealt"),
        Run("coffee-mill", stock=_followed, beside="putting-up-win-lose"),
        Run("two-card-box", doubles=True),
        Run("roughed-cards", punter="every-card", stock=_pairs),
        *(Run(cards, punter="high-cards", stock=_classes(HIGH)) for cards in ("strippers", "hollows-and-rounds")),
        Run("both-ends", punter="end-cards", stock=_classes(ENDS)),
        *(Run(cards, stock=_classes(ROUNDED)) for cards in ("rounds", "snow-out-fraud")),
        Run("sanded-cards", stock=_in_couples),
        Run("tie-ups", punter="cases", stock=_tied),
        Run("putting-up-first-turn", stock=_first_turn),
        Run("putting-up-splits", punter="every-card", stock=_pairs),
        Run("putting-up-win-lose", stock=_lose_out),
        Run("chopping-out", stock=_chopped),
        Run("breaking-even-stack", punter="high-cards", stock=_classes(HIGH)),
        Run("last-turn-fix", punter="rising-call", stock=_last_turn),
        Run("transferred", stock=_moved),
        Run("cold-deck", "hand-dealt", "high-cards", _from_the_hand),
        Run("dropped-card", "hand-dealt", "high-cards", _either_way),
        Run("case-shift", "how-to-play", "cases"),
        Run("catching-turn", stock=_weakly),
        # In this book a stake may lie on a dead card, and a corner bet is taken.
        Run("horsehair-drag", "meyer"),
    )
}
"""The devices that are tried with a pack put up, on another punter, or by another book than most."""

for _stranger in _OTHERWISE.keys() - DEVICES:
    raise ValueError(f"faro/simulation/runs.py: _OTHERWISE has no use for {_stranger!r}")

_BOOKS: dict[Needs, str] = {"hand": "pharo", "livret": "pharo"}
"""The book that has what a device needs, where the first has it not."""

RUNS: dict[str, Run] = {
    id: _OTHERWISE.get(id) or Run(id, _BOOKS.get(device.needs, Run.book)) for id, device in DEVICES.items()
}
"""The trial of every device that can stand at a table: of most a plain deal, against a punter with one card."""
