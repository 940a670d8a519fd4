"""What may be done with stakes: laid, coppered, ordered, moved, run on, called, claimed; or refused in one sentence."""

from __future__ import annotations

from faro.base import Bend, Bet, Refused, Run, Spot
from faro.rulebooks import Rulebook
from faro.table import commands as c
from faro.table import events as e
from faro.table.bets_taken import is_said_ahead, runs
from faro.table.guards import bet_of, check_free, check_may_lie, hand_of, most_taken, refuse_to_grow, rules_of, stake_of
from faro.table.ladder import at_risk, bent
from faro.table.limits import is_dead, running_limit
from faro.table.settlement import call_odds
from faro.table.state import BANK, Table

_EIGHT = 8
"""The cards that are left when a banker may refuse to let a stake be withdrawn (Hoyle’s Treatise, hockley)."""


def place_bet(table: Table, command: c.PlaceBet) -> tuple[e.Event, ...]:
    """Lay checks on a place: within the hand, the limit and the book, open with open and coppered with coppered."""
    rules = rules_of(table)
    _can_bet(table, command.punter, command.amount)
    if command.coppered and rules.copper == "refused":
        raise Refused("copper-refused", rules=rules)
    if command.coppered and command.masked:
        raise Refused("masked-card/copper")
    there = table.bet(command.punter, command.spot)
    if there is not None and there.coppered != command.coppered:
        how = "copper-mismatch/coppered" if there.coppered else "copper-mismatch"
        raise Refused(how, punter=command.punter, stake=there.stake, spot=command.spot)
    if command.masked:
        _allows_masque(rules)
    refusal = refuse_to_grow(table, there, command.masked) if there is not None else None
    if refusal is not None:
        raise refusal
    check_may_lie(table, command.spot, command.amount + (there.stake if there else 0))
    return (e.BetPlaced(command.punter, command.amount, command.spot, command.coppered, command.masked),)


def turn_copper(table: Table, command: c.TurnCopper) -> tuple[e.Event, ...]:
    """Put a copper on a stake or lift it off (The American Hoyle, Faro Play)."""
    rules = rules_of(table)
    bet = bet_of(table, command.punter, command.spot)
    if rules.copper == "refused":
        raise Refused("copper-refused", rules=rules)
    return (e.CopperTurned(command.punter, command.spot, not bet.coppered),)


def turn_masque(table: Table, command: c.TurnMasque) -> tuple[e.Event, ...]:
    """Turn the card under a stake face down, or show it again (Hoyle’s Treatise, masque)."""
    rules = rules_of(table)
    bet = stake_of(table, command.punter, command.spot)
    _allows_masque(rules)
    if bet.masked == command.masked:
        way = "order-stands/down" if bet.masked else "order-stands/up"
        raise Refused(way, punter=command.punter, spot=command.spot)
    return (e.MasqueTurned(command.punter, command.spot, command.masked),)


def take_down(table: Table, command: c.TakeDown) -> tuple[e.Event, ...]:
    """Take a stake off, where the book lets it be lifted, or some of its checks.

    That a part may be taken is our reading: who may lift his stake may lay fewer checks in its place. What is left lies
    as it lay, its copper and its orders with it.
    """
    bet = _liftable(table, command.punter, command.spot)
    checks = bet.stake if command.checks is None else command.checks
    most = most_taken(table, bet)
    if checks != bet.stake and not 1 <= checks <= most:
        how = "bad-number/take" if most else "bad-number/take-whole"
        raise Refused(how, checks=checks, stake=bet.stake, spot=command.spot, most=most)
    return (e.BetTakenDown(command.punter, command.spot, checks),)


def move_bet(table: Table, command: c.MoveBet) -> tuple[e.Event, ...]:
    """Move a stake to a free place, where the book lets it be lifted."""
    bet = _liftable(table, command.punter, command.origin)
    check_free(table, command.punter, command.spot)
    check_may_lie(table, command.spot, bet.stake)
    return (e.BetMoved(command.punter, command.origin, command.spot, bet.stake, bet.coppered),)


def order_bet(table: Table, command: c.OrderBet) -> tuple[e.Event, ...]:
    """Bar a stake, let half of it go, or let it go (Laws of Faro 2 and 3; How to play Faro, rules 18 and 19).

    That half goes holds to the end of the deal, for whatever is laid on the place once the stake has been decided. Who
    takes the stake up takes the order back, which is our reading; who moves it, moves the order with it.
    """
    rules = rules_of(table)
    bet = bet_of(table, command.punter, command.spot)
    if bet.bend:
        raise Refused("bent-card/order", punter=command.punter, spot=command.spot)
    if command.goes == "none" and rules.bar == "refused":
        raise Refused("order-refused/bar", rules=rules)
    if command.goes == "half" and rules.half_goes == "refused":
        raise Refused("order-refused/half", rules=rules)
    if command.goes == "half" and bet.stake < 2:
        raise Refused("bad-number/half")
    is_taken_back = command.goes == "all" and (command.punter, command.spot.id) in table.halved
    if bet.goes == command.goes and not is_taken_back:
        raise Refused("order-stands", punter=command.punter, spot=command.spot, goes=bet.goes)
    return (e.BetOrdered(command.punter, command.spot, command.goes),)


def parlee(table: Table, command: c.Parlee) -> tuple[e.Event, ...]:
    """Run a stake on that the latest turn has decided.

    A parlee ventures it with its winnings, up to the running limit (How to play Faro, rules 5 and 6); a paroli, a paix
    and a pli bend the card for it (Hoyle’s Treatise, rules 5 to 12).
    """
    rules = rules_of(table)
    hand = hand_of(table, command.punter)
    if command.how not in runs(rules):
        refused = "no-parlee" if command.how == "parlee" else "no-parlee/ladder"
        raise Refused(refused, rules=rules, how=command.how)
    if is_said_ahead(rules, command.how):
        return _said_ahead(table, command)
    was = _decided(table, command)
    check_free(table, command.punter, command.spot)
    limit = running_limit(table)
    bend = _bent(was, command.how)
    amount = at_risk(rules.ladder, bend) if bend and not bend.pli else was.stake + was.paid - was.taken
    if command.how == "parlee" and limit is not None:
        amount = min(amount, limit)
    if amount > hand:
        raise Refused("stake-over-funds/run", amount=amount, hand=hand)
    check_may_lie(table, command.spot, amount, limit=(limit or 0) if command.how == "parlee" else 0)
    return (e.BetParleed(command.punter, command.origin, command.spot, amount, was.coppered, bend),)


def _said_ahead(table: Table, command: c.Parlee) -> tuple[e.RunOrdered]:
    """How a stake is played on if its card wins, said before the turn; said again, it is taken back."""
    bet = bet_of(table, command.punter, command.origin)
    if command.spot != command.origin:
        raise Refused("no-parlee/moved")
    bent(bet.bend, bet.stake, command.how)
    return (e.RunOrdered(command.punter, command.spot, None if bet.ahead == command.how else command.how),)


def _decided(table: Table, command: c.Parlee) -> e.BetSettled:
    """The settlement that entitles a punter to play his stake on: a win or, for a pli, a doublet."""
    wanted = "split" if command.how == "pli" else "won"
    for was in table.settled:
        if isinstance(was, e.BetSettled) and (was.result, was.punter, was.spot) == (
            wanted,
            command.punter,
            command.origin,
        ):
            if was.stake + was.paid == was.taken:
                break
            return was
    if command.how == "pli":
        raise Refused("no-parlee/pli", punter=command.punter, spot=command.origin)
    unearned = "no-parlee/not-won" if command.how == "parlee" else "no-parlee/unbent"
    raise Refused(unearned, punter=command.punter, spot=command.origin, how=command.how)


def _bent(was: e.BetSettled, how: Run) -> Bend | None:
    """How the card is bent that plays a decided stake on."""
    if how == "parlee":
        return None
    return Bend(was.stake - was.taken, pli=True) if how == "pli" else bent(was.bend, was.stake, how)


def call_turn(table: Table, command: c.CallTurn) -> tuple[e.Event, ...]:
    """Take a call of the last three cards (The American Hoyle, Faro Play; How to play Faro, rule 20)."""
    rules = rules_of(table)
    hand_of(table, command.punter)
    if rules.call == rules.cat == "refused" or rules.left_last != 1:
        raise Refused("no-call", rules=rules)
    if not table.is_last_three:
        raise Refused("call-too-early")
    left = sorted(card.rank for card in table.box)
    if sorted(command.order) != left:
        raise Refused("call-not-in-box", order=command.order, left=left)
    if call_odds(rules, left) == "refused":
        raise Refused("no-call/refused", rules=rules, ranks=len({*left}))
    if any(call.punter == command.punter and call.order == command.order for call in table.calls):
        raise Refused("order-stands/call", punter=command.punter, order=command.order)
    _can_bet(table, command.punter, command.amount)
    if table.most and command.amount > table.most:
        raise Refused("stake-over-limit/call", amount=command.amount, most=table.most)
    return (e.TurnCalled(command.punter, command.amount, command.order),)


def withdraw_call(table: Table, command: c.WithdrawCall) -> tuple[e.Event, ...]:
    """Take a call back, where the book lets a stake be lifted."""
    hand_of(table, command.punter)
    _lets_lift(table)
    for call in table.calls:
        if (call.punter, call.order) == (command.punter, command.order):
            return (e.CallWithdrawn(command.punter, command.order, call.stake),)
    raise Refused("no-such-bet/call", punter=command.punter, order=command.order)


def alter_bet(table: Table, command: c.AlterBet) -> tuple[e.Event, ...]:
    """Shift another's stake, for which the mover will answer (Laws of Faro 4)."""
    if command.mover != BANK:
        hand_of(table, command.mover)
    bet = bet_of(table, command.punter, command.origin)
    if command.mover == command.punter:
        raise Refused("own-stake", punter=command.punter)
    check_free(table, command.punter, command.spot)
    check_may_lie(table, command.spot, bet.stake)
    return (e.BetAltered(command.mover, command.punter, command.origin, command.spot),)


def claim_sleeper(table: Table, command: c.ClaimSleeper) -> tuple[e.Event, ...]:
    """Give a stake on a dead card to whoever noticed it (How to play Faro, rule 21)."""
    rules = rules_of(table)
    if command.claimant != BANK:
        hand_of(table, command.claimant)
    bet = bet_of(table, command.punter, command.spot)
    if rules.dead_stake == "refused" or (command.claimant == BANK and rules.dead_stake == "first-player"):
        refused = "no-claim/dealer" if command.claimant == BANK else "no-claim"
        raise Refused(refused, rules=rules)
    if not is_dead(table, command.spot):
        raise Refused("no-claim/alive", spot=command.spot)
    return (e.SleeperClaimed(command.claimant, command.punter, command.spot, bet.stake),)


def _liftable(table: Table, punter: str, spot: Spot) -> Bet:
    bet = bet_of(table, punter, spot)
    _lets_lift(table)
    return bet


def _lets_lift(table: Table) -> None:
    """Refuse to lift a stake where the book lets none be lifted, or none any more."""
    rules = rules_of(table)
    if rules.withdrawal == "must-lie":
        raise Refused("must-lie", rules=rules)
    if rules.withdrawal == "until-eight" and table.is_boxed and len(table.box) <= _EIGHT:
        raise Refused("must-lie/eight", left=len(table.box), rules=rules)


def _allows_masque(rules: Rulebook) -> None:
    if rules.masque == "refused":
        raise Refused("no-masque", rules=rules)


def _can_bet(table: Table, punter: str, amount: int) -> None:
    hand = hand_of(table, punter)
    if amount < 1:
        raise Refused("bad-number/bet", amount=amount)
    if amount > hand:
        raise Refused("stake-over-funds" if hand else "stake-over-funds/none", amount=amount, hand=hand)
