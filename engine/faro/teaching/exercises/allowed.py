"""May it be done? What a player wants at a moment of the deal, and whether the book lets him."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from faro.base import SPOTS, FaroError, Rank, spot
from faro.table import CallTurn, ClaimSleeper, Command, DealTurn, OrderBet, PlaceBet, SetLimits, TakeDown, decide
from faro.teaching.exercises.item import Exercise, Field, Start, cards_of
from faro.words import capital

_STAKE = 4
_LIMIT = 20
_PUNTER, _OTHER = "ann", "bob"
YES, NO = "Yes", "No"


@dataclass(frozen=True, slots=True)
class Ask:
    """What somebody wants to do with three ranks: as it is told, as the table is asked, and how it comes to that.

    `then` is what follows where it may be done, and `otherwise` where it may not.
    """

    told: Callable[[Rank, Rank, Rank], str]
    wish: Callable[[Rank, Rank, Rank], Command]
    brings: Callable[[Start, Rank, Rank], None]
    then: str = ""
    otherwise: str = ""


def allowed(start: Start, which: str) -> Exercise:
    """One of the things that a player may want, by its name in `ASKS`."""
    ask = ASKS[which]
    first, second, third = start.ranks(3)
    start.seat(_PUNTER, _OTHER)
    ask.brings(start, first, second)
    if which == "sleeper" and not start.table.bets:
        which, ask = "dead", ASKS["dead"]  # where nothing may lie on a dead card, nothing can be claimed there
    wish = ask.wish(first, second, third)
    field = Field(f"may-{which}", f"By {start.book.name}", "choice", (YES, NO))
    try:
        decide(start.table, wish)
        said, then = f"{start.book.name} lets it be done.{ask.then}", wish
    except FaroError as refusal:
        said, then = f"{capital(refusal.sentence)}. So it is by {start.book.name}.{ask.otherwise}", None
    accept = [(YES if then else NO,)]
    return start.item(
        [first, second, third],
        f"May it be done, by {start.book.name}?",
        [field],
        accept,
        said,
        then,
        [ask.told(first, second, third)],
    )


def _so_many(rank: Rank) -> int:
    """A stake that changes from one exercise to the next, where no rank is named that does."""
    return 2 + [*Rank].index(rank)


def _before(start: Start, first: Rank, second: Rank) -> None:
    start.warm_up({first, second})
    start.begin({first, second})


def _limited(start: Start, first: Rank, second: Rank) -> None:
    start.act(SetLimits(1, _LIMIT))
    _before(start, first, second)


def _lying(start: Start, first: Rank, second: Rank) -> None:
    """The player's stake lies on the first of the ranks while two turns pass it by."""
    kept = cards_of({first, second})
    start.deal(0, without=kept)
    start.act(PlaceBet(_PUNTER, _STAKE, SPOTS[first.code]))
    rest = start.mixed(start.drawable(kept))
    for at in (0, 2):
        start.act(DealTurn(rest[at], rest[at + 1]))


def _all_out(start: Start, first: Rank, second: Rank) -> None:
    start.deal(5 + start.below(4), cards_of([first]), cards_of([second]))


def _five_left(start: Start, first: Rank, second: Rank) -> None:
    start.deal((52 - start.book.shown_first - 5) // 2, without=cards_of({first, second})[-5:])


def _slept(start: Start, first: Rank, second: Rank) -> None:
    """The other's stake lies on a card of which none is left, where the book lets it."""
    _all_out(start, first, second)
    start.lay(PlaceBet(_OTHER, _STAKE, SPOTS[first.code]))


ASKS: Mapping[str, Ask] = {
    "dead": Ask(
        lambda a, b, c: f"All four cards of the {a.word} are out. Ann wants to lay {_STAKE} on it.",
        lambda a, b, c: PlaceBet(_PUNTER, _STAKE, SPOTS[a.code]),
        _all_out,
        " No card can decide it, and others may claim it.",
    ),
    "take-up": Ask(
        lambda a, b, c: f"Ann’s {_STAKE} on the {a.word} have met no card of it for two turns. She wants them back.",
        lambda a, b, c: TakeDown(_PUNTER, SPOTS[a.code]),
        _lying,
    ),
    "high-card": Ask(
        lambda a, b, c: f"Ann wants to lay {_so_many(a)} on the High Card bar: the second card is to be the higher.",
        lambda a, b, c: PlaceBet(_PUNTER, _so_many(a), spot("high-card")),
        _before,
    ),
    "string": Ask(
        lambda a, b, c: f"Ann wants one stake of {_STAKE} strung on the {a.word}, the {b.word} and the {c.word}.",
        lambda a, b, c: PlaceBet(_PUNTER, _STAKE, spot("+".join(rank.code for rank in (a, b, c)))),
        _before,
    ),
    "heeled": Ask(
        lambda a, b, c: f"Ann wants one stake of {_STAKE} heeled: the {a.word} is to win, the {b.word} to lose.",
        lambda a, b, c: PlaceBet(_PUNTER, _STAKE, spot(f"{a.code}/{b.code}")),
        _before,
    ),
    "odd": Ask(
        lambda a, b, c: f"Ann wants to bet {_so_many(a)} that the winner of the next turn is an odd card.",
        lambda a, b, c: PlaceBet(_PUNTER, _so_many(a), spot("odd")),
        _before,
    ),
    "half": Ask(
        lambda a, b, c: f"Ann’s {_STAKE} lie on the {a.word}. She wants but half of them to go in the next turn.",
        lambda a, b, c: OrderBet(_PUNTER, SPOTS[a.code], "half"),
        _lying,
    ),
    "early-call": Ask(
        lambda a, b, c: f"Five cards are left. Ann wants to call three: {a.word}, then {b.word}, then {b.word}.",
        lambda a, b, c: CallTurn(_PUNTER, _STAKE, (a, b, b)),
        _five_left,
    ),
    "sleeper": Ask(
        lambda a, b, c: (
            f"All four cards of the {a.word} are out. Ann sees that Bob’s {_STAKE} lie there, and claims them."
        ),
        lambda a, b, c: ClaimSleeper(_PUNTER, _OTHER, SPOTS[a.code]),
        _slept,
    ),
    "over-limit": Ask(
        lambda a, b, c: f"The limit is {_LIMIT} checks. Ann wants to lay {_LIMIT + _STAKE} on the {a.word}.",
        lambda a, b, c: PlaceBet(_PUNTER, _LIMIT + _STAKE, SPOTS[a.code]),
        _limited,
        otherwise=" By law 6 of 1880 checks that he has turned for are paid in full, bank-bills only to the limit.",
    ),
}
"""What is asked, by its name."""
