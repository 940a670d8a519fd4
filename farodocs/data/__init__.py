"""What the site is made from: records of words, of the history, of labels, each checked as it is read."""

from __future__ import annotations

from farodocs.data.bets import bets, untold_bets
from farodocs.data.games import family, untold_games
from farodocs.data.labels import labels, read, word
from farodocs.data.located import How, located, with_pages
from farodocs.data.rule_files import CHEATS, RULEBOOKS, cheat_faults, check_rulebooks
from farodocs.data.works import SOUGHT, USUALLY_SOUGHT, site_of, works

__all__ = [
    "CHEATS",
    "RULEBOOKS",
    "SOUGHT",
    "USUALLY_SOUGHT",
    "How",
    "bets",
    "cheat_faults",
    "check_rulebooks",
    "family",
    "labels",
    "located",
    "read",
    "site_of",
    "untold_bets",
    "untold_games",
    "with_pages",
    "word",
    "works",
]
