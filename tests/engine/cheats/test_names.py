from __future__ import annotations

from faro.cheats.names import NAMES, named


def test_no_two_cheats_are_called_the_same() -> None:
    assert len({*NAMES.values()}) == len(NAMES)


def test_within_a_sentence_a_name_has_no_article() -> None:
    assert named("coffee-mill") == "coffee mill"
    assert named("snaking") == "snaking a game"
