"""The records of the cheats, read from their TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from faro.base import FaroError
from faro.cheats.devices import DEVICES
from faro.cheats.record import Cheat, parse


def load(text: str, where: str) -> dict[str, Cheat]:
    """The cheats written in a TOML text, by id; `bad-cheat`, naming `where`, if the text is broken."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FaroError("bad-cheat/toml", file=where, error=error) from None
    return {name: parse(name, record, where) for name, record in data.items()}


@cache
def cheats() -> Mapping[str, Cheat]:
    """Every cheat of the engine by its id, in the order of the file; `bad-cheat` where a device has no record."""
    file = files("faro") / "cheats" / "devices.toml"
    records = load(file.read_text(encoding="utf-8"), file.name)
    for device in DEVICES.keys() - records:
        raise FaroError("bad-cheat/unrecorded", where=file.name, device=device)
    return records


def named(cheat: str) -> str:
    """A cheat within a sentence, where another word stands for its article: `coffee mill`, `snaking a game`."""
    name = cheats()[cheat].name.removeprefix("The ")
    return f"{name[0].lower()}{name[1:]}"
