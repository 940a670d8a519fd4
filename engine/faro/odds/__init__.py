"""What a bet costs, exactly: chances by running the settlement, systems of play, and how a figure is told."""

from __future__ import annotations

from faro.odds.chances import box_of, call_cost, next_turn, odds, odds_at
from faro.odds.comparing import by_house_rule, ranked
from faro.odds.evenings import Evening, Hits, evening, share_won, won_of
from faro.odds.figures import (
    ThreeWays,
    as_checks,
    as_fraction,
    as_one_in,
    as_percent,
    rounded,
    three_ways,
)
from faro.odds.found import Chances, Odds
from faro.odds.hundred import in_a_hundred
from faro.odds.ladders import Climb, climb
from faro.odds.policies import CASES, FLAT, PULLED, adventured, deal_cost, laid_at, last_three, lies_first, splits
from faro.odds.systems import FIRST, SYSTEMS, System
from faro.odds.told import cost_sentence, turn_sentence

__all__ = [
    "CASES",
    "FIRST",
    "FLAT",
    "PULLED",
    "SYSTEMS",
    "Chances",
    "Climb",
    "Evening",
    "Hits",
    "Odds",
    "System",
    "ThreeWays",
    "adventured",
    "as_checks",
    "as_fraction",
    "as_one_in",
    "as_percent",
    "box_of",
    "by_house_rule",
    "call_cost",
    "climb",
    "cost_sentence",
    "deal_cost",
    "evening",
    "in_a_hundred",
    "laid_at",
    "last_three",
    "lies_first",
    "next_turn",
    "odds",
    "odds_at",
    "ranked",
    "rounded",
    "share_won",
    "splits",
    "three_ways",
    "turn_sentence",
    "won_of",
]
