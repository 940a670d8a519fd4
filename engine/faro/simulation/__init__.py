"""Deals by chance: who plays, who cheats, and what thousands of deals earn."""

from __future__ import annotations

from faro.simulation.bots import HABITS, Habit, moves
from faro.simulation.bots_deal import bots_deal
from faro.simulation.company import company_log
from faro.simulation.crooked import of_the_bank, packs, put_up
from faro.simulation.fast_crooked import FastTable
from faro.simulation.fast_deals import Player, Results, simulate
from faro.simulation.house_dealer import brought, crooked_turn
from faro.simulation.players import DEVICE_HABITS, STAKE
from faro.simulation.punters import PUNTERS, UNIT
from faro.simulation.runs import RUNS, Run
from faro.simulation.shoe import draw, shuffled
from faro.simulation.trials import exact, trial
from faro.simulation.watchers import EYES, Seen, Watcher, seen, tell_watching, watchers

__all__ = [
    "DEVICE_HABITS",
    "EYES",
    "HABITS",
    "PUNTERS",
    "RUNS",
    "STAKE",
    "UNIT",
    "FastTable",
    "Habit",
    "Player",
    "Results",
    "Run",
    "Seen",
    "Watcher",
    "bots_deal",
    "brought",
    "company_log",
    "crooked_turn",
    "draw",
    "exact",
    "moves",
    "of_the_bank",
    "packs",
    "put_up",
    "seen",
    "shuffled",
    "simulate",
    "tell_watching",
    "trial",
    "watchers",
]
