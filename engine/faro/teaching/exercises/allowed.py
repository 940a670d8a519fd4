"""May it be done? What a player wants at a moment of the deal, and whether the book lets him."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from faro.base import SPOTS, FaroError, Rank, spot
from faro.rulebooks import Rulebook
from faro.table import BANK, decide
from faro.table import commands as c
from faro.teaching.exercises.item import Exercise, Field, Start, cards_of
from faro.words import by_us, capital

_STAKE = 4
_LIMIT = 20
_PUNTER, _OTHER = "ann", "bob"
YES, NO = "Yes", "No"


@dataclass(frozen=True, slots=True)
class Ask:
    """What somebody wants to do with three ranks: as it is told, as the table is asked, and how it comes to that.

    `then` is what follows where it may be done, and `otherwise` where it may not. `lets` says what makes it lawful,
    against whoever would forbid it. The answer hangs on a field of the book, or on one by which a book may refuse it.
    """

    told: Callable[[Rank, Rank, Rank], str]
    wish: Callable[[Rank, Rank, Rank], c.Command]
    brings: Callable[[Start, Rank, Rank], None]
    then: str = ""
    otherwise: str = ""
    lets: str = ""
    hangs_on: str = ""
    refused_by: str = ""

    def by_us(self, book: Rulebook) -> str:
        """What says that the answer is our assumption about the book, where it is."""
        is_refused = bool(self.refused_by) and getattr(book, self.refused_by) == "refused"
        return by_us(book, self.hangs_on, self.refused_by if is_refused else "")


def allowed(start: Start, which: str) -> Exercise:
    """One of the things that a player may want, by its name in `ASKS`; every other is one that has the other answer."""
    asked = _asked(start.again(), which)
    if not start.turn_among(2):
        return asked
    others = filter(None, (_sister(start.again(), other) for other in _SISTERS[which]))
    return next((other for other in others if other.accept != asked.accept), asked)


def _sister(start: Start, which: str) -> Exercise | None:
    """What is asked beside a thing, where the book has it."""
    try:
        return _asked(start, which)
    except FaroError:
        return None


def _asked(start: Start, which: str) -> Exercise:
    ask = ASKS[which]
    first, second, third = start.ranks(3)
    start.seat(_PUNTER, _OTHER)
    ask.brings(start, first, second)
    if which in ("sleeper", "claim") and not start.table.bets:
        which, ask = "dead", ASKS["dead"]  # where nothing may lie on a dead card, nothing can be claimed there
    wish, rests = ask.wish(first, second, third), ask.by_us(start.book)
    field = Field(f"may-{which}", f"By {start.book.name}", "choice", (YES, NO))
    try:
        decide(start.table, wish)
        said, then = f"{start.book.name} lets it be done{rests}.{ask.then}", wish
    except FaroError as refusal:
        said, then = f"{capital(refusal.sentence)}{rests}.{ask.otherwise}", None
    accept = [(YES if then else NO,)]
    return start.item(
        [first, second, third],
        f"Do the rules of {start.book.name} allow it?",
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
    start.act(c.SetLimits(1, _LIMIT))
    _before(start, first, second)


def _lying(start: Start, first: Rank, second: Rank) -> None:
    """The player's stake lies on the first of the ranks while two turns pass it by."""
    _own_lies(start, first, second)
    rest = start.mixed(start.drawable(cards_of({first, second})))
    for at in (0, 2):
        start.act(c.DealTurn(rest[at], rest[at + 1]))


def _lost(start: Start, first: Rank, second: Rank) -> None:
    """The player's stake lay on the first of the ranks when a card of it lost."""
    _own_lies(start, first, second)
    passes = start.one_of(start.drawable(cards_of({first, second})))
    start.act(c.DealTurn(*start.book.in_turn(cards_of([first])[0], passes)))


def _others_lies(start: Start, first: Rank, second: Rank) -> None:
    """The other's stake lies on the first of the ranks."""
    start.deal(0, without=cards_of({first, second}))
    start.act(c.PlaceBet(_OTHER, _STAKE, SPOTS[first.code]))


def _own_lies(start: Start, first: Rank, second: Rank) -> None:
    """The player's stake lies on the first of the ranks."""
    start.deal(0, without=cards_of({first, second}))
    start.act(c.PlaceBet(_PUNTER, _STAKE, SPOTS[first.code]))


def _three_out(start: Start, first: Rank, second: Rank) -> None:
    start.deal(5 + start.below(4), cards_of([first])[:3], cards_of([first])[3:])


def _case_limited(start: Start, first: Rank, second: Rank) -> None:
    start.act(c.SetLimits(1, _LIMIT))
    _three_out(start, first, second)


def _case_laid(start: Start, first: Rank, second: Rank) -> None:
    """The other's stake lies on a card of which one is left."""
    _three_out(start, first, second)
    if not start.lay(c.PlaceBet(_OTHER, _STAKE, SPOTS[first.code])):
        raise start.refused("no-such-stake")


def _all_out(start: Start, first: Rank, second: Rank) -> None:
    start.deal(5 + start.below(4), cards_of([first]), cards_of([second]))


def _five_left(start: Start, first: Rank, second: Rank) -> None:
    start.deal((52 - start.book.shown_first - 5) // 2, without=cards_of({first, second})[-5:])


def _three_left(start: Start, first: Rank, second: Rank) -> None:
    start.deal((52 - start.book.shown_first - 3) // 2, without=[*cards_of({first})[:1], *cards_of({second})[:2]])


def _slept(start: Start, first: Rank, second: Rank) -> None:
    """The other's stake lies on a card of which none is left, where the book lets it."""
    _all_out(start, first, second)
    start.lay(c.PlaceBet(_OTHER, _STAKE, SPOTS[first.code]))


ASKS: Mapping[str, Ask] = {
    "dead": Ask(
        lambda x, y, z: f"All four cards of the {x.word} are out. Ann wants to lay {_STAKE} on it.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _STAKE, SPOTS[x.code]),
        _all_out,
        " No card can decide it, and others may claim it.",
        lets="a stake may lie on a card that can no more decide it",
        hangs_on="dead_stake",
    ),
    "take-up": Ask(
        lambda x, y, z: f"Ann’s {_STAKE} on the {x.word} have met no card of it for two turns. She wants them back.",
        lambda x, y, z: c.TakeDown(_PUNTER, SPOTS[x.code]),
        _lying,
        lets="what no card has decided is its owner’s",
        hangs_on="withdrawal",
    ),
    "high-card": Ask(
        lambda x, y, z: f"Ann wants to lay {_so_many(x)} on the High Card bar: the second card is to be the higher.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _so_many(x), spot("high-card")),
        _before,
        lets="the house has a High Card bar",
        refused_by="high_card",
    ),
    "string": Ask(
        lambda x, y, z: f"Ann wants one stake of {_STAKE} strung on the {x.word}, the {y.word} and the {z.word}.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _STAKE, spot("+".join(rank.code for rank in (x, y, z)))),
        _before,
        lets="cards that lie apart are strung by word of mouth",
        hangs_on="strings",
    ),
    "heeled": Ask(
        lambda x, y, z: f"Ann wants one stake of {_STAKE} heeled: the {x.word} is to win, the {y.word} to lose.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _STAKE, spot(f"{x.code}/{y.code}")),
        _before,
        lets="one stake may play a card to win and another to lose",
        hangs_on="strings",
    ),
    "odd": Ask(
        lambda x, y, z: f"Ann wants to bet {_so_many(x)} that the winner of the next turn is an odd card.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _so_many(x), spot("odd")),
        _before,
        lets="the house takes bets on odd and even",
        refused_by="odd_even",
    ),
    "half": Ask(
        lambda x, y, z: f"Ann’s {_STAKE} lie on the {x.word}. She wants but half of them to go.",
        lambda x, y, z: c.OrderBet(_PUNTER, SPOTS[x.code], "half"),
        _lying,
        lets="a player may say that half goes",
        hangs_on="half_goes",
    ),
    "early-call": Ask(
        lambda x, y, z: f"Five cards are left. Ann wants to call three: {x.word}, then {y.word}, then {y.word}.",
        lambda x, y, z: c.CallTurn(_PUNTER, _STAKE, (x, y, y)),
        _five_left,
        hangs_on="call",
    ),
    "sleeper": Ask(
        lambda x, y, z: (
            f"All four cards of the {x.word} are out. Ann sees that Bob’s {_STAKE} lie there, and claims them."
        ),
        lambda x, y, z: c.ClaimSleeper(_PUNTER, _OTHER, SPOTS[x.code]),
        _slept,
        lets="no card can decide Bob’s stake any more, and it is his who claims it",
        hangs_on="dead_stake",
    ),
    "over-limit": Ask(
        lambda x, y, z: f"The limit is {_LIMIT} checks. Ann wants to lay {_LIMIT + _STAKE} on the {x.word}.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _LIMIT + _STAKE, SPOTS[x.code]),
        _limited,
        otherwise=" By law 6 of 1880 a dealer who has dealt on so many checks must pay them; bank-bills to the limit.",
    ),
    "case": Ask(
        lambda x, y, z: f"Three cards of the {x.word} are out. Ann wants to lay {_STAKE} on it.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _STAKE, SPOTS[x.code]),
        _three_out,
        lets="the card that is left can still win or lose",
        hangs_on="second_bets",
    ),
    "lost": Ask(
        lambda x, y, z: f"Ann’s {_STAKE} lay on the {x.word} when it lost. She wants them back.",
        lambda x, y, z: c.TakeDown(_PUNTER, SPOTS[x.code]),
        _lost,
        otherwise=" What has lost is the bank’s.",
    ),
    "last-call": Ask(
        lambda x, y, z: f"Three cards are left. Ann wants to call them: {x.word}, then {y.word}, then {y.word}.",
        lambda x, y, z: c.CallTurn(_PUNTER, _STAKE, (x, y, y)),
        _three_left,
        lets="the last turn is called when three cards are left",
        hangs_on="cat",
    ),
    "at-limit": Ask(
        lambda x, y, z: f"The limit is {_LIMIT} checks. Ann wants to lay {_LIMIT} on the {x.word}.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _LIMIT, SPOTS[x.code]),
        _limited,
        lets="the limit itself may be laid",
    ),
    "claim": Ask(
        lambda x, y, z: f"All four cards of the {x.word} are out. The dealer claims Bob’s {_STAKE}, which lie there.",
        lambda x, y, z: c.ClaimSleeper(BANK, _OTHER, SPOTS[x.code]),
        _slept,
        lets="whoever sees it first may claim a stake that no card can decide, and the dealer is one of them",
        hangs_on="dead_stake",
    ),
    "case-limit": Ask(
        lambda x, y, z: (
            f"The limit is {_LIMIT} checks. Three cards of the {x.word} are out, and Ann wants to lay {_LIMIT} on it."
        ),
        lambda x, y, z: c.PlaceBet(_PUNTER, _LIMIT, SPOTS[x.code]),
        _case_limited,
        lets="the limit on a case is that of the game",
        hangs_on="case_limit",
    ),
    "half-limit": Ask(
        lambda x, y, z: (
            f"The limit is {_LIMIT} checks. Three cards of the {x.word} are out, "
            f"and Ann wants to lay {_LIMIT // 2} on it."
        ),
        lambda x, y, z: c.PlaceBet(_PUNTER, _LIMIT // 2, SPOTS[x.code]),
        _case_limited,
        lets="half of the limit may be laid on a case",
    ),
    "awake": Ask(
        lambda x, y, z: (
            f"Three cards of the {x.word} are out. Ann sees that Bob’s {_STAKE} lie there, and claims them."
        ),
        lambda x, y, z: c.ClaimSleeper(_PUNTER, _OTHER, SPOTS[x.code]),
        _case_laid,
        otherwise=" The card that is left can still decide them.",
        refused_by="dead_stake",
    ),
    "pot": Ask(
        lambda x, y, z: f"Ann wants to lay {_so_many(x)} on the Pot: one stake on the Six, the Seven and the Eight.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _so_many(x), spot("6-7-8")),
        _before,
        lets="the Pot is a place of the cloth",
        hangs_on="figures",
    ),
    "high-card-over": Ask(
        lambda x, y, z: f"The limit is {_LIMIT} checks. Ann wants to lay {_LIMIT + _so_many(x)} on the High Card bar.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _LIMIT + _so_many(x), spot("high-card")),
        _limited,
        refused_by="high_card",
    ),
    "odd-over": Ask(
        lambda x, y, z: f"The limit is {_LIMIT} checks. Ann wants to bet {_LIMIT + _so_many(x)} that an odd card wins.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _LIMIT + _so_many(x), spot("odd")),
        _limited,
        refused_by="odd_even",
    ),
    "string-over": Ask(
        lambda x, y, z: (
            f"The limit is {_LIMIT} checks. Ann wants {_LIMIT + _STAKE} as one stake strung on the {x.word}, "
            f"the {y.word} and the {z.word}."
        ),
        lambda x, y, z: c.PlaceBet(_PUNTER, _LIMIT + _STAKE, spot("+".join(rank.code for rank in (x, y, z)))),
        _limited,
        refused_by="strings",
    ),
    "heeled-over": Ask(
        lambda x, y, z: (
            f"The limit is {_LIMIT} checks. Ann wants {_LIMIT + _STAKE} as one stake heeled: "
            f"the {x.word} is to win, the {y.word} to lose."
        ),
        lambda x, y, z: c.PlaceBet(_PUNTER, _LIMIT + _STAKE, spot(f"{x.code}/{y.code}")),
        _limited,
        refused_by="strings",
    ),
    "two-stakes": Ask(
        lambda x, y, z: f"Ann has {_STAKE} on the {x.word}. She wants to lay {_STAKE} on the {y.word} as well.",
        lambda x, y, z: c.PlaceBet(_PUNTER, _STAKE, SPOTS[y.code]),
        _own_lies,
        lets="a player may have stakes on as many cards as he likes",
    ),
    "half-of-another": Ask(
        lambda x, y, z: f"Bob’s {_STAKE} lie on the {x.word}. Ann wants but half of them to go.",
        lambda x, y, z: c.OrderBet(_PUNTER, SPOTS[x.code], "half"),
        _others_lies,
        refused_by="half_goes",
    ),
}
"""What is asked, by its name."""

_SISTERS: Mapping[str, tuple[str, ...]] = {
    "dead": ("case",),
    "case": ("dead",),
    "take-up": ("lost",),
    "lost": ("take-up",),
    "high-card": ("pot", "high-card-over"),
    "high-card-over": ("pot", "high-card"),
    "pot": ("high-card", "high-card-over", "over-limit"),
    "string": ("two-stakes", "string-over"),
    "string-over": ("string", "two-stakes"),
    "heeled": ("two-stakes", "heeled-over"),
    "heeled-over": ("heeled", "two-stakes"),
    "two-stakes": ("heeled", "string", "over-limit"),
    "odd": ("two-stakes", "odd-over"),
    "odd-over": ("odd", "two-stakes"),
    "half": ("take-up", "half-of-another"),
    "half-of-another": ("half", "take-up"),
    "early-call": ("last-call",),
    "last-call": ("early-call",),
    "sleeper": ("awake",),
    "claim": ("sleeper", "awake"),
    "case-limit": ("half-limit", "over-limit"),
    "half-limit": ("case-limit", "over-limit"),
    "awake": ("sleeper",),
    "over-limit": ("at-limit",),
    "at-limit": ("over-limit",),
}
"""What is asked beside a thing, so that its sisters have both answers: the first that has the other."""
