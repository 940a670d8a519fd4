"""How a dealer uses what he has brought: a function of what he sees from his seat, and of nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from faro.base import SPOTS, Rank
from faro.cheats import DOUBLED, Act, Device, Trick
from faro.seats import Outcome, Place, Tell, View
from faro.table import BANK
from faro.table import commands as c

AHEAD = 4
"""How many cards a dealer thinks ahead: stakes are laid anew after every turn, so what comes later is worth little."""
FRIEND = "capper"
"""The punter whom a dealer lets win when he throws off the game."""

_WITH_THE_PACK: tuple[Act, ...] = ("swap", "second", "double", "drop")


def dealer(device: Device, view: View) -> tuple[c.Command, ...]:
    """What the dealer does unseen with a device at this moment; nothing, as a rule."""
    if view.stage != "turns":
        return ()
    if "short" in device.acts:
        return _pays_short(view)
    if "misbead" in device.acts:
        return _slides_a_bead(view)
    told: dict[int, Sequence[int]] = {
        tell.place: [card.rank.value for card in tell.among] for tell in view.tells if not _is_absent(device, tell)
    }
    act = with_the_pack(
        device,
        net=stakes_against(view, FRIEND if device.for_friend else None),
        left={case.rank.value: case.left for case in view.cases},
        told=told,
        drawn=len(view.drawn),
        has_doubled=any(trick.act == "double" for trick in view.done),
    )
    return () if act is None else (c.DoTrick(Trick(BANK, act)),)


def with_the_pack(
    device: Device,
    *,
    net: Sequence[int],
    left: Mapping[int, int],
    told: Mapping[int, Sequence[int]],
    drawn: int,
    has_doubled: bool,
) -> Act | None:
    """What a dealer does with the pack who is told so much of it, in ranks as numbers; nothing, as a rule.

    `net` is what the bank gains if a card of each rank loses, `left` how many of each the table believes to be in the
    box, and `told` the ranks that the card at each place may be of: none, where it is the second of a doubled card.
    """
    acts = [act for act in _WITH_THE_PACK if act in device.acts]
    average = sum(net[rank] * cards for rank, cards in left.items()) / max(1, sum(left.values()))
    if device.sight is not None and device.sight.marked is DOUBLED:
        if 1 not in told:
            return None
        worth = mean_worth(told[1], net) - average
        return "double" if takes_doubled(has_doubled, not told[1], worth, drawn) else None
    seen = min(max(told, default=0), AHEAD - drawn)
    worths = [mean_worth(told[place], net) - average if place in told else 0.0 for place in range(1, seen + 1)]
    if has_doubled and "double" in acts:
        # Another card missing would be two beads too many on the case-keeper.
        acts.remove("double")
    return choose(worths, drawn, acts)


def choose(worths: Sequence[float], drawn: int, acts: Iterable[Act]) -> Act | None:
    """The act that gains the bank most, or none where to deal fairly gains as much.

    `worths` are what the bank gains when each of the cards to come loses, over the average of the box; one that is not
    known counts as average. With `drawn` cards of the turn out, the next falls to the winners' side if it is one.
    """
    nearest = (*worths, 0.0, 0.0)[: max(2, len(worths))]
    ways: dict[Act | None, Sequence[float]] = {None: nearest}
    for act in acts:
        swaps = act in ("swap", "second")
        ways[act] = (nearest[1], nearest[0], *nearest[2:]) if swaps else nearest[1:]
    return max(ways, key=lambda way: _gain(ways[way], drawn))


def takes_doubled(is_taken: bool, is_second: bool, worth: float, drawn: int) -> bool:
    """Whether a doubled card that comes next is taken out with the card above it (Maskelyne, chapter VIII).

    One of the two must go. The second goes if the first did not, and the first if it would fall to the wrong side.
    """
    if is_taken or is_second:
        return not is_taken
    return worth > 0 if drawn else worth < 0


def stakes_against(view: View, friend: str | None = None) -> list[int]:
    """What the bank gains in checks if a card of each rank loses, by the rank's number.

    A friend's stakes count the other way. Masked cards of others are not in a view, and count for nothing.
    """
    net = [0] * 14
    for place in view.places:
        for stake in place.stakes:
            amount = -stake.amount if stake.coppered != (stake.punter == friend) else stake.amount
            for rank in place.spot.ranks:
                net[rank] += amount
            for rank in place.spot.against:
                net[rank] -= amount
    return net


def mean_worth(ranks: Iterable[int], net: Sequence[int]) -> float:
    """What the bank gains on average if one of these cards loses."""
    cards = [net[rank] for rank in ranks]
    return sum(cards) / len(cards) if cards else 0.0


def _gain(worths: Sequence[float], drawn: int) -> float:
    return sum(-worth if (place + drawn) % 2 else worth for place, worth in enumerate(worths))


def _is_absent(device: Device, tell: Tell) -> bool:
    """Whether a tell says that the card is none of the doubled ones, which tells nothing else."""
    return device.sight is not None and device.sight.marked is DOUBLED and tell.denies


def _pays_short(view: View) -> tuple[c.Command, ...]:
    """A check too little to whoever won most in the turn before."""
    won: list[tuple[Place, Outcome]] = [
        (place, outcome) for place in view.places for outcome in place.outcomes if outcome.gain > 1
    ]
    if view.drawn or not won:
        return ()
    _, most = max(won, key=lambda pair: pair[1].gain)
    return (c.DoTrick(Trick(BANK, "short", amount=1, victim=most.punter)),)


def _slides_a_bead(view: View) -> tuple[c.Command, ...]:
    """Once a deal a case that is staked on is made to look dead, and claimed as a sleeper where the book lets him."""
    if view.done or view.drawn:
        return ()
    case = takes_a_case(
        {case.rank.value: case.left for case in view.cases},
        {place.spot.ranks[0].value for place in view.places if place.spot.kind == "flat" and place.stakes},
    )
    if case is None:
        return ()
    takes = view.book is not None and view.book.dead_stake == "first-player-or-dealer"
    spot = SPOTS[Rank(case).code]
    claims = [c.ClaimSleeper(BANK, stake.punter, spot) for stake in view.place(Rank(case)).stakes if takes]
    return (c.DoTrick(Trick(BANK, "misbead", spot)), *claims)


def takes_a_case(left: Mapping[int, int], staked: Collection[int]) -> int | None:
    """The lowest rank of which one card is left and on which a stake lies, ranks being numbers."""
    return next((rank for rank, cards in left.items() if cards == 1 and rank in staked), None)
