"""A corner of the cloth, cut out of the layout: the cards round a check whose place the books read differently."""

from __future__ import annotations

from faro.base import Rank
from faro.notation import replay
from faro.pictures import layout
from faro.rulebooks import library
from faro.seats import see

_LOG = "rules denexa\nopen you 6\nsoda Kd\nbet you 6 on 10-4-9\n"
_ROUND = (Rank.FOUR, Rank.FIVE, Rank.NINE, Rank.TEN)


def corner() -> str:
    """The inner corner of the Ten, on the side of the Nine."""
    return layout(see(replay(_LOG, library())), "The inner corner of the Ten", around=_ROUND)
