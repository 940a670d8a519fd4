"""What can be crooked: devices, marked packs and false shuffles, and what the sources say of each."""

from __future__ import annotations

from faro.cheats.devices import DEVICES, DOUBLED, DRAGGED, ENDS, HIGH, ROUNDED, SANDED, Device, Marked, Needs, Sight
from faro.cheats.gains import Gains
from faro.cheats.library import cheats, named
from faro.cheats.record import Cheat, Eye, Undoing, Vigilance
from faro.cheats.secret import SQUARE, Act, Secret, Trick, goes_on, makes_turn
from faro.cheats.shuffles import (
    Draw,
    Pack,
    alternate,
    chop,
    couple,
    cut,
    lean,
    mix,
    piles,
    put_first_turn,
    put_last,
    put_on_top,
    put_out,
    put_up_pairs,
    splits,
    strip,
    tie_up,
    weave,
)
from faro.cheats.split_counts import MOST_DEALS, TURNS, too_many_splits

__all__ = [
    "DEVICES",
    "DOUBLED",
    "DRAGGED",
    "ENDS",
    "HIGH",
    "MOST_DEALS",
    "ROUNDED",
    "SANDED",
    "SQUARE",
    "TURNS",
    "Act",
    "Cheat",
    "Device",
    "Draw",
    "Eye",
    "Gains",
    "Marked",
    "Needs",
    "Pack",
    "Secret",
    "Sight",
    "Trick",
    "Undoing",
    "Vigilance",
    "alternate",
    "cheats",
    "chop",
    "couple",
    "cut",
    "goes_on",
    "lean",
    "makes_turn",
    "mix",
    "named",
    "piles",
    "put_first_turn",
    "put_last",
    "put_on_top",
    "put_out",
    "put_up_pairs",
    "splits",
    "strip",
    "tie_up",
    "too_many_splits",
    "weave",
]
