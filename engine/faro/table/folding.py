"""What an event makes of a table: the next one. Events are folded into it one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import assert_never

from faro.base import Bend, Bet, Call, Frozen, Order, Spot
from faro.cheats import SQUARE, Secret, Trick, goes_on
from faro.table import events as e
from faro.table.state import BANK, Table


def evolve(table: Table, event: e.Event) -> Table:
    """The table after an event. It never refuses: what may happen is decided before."""
    match event:
        case e.TurnDealt(_, loser, winner):
            turned = table._replace(
                turns=(*table.turns, (loser, winner)),
                box=table.box - {loser, winner},
                stakes=_after_turn(table),
                settled=(),
            )
            return _out_or_on(turned if table.secret is SQUARE else _turned(turned))
        case e.BetSettled():
            return _settled(table, (event,))
        case e.BetPlaced(punter, amount, spot, coppered, masked):
            bet = Bet(punter, spot, amount, coppered, masked=masked, entering=_enters(table))
            return table._replace(hands=_less(table.hands, punter, amount), stakes=_laid(table, bet))
        case e.DealOpened(how, card):
            out = card if how != "bottom" else None
            return table._replace(
                opened=True,
                soda=out,
                bottom=card if how == "bottom" else None,
                turns=(),
                hock=None,
                pocket=(),
                box=frozenset(left for left in table.pack if left != out),
                settled=(),
                secret=table.secret if table.secret is SQUARE else table.secret.opened(out, table.turns),
            )
        case e.CopperTurned(punter, spot, coppered):
            return _changed(table, punter, spot, lambda bet: replace(bet, coppered=coppered))
        case e.MasqueTurned(punter, spot, masked):
            return _changed(table, punter, spot, lambda bet: replace(bet, masked=masked))
        case e.BetOrdered(punter, spot, goes):
            ordered = {"half": table.halved | {(punter, spot.id)}, "all": table.halved - {(punter, spot.id)}}
            halved = ordered.get(goes, table.halved)
            return _changed(table, punter, spot, lambda bet: replace(bet, goes=goes))._replace(halved=halved)
        case e.RunOrdered(punter, spot, how):
            return _changed(table, punter, spot, lambda bet: replace(bet, ahead=how))
        case e.BetTakenDown(punter, spot, checks) if checks < table.stakes[punter, spot.id].stake:
            return _paid_out(_lowered(table, punter, spot, checks), punter, -checks)
        case e.BetTakenDown(punter, spot, checks):
            return _lifted(table, punter, spot, checks)._replace(halved=table.halved - {(punter, spot.id)})
        case e.BetMoved(punter, origin, spot, _, _):
            enters = _enters(table)
            return _moved(table, punter, origin, spot, lambda bet: replace(bet, answerable=None, entering=enters))
        case e.BetAltered(mover, punter, origin, spot):
            return _moved(table, punter, origin, spot, lambda bet: replace(bet, answerable=mover))
        case e.BetParleed(punter, origin, spot, amount, coppered, bend):
            kept = tuple(
                was
                for was in table.settled
                if not (isinstance(was, e.BetSettled) and was.punter == punter and was.spot == origin)
            )
            bet = Bet(punter, spot, amount, coppered, bend=bend)
            hands = _less(table.hands, punter, amount)
            return table._replace(hands=hands, stakes=_laid(table, bet), settled=kept)
        case e.TurnCalled(punter, amount, order):
            return _paid_out(table, punter, amount)._replace(calls=(*table.calls, Call(punter, order, amount)))
        case e.CallWithdrawn(punter, order, stake):
            return _paid_out(table, punter, -stake)._replace(calls=_without(table.calls, punter, order))
        case e.CallSettled(punter, order, stake, _, taken, paid):
            return _paid_out(table, punter, -(stake - taken + paid))._replace(
                calls=_without(table.calls, punter, order),
                bank=table.bank + taken - paid,
                settled=(*table.settled, event),
            )
        case e.SleeperClaimed(claimant, punter, spot, stake):
            lifted = _lifted(table, punter, spot, 0)
            if claimant == BANK:
                return lifted._replace(bank=lifted.bank + stake)
            return _paid_out(lifted, claimant, -stake)
        case e.HockShown(card):
            return _out_or_on(table._replace(hock=card, box=frozenset(), settled=()))
        case e.PocketShown(cards):
            return _out_or_on(table._replace(pocket=cards, box=frozenset(), settled=()))
        case e.BetLeftOver(punter, spot, stake, taken, paid):
            return _lifted(table, punter, spot, stake - taken + paid)._replace(
                bank=table.bank + taken - paid,
                settled=(*table.settled, event),
                secret=_counted(table.secret, table.stakes[punter, spot.id], taken),
            )
        case e.Misdealt():
            return table
        case e.TableOpened(rules, _):
            return table._replace(rules=rules)
        case e.TableSetUp(laid):
            return Table(*laid)
        case e.ChecksBought(punter, checks):
            return table._replace(hands=table.hands.put(punter, checks), bought=table.bought.put(punter, checks))
        case e.PunterRose(punter, back):
            given = _paid_out(table, punter, -back)
            return given._replace(bank=given.bank - back, risen=given.risen | {punter})
        case e.MarkerGiven(punter, checks):
            markers = table.markers.put(punter, table.markers.get(punter, 0) + checks)
            return _paid_out(table, punter, -checks)._replace(markers=markers)
        case e.MarkerSettled(punter, checks):
            markers = table.markers.put(punter, table.markers[punter] - checks)
            return _paid_out(table, punter, checks)._replace(markers=markers)
        case e.BankOpened(checks):
            return table._replace(capital=checks)
        case e.LimitsSet(least, most, running):
            return table._replace(least=least, most=most, running=running)
        case e.DevicePlanted(device, who):
            return table._replace(secret=table.secret._replace(devices=(*table.secret.devices, (device, who))))
        case e.PileLaid(cards):
            return table._replace(secret=table.secret._replace(laid=cards))
        case e.CardsDrawn(cards):
            return table._replace(secret=table.secret.drew(cards))
        case e.PlugFound(punter, _):
            return table._replace(secret=table.secret._replace(caught=table.secret.caught | {punter}))
        case e.TrickDone(trick):
            return _tricked(table._replace(secret=table.secret.done(trick)), trick)
        case _:
            assert_never(event)


def fold(table: Table, events: Iterable[e.Event]) -> Table:
    """The table after a run of events, in which those that settle stakes are folded in together."""
    settled: list[e.BetSettled] = []
    for event in events:
        if isinstance(event, e.BetSettled):
            settled.append(event)
        else:
            table = evolve(_settled(table, settled) if settled else table, event)
            settled = []
    return _settled(table, settled) if settled else table


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
        return _changed(table, trick.who, spot, lambda bet: replace(bet, plug=amount))
    if trick.act == "corner" and spot:
        return _changed(table, trick.who, spot, lambda bet: replace(bet, bend=_cocked(bet)))
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


def _without(calls: Iterable[Call], punter: str, order: Order) -> tuple[Call, ...]:
    """The calls but for one of a punter's."""
    return tuple(call for call in calls if (call.punter, call.order) != (punter, order))


def _paid_out(table: Table, punter: str, checks: int) -> Table:
    return table._replace(hands=_less(table.hands, punter, checks))


def _less(hands: Frozen[str, int], punter: str, checks: int) -> Frozen[str, int]:
    """The hands when a punter's holds so many checks less."""
    return hands.put(punter, hands[punter] - checks)


def _out_or_on(table: Table) -> Table:
    """The table after cards came: when they were the last of the deal, no order about a stake outlives it."""
    return table if table.box else table._replace(halved=frozenset())


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


def _moved(table: Table, punter: str, origin: Spot, spot: Spot, change: Callable[[Bet], Bet]) -> Table:
    """One stake on another place, and with it the order that half of it goes."""
    halved, at = table.halved, (punter, origin.id)
    if at in halved:
        halved = halved - {at} | {(punter, spot.id)}
    moved = _by_order(replace(change(table.stakes[at]), spot=spot), halved)
    # It keeps its place in the order in which the stakes were laid.
    stakes = _by_place(moved if place == at else bet for place, bet in table.stakes.items())
    return table._replace(stakes=stakes, halved=halved)


def _changed(table: Table, punter: str, spot: Spot, change: Callable[[Bet], Bet]) -> Table:
    """One stake as `change` makes it, where it lies."""
    at = (punter, spot.id)
    return table._replace(stakes=table.stakes.put(at, change(table.stakes[at])))


def _lowered(table: Table, punter: str, spot: Spot, checks: int) -> Table:
    """One stake by so many checks lower, as it lies."""
    return _changed(table, punter, spot, lambda bet: _by_order(replace(bet, stake=bet.stake - checks), table.halved))


def _by_place(bets: Iterable[Bet]) -> Frozen[tuple[str, str], Bet]:
    return Frozen({(bet.punter, bet.spot.id): bet for bet in bets})


def _lifted(table: Table, punter: str, spot: Spot, checks: int) -> Table:
    """A stake off the layout, `checks` of it or of its winnings back in the punter's hand."""
    hands = table.hands.put(punter, table.hands[punter] + checks)
    return table._replace(stakes=table.stakes.without((punter, spot.id)), hands=hands)


def _enters(table: Table) -> bool:
    """Whether a stake laid now lets a card go by before it plays."""
    return table.is_boxed and table.rules is not None and table.rules.entry == "after-face"


def _after_turn(table: Table) -> Frozen[tuple[str, str], Bet]:
    """The stakes as they lie for the turn after this one: each has entered, and a bar of one turn is over.

    The end of a bar takes back no order that half of the stake goes.
    """
    if not [bet for bet in table.stakes.values() if bet.entering or bet.goes == "none"]:
        return table.stakes
    one_turn = table.rules is not None and table.rules.bar == "one-turn"
    return _by_place(
        replace(_by_order(replace(bet, goes="all"), table.halved), entering=False)
        if one_turn and bet.goes == "none"
        else replace(bet, entering=False)
        for bet in table.bets
    )
