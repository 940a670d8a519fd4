from __future__ import annotations

import tomllib
from typing import get_args

import pytest

from faro.base.cards import PACK
from faro.cheats.devices import (
    ACES_AND_DEUCES,
    COURTS,
    DEVICES,
    HIGH,
    ROUNDED,
    SANDED,
    SIGHTED,
    Device,
)
from faro.cheats.secret import Act
from faro.table.decide_tricks import TRICKS


def test_every_act_is_allowed_by_a_device() -> None:
    assert {act for device in DEVICES.values() for act in device.acts} == {*get_args(Act)}


def test_a_pack_is_parted_by_the_ranks_that_the_books_name() -> None:
    assert [len(kind.cards) for kind in (COURTS, ACES_AND_DEUCES, SIGHTED, HIGH)] == [12, 8, 16, 24]
    # Kings, Queens, Aces, deuces, treys and the red sevens (Meyer, glossary, Rounds): 22 against 30.
    assert len(ROUNDED.cards) == 22
    # Nines, eights, sixes, fives, fours and the remaining two sevens (Meyer, glossary, Sanded Cards): 22 again.
    assert len({*PACK} - SANDED.cards) == 22


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_a_device_tells_something_or_allows_something(device: Device) -> None:
    assert device.sight or device.acts
    assert not any(TRICKS[act].by_dealer for act in device.acts) or device.whose != "punter"
    if device.sight is not None and device.sight.marked is not None:
        assert "cards" in device.parts or device.id == "gaff", "cards that tell are prepared cards"


def test_ids_are_words_of_a_log() -> None:
    assert all(device == device.lower() and " " not in device for device in DEVICES)
    assert tomllib.loads("\n".join(f"{device} = 1" for device in DEVICES))
