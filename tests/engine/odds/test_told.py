from __future__ import annotations

from faro.base.place_names import spot
from faro.odds.chances import odds
from faro.odds.told import cost_sentence
from tests.engine.tables import DENEXA, HOYLE, LIBRARY


def test_what_a_stake_costs_in_a_sentence_or_two() -> None:
    said = cost_sentence("the Queen", True, odds(HOYLE, spot("Q"), coppered=True)).replace("\u00a0", " ")
    assert said == (
        "Left until it is decided, a coppered stake on the Queen costs 1.98 % on average, 1 in 50. "
        "Of all such stakes, 48.02 % win, 48.02 % lose, 3.96 % are lost in part."
    )
    assert "costs nothing" in cost_sentence("evens", False, odds(LIBRARY["nevada"], spot("odd")))
    assert "gains 7.69\u00a0% on average" in cost_sentence("odds", False, odds(DENEXA, spot("odd")))
