"""Faro and its kin bear a capital, on every page but those of words; in quotations nothing does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farodocs.data.records.names import small_games
from farodocs.folders import DOCS

PAGES = [
    path
    for pages in ("index.md", *(f"{part}/**/*.md" for part in ("cheats", "history", "library", "play", "rules")))
    for path in sorted(DOCS.glob(pages))
]

LEFT_OUT = (
    r"<!--.*?-->",
    r"^contents: .*$",  # the id of a section
    r"^ *(?P<ticks>`{3,}|~{3,}).*?^ *(?P=ticks) *$",  # fences
    r"`[^`\n]+`",
    r"\]\([^)\s]*\)",  # where a link leads
    r"\[\[=[^\]]*\]\]",
    r"\[[@^][^\]|]*",
    r"\{[^}]*\}",
    r"<[^>]*>",
)


def small_in(text: str) -> list[tuple[int, str]]:
    """The games of the family that a page writes small: the line, and the name."""
    for pattern in LEFT_OUT:
        text = re.sub(pattern, lambda match: re.sub(r"[^\n]", " ", match[0]), text, flags=re.M | re.S)
    return [(text.count("\n", 0, match.start()) + 1, match[0]) for match in small_games(text)]


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_the_games_of_the_family_bear_a_capital(path: Path) -> None:
    where = path.relative_to(DOCS.parent)
    found = small_in(path.read_text(encoding="utf-8"))
    assert not found, "\n".join(f"{where}:{line}: write {name.capitalize()}" for line, name in found)


@pytest.mark.parametrize(
    "text",
    [
        "Faro, Stuss and monte.",
        "He wrote of “any game of faro, monte”.",
        "```faro-costs\nThe Queen: cost basset Q\n```",
        "[The game](../rules/variants/basset.md){ .faro-door } `faro`",
        "[[faro-bank|The bank]] of [[=cost pharaon A]].[^stuss] [@denexa-faro]",
    ],
)
def test_what_is_left_as_it_is(text: str) -> None:
    assert small_in(text) == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A [[faro bank]].", [(1, "faro")]),
        ("At hazard,\nstuss and basset.", [(2, "stuss"), (2, "basset")]),
        ("---\ntitle: A pharaon\n---", [(2, "pharaon")]),
    ],
)
def test_a_small_name_is_found(text: str, found: list[tuple[int, str]]) -> None:
    assert small_in(text) == found
