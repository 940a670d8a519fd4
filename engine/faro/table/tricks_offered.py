"""What the devices of a seat let it do unseen now, as `decide` would allow it, so that a page can offer it."""

from __future__ import annotations

from collections.abc import Iterator

from faro.base import SPOTS, Rank
from faro.cheats import DEVICES, Act, Trick
from faro.table import commands as c
from faro.table.choices import brings, is_allowed
from faro.table.decide_tricks import TRICKS
from faro.table.state import Table

PLUG = 10
"""The checks that a plug stands for: ten or fifteen are taken out of a stack (Meyer, glossary, Corking the Checks)."""
DROPPED = 5
"""The checks of a stake that is dropped late, in a stack that a hand hides."""


def tricks(table: Table, who: str) -> Iterator[Trick]:
    """What a punter, or `bank`, may do unseen at this moment, each act on the places where it is of use."""
    for act in _acts(table, who):
        for trick in _ways(table, who, act):
            if is_allowed(table, c.DoTrick(trick)):
                yield trick


def may_draw(table: Table, who: str) -> bool:
    """Whether the coming turn can be drawn card by card, for him who does something between its cards."""
    drawn = len(table.secret.drawn)
    later = any(moment > drawn for act in _acts(table, who) for moment in TRICKS[act].moments)
    return later and any(isinstance(way, c.DealTurn) for way in brings(table))


def _acts(table: Table, who: str) -> list[Act]:
    return sorted({act for device, user in table.secret.devices if user == who for act in DEVICES[device].acts})


def _ways(table: Table, who: str, act: Act) -> list[Trick]:
    mine = [bet.spot for bet in table.bets if bet.punter == who]
    drawn = [card.rank for card in table.secret.drawn]
    match act:
        case "misbead":
            return [Trick(who, act, SPOTS[rank.code]) for rank in Rank if table.left(rank) == 1]
        case "short":
            return [Trick(who, act, amount=1, victim=punter) for punter in table.hands]
        case "cork":
            return [Trick(who, act, bet.spot, amount=PLUG) for bet in table.bets if bet.punter == who and not bet.plug]
        case "lay":
            live = [rank for rank in Rank if table.left(rank) and rank not in drawn]
            return [Trick(who, act, SPOTS[rank.code], amount=DROPPED) for rank in live]
        case "drag":
            return [Trick(who, act, lies, SPOTS[rank.code]) for lies in mine for rank in drawn[-1:]]
        case "uncopper" | "corner":
            return [Trick(who, act, lies) for lies in mine]
        case _:
            return [Trick(who, act)]
