"""What an event makes of a table: the next one. Events are folded into it one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, get_args

from faro.base import Bend, Bet, Call, Frozen, Order, Spot, listed
from faro.cheats import SQUARE, Secret, Trick, goes_on
from faro.table import events as e
from faro.table.state import BANK, Table


def evolve(table: Table, event: e.Event) -> Table:
    """The table after an event. It never refuses: what may happen is decided before."""
    return fold(table, (event,))


def fold(table: Table, events: Iterable[e.Event]) -> Table:
    """The table after a run of events, in which those that settle stakes are folded in together."""
    settled: list[e.BetSettled] = []
    for event in events:
        if isinstance(event, e.BetSettled):
            settled.append(event)
            continue
        if settled:
            table, settled = _settled(table, settled), []
        become = _BECOMES.get(type(event))
        if become is None:
            raise AssertionError(f"a table is the fold of events, and {event!r} is none")
        table = become(table, event)
    return _settled(table, settled) if settled else table


def _turn_dealt(table: Table, event: e.TurnDealt) -> Table:
    loser, winner = event.loser, event.winner
    turned = table._replace(
        turns=(*table.turns, (loser, winner)),
        box=table.box - {loser, winner},
        stakes=_after_turn(table) if table.stakes else table.stakes,
        settled=(),
    )
    return _out_or_on(turned if table.secret == SQUARE else _turned(turned))


def _bet_placed(table: Table, event: e.BetPlaced) -> Table:
    punter, amount = event.punter, event.amount
    bet = Bet(punter, event.spot, amount, event.coppered, masked=event.masked, entering=table.lets_in)
    return table._replace(hands=_less(table.hands, punter, amount), stakes=_laid(table, bet))


def _deal_opened(table: Table, event: e.DealOpened) -> Table:
    is_bottom = event.how == "bottom"
    out = None if is_bottom else event.card
    return table._replace(
        opened=True,
        soda=out,
        bottom=event.card if is_bottom else None,
        turns=(),
        hock=None,
        pocket=(),
        box=frozenset(table.pack) - {out},
        settled=(),
        secret=table.secret if table.secret == SQUARE else table.secret.opened(out, table.turns),
    )


def _bet_ordered(table: Table, event: e.BetOrdered) -> Table:
    at = (event.punter, event.spot.id)
    halved = {"half": table.halved | {at}, "all": table.halved - {at}}.get(event.goes, table.halved)
    return table._replace(stakes=table.stakes.put(at, replace(table.stakes[at], goes=event.goes)), halved=halved)


def _bet_taken_down(table: Table, event: e.BetTakenDown) -> Table:
    at = (event.punter, event.spot.id)
    bet = table.stakes[at]
    if event.checks >= bet.stake:
        return _lifted(table, *at, event.checks)._replace(halved=table.halved - {at})
    left = _by_order(replace(bet, stake=bet.stake - event.checks), table.halved)
    return _paid_out(table, event.punter, -event.checks)._replace(stakes=table.stakes.put(at, left))


def _bet_parleed(table: Table, event: e.BetParleed) -> Table:
    punter, origin = event.punter, event.origin
    kept = tuple(
        was
        for was in table.settled
        if not (isinstance(was, e.BetSettled) and was.punter == punter and was.spot == origin)
    )
    bet = Bet(punter, event.spot, event.amount, event.coppered, bend=event.bend)
    return table._replace(hands=_less(table.hands, punter, event.amount), stakes=_laid(table, bet), settled=kept)


def _call_settled(table: Table, event: e.CallSettled) -> Table:
    return _paid_out(table, event.punter, event.taken - event.stake - event.paid)._replace(
        calls=_without(table.calls, event.punter, event.order),
        bank=table.bank + event.taken - event.paid,
        settled=(*table.settled, event),
    )


def _sleeper_claimed(table: Table, event: e.SleeperClaimed) -> Table:
    lifted = _lifted(table, event.punter, event.spot.id, 0)
    if event.claimant == BANK:
        return lifted._replace(bank=lifted.bank + event.stake)
    return _paid_out(lifted, event.claimant, -event.stake)


def _bet_left_over(table: Table, event: e.BetLeftOver) -> Table:
    return _lifted(table, event.punter, event.spot.id, event.stake - event.taken + event.paid)._replace(
        bank=table.bank + event.taken - event.paid,
        settled=(*table.settled, event),
        secret=_counted(table.secret, table.stakes[event.punter, event.spot.id], event.taken),
    )


def _punter_rose(table: Table, event: e.PunterRose) -> Table:
    given = _paid_out(table, event.punter, -event.back)
    return given._replace(bank=given.bank - event.back, risen=given.risen | {event.punter})


def _settled(table: Table, run: Iterable[e.BetSettled]) -> Table:
    """The table after a run of settlements, which is made once for all of them and not once for each."""
    hands, stakes = table.hands.copy(), table.stakes.copy()
    bank, secret, done = table.bank, table.secret, [*table.settled]
    for event in run:
        done.append(event)
        at, punter = (event.punter, event.spot.id), event.punter
        if event.result == "drawn":
            continue
        bank += event.taken - event.paid
        if event.result == "corner-down":
            stakes[at] = replace(stakes[at].lowered(event.taken), masked=False)
            continue
        hands[punter] += event.stake - event.taken + event.paid
        secret = _counted(secret, stakes.pop(at), event.taken)
        if event.answerable == BANK:
            hands[punter] += event.taken
            bank -= event.taken
        elif event.answerable:
            made_good = min(event.taken, hands[event.answerable])
            hands[event.answerable] -= made_good
            hands[punter] += made_good
    return table._replace(hands=Frozen(hands), stakes=Frozen(stakes), bank=bank, settled=tuple(done), secret=secret)


def _turned(table: Table) -> Table:
    """A turn dealt where the pile is known: a box that cannot go on is seen to be out, whatever the count says."""
    secret = table.secret.turned()
    is_out = secret.pile is not None and not goes_on(len(secret.pile), table.left_last)
    return table._replace(secret=secret, box=frozenset() if is_out else table.box)


def _tricked(table: Table, trick: Trick) -> Table:
    """What a trick does to the stakes and the money, where it is no event of its own."""
    spot, amount = trick.spot, trick.amount
    if trick.act == "cork" and spot:
        return _changed(table, trick.who, spot.id, plug=amount)
    if trick.act == "corner" and spot:
        return _changed(table, trick.who, spot.id, bend=_cocked(table.stakes[trick.who, spot.id]))
    if trick.act == "short" and trick.victim:
        return _paid_out(table, trick.victim, amount)._replace(bank=table.bank + amount)
    return table


def _cocked(bet: Bet) -> Bend:
    """The card of a stake with a corner more."""
    bend = bet.bend or Bend(bet.stake)
    return replace(bend, corners=bend.corners + 1)


def _counted(secret: Secret, bet: Bet, taken: int) -> Secret:
    """The bank counts what it takes of a stake: of a whole stack by its height, a plug for checks if there is one."""
    is_by_height = bet.plug and taken == bet.stake
    return secret.kept_back(bet.punter, bet.plug) if is_by_height else secret


def _hidden(table: Table, **changed: Any) -> Table:
    return table._replace(secret=table.secret._replace(**changed))


def _owing(table: Table, punter: str, checks: int) -> Table:
    """The table when a punter has borrowed so many checks more on his marker."""
    markers = table.markers.put(punter, table.markers.get(punter, 0) + checks)
    return _paid_out(table, punter, -checks)._replace(markers=markers)


def _without(calls: Iterable[Call], punter: str, order: Order) -> tuple[Call, ...]:
    """The calls but for one of a punter's."""
    return tuple(call for call in calls if (call.punter, call.order) != (punter, order))


def _paid_out(table: Table, punter: str, checks: int) -> Table:
    return table._replace(hands=_less(table.hands, punter, checks))


def _less(hands: Frozen[str, int], punter: str, checks: int) -> Frozen[str, int]:
    """The hands when a punter's holds so many checks less."""
    return hands.put(punter, hands[punter] - checks)


def _out_or_on(table: Table) -> Table:
    """The table after cards came: no order about a stake outlives the last of the deal, nor a card that was to come."""
    return table if table.box else table._replace(halved=frozenset(), bottom=None)


def _laid(table: Table, new: Bet) -> Frozen[tuple[str, str], Bet]:
    """The stakes with one more, or with one that is raised by as much."""
    at = (new.punter, new.spot.id)
    lying = table.stakes.get(at)
    laid = new if lying is None else replace(lying, stake=lying.stake + new.stake)
    return table.stakes.put(at, _by_order(laid, table.halved))


def _by_order(bet: Bet, halved: frozenset[tuple[str, str]]) -> Bet:
    """A stake of which half goes if that was ordered on its place and is not taken back (Laws of Faro 3).

    A single check cannot be halved, and goes; so does a stake on a bent card. A barred stake stays barred.
    """
    if bet.goes == "none" or bet.bend:
        return bet
    is_half = bet.stake > 1 and (bet.punter, bet.spot.id) in halved
    return bet if is_half == (bet.goes == "half") else replace(bet, goes="half" if is_half else "all")


def _moved(table: Table, punter: str, origin: Spot, spot: Spot, **change: Any) -> Table:
    """One stake on another place, and with it the order that half of it goes."""
    halved, at = table.halved, (punter, origin.id)
    if at in halved:
        halved = halved - {at} | {(punter, spot.id)}
    moved = _by_order(replace(table.stakes[at], spot=spot, **change), halved)
    # It keeps its place in the order in which the stakes were laid.
    lying = (moved if place == at else bet for place, bet in table.stakes.items())
    return table._replace(stakes=Frozen({(bet.punter, bet.spot.id): bet for bet in lying}), halved=halved)


def _changed(table: Table, punter: str, place: str, **change: Any) -> Table:
    """One stake with another value in a field, where it lies."""
    at = (punter, place)
    return table._replace(stakes=table.stakes.put(at, replace(table.stakes[at], **change)))


def _lifted(table: Table, punter: str, place: str, checks: int) -> Table:
    """A stake off the layout, `checks` of it or of its winnings back in the punter's hand."""
    hands = table.hands.put(punter, table.hands[punter] + checks)
    return table._replace(stakes=table.stakes.without((punter, place)), hands=hands)


def _after_turn(table: Table) -> Frozen[tuple[str, str], Bet]:
    """The stakes as they lie for the turn after this one: each has entered, and a bar of one turn is over.

    The end of a bar takes back no order that half of the stake goes.
    """
    stakes = table.stakes
    for at, bet in table.stakes.items():
        if bet.entering:
            stakes = stakes.put(at, replace(bet, entering=False))
        if bet.goes == "none" and table.rules is not None and table.rules.bar == "one-turn":
            stakes = stakes.put(at, _by_order(replace(stakes[at], goes="all"), table.halved))
    return stakes


_BECOMES: dict[type[e.Event], Callable[[Table, Any], Table]] = listed(
    "faro/table/folding.py: _BECOMES",
    {*get_args(e.Event)} - {e.BetSettled},
    {
        e.TurnDealt: _turn_dealt,
        e.BetPlaced: _bet_placed,
        e.DealOpened: _deal_opened,
        e.CopperTurned: lambda table, event: _changed(table, event.punter, event.spot.id, coppered=event.coppered),
        e.MasqueTurned: lambda table, event: _changed(table, event.punter, event.spot.id, masked=event.masked),
        e.BetOrdered: _bet_ordered,
        e.RunOrdered: lambda table, event: _changed(table, event.punter, event.spot.id, ahead=event.how),
        e.BetTakenDown: _bet_taken_down,
        e.BetMoved: lambda table, event: _moved(
            table, event.punter, event.origin, event.spot, answerable=None, entering=table.lets_in
        ),
        e.BetAltered: lambda table, event: _moved(
            table, event.punter, event.origin, event.spot, answerable=event.mover
        ),
        e.BetParleed: _bet_parleed,
        e.TurnCalled: lambda table, event: _paid_out(table, event.punter, event.amount)._replace(
            calls=(*table.calls, Call(event.punter, event.order, event.amount))
        ),
        e.CallWithdrawn: lambda table, event: _paid_out(table, event.punter, -event.stake)._replace(
            calls=_without(table.calls, event.punter, event.order)
        ),
        e.CallSettled: _call_settled,
        e.SleeperClaimed: _sleeper_claimed,
        e.HockShown: lambda table, event: _out_or_on(table._replace(hock=event.card, box=frozenset(), settled=())),
        e.PocketShown: lambda table, event: _out_or_on(table._replace(pocket=event.cards, box=frozenset(), settled=())),
        e.BetLeftOver: _bet_left_over,
        e.Misdealt: lambda table, _: table,
        e.TableOpened: lambda table, event: table._replace(rules=event.rules),
        e.TableSetUp: lambda _, event: Table(*event.table),
        e.ChecksBought: lambda table, event: table._replace(
            hands=table.hands.put(event.punter, event.checks), bought=table.bought.put(event.punter, event.checks)
        ),
        e.PunterRose: _punter_rose,
        e.MarkerGiven: lambda table, event: _owing(table, event.punter, event.checks),
        e.MarkerSettled: lambda table, event: _owing(table, event.punter, -event.checks),
        e.BankOpened: lambda table, event: table._replace(capital=event.checks),
        e.LimitsSet: lambda table, event: table._replace(least=event.least, most=event.most, running=event.running),
        e.DevicePlanted: lambda table, event: _hidden(
            table, devices=(*table.secret.devices, (event.device, event.who))
        ),
        e.PileLaid: lambda table, event: _hidden(table, laid=event.cards),
        e.CardsDrawn: lambda table, event: table._replace(secret=table.secret.drew(event.cards)),
        e.PlugFound: lambda table, event: _hidden(table, caught=table.secret.caught | {event.punter}),
        e.TrickDone: lambda table, event: _tricked(table._replace(secret=table.secret.done(event.trick)), event.trick),
    },
)
"""What each event makes of a table, but for those that are folded in together."""
