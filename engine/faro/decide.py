"""What may be done at a table: a command becomes events, or is refused in one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from faro import decide_stakes
from faro.cards import Card
from faro.chips import checks
from faro.commands import (
    AlterBet,
    BuyChecks,
    CallTurn,
    ClaimSleeper,
    Command,
    DealTurn,
    Expect,
    GiveMarker,
    MoveBet,
    OpenBank,
    OpenTable,
    OrderBet,
    Parlee,
    PlaceBet,
    SetLimits,
    ShowHock,
    ShowSoda,
    TakeDown,
    TurnCopper,
)
from faro.decide_stakes import hand_of, rules_of
from faro.errors import Refused
from faro.events import (
    BankOpened,
    BetSettled,
    CallSettled,
    ChecksBought,
    Event,
    HockShown,
    LimitsSet,
    MarkerGiven,
    SodaShown,
    TableOpened,
    TurnDealt,
)
from faro.settle import settle_calls, settle_hock, settle_turn, within_purse
from faro.table import BANK, Table

NAME = re.compile(r"[a-z][a-z0-9-]{0,15}")
"""How a log may name a punter."""
MOST_CHECKS = 1_000_000
"""The most checks that a punter may buy; it keeps every picture of them legible."""


def decide(table: Table, command: Command) -> tuple[Event, ...]:
    """The events that a command brings about at a table; `Refused`, in one sentence, where it is not allowed."""
    return _DECIDERS[type(command)](table, command)


def _open_table(table: Table, command: OpenTable) -> tuple[Event, ...]:
    if table.rules is not None:
        raise Refused("rules-named-twice", f"the table is dealt by {table.rules.short} already", "start a new log")
    return (TableOpened(command.rules, command.rules.digest),)


def _buy_checks(table: Table, command: BuyChecks) -> tuple[Event, ...]:
    rules_of(table)
    if not NAME.fullmatch(command.punter) or command.punter == BANK:
        raise Refused("bad-name", f"{command.punter!r} is no name for a punter", "write a short lower-case word")
    if command.punter in table.hands:
        raise Refused("already-seated", f"{command.punter} sits at the table already")
    if not 1 <= command.checks <= MOST_CHECKS:
        raise Refused("bad-number", f"cannot buy {checks(command.checks)}", f"buy 1 to {MOST_CHECKS:,}")
    return (ChecksBought(command.punter, command.checks),)


def _set_limits(table: Table, command: SetLimits) -> tuple[Event, ...]:
    rules_of(table)
    if not 1 <= command.least <= command.most:
        raise Refused(
            "bad-limit",
            f"the least stake cannot be {command.least} with a limit of {command.most}",
            "put the least first",
        )
    if 0 < command.running < command.most:
        raise Refused(
            "bad-limit",
            f"a stake cannot run to {command.running} with a limit of {command.most}",
            "let it run to the limit or higher",
        )
    return (LimitsSet(command.least, command.most, command.running),)


def _open_bank(table: Table, command: OpenBank) -> tuple[Event, ...]:
    rules_of(table)
    if table.capital is not None or table.bets or table.calls:
        raise Refused("bank-open", "the bank is open already", "show what it holds before the first stake")
    if not 1 <= command.checks <= MOST_CHECKS:
        raise Refused(
            "bad-number", f"the bank cannot hold {checks(command.checks)}", f"open it with 1 to {MOST_CHECKS:,}"
        )
    return (BankOpened(command.checks),)


def _give_marker(table: Table, command: GiveMarker) -> tuple[Event, ...]:
    hand_of(table, command.punter)
    if not 1 <= command.checks <= MOST_CHECKS:
        raise Refused("bad-number", f"no marker is given for {checks(command.checks)}", f"lend 1 to {MOST_CHECKS:,}")
    return (MarkerGiven(command.punter, command.checks),)


def _show_soda(table: Table, command: ShowSoda) -> tuple[Event, ...]:
    rules_of(table)
    if table.is_boxed:
        raise Refused("soda-shown", f"the soda of this deal is {table.soda} already", "deal on to the hock")
    if command.card not in table.pack:
        raise _not_in_pack(command.card)
    return (SodaShown(command.card),)


def _deal_turn(table: Table, command: DealTurn) -> tuple[Event, ...]:
    rules = rules_of(table)
    if not table.is_boxed:
        raise Refused("soda-first", "no turn can be dealt before the soda is shown", "show the soda first")
    if table.is_last_card:
        raise Refused("deal-is-out", f"the deal is out after {len(table.turns)} turns", "show the hock")
    _in_box(table, command.loser)
    if command.winner == command.loser:
        raise Refused("card-dealt-twice", f"{command.winner} cannot both lose and win a turn", "name two cards")
    _in_box(table, command.winner)
    settled: list[BetSettled | CallSettled] = [*settle_turn(rules, table.bets, command.loser, command.winner)]
    if table.calls:
        hock = next(iter(table.box - {command.loser, command.winner}))
        settled += settle_calls(rules, table.calls, (command.loser.rank, command.winner.rank, hock.rank))
    turn = TurnDealt(len(table.turns) + 1, command.loser, command.winner)
    return (turn, *(settled if table.purse is None else within_purse(rules, settled, table.purse)))


def _show_hock(table: Table, command: ShowHock) -> tuple[Event, ...]:
    rules = rules_of(table)
    if not table.is_last_card:
        raise Refused("hock-too-early", "the hock is the last card of the box", "deal the turns first")
    _in_box(table, command.card)
    return (HockShown(command.card), *settle_hock(rules, table.bets))


def _expect(table: Table, command: Expect) -> tuple[Event, ...]:
    hand = hand_of(table, command.punter)
    if hand != command.checks:
        raise Refused(
            "expectation-failed", f"{command.punter} holds {checks(hand)}, where the log expects {command.checks}"
        )
    return ()


def _in_box(table: Table, card: Card) -> None:
    if card not in table.pack:
        raise _not_in_pack(card)
    if card not in table.box:
        raise Refused("card-dealt-twice", f"{card} has left the box already", "name a card still in the box")


def _not_in_pack(card: Card) -> Refused:
    return Refused("card-not-in-pack", f"{card} does not belong to this pack")


_DECIDERS: dict[type[Command], Callable[[Table, Any], tuple[Event, ...]]] = {
    OpenTable: _open_table,
    BuyChecks: _buy_checks,
    SetLimits: _set_limits,
    OpenBank: _open_bank,
    GiveMarker: _give_marker,
    ShowSoda: _show_soda,
    PlaceBet: decide_stakes.place_bet,
    TurnCopper: decide_stakes.turn_copper,
    TakeDown: decide_stakes.take_down,
    MoveBet: decide_stakes.move_bet,
    OrderBet: decide_stakes.order_bet,
    Parlee: decide_stakes.parlee,
    CallTurn: decide_stakes.call_turn,
    AlterBet: decide_stakes.alter_bet,
    ClaimSleeper: decide_stakes.claim_sleeper,
    DealTurn: _deal_turn,
    ShowHock: _show_hock,
    Expect: _expect,
}
