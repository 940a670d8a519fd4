"""What may be done unseen: a device brought to the table, and the tricks that it allows; or refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import get_args

from faro.base import Card, Refused, Spot, listed, meant
from faro.cheats import DEVICES, Act, Device, Trick, goes_on
from faro.rulebooks import Rulebook
from faro.table import commands as c
from faro.table import events as e
from faro.table.decide_stakes import place_bet
from faro.table.guards import bet_of, check_free, check_may_lie, hand_of, rules_of
from faro.table.ladder import MOST_CORNERS
from faro.table.state import BANK, Table


def plant_device(table: Table, command: c.PlantDevice) -> tuple[e.Event, ...]:
    """Bring a device to the table, where it is of use, is not another's part, and has its user."""
    rules = rules_of(table)
    device = DEVICES.get(command.device)
    if device is None:
        near = meant(command.device, DEVICES)
        raise Refused("unknown-device", device=command.device, devices=[*DEVICES], meant=near)
    is_banks = command.who == BANK
    if not is_banks:
        hand_of(table, command.who)
    if device.whose not in ("either", "bank" if is_banks else "punter"):
        if device.whose == "bank":
            raise Refused("wrong-device/banks", device=device)
        raise Refused("wrong-device/punters", device=device)
    if lacks(rules, device):
        raise Refused("wrong-device", device=device, rules=rules)
    for other, _ in table.secret.devices:
        shared = DEVICES[other].parts & device.parts
        if other == device.id:
            raise Refused("devices-clash/twice", other=other)
        if shared:
            clash = "devices-clash" if "box" in shared else "devices-clash/cards"
            raise Refused(clash, device=device, other=other)
    return (e.DevicePlanted(device.id, command.who),)


def lacks(rules: Rulebook, device: Device) -> bool:
    """Whether a device needs what the rule-book has not."""
    has = {
        "anything": True,
        "box": rules.has_box,
        "hand": not rules.has_box,
        "layout": rules.stakes_on == "layout",
        "livret": rules.ladder != "refused",
    }
    return not has[device.needs]


def do_trick(table: Table, command: c.DoTrick) -> tuple[e.Event, ...]:
    """Do what a device allows its user at this moment of the turn."""
    trick, sleight = command.trick, TRICKS[command.trick.act]
    rules_of(table)
    if trick.who != BANK:
        hand_of(table, trick.who)
    if not any(
        trick.act in DEVICES[device].acts and who == trick.who and (who == BANK or not sleight.by_dealer)
        for device, who in table.secret.devices
    ):
        able = ", ".join(device.id for device in DEVICES.values() if trick.act in device.acts)
        raise Refused("no-device", punter=trick.who, act=trick.act, able=able)
    drawn = len(table.secret.drawn)
    if drawn not in sleight.moments:
        late = "not-now/late" if sleight.moments[0] == 0 else "not-now/early"
        raise Refused(late, act=trick.act, drawn=drawn)
    return sleight.guard(table, trick, **{name: getattr(trick, name) for name in sleight.fields.split()})


def _with_the_pack(table: Table, trick: Trick) -> tuple[e.Event, ...]:
    """The top card of the pile leaves unseen, or lets the one under it go first."""
    pile = table.secret.pile
    if not table.is_boxed:
        raise Refused("not-now/no-deal")
    if pile is None:
        raise Refused("no-pile")
    drawn = len(table.secret.drawn)
    moved: tuple[Card, ...] = pile[:2] if trick.act in ("swap", "second") else pile[:1]
    left = len(pile) + drawn - (len(moved) == 1)
    if len(pile) < 2 or (left < 2 if drawn else not goes_on(left, table.left_last)):
        raise Refused("not-now/few", left=len(pile))
    return (e.TrickDone(trick, moved),)


def _misbead(table: Table, trick: Trick, spot: Spot) -> tuple[e.Event, ...]:
    if not table.is_boxed:
        raise Refused("not-now/no-deal")
    if table.left(spot.ranks[0]) < 1:
        raise Refused("dead-card/bead", spot=spot)
    return (e.TrickDone(trick),)


def _short(table: Table, trick: Trick, victim: str, amount: int) -> tuple[e.Event, ...]:
    """Pay less than a punter has won (Laws of Faro 7)."""
    hand = hand_of(table, victim)
    paid = sum(
        event.paid
        for event in table.settled
        if isinstance(event, e.BetSettled | e.CallSettled) and event.punter == victim
    )
    if not 1 <= amount <= min(paid, hand):
        raise Refused("bad-number/short", punter=victim, amount=amount, paid=paid)
    return (e.TrickDone(trick),)


def _uncopper(table: Table, trick: Trick, spot: Spot) -> tuple[e.Event, ...]:
    bet = bet_of(table, trick.who, spot)
    if not bet.coppered:
        raise Refused("order-stands/uncopper", spot=spot)
    return (e.TrickDone(trick), e.CopperTurned(trick.who, spot, False))


def _lay(table: Table, trick: Trick, amount: int, spot: Spot) -> tuple[e.Event, ...]:
    return (e.TrickDone(trick), *place_bet(table, c.PlaceBet(trick.who, amount, spot)))


def _drag(table: Table, trick: Trick, spot: Spot, to: Spot) -> tuple[e.Event, ...]:
    bet = bet_of(table, trick.who, spot)
    check_free(table, trick.who, to)
    check_may_lie(table, to, bet.stake)
    return (e.TrickDone(trick), e.BetMoved(trick.who, spot, to, bet.stake, bet.coppered))


def _cork(table: Table, trick: Trick, amount: int, spot: Spot) -> tuple[e.Event, ...]:
    if trick.who in table.secret.caught:
        raise Refused("not-now/caught", punter=trick.who)
    bet = bet_of(table, trick.who, spot)
    if not 1 <= amount < bet.stake:
        raise Refused("bad-number/plug", stake=bet.stake, amount=amount)
    return (e.TrickDone(trick),)


def _corner(table: Table, trick: Trick, spot: Spot) -> tuple[e.Event, ...]:
    """Bend a corner that no win has earned (Hoyle’s Treatise, rule 12)."""
    bend = bet_of(table, trick.who, spot).bend
    if bend and (bend.folds or bend.pli or bend.corners == MOST_CORNERS):
        raise Refused("no-corner/unearned", punter=trick.who, spot=spot)
    return (e.TrickDone(trick),)


@dataclass(frozen=True, slots=True)
class Sleight:
    """A trick as it is written and judged: its line, what its line fills of a `Trick`, when it is done, and its guard.

    The guard is given the table, the trick, and what the line fills of it by name.

    It is done with one of so many cards of the coming turn drawn. `by_dealer` says that it wants the dealer's hands, or
    the case-keeper's, who is the house's man.
    """

    form: str
    fields: str
    moments: tuple[int, ...]
    guard: Callable[..., tuple[e.Event, ...]]
    by_dealer: bool = False


TRICKS: dict[Act, Sleight] = listed(
    "faro/table/decide_tricks.py: TRICKS",
    get_args(Act),
    {
        "swap": Sleight("trick NAME swap", "", (0, 1), _with_the_pack, by_dealer=True),
        "second": Sleight("trick NAME second", "", (0, 1), _with_the_pack, by_dealer=True),
        "double": Sleight("trick NAME double", "", (0, 1), _with_the_pack, by_dealer=True),
        "drop": Sleight("trick NAME drop", "", (0, 1), _with_the_pack, by_dealer=True),
        "misbead": Sleight("trick bank misbead RANK", "spot", (0,), _misbead, by_dealer=True),
        "short": Sleight("trick bank short NAME CHECKS", "victim amount", (0,), _short, by_dealer=True),
        "uncopper": Sleight("trick NAME uncopper PLACE", "spot", (1, 2), _uncopper),
        "lay": Sleight("trick NAME lay CHECKS on PLACE", "amount spot", (1,), _lay),
        "drag": Sleight("trick NAME drag PLACE to PLACE", "spot to", (1, 2), _drag),
        "cork": Sleight("trick NAME cork CHECKS on PLACE", "amount spot", (0,), _cork),
        "corner": Sleight("trick NAME corner PLACE", "spot", (0,), _corner),
    },
)
"""Every trick."""
