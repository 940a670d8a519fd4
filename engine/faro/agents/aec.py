"""Faro as PettingZoo has games, each agent in his turn (AEC): the extra `pettingzoo` brings that."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from faro.agents.deal import ACTIONS, PASS, SEEN, Deal
from faro.base import PACK
from faro.simulation import shuffled


class FaroEnv(AECEnv):  # type: ignore[misc]
    """One deal of a book: every agent is a punter, and is rewarded with the checks that each turn brings him.

    An observation holds what `Deal.seen` tells, and the mask of the actions that the table allows. The cards follow
    from the seed of `reset` alone. Raises what `Deal` raises.
    """

    def __init__(self, book: str = "hoyle-1864", punters: int = 2, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {"name": "faro_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.book = book
        self.render_mode = render_mode
        self.deal = Deal(book, punters)
        self.possible_agents = [f"punter_{number}" for number in range(punters)]
        mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
        seen = spaces.Box(0, 1, (SEEN,), np.float32)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a deal: the card that opens it has fallen, and the first agent is to act."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.deal = Deal(self.book, len(self.possible_agents))
        self.order = shuffled(str(self.chance.integers(2**32)), PACK)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.deal.fall_from(self.order)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and which actions he may choose; none but passing where it is not his turn."""
        number = self.possible_agents.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        mask[self.deal.actions() if self.deal.turn_of == number else [PASS]] = 1
        return {"observation": np.array(self.deal.seen(number), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do an action of the agent whose turn it is; once all have acted, the cards fall and everybody is rewarded."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.deal.act(PASS if action is None else int(action))
        if self.deal.turn_of is None:
            before = self.deal.gains()
            self.deal.fall_from(self.order)
            for each, was, now in zip(self.possible_agents, before, self.deal.gains(), strict=True):
                self.rewards[each] = now - was
            if self.deal.is_over:
                self.terminations = dict.fromkeys(self.agents, True)
        turn = self.deal.turn_of
        self.agent_selection = self.possible_agents[turn or 0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text, where that was asked for."""
        return str(self.deal.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
