"""How a player uses what he has brought: a function of what he sees from his seat, and of nothing else.

The models reckon with ranks as numbers, ace to king, as the fast path does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from faro.base import SPOTS, Rank, Spot, spot
from faro.cheats import Act, Device, Trick
from faro.seats import Stake, View
from faro.table import commands as c

STAKE = 2
"""What a player lays, in checks: an even number, so that a split leaves no odd one."""
CORKED, PLUG = 12, 10
"""A stack and the plug in it: ten or fifteen checks are taken out of one (Meyer, glossary, Corking the Checks)."""
BASE, BESIDE = Rank.QUEEN.value, (Rank.KING.value, Rank.JACK.value)
"""The dead card that a stack on a hair lies on, and those beside it (Meyer, glossary, Horsehair)."""


class At(NamedTuple):
    """A place with its ranks as numbers."""

    spot: Spot
    ranks: tuple[int, ...]


def at(name: str) -> At:
    """The place that a log names."""
    place = spot(name)
    return At(place, tuple(rank.value for rank in place.ranks))


FLAT: dict[int, At] = {rank.value: at(rank.code) for rank in Rank}
_COURTS = at("K-Q-J")
_WHITE_SHOWN, _NO_WHITE = at("A-2-Q-K"), at("A-2")
"""Where Devol coppered when the white of a punched card showed, and what is safe to bet on when none does."""
_ABOUT = at("K-J")
"""Where the stack on the hair takes in both of them."""
_FIGURES = tuple(at(place.id) for place in SPOTS.values() if place.kind == "three-in-a-row")


@dataclass(frozen=True)
class Habit:
    """A stake that is always laid alike, and what is done to it at once: on one card, or where most cards are left.

    One that is laid `when_dead` waits until its card is, and is taken up before the last turn.
    """

    on: int | None = None
    when_dead: bool = False
    coppers: bool = False
    checks: int = STAKE
    act: Act | None = None
    plug: int = 0

    def rank(self, left: Mapping[int, int]) -> int:
        """The card that the stake is laid on: the lowest of those of which most are left, where none is always it."""
        return self.on or max(left, key=left.__getitem__)

    def lies(self, left: Mapping[int, int], turns: int) -> bool:
        """Whether the stake lies with so many cards of each rank left, and so many turns to come."""
        if not self.when_dead:
            return left[self.rank(left)] > 0
        return turns > 1 and not left[self.rank(left)] and any(left[rank] for rank in BESIDE)


DEVICE_HABITS: dict[str, Habit] = {
    "horsehair-copper": Habit(coppers=True),
    "horsehair-drag": Habit(on=BASE, when_dead=True),
    "corking": Habit(checks=CORKED, act="cork", plug=PLUG),
    "false-cocks": Habit(act="corner"),
}
"""How those play who are told nothing beforehand."""


def player(device: Device, view: View) -> tuple[c.Command, ...]:
    """What a player at `view.seat` does with a device at this moment: stakes, and what he does unseen."""
    if view.seat is None or view.stage != "turns" or view.book is None or view.is_caught:
        return ()
    mine, left = _mine(view), {case.rank.value: case.left for case in view.cases}
    if view.drawn:
        return _while_drawn(device, view, view.seat, left)
    habit = DEVICE_HABITS.get(device.id)
    if habit is not None:
        rank = habit.rank(left)
        place = FLAT[rank].spot
        lies = habit.lies(left, view.turns - view.turn)
        if habit.when_dead and mine and not lies:
            return tuple(c.TakeDown(view.seat, taken) for taken in mine)
        if mine or not lies:
            return ()
        laid = _lay(view, view.seat, place, coppered=habit.coppers, checks=habit.checks)
        return (*laid, c.DoTrick(Trick(view.seat, habit.act, place, amount=habit.plug))) if habit.act and laid else laid
    lift = [c.TakeDown(view.seat, place) for place in mine] if view.book.withdrawal == "free" else []
    if mine and not lift:
        return ()
    # Who is told nothing takes up what he laid late: a stake that lies when the first card comes can lose.
    told = {tell.place: [card.rank.value for card in tell.among] for tell in view.tells}
    found = best_bet(device, told, left, may_copper=view.book.copper == "allowed")
    return (*lift, *(_lay(view, view.seat, found[0].spot, coppered=found[1]) if found else ()))


def best_bet(
    device: Device, told: Mapping[int, Sequence[int]], left: Mapping[int, int], *, may_copper: bool
) -> tuple[At, bool] | None:
    """Where the tells say to lay a stake, and whether under a copper; nothing where they promise no gain.

    `told` are the ranks, each as often as it has cards, that the first and the second card may be; `left` those that
    the box holds. The first card of a turn must be the bank's.
    """
    if not told.get(1):
        return None
    best, most = None, 0.0
    for place, coppered in _candidates(device, told[1], left):
        if (may_copper or not coppered) and any(left[rank] for rank in place.ranks):
            hoped = hope(place.ranks, coppered, told, left)
            if hoped > most:
                best, most = (place, coppered), hoped
    return best


def hope(ranks: Sequence[int], coppered: bool, told: Mapping[int, Sequence[int]], left: Mapping[int, int]) -> float:
    """About what a stake of one gains in the coming turn, where one that both wins and loses is halved."""
    loses = sum([told[1].count(rank) for rank in ranks]) / len(told[1])
    if told.get(2):
        wins = sum([told[2].count(rank) for rank in ranks]) / len(told[2])
    else:
        cards = sum(left.values())
        wins = (sum([left[rank] for rank in ranks]) - loses) / (cards - 1) if cards > 1 else 0.0
    return (loses - wins if coppered else wins - loses) - loses * wins / 2


def _candidates(device: Device, told: Sequence[int], left: Mapping[int, int]) -> tuple[tuple[At, bool], ...]:
    """The bets that a device is used for: on its marked cards, or on the one rank that it names."""
    if device.id == "punched-cards":
        return ((_WHITE_SHOWN, True), (_NO_WHITE, False))
    if device.sight is not None and device.sight.marked is not None:
        return ((_COURTS, True), (_COURTS, False))
    first = told[0]
    most = max((rank for rank in left if rank != first), key=left.__getitem__)
    return ((FLAT[first], True), (FLAT[most], False))


def _while_drawn(device: Device, view: View, seat: str, left: Mapping[int, int]) -> tuple[c.Command, ...]:
    """What is done when cards of the turn are seen and nothing is settled yet."""
    first = view.drawn[0].rank.value
    second = view.drawn[1].rank.value if len(view.drawn) > 1 else None
    mine = _mine(view)
    if "lay" in device.acts and second is None and not mine:
        figure = safe_figure(first, left)
        is_able = figure is not None and (view.checks or 0) >= STAKE
        return (c.DoTrick(Trick(seat, "lay", figure.spot, amount=STAKE)),) if figure and is_able else ()
    if "uncopper" in device.acts and second is not None:
        return tuple(
            c.DoTrick(Trick(seat, "uncopper", place))
            for place, stake in mine.items()
            if stake.coppered and pulls(first, second, place.ranks)
        )
    if "drag" in device.acts and second is not None and FLAT[BASE].spot in mine:
        pair = dragged_to(first, second)
        return (c.DoTrick(Trick(seat, "drag", FLAT[BASE].spot, pair.spot)),) if pair else ()
    return ()


def pulls(first: int, second: int, ranks: Sequence[int]) -> bool:
    """Whether a copper comes off by its hair: a card under it has won, and none has lost (Devol, Forty Years)."""
    return second in ranks and first not in ranks


def safe_figure(first: int, left: Mapping[int, int]) -> At | None:
    """Three cards that the first card of the turn is none of, with most left: a stake there cannot lose this turn."""
    best, most = None, 0
    for place in _FIGURES:
        cards = sum([left[rank] for rank in place.ranks])
        if cards > most and first not in place.ranks:
            best, most = place, cards
    return best


def dragged_to(first: int, second: int) -> At | None:
    """Where the stack on the dead card is dragged when a card beside it wins and none loses; nothing otherwise."""
    return _ABOUT if second in BESIDE and first not in BESIDE else None


def _lay(view: View, seat: str, place: Spot, *, coppered: bool = False, checks: int = STAKE) -> tuple[c.PlaceBet, ...]:
    return (c.PlaceBet(seat, checks, place, coppered),) if (view.checks or 0) >= checks else ()


def _mine(view: View) -> dict[Spot, Stake]:
    return {place.spot: stake for place in view.places for stake in place.stakes if stake.punter == view.seat}
