"""What may be done with stakes: laid, coppered, ordered, moved, run on, called, claimed; or refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

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
    TurnMasque,
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
    MasqueTurned,
    SleeperClaimed,
    TurnCalled,
)
from faro.ladder import MOST_CORNERS, at_risk
from faro.layout import Spot
from faro.limits import is_dead, refuse_to_grow, refuse_to_lie, running_limit, runs
from faro.rules import Rulebook
from faro.settle import call_odds
from faro.stakes import Bend, Bet, Run
from faro.table import BANK, Table

_EIGHT = 8
"""The cards that are left when a banker may refuse to let a stake be withdrawn (Hoyle’s Treatise, hockley)."""


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
    if command.masked:
        _allows_masque(rules)
    refusal = refuse_to_grow(table, lying, command.masked) if lying is not None else None
    if refusal is not None:
        raise refusal
    may_lie(table, command.spot, command.amount + (lying.stake if lying else 0))
    return (BetPlaced(command.punter, command.amount, command.spot, command.coppered, command.masked),)


def turn_copper(table: Table, command: TurnCopper) -> tuple[Event, ...]:
    """Put a copper on a stake or lift it off (The American Hoyle, Faro Play)."""
    rules = rules_of(table)
    bet = bet_of(table, command.punter, command.spot)
    if rules.copper == "refused":
        raise Refused("copper-refused", f"{rules.short} allows no copper", "bet the card to win")
    return (CopperTurned(command.punter, command.spot, not bet.coppered),)


def turn_masque(table: Table, command: TurnMasque) -> tuple[Event, ...]:
    """Turn the card under a stake face down, or show it again (Hoyle’s Treatise, masque)."""
    rules = rules_of(table)
    bet = _on(table, command.punter, command.spot)
    _allows_masque(rules)
    if bet.masked == command.masked:
        how = "down" if bet.masked else "up"
        raise Refused("order-stands", f"the card of {command.punter} on {command.spot.word} lies face {how} already")
    return (MasqueTurned(command.punter, command.spot, command.masked),)


def take_down(table: Table, command: TakeDown) -> tuple[Event, ...]:
    """Take a stake off, where the book lets it be lifted."""
    bet = _liftable(table, command.punter, command.spot)
    return (BetTakenDown(command.punter, command.spot, bet.stake),)


def move_bet(table: Table, command: MoveBet) -> tuple[Event, ...]:
    """Move a stake to a free place, where the book lets it be lifted."""
    bet = _liftable(table, command.punter, command.origin)
    is_free(table, command.punter, command.spot)
    may_lie(table, command.spot, bet.stake)
    return (BetMoved(command.punter, command.origin, command.spot, bet.stake, bet.coppered),)


def order_bet(table: Table, command: OrderBet) -> tuple[Event, ...]:
    """Bar a stake, let half of it go, or let it go (Laws of Faro 2 and 3; How to play Faro, rules 18 and 19)."""
    rules = rules_of(table)
    bet = bet_of(table, command.punter, command.spot)
    if bet.bend:
        raise Refused("bent-card", f"the card of {command.punter} on {command.spot.word} is bent, and goes whole")
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
    """Run a stake on that the latest turn has decided.

    A parlee ventures it with its winnings, up to the running limit (How to play Faro, rules 5 and 6); a paroli, a paix
    and a pli bend the card for it (Hoyle’s Treatise, rules 5 to 12).
    """
    rules = rules_of(table)
    hand = hand_of(table, command.punter)
    if command.how not in runs(rules):
        knows = "lets no stake run on" if command.how == "parlee" else f"knows no {command.how}"
        raise Refused("no-parlee", f"{rules.short} {knows}", "lay a new stake")
    was = _decided(table, command)
    is_free(table, command.punter, command.spot)
    limit = running_limit(table)
    bend = _bent(rules, was, command.how)
    amount = at_risk(rules.ladder, bend) if bend and not bend.pli else was.stake + was.paid - was.taken
    if command.how == "parlee" and limit is not None:
        amount = min(amount, limit)
    if amount > hand:
        raise Refused(
            "stake-over-funds", f"cannot run {amount} with {checks(hand)}", "run it before other stakes are laid"
        )
    may_lie(table, command.spot, amount, limit=(limit or 0) if command.how == "parlee" else 0)
    return (BetParleed(command.punter, command.origin, command.spot, amount, was.coppered, bend),)


def _decided(table: Table, command: Parlee) -> BetSettled:
    """The settlement that entitles a punter to play his stake on: a win or, for a pli, a doublet."""
    wanted = "split" if command.how == "pli" else "won"
    for was in table.settled:
        if isinstance(was, BetSettled) and (was.result, was.punter, was.spot) == (
            wanted,
            command.punter,
            command.origin,
        ):
            if was.stake + was.paid == was.taken:
                break
            return was
    if command.how == "pli":
        raise Refused(
            "no-parlee",
            f"{command.punter} has not just lost half to a doublet on {command.origin.word}",
            "a pli plays on what a doublet has left of a stake",
        )
    hint = "only a stake that won the latest turn can run on"
    if command.how != "parlee":
        hint = f"a card is bent for a {command.how} when it has won (Hoyle’s Treatise, rule 12)"
    raise Refused("no-parlee", f"{command.punter} has not just won on {command.origin.word}", hint)


def _bent(rules: Rulebook, was: BetSettled, how: Run) -> Bend | None:
    """How the card is bent that plays a decided stake on: a corner or a fold more than it had."""
    if how == "parlee":
        return None
    if how == "pli":
        return Bend(was.stake - was.taken, pli=True)
    bend = was.bend if was.bend and not was.bend.pli else Bend(was.stake)
    if how == "paix":
        return replace(bend, folds=bend.folds + 1)
    if bend.folds:
        raise Refused("no-corner", "a card folded for a paix takes no corner", "fold it again, or take the money")
    if bend.corners == MOST_CORNERS:
        raise Refused("no-corner", "a card has no sixth corner", "fold it for a paix, or take the money")
    return replace(bend, corners=bend.corners + 1)


def call_turn(table: Table, command: CallTurn) -> tuple[Event, ...]:
    """Take a call of the last three cards (The American Hoyle, Faro Play; How to play Faro, rule 20)."""
    rules = rules_of(table)
    hand_of(table, command.punter)
    if not table.is_last_three:
        raise Refused("call-too-early", "the last turn is called when three cards are left", "wait for the last turn")
    left = sorted(card.rank for card in table.box)
    if sorted(command.order) != left:
        raise Refused(
            "call-not-in-box",
            f"the last three cards are not {_words(command.order)}",
            f"{_words(left)} are left, in an order that nobody knows",
        )
    if call_odds(rules, left) == "refused":
        what = {1: "three of a kind", 2: "a cat", 3: "the last turn"}[len(set(left))]
        raise Refused("no-call", f"{rules.short} pays no call on {what}", "bet on the turn as on any other")
    if any(call.punter == command.punter and call.order == command.order for call in table.calls):
        raise Refused(
            "order-stands", f"{command.punter} has called {_words(command.order)} already", "call another order"
        )
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
    bet = bet_of(table, command.punter, command.origin)
    if command.mover == command.punter:
        raise Refused("own-stake", "a punter's own stake is moved, not altered", f"write 'move {command.punter}'")
    is_free(table, command.punter, command.spot)
    may_lie(table, command.spot, bet.stake)
    return (BetAltered(command.mover, command.punter, command.origin, command.spot),)


def claim_sleeper(table: Table, command: ClaimSleeper) -> tuple[Event, ...]:
    """Give a stake on a dead card to whoever noticed it (How to play Faro, rule 21)."""
    rules = rules_of(table)
    if command.claimant != BANK:
        hand_of(table, command.claimant)
    bet = bet_of(table, command.punter, command.spot)
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
    if punter in table.risen:
        raise Refused("has-risen", f"{punter} has got up from the table", "let another punter sit down")
    if punter not in table.hands:
        seated = ", ".join(table.hands) or "nobody yet"
        raise Refused("unknown-punter", f"no punter called {punter!r} sits at the table", f"seated: {seated}")
    return table.hands[punter]


def _on(table: Table, punter: str, spot: Spot) -> Bet:
    hand_of(table, punter)
    bet = table.bet(punter, spot)
    if bet is None:
        where = ", ".join(bet.spot.id for bet in table.bets if bet.punter == punter and not bet.masked) or "nowhere"
        raise Refused("no-such-bet", f"{punter} has no stake on {spot.word}", f"stakes of {punter} lie on: {where}")
    return bet


def bet_of(table: Table, punter: str, spot: Spot) -> Bet:
    """A stake whose card lies face up, so that something may be done with it; refused where there is none."""
    bet = _on(table, punter, spot)
    if bet.masked:
        raise Refused(
            "masked-card", f"the card of {punter} on {spot.word} lies face down", f"write 'show {punter} on {spot.id}'"
        )
    return bet


def _liftable(table: Table, punter: str, spot: Spot) -> Bet:
    rules = rules_of(table)
    bet = bet_of(table, punter, spot)
    if rules.withdrawal == "must-lie":
        raise Refused("must-lie", f"under {rules.short} a stake lies until it is decided", "let it lie")
    if rules.withdrawal == "until-eight" and table.is_boxed and len(table.box) <= _EIGHT:
        raise Refused(
            "must-lie",
            f"with {len(table.box)} cards left no stake is withdrawn under {rules.short}",
            "let it lie (Hoyle’s Treatise, hockley)",
        )
    return bet


def _allows_masque(rules: Rulebook) -> None:
    if rules.masque == "refused":
        raise Refused("no-masque", f"{rules.short} lets no card lie face down", "lay the stake openly")


def _can_bet(table: Table, punter: str, amount: int) -> None:
    hand = hand_of(table, punter)
    if amount < 1:
        raise Refused("bad-number", f"cannot bet {checks(amount)}", "bet one check or more")
    if amount > hand:
        raise Refused(
            "stake-over-funds", f"cannot bet {amount} with {checks(hand)}", f"bet {hand} or less" if hand else ""
        )


def is_free(table: Table, punter: str, spot: Spot) -> None:
    """Refuse a place where a stake of the punter's lies already."""
    lying = table.bet(punter, spot)
    if lying is not None:
        raise Refused(
            "place-taken",
            f"{checks(lying.stake)} of {punter} already lie on {spot.word}",
            "take one of the two stakes down first",
        )


def _words(ranks: Iterable[Rank]) -> str:
    return ", ".join(rank.word for rank in ranks)


def may_lie(table: Table, spot: Spot, stake: int, limit: int | None = None) -> None:
    """Refuse so many checks in all on a place, where the book or the limit does."""
    refusal = refuse_to_lie(table, spot, stake, limit)
    if refusal is not None:
        raise refusal
