"""Faro, the banking card game: its rules, its table and its log, exact and without dependencies."""

from faro.cards import PACK, Card, Rank, Suit
from faro.decide import decide
from faro.errors import CODES, FaroError, Refused
from faro.log import format_log, play_while_valid, replay
from faro.rules import Rulebook
from faro.table import Table, evolve, fold, fresh

__all__ = [
    "CODES",
    "PACK",
    "Card",
    "FaroError",
    "Rank",
    "Refused",
    "Rulebook",
    "Suit",
    "Table",
    "decide",
    "evolve",
    "fold",
    "format_log",
    "fresh",
    "play_while_valid",
    "replay",
]
