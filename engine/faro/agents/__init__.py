"""Faro for agents that learn: a deal as numbers, and as the games of PettingZoo and of OpenSpiel.

`faro.agents.aec` and `faro.agents.spiel` want those libraries; a deal alone wants nothing.
"""

from __future__ import annotations

from faro.agents.deal import ACTIONS, PASS, PLACES, PURSE, STAKE, Deal

__all__ = ["ACTIONS", "PASS", "PLACES", "PURSE", "STAKE", "Deal"]
