"""What a seat may know: everything that lies open at the table, and nothing of what is still in the box."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from faro.base import SPOTS, Bend, Bet, Call, Card, Goes, Rank, Refused, Result, Run, Spot
from faro.cheats import Trick
from faro.rulebooks import Rulebook
from faro.seats.tells import Lid, Tell, lift, tells
from faro.table import (
    Case,
    Mark,
    Table,
    at_risk,
    bent,
    call_odds,
    decide,
    is_allowed,
    is_said_ahead,
    is_taken,
    keep_cases,
    marks_of,
    may_draw,
    most_taken,
    plays_for,
    refuse_to_grow,
    runs,
    tricks,
)
from faro.table import commands as c
from faro.table import events as e

Stage = Literal["unopened", "before-deal", "turns", "last-cards", "deal-out"]
Handling = Literal["copper", "bar", "half", "take"]
"""What a punter may do with a stake that lies: turn its copper, say how much of it goes, take it down."""


@dataclass(frozen=True, slots=True)
class Stake:
    """Checks on a place, as anyone at the table sees them; one that is `masked` is seen by its owner alone.

    The seat `may` do so much with a stake of its own: the table would take each of these orders now. Where it may be
    taken down, up to `most_taken` of its checks may be, so that the rest lies on; it `grows` where more may be added.
    So many of the stakes that lie on the layout were laid `before` it. If its card is bent it `wins` so many checks in
    all, unless that is what is asked.
    """

    punter: str
    amount: int
    coppered: bool
    goes: Goes
    bend: Bend | None = None
    masked: bool = False
    may: tuple[Handling, ...] = ()
    most_taken: int = 0
    grows: bool = True
    before: int = 0
    wins: int = 0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the latest turn, or the end of the deal, did to a stake: the checks won or, below nought, lost."""

    punter: str
    result: Result | Literal["left"]
    stake: int
    gain: int
    coppered: bool = False

    @property
    def kept(self) -> int:
        """The checks of the stake itself that its punter takes up again."""
        return self.stake + min(self.gain, 0)

    @property
    def paid(self) -> int:
        """The checks that the bank has laid beside them."""
        return max(self.gain, 0)


@dataclass(frozen=True, slots=True)
class RunOn:
    """A way in which the seat may play on a stake that has just been decided, on the same place.

    `amount` are the checks that it would venture, on a card then bent as `bend` says, if at all. One
    that is `ahead` is said before the card comes and holds if it wins; where it `is_said`, it can be taken back.
    """

    spot: Spot
    how: Run
    amount: int
    bend: Bend | None
    is_ahead: bool = False
    is_said: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """One place of the layout with what lies on it and what has just been settled there.

    `left` counts the cards that can still decide a stake there: between deals, those of the pack to come. It `is_dead`
    where a stake laid now would meet no card.
    """

    spot: Spot
    left: int | None
    stakes: tuple[Stake, ...]
    outcomes: tuple[Outcome, ...]
    is_dead: bool = False


@dataclass(frozen=True, slots=True)
class Sleeper:
    """A stake of another punter's on a dead card, which the seat may claim."""

    punter: str
    spot: Spot
    amount: int


@dataclass(frozen=True, slots=True)
class View:
    """A table as one seat sees it; `seat` is nothing for an onlooker.

    `turn` counts the turns dealt, `turns` those of a whole deal; `loser` and `winner` are the latest turn's, `before`
    is the card that lay face up when it was dealt: the soda, or the winner of the turn before. The box is a number: it
    holds `cards_left` cards. `bottom` is the card that was shown to come last, `pocket` those that were kept. `to_call`
    are the ranks of the last three, which the case-keeper shows, lowest first. `masked` are the stakes of others on
    cards that lie face down, by punter and checks: which cards they are, the view does not hold. `runs` are the ways in
    which the seat may play on what the latest turn has decided, `sleepers` what it may claim. What the rule-book
    `takes` is there for a seat to offer it. `cases` is what the case-keeper shows, `tabs` what whoever watches the
    cards writes down himself. The seat `bought` so many checks, and `owes` so many on markers; it `has_risen` if it got
    up. `drawn` are the cards of a turn that all have seen and that is not settled yet.

    `tells` is what the seat's own devices tell it, and `done` what it has itself done unseen in this deal: nobody
    else's are in the view. `tricks` are what it may do unseen now, and it `may_draw` a turn card by card if its devices
    work between the two. The `bank` has gained so many checks. `is_caught`: the seat was seen to have done so. The
    `lid` is off only for a reader, who then sees
    everything.
    """

    seat: str | None
    book: Rulebook | None
    stage: Stage
    turn: int
    turns: int
    cards_left: int
    soda: Card | None
    loser: Card | None
    winner: Card | None
    hock: Card | None
    before: Card | None
    bottom: Card | None
    pocket: tuple[Card, ...]
    places: tuple[Place, ...]
    masked: tuple[tuple[str, int], ...]
    runs: tuple[RunOn, ...]
    sleepers: tuple[Sleeper, ...]
    calls: tuple[Call, ...]
    called: tuple[e.CallSettled, ...]
    to_call: tuple[Rank, ...]
    takes_calls: bool
    cases: tuple[Case, ...]
    tabs: tuple[tuple[Rank, tuple[Mark, ...]], ...]
    hands: tuple[tuple[str, int], ...]
    bought: int
    owes: int
    has_risen: bool
    drawn: tuple[Card, ...]
    tells: tuple[Tell, ...]
    done: tuple[Trick, ...]
    tricks: tuple[Trick, ...]
    may_draw: bool
    bank: int
    is_caught: bool
    lid: Lid | None

    def __repr__(self) -> str:
        """Whose it is and how far the deal has got, in one line."""
        return f"<View of {self.seat or 'an onlooker'}: {self.stage}, turn {self.turn} of {self.turns}>"

    @property
    def rules(self) -> str:
        """What the rule-book is called at the table, nothing where none is named."""
        return self.book.name if self.book else ""

    @property
    def has_livrets(self) -> bool:
        """Whether stakes lie on cards of the punters' own, where corners are bent, and not on a layout."""
        return self.book is not None and self.book.stakes_on != "layout"

    @property
    def checks(self) -> int | None:
        """The checks that the seat's punter has in hand."""
        return dict(self.hands).get(self.seat) if self.seat is not None else None

    def place(self, rank: Rank) -> Place:
        """The painted card of a rank."""
        return next(place for place in self.places if place.spot.id == rank.code)


def see(table: Table, seat: str | None = None, *, unmasked: bool = False) -> View:
    """The table from a seat, a punter's or `bank`; who has not sat down sees what an onlooker sees.

    No undealt card is in the view but what the seat's devices tell of it, because none is put there, nor a masked one
    of another; `unmasked` takes the lid off.
    """
    rules = table.rules
    to_call = tuple(sorted(card.rank for card in table.box)) if table.is_last_three else ()
    loser, winner = table.turns[-1] if table.turns else (None, None)
    return View(
        seat=seat,
        book=rules,
        stage=_stage(table),
        turn=len(table.turns),
        turns=rules.turns(len(table.pack)) if rules else (len(table.pack) - 1) // 2,
        cards_left=len(table.box),
        soda=table.soda,
        loser=loser,
        winner=winner,
        hock=table.hock,
        before=table.turns[-2][1] if len(table.turns) > 1 else table.soda,
        bottom=table.bottom,
        pocket=table.pocket,
        places=tuple(_places(table, seat)),
        masked=tuple((bet.punter, bet.stake) for bet in table.bets if _is_hidden(bet, seat)),
        runs=tuple(_runs(table, seat)),
        sleepers=tuple(_sleepers(table, seat)),
        calls=table.calls,
        called=tuple(event for event in table.settled if isinstance(event, e.CallSettled)),
        to_call=to_call,
        takes_calls=rules is not None and call_odds(rules, to_call) != "refused",
        cases=keep_cases(table),
        tabs=tuple((rank, tuple(marks)) for rank, marks in marks_of(table).items()),
        hands=tuple(table.hands.items()),
        bought=table.bought.get(seat or "", 0),
        owes=table.markers.get(seat or "", 0),
        has_risen=seat in table.risen,
        drawn=table.secret.drawn,
        tells=tells(table, seat),
        done=tuple(trick for trick in table.secret.tricks if trick.who == seat),
        tricks=tuple(tricks(table, seat)) if seat is not None else (),
        may_draw=seat is not None and may_draw(table, seat),
        bank=table.bank,
        is_caught=seat in table.secret.caught,
        lid=lift(table) if unmasked else None,
    )


def _stage(table: Table) -> Stage:
    if table.rules is None:
        return "unopened"
    if not table.opened:
        return "before-deal"
    if not table.is_boxed:
        return "deal-out"
    return "last-cards" if table.are_turns_out else "turns"


def _runs(table: Table, seat: str | None) -> Iterator[RunOn]:
    """Each way of playing on that the table would take, after a win or, where a book has it so, beforehand."""
    rules = table.rules
    for bet in table.bets if rules is not None else ():
        for how in runs(rules) if rules is not None and bet.punter == seat else ():
            ahead = c.Parlee(bet.punter, bet.spot, bet.spot, how)
            if rules is not None and is_said_ahead(rules, how) and is_allowed(table, ahead):
                bend = bent(bet.bend, bet.stake, how)
                yield RunOn(bet.spot, how, at_risk(rules.ladder, bend), bend, True, bet.ahead == how)
    for was in table.settled:
        if not isinstance(was, e.BetSettled) or was.punter != seat:
            continue
        for how in runs(table.rules) if table.rules else ():
            try:
                events = decide(table, c.Parlee(was.punter, was.spot, was.spot, how))
            except Refused:
                continue
            yield from (
                RunOn(was.spot, how, event.amount, event.bend) for event in events if isinstance(event, e.BetParleed)
            )


def _sleepers(table: Table, seat: str | None) -> Iterator[Sleeper]:
    """The stakes of others that the table would give to the seat."""
    for bet in table.bets:
        if seat is None or bet.punter == seat or _is_hidden(bet, seat):
            continue
        if is_allowed(table, c.ClaimSleeper(seat, bet.punter, bet.spot)):
            yield Sleeper(bet.punter, bet.spot, bet.stake)


def _is_hidden(bet: Bet, seat: str | None) -> bool:
    return bet.masked and bet.punter != seat


def _places(table: Table, seat: str | None) -> Iterator[Place]:
    """The painted cards, every other place that the rule-book takes bets on, and wherever something lies openly."""
    bets = [bet for bet in table.bets if not _is_hidden(bet, seat)]
    busy = {bet.spot.id: bet.spot for bet in bets}
    busy |= {event.spot.id: event.spot for event in table.settled if not isinstance(event, e.CallSettled)}
    offered = {
        spot.id: spot
        for spot in SPOTS.values()
        if spot.kind == "flat" or (table.rules is not None and is_taken(table.rules, spot.kind))
    }
    in_box = {rank: table.left(rank) for rank in Rank}
    for spot in (offered | busy).values():
        ranks = (*spot.ranks, *spot.against)
        left = sum([in_box[rank] for rank in ranks]) if ranks else None
        stakes = tuple(
            Stake(
                bet.punter,
                bet.stake,
                bet.coppered,
                bet.goes,
                bet.bend,
                bet.masked,
                tuple(_may(table, bet)) if bet.punter == seat else (),
                most_taken(table, bet) if bet.punter == seat else 0,
                bet.punter != seat or refuse_to_grow(table, bet, bet.masked) is None,
                before,
                _wins(table, bet),
            )
            for before, bet in enumerate(bets)
            if bet.spot.id == spot.id
        )
        yield Place(spot, left, stakes, tuple(_outcomes(table, spot)), table.is_boxed and left == 0)


def _wins(table: Table, bet: Bet) -> int:
    if table.rules is None or bet.bend is None or bet.bend.pli:
        return 0
    return plays_for(table.rules.ladder, bet.bend)


def _may(table: Table, bet: Bet) -> Iterator[Handling]:
    """The orders about a stake that the table would take now."""
    punter, spot = bet.punter, bet.spot
    acts: dict[Handling, c.Command] = {
        "copper": c.TurnCopper(punter, spot),
        "bar": c.OrderBet(punter, spot, "all" if bet.goes == "none" else "none"),
        "half": c.OrderBet(punter, spot, "all" if bet.goes == "half" else "half"),
        "take": c.TakeDown(punter, spot),
    }
    yield from (handling for handling, act in acts.items() if is_allowed(table, act))


def _outcomes(table: Table, spot: Spot) -> Iterator[Outcome]:
    for event in table.settled:
        if isinstance(event, e.BetSettled | e.BetLeftOver) and event.spot.id == spot.id:
            if isinstance(event, e.BetLeftOver):
                yield Outcome(event.punter, "left", event.stake, event.paid - event.taken)
            else:
                gain = event.paid - event.taken
                yield Outcome(event.punter, event.result, event.stake, gain, event.coppered)
