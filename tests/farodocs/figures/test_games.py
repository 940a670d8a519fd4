"""The data of the family: every page, book, parent and source that it names is there, and every book is named once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from farodocs.data.labels import read
from farodocs.figures.family_tree import STROKES
from farodocs.folders import DOCS

FAMILY = read("games")
GAMES: dict[str, dict[str, Any]] = FAMILY["games"]
RELATIVES: dict[str, dict[str, Any]] = FAMILY["relatives"]
STRANGERS: list[dict[str, Any]] = FAMILY["not_family"]

BETS_OF_PHARO = "rules/variants/livret"
"""The one page of the section that is no game's own: too much can be staked at Pharo for one page."""

HEADINGS = {"name", "from", "years", "line", "sources"}
OF_A_GAME = {*HEADINGS, "years_are", "since", "column", "parents"}
OF_A_RELATIVE = {*HEADINGS, "tie", "why"}


def texts() -> Iterator[tuple[str, str]]:
    """Every sentence of the data, with the game that it is about."""
    for key, game in {**GAMES, **RELATIVES}.items():
        yield key, game["line"]
        if "why" in game:
            yield key, game["why"]
    for game in STRANGERS:
        yield game["name"], game["reason"]


def test_every_entry_has_its_fields_and_no_other() -> None:
    for games, needed, free in ((GAMES, OF_A_GAME, {"also", "books", "page"}), (RELATIVES, OF_A_RELATIVE, {"also"})):
        for key, game in games.items():
            assert {*game} - free == needed, key
    for game in STRANGERS:
        assert {*game} - {"also"} == {"name", "reason", "sources"}, game["name"]


def test_every_name_stands_once() -> None:
    names = [game["name"] for game in (*GAMES.values(), *RELATIVES.values(), *STRANGERS)]
    assert len({*names}) == len(names)
    assert not {*GAMES} & {*RELATIVES}


def test_every_page_of_the_section_is_some_games() -> None:
    written = {f"rules/variants/{page.stem}" for page in (DOCS / "rules" / "variants").glob("*.md")}
    assert written - {"rules/variants/index", BETS_OF_PHARO} <= {game.get("page") for game in GAMES.values()}


def test_the_surest_parent_of_a_game_stands_first() -> None:
    for key, game in GAMES.items():
        for number, parent in enumerate(game["parents"]):
            assert parent["how"] in STROKES, key
            assert number == 0 or parent["how"] == "disputed", f"{key}: the surest parent stands first"
    assert [key for key, game in GAMES.items() if not game["parents"]] == ["basset"]


def test_how_sure_a_thing_is_has_its_word() -> None:
    assert {game["years_are"] for game in GAMES.values()} <= {*STROKES}
    assert {game["tie"] for game in RELATIVES.values()} <= {"probable", "disputed"}


def test_every_source_is_a_known_work_with_its_place() -> None:
    known = read("sources")
    for game in (*GAMES.values(), *RELATIVES.values(), *STRANGERS):
        for source in game["sources"]:
            assert source.keys() == {"work", "place"}, game["name"]
            assert source["work"] in known, f"{game['name']}: glossary/sources.toml lacks {source['work']}"
            assert source["place"]
    assert [game["name"] for game in (*GAMES.values(), *RELATIVES.values()) if not game["sources"]] == []


@pytest.mark.parametrize(("key", "text"), [*texts()])
def test_a_line_is_short_and_ends(key: str, text: str) -> None:
    assert len(text) <= 160
    assert text.endswith(".")
    assert not {"'", '"', "<"} & {*text}, "curly quotes, and no markup"
