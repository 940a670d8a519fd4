"""What may be done at a table: a command becomes events, or is refused in one sentence."""

from __future__ import annotations

import re
from functools import singledispatch

from faro.cards import Card
from faro.chips import checks
from faro.commands import (
    BuyChecks,
    Command,
    DealTurn,
    Expect,
    MoveBet,
    OpenTable,
    PlaceBet,
    SetLimits,
    ShowHock,
    ShowSoda,
    TakeDown,
    TurnCopper,
)
from faro.errors import Refused
from faro.events import (
    BetMoved,
    BetPlaced,
    BetTakenDown,
    ChecksBought,
    CopperTurned,
    Event,
    HockShown,
    LimitsSet,
    SodaShown,
    TableOpened,
    TurnDealt,
)
from faro.layout import Spot
from faro.rules import Rulebook
from faro.settle import settle_hock, settle_turn
from faro.table import Bet, Table

NAME = re.compile(r"[a-z][a-z0-9-]{0,15}")
"""How a log may name a punter."""
MOST_CHECKS = 1_000_000
"""The most checks that a punter may buy; it keeps every picture of them legible."""


def decide(table: Table, command: Command) -> tuple[Event, ...]:
    """The events that a command brings about at a table; `Refused`, in one sentence, where it is not allowed."""
    return _decide(command, table)


@singledispatch
def _decide(command: Command, table: Table) -> tuple[Event, ...]:
    raise TypeError(f"no command: {command!r}")


@_decide.register
def _(command: OpenTable, table: Table) -> tuple[Event, ...]:
    if table.rules is not None:
        raise Refused("rules-named-twice", f"the table is dealt by {table.rules.short} already", "start a new log")
    return (TableOpened(command.rules, command.rules.digest),)


@_decide.register
def _(command: BuyChecks, table: Table) -> tuple[Event, ...]:
    _rules(table)
    if not NAME.fullmatch(command.punter):
        raise Refused("bad-name", f"{command.punter!r} is no name for a punter", "write a short lower-case word")
    if command.punter in table.hands:
        raise Refused("already-seated", f"{command.punter} sits at the table already")
    if not 1 <= command.checks <= MOST_CHECKS:
        raise Refused("bad-number", f"cannot buy {checks(command.checks)}", f"buy 1 to {MOST_CHECKS:,}")
    return (ChecksBought(command.punter, command.checks),)


@_decide.register
def _(command: SetLimits, table: Table) -> tuple[Event, ...]:
    _rules(table)
    if not 1 <= command.least <= command.most:
        raise Refused(
            "bad-limit",
            f"the least stake cannot be {command.least} with a limit of {command.most}",
            "put the least first",
        )
    return (LimitsSet(command.least, command.most),)


@_decide.register
def _(command: ShowSoda, table: Table) -> tuple[Event, ...]:
    _rules(table)
    if table.is_boxed:
        raise Refused("soda-shown", f"the soda of this deal is {table.soda} already", "deal on to the hock")
    if command.card not in table.pack:
        raise _not_in_pack(command.card)
    return (SodaShown(command.card),)


@_decide.register
def _(command: PlaceBet, table: Table) -> tuple[Event, ...]:
    rules = _rules(table)
    hand = _hand(table, command.punter)
    if command.amount < 1:
        raise Refused("bad-number", f"cannot bet {checks(command.amount)}", "bet one check or more")
    if command.amount > hand:
        raise Refused("stake-over-funds", f"cannot bet {command.amount} with {checks(hand)}", _at_most(hand))
    if command.coppered and rules.copper == "refused":
        raise Refused("copper-refused", f"{rules.short} allows no copper", "bet the card to win")
    lying = table.bet(command.punter, command.spot)
    if lying is not None and lying.coppered != command.coppered:
        how = "under a copper" if lying.coppered else "open"
        raise Refused(
            "copper-mismatch",
            f"{checks(lying.stake)} of {command.punter} already lie {how} on {command.spot.word}",
            f"write 'copper {command.punter} on {command.spot.id}' to turn the copper first",
        )
    _may_lie(table, command.spot, command.amount + (lying.stake if lying else 0))
    return (BetPlaced(command.punter, command.amount, command.spot, command.coppered),)


@_decide.register
def _(command: TurnCopper, table: Table) -> tuple[Event, ...]:
    rules = _rules(table)
    bet = _lying(table, command.punter, command.spot)
    if rules.copper == "refused":
        raise Refused("copper-refused", f"{rules.short} allows no copper", "bet the card to win")
    return (CopperTurned(command.punter, command.spot, not bet.coppered),)


@_decide.register
def _(command: TakeDown, table: Table) -> tuple[Event, ...]:
    bet = _liftable(table, command.punter, command.spot)
    return (BetTakenDown(command.punter, command.spot, bet.stake),)


@_decide.register
def _(command: MoveBet, table: Table) -> tuple[Event, ...]:
    bet = _liftable(table, command.punter, command.origin)
    lying = table.bet(command.punter, command.spot)
    if lying is not None:
        raise Refused(
            "place-taken",
            f"{checks(lying.stake)} of {command.punter} already lie on {command.spot.word}",
            "take one of the two stakes down first",
        )
    _may_lie(table, command.spot, bet.stake)
    return (BetMoved(command.punter, command.origin, command.spot, bet.stake, bet.coppered),)


@_decide.register
def _(command: DealTurn, table: Table) -> tuple[Event, ...]:
    rules = _rules(table)
    if not table.is_boxed:
        raise Refused("soda-first", "no turn can be dealt before the soda is shown", "show the soda first")
    if table.is_last_card:
        raise Refused("deal-is-out", f"the deal is out after {len(table.turns)} turns", "show the hock")
    _in_box(table, command.loser)
    if command.winner == command.loser:
        raise Refused("card-dealt-twice", f"{command.winner} cannot both lose and win a turn", "name two cards")
    _in_box(table, command.winner)
    turn = TurnDealt(len(table.turns) + 1, command.loser, command.winner)
    return (turn, *settle_turn(rules, table.bets, command.loser.rank, command.winner.rank))


@_decide.register
def _(command: ShowHock, table: Table) -> tuple[Event, ...]:
    rules = _rules(table)
    if not table.is_last_card:
        raise Refused("hock-too-early", "the hock is the last card of the box", "deal the turns first")
    _in_box(table, command.card)
    return (HockShown(command.card), *settle_hock(rules, table.bets))


@_decide.register
def _(command: Expect, table: Table) -> tuple[Event, ...]:
    hand = _hand(table, command.punter)
    if hand != command.checks:
        raise Refused(
            "expectation-failed", f"{command.punter} holds {checks(hand)}, where the log expects {command.checks}"
        )
    return ()


def limit_on(table: Table, spot: Spot) -> int:
    """The most checks that may lie on a place; nought where the dealer has announced no limit."""
    halved = table.rules is not None and table.rules.case_limit == "half"
    on_a_case = halved and all(table.left(rank) == 1 for rank in spot.ranks)
    # Half of a low limit would be under the least stake, and half of one check would read as no limit.
    return max(table.least, table.most // 2) if on_a_case else table.most


def is_dead(table: Table, spot: Spot) -> bool:
    """Whether no card of a place's ranks is left to decide a stake there."""
    return all(table.left(rank) == 0 for rank in spot.ranks)


def refuse_to_lie(table: Table, spot: Spot, stake: int) -> Refused | None:
    """Why so many checks in all may not lie on a place; nothing where they may."""
    rules = _rules(table)
    if rules.first_stakes == "after-soda" and not table.is_boxed:
        return Refused(
            "soda-first", f"under {rules.short} no stake is laid before the soda is shown", "show the soda first"
        )
    if table.is_last_card:
        return Refused("deal-is-out", "only the hock is left, and it decides no stake", "wait for the next deal")
    if is_dead(table, spot):
        return Refused("dead-card", f"{spot.word} is dead: no card of it is left in the box", "bet on a card still in")
    if stake < table.least:
        return Refused(
            "stake-under-minimum",
            f"{checks(stake)} on {spot.word} is under the least stake",
            f"bet {table.least} or more",
        )
    limit = limit_on(table, spot)
    if limit and stake > limit:
        return Refused(
            "stake-over-limit", f"{checks(stake)} on {spot.word} is over the limit of {limit}", _at_most(limit)
        )
    return None


def _rules(table: Table) -> Rulebook:
    if table.rules is None:
        raise Refused("no-rules", "the table has no rule-book yet", "begin with 'rules' and its name")
    return table.rules


def _hand(table: Table, punter: str) -> int:
    if punter not in table.hands:
        seated = ", ".join(table.hands) or "nobody yet"
        raise Refused("unknown-punter", f"no punter called {punter!r} sits at the table", f"seated: {seated}")
    return table.hands[punter]


def _lying(table: Table, punter: str, spot: Spot) -> Bet:
    _hand(table, punter)
    bet = table.bet(punter, spot)
    if bet is None:
        where = ", ".join(bet.spot.id for bet in table.bets if bet.punter == punter) or "nowhere"
        raise Refused("no-such-bet", f"{punter} has no stake on {spot.word}", f"stakes of {punter} lie on: {where}")
    return bet


def _liftable(table: Table, punter: str, spot: Spot) -> Bet:
    rules = _rules(table)
    bet = _lying(table, punter, spot)
    if rules.withdrawal == "must-lie":
        raise Refused("must-lie", f"under {rules.short} a stake lies until it is decided", "let it lie")
    return bet


def _may_lie(table: Table, spot: Spot, stake: int) -> None:
    refusal = refuse_to_lie(table, spot, stake)
    if refusal is not None:
        raise refusal


def _in_box(table: Table, card: Card) -> None:
    if card not in table.pack:
        raise _not_in_pack(card)
    if card not in table.box:
        raise Refused("card-dealt-twice", f"{card} has left the box already", "name a card still in the box")


def _not_in_pack(card: Card) -> Refused:
    return Refused("card-not-in-pack", f"{card} does not belong to this pack")


def _at_most(most: int) -> str:
    return f"bet {most} or less"
