"""What may be done at a table: a command becomes events, or is refused in one sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, get_args

from faro.base import Bet, Call, Refused, listed
from faro.table import commands as c
from faro.table import decide_dealing, decide_stakes, decide_tricks
from faro.table import events as e
from faro.table.command_fields import check_fields
from faro.table.guards import hand_of, rules_of
from faro.table.markers import settle_markers
from faro.table.settlement import viggresh
from faro.table.state import BANK, Table, fresh

NAME = re.compile(r"[a-z][a-z0-9-]{0,15}")
"""How a log may name a punter."""
MOST_CHECKS = 1_000_000
"""The most checks that a punter may buy; it keeps every picture of them legible."""


def decide(table: Table, command: c.Command) -> tuple[e.Event, ...]:
    """The events that a command brings about at a table; `Refused`, in one sentence, where it is not allowed.

    `TypeError` for what is no command, which `parse_line` makes of a line of a log, and for one whose fields hold other
    things than they are to hold: a text for a card or a place, say, or half a check.
    """
    decider = _DECIDERS.get(type(command))
    if decider is None:
        raise TypeError(f"the table decides commands, and {command!r} is none: a line is made one by faro.parse_line")
    check_fields(command)
    if table.secret.drawn and type(command) not in _BEFORE_IT_IS_DEALT:
        raise Refused("not-now/turn", card=table.secret.drawn[-1])
    return decider(table, command)


def _open_table(table: Table, command: c.OpenTable) -> tuple[e.Event, ...]:
    if table.rules is not None:
        raise Refused("rules-named-twice", rules=table.rules)
    return (e.TableOpened(command.rules, command.rules.digest),)


def _set_up(table: Table, command: c.SetUp) -> tuple[e.Event, ...]:
    if table != fresh(table.pack):
        raise Refused("not-now/begun")
    return (e.TableSetUp(command.table),)


def _buy_checks(table: Table, command: c.BuyChecks) -> tuple[e.Event, ...]:
    rules_of(table)
    if not NAME.fullmatch(command.punter) or command.punter == BANK:
        raise Refused("bad-name/taken" if command.punter == BANK else "bad-name", punter=command.punter)
    if command.punter in table.hands:
        raise Refused("already-seated", punter=command.punter)
    if not 1 <= command.checks <= MOST_CHECKS:
        raise Refused("bad-number/buy", checks=command.checks, most=MOST_CHECKS)
    return (e.ChecksBought(command.punter, command.checks),)


def _set_limits(table: Table, command: c.SetLimits) -> tuple[e.Event, ...]:
    rules_of(table)
    if min(command.least, command.most) < 1:
        raise Refused("bad-limit/none", limit=min(command.least, command.most))
    if command.least > command.most:
        raise Refused("bad-limit/least", least=command.least, most=command.most)
    if 0 < command.running < command.most:
        raise Refused("bad-limit/running", running=command.running, most=command.most)
    return (e.LimitsSet(command.least, command.most, command.running),)


def _open_bank(table: Table, command: c.OpenBank) -> tuple[e.Event, ...]:
    rules_of(table)
    if table.capital is not None or table.bank or table.settled or table.bets or table.calls:
        raise Refused("bank-open")
    if not 1 <= command.checks <= MOST_CHECKS:
        raise Refused("bad-number/bank", checks=command.checks, most=MOST_CHECKS)
    return (e.BankOpened(command.checks),)


def _give_marker(table: Table, command: c.GiveMarker) -> tuple[e.Event, ...]:
    hand_of(table, command.punter)
    if not 1 <= command.checks <= MOST_CHECKS:
        raise Refused("bad-number/marker", checks=command.checks, most=MOST_CHECKS)
    return (e.MarkerGiven(command.punter, command.checks),)


def _rise(table: Table, command: c.Rise) -> tuple[e.Event, ...]:
    """A punter gets up with his markers settled; a house may give back a share of what he lost (Lewis, The Apaches)."""
    rules = rules_of(table)
    hand = hand_of(table, command.punter)
    stakes: tuple[Bet | Call, ...] = (*table.bets, *table.calls)
    if any(stake.punter == command.punter for stake in stakes):
        raise Refused("stakes-lie")
    lost = table.bought[command.punter] + table.markers.get(command.punter, 0) - hand
    back = viggresh(rules, lost)
    given = back if table.purse is None else min(back, max(table.purse, 0))
    return (*settle_markers(table, command.punter), e.PunterRose(command.punter, given))


def _expect(table: Table, command: c.Expect) -> tuple[e.Event, ...]:
    hand = table.hands[command.punter] if command.punter in table.risen else hand_of(table, command.punter)
    if hand != command.checks:
        raise Refused("expectation-failed", checks=command.checks, punter=command.punter, hand=hand)
    return ()


_DECIDERS: dict[type[c.Command], Callable[[Table, Any], tuple[e.Event, ...]]] = listed(
    "faro/table/decision.py: _DECIDERS",
    get_args(c.Command),
    {
        c.OpenTable: _open_table,
        c.SetUp: _set_up,
        c.BuyChecks: _buy_checks,
        c.SetLimits: _set_limits,
        c.OpenBank: _open_bank,
        c.GiveMarker: _give_marker,
        c.OpenDeal: decide_dealing.open_deal,
        c.PlaceBet: decide_stakes.place_bet,
        c.TurnCopper: decide_stakes.turn_copper,
        c.TurnMasque: decide_stakes.turn_masque,
        c.TakeDown: decide_stakes.take_down,
        c.MoveBet: decide_stakes.move_bet,
        c.OrderBet: decide_stakes.order_bet,
        c.Parlee: decide_stakes.parlee,
        c.CallTurn: decide_stakes.call_turn,
        c.WithdrawCall: decide_stakes.withdraw_call,
        c.AlterBet: decide_stakes.alter_bet,
        c.ClaimSleeper: decide_stakes.claim_sleeper,
        c.DealTurn: decide_dealing.deal_turn,
        c.ShowHock: decide_dealing.show_hock,
        c.ShowPocket: decide_dealing.show_pocket,
        c.LayPile: decide_dealing.lay_pile,
        c.DrawCards: decide_dealing.draw_cards,
        c.PlantDevice: decide_tricks.plant_device,
        c.DoTrick: decide_tricks.do_trick,
        c.Rise: _rise,
        c.Expect: _expect,
    },
)

_BEFORE_IT_IS_DEALT = frozenset({c.DealTurn, c.DrawCards, c.DoTrick, c.Expect})
"""All that may happen when a card of a turn has been seen and the turn is not settled."""
