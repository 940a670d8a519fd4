"""What several deciders refuse: no rule-book, punter or stake; a place that is taken, or takes no such stake."""

from __future__ import annotations

from faro.base import Bet, Card, Rank, Refused, Spot
from faro.rulebooks import LAST_CARDS, Rulebook
from faro.table.bets_taken import is_taken
from faro.table.limits import is_dead, limit_on
from faro.table.state import Table


def rules_of(table: Table) -> Rulebook:
    """The table's rule-book; `no-rules` where it has none yet."""
    if table.rules is None:
        raise Refused("no-rules")
    return table.rules


def hand_of(table: Table, punter: str) -> int:
    """The checks that a punter holds; `unknown-punter` where nobody of that name sits."""
    if punter in table.risen:
        raise Refused("has-risen", punter=punter)
    if punter not in table.hands:
        raise Refused("unknown-punter" if table.hands else "unknown-punter/alone", punter=punter, seated=[*table.hands])
    return table.hands[punter]


def stake_of(table: Table, punter: str, spot: Spot) -> Bet:
    """A stake, whichever way its card lies; `no-such-bet` where the punter has none on the place."""
    hand_of(table, punter)
    bet = table.bet(punter, spot)
    if bet is None:
        places = [bet.spot for bet in table.bets if bet.punter == punter and not bet.masked]
        raise Refused("no-such-bet" if places else "no-such-bet/none", punter=punter, spot=spot, places=places)
    return bet


def bet_of(table: Table, punter: str, spot: Spot) -> Bet:
    """A stake whose card lies face up, so that something may be done with it; refused where there is none."""
    bet = stake_of(table, punter, spot)
    if bet.masked:
        raise Refused("masked-card", punter=punter, spot=spot)
    return bet


def check_free(table: Table, punter: str, spot: Spot) -> None:
    """Refuse a place where a stake of the punter's lies already."""
    there = table.bet(punter, spot)
    if there is not None:
        raise Refused("place-taken", punter=punter, stake=there.stake, spot=spot)


def check_may_lie(table: Table, spot: Spot, stake: int, limit: int | None = None) -> None:
    """Refuse so many checks in all on a place, where the book or the limit does."""
    refusal = refuse_to_lie(table, spot, stake, limit)
    if refusal is not None:
        raise refusal


def refuse_to_grow(table: Table, there: Bet, masked: bool) -> Refused | None:
    """Why checks may not be added to a stake: its card is bent, lies the other way up, or is in play already."""
    if there.bend:
        return Refused("bent-card", punter=there.punter, spot=there.spot)
    if there.masked != masked:
        return Refused("masked-card/turned", punter=there.punter, spot=there.spot)
    if table.lets_in and not there.entering:
        return Refused("order-stands/in-play", punter=there.punter, spot=there.spot)
    return None


def most_taken(table: Table, bet: Bet) -> int:
    """How many checks may be taken off a stake so that the rest lies on; nought where it is taken down whole.

    A bent card goes whole, and what lies on is never under the least stake. A plug leaves no stack but with the last.
    """
    return 0 if bet.bend else max(0, bet.stake - max(1, table.least, bet.plug + 1))


def _in_view(table: Table) -> Card | None:
    """The bank's latest card, which lies in view until the next turn."""
    if not table.is_boxed:
        return None
    return table.turns[-1][0] if table.turns else table.soda


def _in_pack(table: Table, rank: Rank) -> int:
    return sum(card.rank == rank for card in table.pack)


def refuse_to_lie(table: Table, spot: Spot, stake: int, limit: int | None = None) -> Refused | None:
    """Why so many checks in all may not lie on a place; nothing where they may.

    `limit` stands in for the limit of the game where a stake is run up, nought for no limit.
    """
    rules = table.rules
    if rules is None:
        return Refused("no-rules")
    if not is_taken(rules, spot.kind):
        return Refused("bet-not-taken", rules=rules, spot=spot)
    if rules.first_stakes == "after-soda" and not table.is_boxed:
        return Refused("soda-first/stake", rules=rules)
    if table.are_turns_out:
        last = LAST_CARDS[rules.deal]
        return Refused("deal-is-out/stakes", last=last)
    if rules.dead_stake == "refused" and is_dead(table, spot):
        return Refused("dead-card" if rules.has_box else "dead-card/pack", spot=spot)
    in_view = _in_view(table) if rules.entry == "after-face" else None
    if in_view is not None and in_view.rank in spot.ranks:
        return Refused("card-in-view", spot=spot, card=in_view)
    if rules.second_bets == "refused" and any(table.left(rank) < _in_pack(table, rank) for rank in spot.ranks):
        return Refused("second-bet", rules=rules)
    if stake < table.least:
        return Refused("stake-under-minimum", stake=stake, spot=spot, least=table.least)
    most = limit_on(table, spot) if limit is None else limit
    if most and stake > most:
        return Refused("stake-over-limit", stake=stake, spot=spot, most=most)
    return None
