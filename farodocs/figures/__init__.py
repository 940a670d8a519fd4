"""Drawings that the engine does not make: cut-aways, things to print, charts, the family tree."""

from __future__ import annotations

from farodocs.figures import card_file, family_tree, maps
from farodocs.figures.card_file import pointing
from farodocs.figures.family_tree import Games, said, tree
from farodocs.figures.lives import LIVES, emblem, emblems, life
from farodocs.figures.maps import FRAMES, WIDE, Spot, frame_of, over
from farodocs.figures.plots import bars, histogram, lines
from farodocs.figures.pressed import pressed
from farodocs.figures.share_card import share_card
from farodocs.figures.timeline import decade, decade_called, timeline

__all__ = [
    "FRAMES",
    "LIVES",
    "WIDE",
    "Games",
    "Spot",
    "bars",
    "card_file",
    "decade",
    "decade_called",
    "emblem",
    "emblems",
    "family_tree",
    "frame_of",
    "histogram",
    "life",
    "lines",
    "maps",
    "over",
    "pointing",
    "pressed",
    "said",
    "share_card",
    "timeline",
    "tree",
]
