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
    OpenDeal,
    OpenTable,
    OrderBet,
    Parlee,
    PlaceBet,
    Rise,
    SetLimits,
    ShowHock,
    ShowPocket,
    TakeDown,
    TurnCopper,
    TurnMasque,
)
from faro.decide_stakes import hand_of, rules_of
from faro.errors import Refused
from faro.events import (
    BankOpened,
    BetSettled,
    CallSettled,
    ChecksBought,
    DealOpened,
    Event,
    HockShown,
    LimitsSet,
    MarkerGiven,
    PocketShown,
    PunterRose,
    TableOpened,
    TurnDealt,
)
from faro.limits import LAST_CARDS, open_first
from faro.rules import Rulebook
from faro.settle import settle_calls, settle_face, settle_hock, settle_turn, viggresh, within_purse
from faro.stakes import Bet, Call
from faro.table import BANK, Table, fold

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


def _open_deal(table: Table, command: OpenDeal) -> tuple[Event, ...]:
    """A deal begins. One that is under way may be broken off while nothing lies on it (Laws of Faro 9)."""
    rules = rules_of(table)
    if command.how != rules.opening:
        raise Refused(
            "wrong-opening", f"under {rules.short} no deal begins with {command.how!r}", f"write {rules.opening!r}"
        )
    if table.is_boxed and (table.bets or table.calls):
        raise Refused("deal-under-way", "a deal is under way, and stakes lie on it", "deal on to its end")
    if command.card is None:
        return (DealOpened(command.how, None),)
    if command.card not in table.pack:
        raise _not_in_pack(command.card)
    faced = settle_face(rules, table.bets, command.card) if command.how == "face" else ()
    return (DealOpened(command.how, command.card), *faced)


def _deal_turn(table: Table, command: DealTurn) -> tuple[Event, ...]:
    rules = rules_of(table)
    if not table.is_boxed:
        raise open_first(rules, "no turn can be dealt")
    if table.are_turns_out:
        last = LAST_CARDS[rules.deal]
        raise Refused("deal-is-out", f"the deal is out after {len(table.turns)} turns", f"show the {last}")
    first, second = command.first, command.second
    _in_box(table, first)
    if second == first:
        raise Refused("card-dealt-twice", f"{second} cannot both lose and win a turn", "name two cards")
    _in_box(table, second)
    if table.bottom in (first, second) and not (table.is_last_turn and second == table.bottom):
        raise Refused("bottom-card", f"{table.bottom} was shown at the bottom and comes last", "name another card")
    loser, winner = rules.in_turn(first, second)
    is_last = table.is_last_turn
    settled: list[BetSettled | CallSettled] = [*settle_turn(rules, table.bets, loser, winner, is_last)]
    if table.calls:
        hock = next(iter(table.box - {loser, winner}))
        settled += settle_calls(rules, table.calls, (loser.rank, winner.rank, hock.rank))
    turn = TurnDealt(len(table.turns) + 1, loser, winner)
    dealt = (turn, *(settled if table.purse is None else within_purse(rules, settled, table.purse)))
    return dealt if table.box - {loser, winner} else (*dealt, *_left_over(table, rules, dealt))


def _left_over(table: Table, rules: Rulebook, dealt: tuple[Event, ...]) -> tuple[Event, ...]:
    """What becomes of the stakes that still lie when the last turn has brought out the last card."""
    return settle_hock(rules, fold(table, dealt).bets)


def _show_hock(table: Table, command: ShowHock) -> tuple[Event, ...]:
    rules = _at_the_end(table, 1, "hock")
    _in_box(table, command.card)
    return (HockShown(command.card), *settle_hock(rules, table.bets))


def _show_pocket(table: Table, command: ShowPocket) -> tuple[Event, ...]:
    rules = _at_the_end(table, 4, "pocket")
    for card in command.cards:
        _in_box(table, card)
    if {*command.cards} != table.box:
        left = " ".join(str(card) for card in sorted(table.box))
        raise Refused("not-the-pocket", f"the pocket holds {left}", "name each of its cards once")
    return (PocketShown(command.cards), *settle_hock(rules, table.bets))


def _at_the_end(table: Table, cards: int, what: str) -> Rulebook:
    rules = rules_of(table)
    if rules.left_last != cards:
        raise Refused("wrong-ending", f"under {rules.short} no deal ends with a {what}", "deal as the book says")
    if not table.are_turns_out:
        last = "the last card" if cards == 1 else "the last four cards"
        raise Refused("hock-too-early", f"the {what} is {last} of the box", "deal the turns first")
    return rules


def _rise(table: Table, command: Rise) -> tuple[Event, ...]:
    """A punter gets up, and the house may give him back a share of his losses (Lewis, The Apaches of New York)."""
    rules = rules_of(table)
    hand = hand_of(table, command.punter)
    stakes: tuple[Bet | Call, ...] = (*table.bets, *table.calls)
    if any(stake.punter == command.punter for stake in stakes):
        raise Refused("stakes-lie", f"{command.punter} cannot rise while a stake of his lies", "take it down first")
    lost = table.bought[command.punter] + table.markers.get(command.punter, 0) - hand
    back = viggresh(rules, lost)
    return (PunterRose(command.punter, back if table.purse is None else min(back, max(table.purse, 0))),)


def _expect(table: Table, command: Expect) -> tuple[Event, ...]:
    hand = table.hands[command.punter] if command.punter in table.risen else hand_of(table, command.punter)
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
    OpenDeal: _open_deal,
    PlaceBet: decide_stakes.place_bet,
    TurnCopper: decide_stakes.turn_copper,
    TurnMasque: decide_stakes.turn_masque,
    TakeDown: decide_stakes.take_down,
    MoveBet: decide_stakes.move_bet,
    OrderBet: decide_stakes.order_bet,
    Parlee: decide_stakes.parlee,
    CallTurn: decide_stakes.call_turn,
    AlterBet: decide_stakes.alter_bet,
    ClaimSleeper: decide_stakes.claim_sleeper,
    DealTurn: _deal_turn,
    ShowHock: _show_hock,
    ShowPocket: _show_pocket,
    Rise: _rise,
    Expect: _expect,
}
