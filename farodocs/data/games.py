"""The family of games: glossary/games.toml, checked as it is read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from faro.base import nearest
from faro.rulebooks import library
from farodocs.data.labels import read
from farodocs.data.records import Finding, Table, refuse, tables
from farodocs.data.works import works
from farodocs.folders import DOCS, GLOSSARY

FILE = "games.toml"
CERTAINTIES = ("attested", "probable", "disputed")


@cache
def family() -> Mapping[str, Any]:
    """The `games`, their `relatives`, and who is `not_family`. Raises `DataError` with everything that is wrong."""
    found = read("games")
    refuse(faults(found), GLOSSARY)
    return found


def faults(data: Mapping[str, Any]) -> list[Finding]:
    """What is wrong with the form of the games, and with the games, books and works that they name."""
    found: list[Finding] = []
    whole = Table(data, FILE)
    listed = whole.table("games", required=True)
    games: Mapping[str, Any] = listed.values if listed else {}
    played: dict[str, str] = {}
    for key, game in tables(games, FILE, found, "games"):
        _game(game, games)
        for book in game.texts("books", required=False):
            if (first := played.setdefault(book, key)) != key:
                game.note("books", f"{book!r} is a rule-book of {first} already; name it once")
        found += game.findings
    # One that is misspelt is told where it stands.
    for book in [book for book in library() if book not in played] if {*played} <= {*library()} else []:
        whole.note("games", f"no game has the rule-book {book!r}; name it in the books of one")
    relatives = whole.table("relatives", required=True)
    for _, game in tables(relatives.values if relatives else {}, FILE, found, "relatives"):
        for name in ("name", "years", "line", "why"):
            game.text(name)
        game.text("also", required=False)
        game.text("tie", CERTAINTIES)
        game.texts("from")
        _end(game)
        found += game.findings
    strangers = whole.tables("not_family")
    for stranger in strangers:
        stranger.text("name")
        stranger.text("reason")
        stranger.text("also", required=False)
        _end(stranger)
    for name in data.keys() - {"games", "relatives", "not_family"}:
        whole.note(name, "is no list of this file; write games, relatives, not_family")
    return [*whole.findings, *found]


def untold_games(data: Mapping[str, Any]) -> Iterator[Finding]:
    """The games whose page there is not."""
    for key, game in data["games"].items():
        page = game.get("page")
        if page and not (DOCS / f"{page}.md").is_file():
            yield Finding(FILE, f"games.{key}.page", f"there is no page docs/{page}.md; write it, or leave page out")


def _game(game: Table, games: Mapping[str, Any]) -> None:
    for name in ("name", "years", "line"):
        game.text(name)
    for name in ("page", "also"):
        game.text(name, required=False)
    game.text("years_are", CERTAINTIES)
    game.texts("from")
    game.number("since")
    game.number("column")
    for parent in game.tables("parents"):
        of = parent.text("of")
        if of and of not in games:
            parent.note("of", f"{of!r} is no game of this file; {nearest(of, games, 'add it')}")
        elif of and games[of].get("since", 0) >= game.values.get("since", 0):
            # So no game can be its own ancestor.
            parent.note("of", f"{of} is no older than it by the years in since; mend one of them")
        parent.text("how", CERTAINTIES)
    if not game.values.get("page") and game.values.get("books"):
        game.note("page", "is missing, and a game that can be played has one")
    for book in game.texts("books", required=False):
        if book not in library():
            hint = nearest(book, library(), f"write {', '.join(library())}")
            game.note("books", f"no rule-book is called {book!r}; {hint}")
    _end(game)


def _end(game: Table) -> None:
    game.cited("sources", works())
    game.finish()
