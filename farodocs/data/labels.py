"""Plain words for what the data names by a key: glossary/labels.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from faro.base import nearest
from faro.rulebooks import RULES
from farodocs.data.records import DataError, Finding, no_toml, refuse
from farodocs.folders import GLOSSARY

FILE = "labels.toml"


@cache
def labels() -> Mapping[str, Any]:
    """Everything in glossary/labels.toml: `groups` of rules, and a table of words for each of `rules` and of `bets`.

    Raises `DataError` where a rule or a value of it has no words of its own, or a rule stands in no group.
    """
    found = read("labels")
    refuse(faults(found), GLOSSARY)
    return found


def faults(data: Mapping[str, Any]) -> Iterator[Finding]:
    """What is wrong with the words for the rules: each rule stands in one group, and each of its values has words."""
    grouped = [rule for group in data["groups"] for rule in group["rules"]]
    for rule, values in RULES.items():
        if (often := grouped.count(rule)) != 1:
            yield Finding(FILE, "groups", f"name {rule!r} {often} times; name it in the rules of one group")
        words = data["rules"].get(rule, {})
        for value in ("label", *values):
            if value not in words:
                yield Finding(FILE, f"rules.{rule}.{value}", "is missing; write what a reader is told")
            elif [words.get(other) for other in values].count(words[value]) > 1:
                yield Finding(FILE, f"rules.{rule}.{value}", f"reads as another value does: {words[value]!r}")
        for value in words.keys() - {"label", *values}:
            yield Finding(FILE, f"rules.{rule}.{value}", f"is no value; {_instead(value, values)}")
    for rule in {*grouped, *data["rules"]} - RULES.keys():
        yield Finding(FILE, f"rules.{rule}", f"is no rule; {_instead(rule, tuple(RULES))}")


def _instead(word: str, known: tuple[str, ...]) -> str:
    return nearest(word, known, f"write {', '.join(known)}")


def read(name: str) -> dict[str, Any]:
    """A TOML file of the glossary by its name: `bets`, `sources`. Raises `DataError` where it is no TOML."""
    file = GLOSSARY / f"{name}.toml"
    toml = file.read_text(encoding="utf-8")
    try:
        return tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        raise DataError(no_toml(file.name, toml, error).at(GLOSSARY)) from None


def word(kind: str, name: str, value: str = "label") -> str:
    """The words for a value of a rule or of a bet's field; without a value, for the rule or the field itself.

    Raises `KeyError`, naming the label that is missing.
    """
    try:
        return str(labels()[kind][name][value])
    except KeyError:
        raise KeyError(f"glossary/labels.toml lacks {kind}.{name}.{value}") from None
