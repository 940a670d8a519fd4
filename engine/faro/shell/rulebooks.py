"""The rule-books that the engine carries, read from their TOML files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from faro.errors import FaroError
from faro.rules import Rulebook, parse


def load(text: str, where: str) -> Rulebook:
    """The rule-book written in a TOML text; `bad-rulebook`, naming `where`, if the text is broken."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FaroError("bad-rulebook", f"{where}: is no TOML: {error}") from None
    return parse(data, where)


@cache
def library() -> Mapping[str, Rulebook]:
    """Every rule-book of the engine by its id."""
    folder = files("faro") / "rulebooks"
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".toml")), key=lambda entry: entry.name)
    books = (load(entry.read_text(encoding="utf-8"), entry.name) for entry in found)
    return MappingProxyType({book.id: book for book in books})
