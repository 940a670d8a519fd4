"""What may be done with stakes: laid, coppered, ordered, moved, run on, called, claimed; or refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterable

from faro.cards import Rank
from faro.chips import checks
from faro.commands import (
    AlterBet,
    CallTurn,
    ClaimSleeper,
    MoveBet,
    OrderBet,
    Parlee,
    PlaceBet,
    TakeDown,
    TurnCopper,
)
from faro.errors import Refused
from faro.events import (
    BetAltered,
    BetMoved,
    BetOrdered,
    BetParleed,
    BetPlaced,
    BetSettled,
    BetTakenDown,
    CopperTurned,
    Event,
    SleeperClaimed,
    TurnCalled,
)
from faro.layout import Spot
from faro.limits import is_dead, refuse_to_lie, running_limit
from faro.rules import Rulebook
from faro.settle import call_odds
from faro.stakes import Bet
from faro.table import BANK, Table


def place_bet(table: Table, command: PlaceBet) -> tuple[Event, ...]:
    """Lay checks on a place: within the hand, the limit and the book, open with open and coppered with coppered."""
    rules = rules_of(table)
    _can_bet(table, command.punter, command.amount)
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


def turn_copper(table: Table, command: TurnCopper) -> tuple[Event, ...]:
    """Put a copper on a stake or lift it off (The American Hoyle, Faro Play)."""
    rules = rules_of(table)
    bet = _lying(table, command.punter, command.spot)
    if rules.copper == "refused":
        raise Refused("copper-refused", f"{rules.short} allows no copper", "bet the card to win")
    return (CopperTurned(command.punter, command.spot, not bet.coppered),)


def take_down(table: Table, command: TakeDown) -> tuple[Event, ...]:
    """Take a stake off, where the book lets it be lifted."""
    bet = _liftable(table, command.punter, command.spot)
    return (BetTakenDown(command.punter, command.spot, bet.stake),)


def move_bet(table: Table, command: MoveBet) -> tuple[Event, ...]:
    """Move a stake to a free place, where the book lets it be lifted."""
    bet = _liftable(table, command.punter, command.origin)
    _is_free(table, command.punter, command.spot)
    _may_lie(table, command.spot, bet.stake)
    return (BetMoved(command.punter, command.origin, command.spot, bet.stake, bet.coppered),)


def order_bet(table: Table, command: OrderBet) -> tuple[Event, ...]:
    """Bar a stake, let half of it go, or let it go (Laws of Faro 2 and 3; How to play Faro, rules 18 and 19)."""
    rules = rules_of(table)
    bet = _lying(table, command.punter, command.spot)
    if command.goes == "none" and rules.bar == "refused":
        raise Refused("order-refused", f"{rules.short} lets no stake be barred", "take it down instead")
    if command.goes == "half" and rules.half_goes == "refused":
        raise Refused("order-refused", f"{rules.short} lets no stake go by half", "take it down and lay less")
    if command.goes == "half" and bet.stake < 2:
        raise Refused("bad-number", "one check does not go by half", "let it go, or bar it")
    if bet.goes == command.goes:
        said = {"all": "goes", "half": "goes by half", "none": "is barred"}[bet.goes]
        raise Refused("order-stands", f"the stake of {command.punter} on {command.spot.word} {said} already")
    return (BetOrdered(command.punter, command.spot, command.goes),)


def parlee(table: Table, command: Parlee) -> tuple[Event, ...]:
    """Run a stake on that won the latest turn, up to the running limit (How to play Faro, rules 5 and 6)."""
    rules = rules_of(table)
    hand = hand_of(table, command.punter)
    if rules.running_limit == "refused":
        raise Refused("no-parlee", f"{rules.short} lets no stake run on", "lay a new stake")
    won = next((event for event in table.settled if _has_won(event, command)), None)
    if not isinstance(won, BetSettled):
        raise Refused(
            "no-parlee",
            f"{command.punter} has not just won on {command.origin.word}",
            "only a stake that won the latest turn can run on",
        )
    _is_free(table, command.punter, command.spot)
    limit = running_limit(table)
    amount = won.stake + won.paid if limit is None else min(won.stake + won.paid, limit)
    if amount > hand:
        raise Refused(
            "stake-over-funds", f"cannot run {amount} with {checks(hand)}", "run it before other stakes are laid"
        )
    _may_lie(table, command.spot, amount, limit=limit or 0)
    return (BetParleed(command.punter, command.origin, command.spot, amount, won.coppered),)


def call_turn(table: Table, command: CallTurn) -> tuple[Event, ...]:
    """Take a call of the last three cards (The American Hoyle, Faro Play; How to play Faro, rule 20)."""
    rules = rules_of(table)
    hand_of(table, command.punter)
    if not table.is_last_turn:
        raise Refused("call-too-early", "the last turn is called when three cards are left", "wait for the last turn")
    left = sorted(card.rank for card in table.box)
    if sorted(command.order) != left:
        raise Refused(
            "call-not-in-box",
            f"the last three cards are not {_codes(command.order)}",
            f"{_codes(left)} are left, in an order that nobody knows",
        )
    if call_odds(rules, left) == "refused":
        what = {1: "three of a kind", 2: "a cat", 3: "the last turn"}[len(set(left))]
        raise Refused("no-call", f"{rules.short} pays no call on {what}", "bet on the turn as on any other")
    if any(call.punter == command.punter and call.order == command.order for call in table.calls):
        raise Refused("order-stands", f"{command.punter} has called {_codes(command.order)} already")
    _can_bet(table, command.punter, command.amount)
    if table.most and command.amount > table.most:
        raise Refused(
            "stake-over-limit",
            f"a call of {command.amount} is over the limit of {table.most}",
            f"bet {table.most} or less",
        )
    return (TurnCalled(command.punter, command.amount, command.order),)


def alter_bet(table: Table, command: AlterBet) -> tuple[Event, ...]:
    """Shift another's stake, for which the mover will answer (Laws of Faro 4)."""
    if command.mover != BANK:
        hand_of(table, command.mover)
    bet = _lying(table, command.punter, command.origin)
    if command.mover == command.punter:
        raise Refused("own-stake", "a punter's own stake is moved, not altered", f"write 'move {command.punter}'")
    _is_free(table, command.punter, command.spot)
    _may_lie(table, command.spot, bet.stake)
    return (BetAltered(command.mover, command.punter, command.origin, command.spot),)


def claim_sleeper(table: Table, command: ClaimSleeper) -> tuple[Event, ...]:
    """Give a stake on a dead card to whoever noticed it (How to play Faro, rule 21)."""
    rules = rules_of(table)
    if command.claimant != BANK:
        hand_of(table, command.claimant)
    bet = _lying(table, command.punter, command.spot)
    if rules.dead_stake == "refused" or (command.claimant == BANK and rules.dead_stake == "first-player"):
        who = "the dealer may not" if command.claimant == BANK else "nobody may"
        raise Refused("no-claim", f"under {rules.short} {who} claim a stake")
    if not is_dead(table, command.spot):
        raise Refused(
            "no-claim",
            f"{command.spot.word} {command.spot.are} not dead",
            "only a stake that nothing can decide is a sleeper",
        )
    return (SleeperClaimed(command.claimant, command.punter, command.spot, bet.stake),)


def rules_of(table: Table) -> Rulebook:
    """The table's rule-book; `no-rules` where it has none yet."""
    if table.rules is None:
        raise Refused("no-rules", "the table has no rule-book yet", "begin with 'rules' and its name")
    return table.rules


def hand_of(table: Table, punter: str) -> int:
    """The checks that a punter holds; `unknown-punter` where nobody of that name sits."""
    if punter not in table.hands:
        seated = ", ".join(table.hands) or "nobody yet"
        raise Refused("unknown-punter", f"no punter called {punter!r} sits at the table", f"seated: {seated}")
    return table.hands[punter]


def _lying(table: Table, punter: str, spot: Spot) -> Bet:
    hand_of(table, punter)
    bet = table.bet(punter, spot)
    if bet is None:
        where = ", ".join(bet.spot.id for bet in table.bets if bet.punter == punter) or "nowhere"
        raise Refused("no-such-bet", f"{punter} has no stake on {spot.word}", f"stakes of {punter} lie on: {where}")
    return bet


def _liftable(table: Table, punter: str, spot: Spot) -> Bet:
    rules = rules_of(table)
    bet = _lying(table, punter, spot)
    if rules.withdrawal == "must-lie":
        raise Refused("must-lie", f"under {rules.short} a stake lies until it is decided", "let it lie")
    return bet


def _can_bet(table: Table, punter: str, amount: int) -> None:
    hand = hand_of(table, punter)
    if amount < 1:
        raise Refused("bad-number", f"cannot bet {checks(amount)}", "bet one check or more")
    if amount > hand:
        raise Refused("stake-over-funds", f"cannot bet {amount} with {checks(hand)}", f"bet {hand} or less")


def _is_free(table: Table, punter: str, spot: Spot) -> None:
    lying = table.bet(punter, spot)
    if lying is not None:
        raise Refused(
            "place-taken",
            f"{checks(lying.stake)} of {punter} already lie on {spot.word}",
            "take one of the two stakes down first",
        )


def _has_won(event: object, command: Parlee) -> bool:
    return (
        isinstance(event, BetSettled)
        and event.result == "won"
        and event.punter == command.punter
        and event.spot == command.origin
    )


def _codes(ranks: Iterable[Rank]) -> str:
    return "-".join(rank.code for rank in ranks)


def _may_lie(table: Table, spot: Spot, stake: int, limit: int | None = None) -> None:
    refusal = refuse_to_lie(table, spot, stake, limit)
    if refusal is not None:
        raise refusal
