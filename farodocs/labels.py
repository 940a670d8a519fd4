"""Plain words for what the data names by a key: glossary/labels.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

GLOSSARY = Path(__file__).resolve().parent.parent / "glossary"


@cache
def labels() -> Mapping[str, Any]:
    """Everything in glossary/labels.toml: `groups` of rules, and a table of words for each of `rules` and of `bets`."""
    return read("labels")


def read(name: str) -> dict[str, Any]:
    """A TOML file of the glossary by its name: `bets`, `sources`."""
    return tomllib.loads((GLOSSARY / f"{name}.toml").read_text(encoding="utf-8"))


def word(kind: str, name: str, value: str = "label") -> str:
    """The words for a value of a rule or of a bet's field; without a value, for the rule or the field itself.

    Raises `KeyError`, naming the label that is missing.
    """
    try:
        return str(labels()[kind][name][value])
    except KeyError:
        raise KeyError(f"glossary/labels.toml lacks {kind}.{name}.{value}") from None
