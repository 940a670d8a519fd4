"""Faro as OpenSpiel has games: `faro.agents.spiel` enters it there under the name `python_faro`.

The extra `openspiel` brings OpenSpiel.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from faro.agents.deal import ACTIONS, FALLS, PURSE, SEEN, TURNS, Deal

NAME = "python_faro"
_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Faro",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.REWARDS,
    max_num_players=10,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"book": "hoyle-1864", "players": 1},
)


class FaroGame(pyspiel.Game):  # type: ignore[misc]
    """One deal of a `book` with so many `players`, each a punter against the bank, which is nobody's seat."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"book": "hoyle-1864", "players": 1, **(params or {})}
        self.book, self.punters = str(given["book"]), int(given["players"])
        Deal(self.book, self.punters)  # refuses what there is not
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=FALLS,
            num_players=self.punters,
            min_utility=-float(PURSE),
            max_utility=float(PURSE),
            utility_sum=None,
            max_game_length=TURNS * self.punters,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> FaroState:
        """Before the card that opens the deal."""
        return FaroState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> FaroObserver:
        """What tells a player what he may go by."""
        return FaroObserver(params)


class FaroState(pyspiel.State):  # type: ignore[misc]
    """A deal at the act of a player, or where cards are to fall."""

    def __init__(self, game: FaroGame) -> None:
        super().__init__(game)
        self.deal = Deal(game.book, game.punters)
        self.before = self.deal.gains()

    def current_player(self) -> int:
        """Who is to act: a player, chance, or nobody any more."""
        if self.deal.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        turn = self.deal.turn_of
        return int(pyspiel.PlayerId.CHANCE) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.deal.actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Everything that can fall, each as likely as another."""
        falls = self.deal.falls()
        return [(number, 1 / len(falls)) for number in sorted(falls)]

    def _apply_action(self, action: int) -> None:
        self.before = self.deal.gains()
        if self.deal.turn_of is None:
            self.deal.fall(action)
        else:
            self.deal.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"falls {action}" if player == pyspiel.PlayerId.CHANCE else self.deal.told(action)

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self.deal.is_over

    def rewards(self) -> list[float]:
        """What the last act has brought each player, in checks."""
        return [float(now - was) for was, now in zip(self.before, self.deal.gains(), strict=True)]

    def returns(self) -> list[float]:
        """What each player has gained so far, in checks."""
        return [float(gain) for gain in self.deal.gains()]

    def __str__(self) -> str:
        return str(self.deal.table)


class FaroObserver:
    """What a player sees: the numbers of `Deal.seen`, and the table as text, where no card of the box stands."""

    def __init__(self, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observation parameters are not taken: {params}")
        self.tensor = np.zeros(SEEN, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: FaroState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        self.tensor[:] = state.deal.seen(player)

    def string_from(self, state: FaroState, player: int) -> str:
        """The table as text."""
        return str(state)


pyspiel.register_game(_TYPE, FaroGame)
