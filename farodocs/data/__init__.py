"""What the site is made from: records of words, of the history, of labels, each checked as it is read."""

from __future__ import annotations

from farodocs.data.bets import bets, untold_bets
from farodocs.data.games import family, untold_games
from farodocs.data.labels import labels, read, word
from farodocs.data.rule_files import CHEATS, RULEBOOKS, cheat_faults, check_rulebooks
from farodocs.data.works import has_page, pages_of, site_of, with_pages, works

__all__ = [
    "CHEATS",
    "RULEBOOKS",
    "bets",
    "cheat_faults",
    "check_rulebooks",
    "family",
    "has_page",
    "labels",
    "pages_of",
    "read",
    "site_of",
    "untold_bets",
    "untold_games",
    "with_pages",
    "word",
    "works",
]
