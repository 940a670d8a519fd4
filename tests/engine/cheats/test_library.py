from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from faro.base.errors import FaroError
from faro.cheats.devices import DEVICES
from faro.cheats.library import cheats, load, named

SOURCES = Path(__file__).parents[3] / "glossary" / "sources.toml"


def test_every_source_of_a_cheat_is_one_of_the_projects() -> None:
    known = {*tomllib.loads(SOURCES.read_text(encoding="utf-8"))}
    cited = {place.work for cheat in cheats().values() for place in cheat.sources}
    assert cited <= known


def test_the_records_come_in_the_order_of_the_file() -> None:
    assert [*cheats()][:2] == ["gaff", "coffee-mill"]


def test_every_device_has_its_record_and_every_cheat_a_name_of_its_own() -> None:
    assert DEVICES.keys() <= cheats().keys()
    assert len({cheat.name for cheat in cheats().values()}) == len(cheats())


def test_a_cheat_is_named_within_a_sentence() -> None:
    assert (named("coffee-mill"), named("snaking")) == ("coffee mill", "snaking a game")


def test_a_broken_file_is_named() -> None:
    with pytest.raises(FaroError, match="bad-cheat") as caught:
        load("[gaff", "mine.toml")
    assert caught.value.sentence.startswith("mine.toml: is no TOML")
