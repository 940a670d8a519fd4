from __future__ import annotations

from faro.cheats.devices import DEVICES
from faro.cheats.names import NAMES, named


def test_every_device_has_a_name_of_its_own() -> None:
    assert {*DEVICES} <= {*NAMES}
    assert len({*NAMES.values()}) == len(NAMES)


def test_within_a_sentence_a_name_has_no_article() -> None:
    assert named("coffee-mill") == "coffee mill"
    assert named("snaking") == "snaking a game"
