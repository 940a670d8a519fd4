"""The whole family, for docs/rules/variants/index.md: from glossary/games.toml and the rule-books."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from posixpath import relpath
from typing import Any

from faro.rulebooks import Rulebook
from faro.words import capital
from farodocs.data import word
from farodocs.figures import Games, family_tree, said, tree
from farodocs.markup import cite, scroll_box
from farodocs.parts.rulebooks import assumed

POINTS = ("deal", "first_card", "split", "last_turn", "ladder", "copper")
"""The rules by which the games are laid side by side."""

HERE = "rules/variants"
ROOT = "../../"
"""The root of the site, as seen from that page."""


def drawn(games: Games) -> str:
    """The family tree, each game of it a link to where it is told: cut for a desk, and for a phone."""
    cuts = (family_tree.WIDE, family_tree.NARROW)
    return "".join(tree(games, lambda key: place(key, games[key]), cut) for cut in cuts)


def cousins(relatives: Games) -> str:
    """The games that somebody calls a parent, a child or a cousin, with why."""
    return _list(_relative(key, game) for key, game in relatives.items())


def strangers(games: Iterable[Mapping[str, Any]]) -> str:
    """The games that are wrongly counted in, with why they are none of the family."""
    return _list(_stranger(game) for game in games)


def address(game: Mapping[str, Any]) -> str:
    """Where a game is told, as seen from that page."""
    return f"{relpath(game['page'], HERE)}/"


def place(key: str, game: Mapping[str, Any]) -> str:
    """Where a box of the family tree leads: to the page of its game, or to its line in the list below."""
    return address(game) if "page" in game else f"#game-{key}"


def branches(games: Games, parent: str | None = None) -> str:
    """The children of a game, each with its own, as a list. A game hangs under the first of its parents."""
    items = "".join(
        f'<li id="game-{key}">{_told(game)} {_descent(game, games)}{_sources(game)}{branches(games, key)}</li>'
        for key, game in games.items()
        if (game["parents"][0]["of"] if game["parents"] else None) == parent
    )
    return f'<ul class="faro-branches">{items}</ul>' if items else ""


def _told(game: Mapping[str, Any]) -> str:
    name = f"<b>{escape(game['name'])}</b>"
    if "page" in game:
        name = f'<a href="{escape(address(game))}">{name}</a>'
    also = f", also {escape(game['also'])}" if "also" in game else ""
    sure = {"attested": "", "probable": ", probably", "disputed": ", disputed"}[game.get("years_are", "attested")]
    where = f"{', '.join(game['from'])}; {game['years']}{sure}"
    return f'{name}{also} <span class="faro-mark">{escape(where)}</span> {escape(game["line"])}'


def _descent(game: Mapping[str, Any], games: Games) -> str:
    if not game["parents"]:
        return ""
    words = said(game, games).removeprefix(f"{game['name']} ")
    return f"<i>{escape(capital(words))}.</i>"


def _sources(game: Mapping[str, Any]) -> str:
    items = "".join(f"<li>{cite(source['work'], source['place'], ROOT)}.</li>" for source in game["sources"])
    if not items:
        return ""
    return f'<details class="faro-sources"><summary>Sources</summary><ul>{items}</ul></details>'


def _relative(key: str, game: Mapping[str, Any]) -> str:
    sure = {"probable": "Kinship probable.", "disputed": "Kinship disputed."}[game["tie"]]
    return f'<li id="game-{key}">{_told(game)} <i>{sure}</i> {escape(game["why"])}{_sources(game)}</li>'


def _stranger(game: Mapping[str, Any]) -> str:
    also = f", also {escape(game['also'])}" if "also" in game else ""
    return f"<li><b>{escape(game['name'])}</b>{also}. {escape(game['reason'])}{_sources(game)}</li>"


def _list(items: Iterable[str]) -> str:
    return f'<ul class="faro-games">{"".join(items)}</ul>'


def side_by_side(games: Games, books: Mapping[str, Rulebook]) -> str:
    """The games by a few rules. Raises `KeyError` for a book that there is not."""
    heads = "".join(f'<th scope="col">{escape(word("rules", rule))}</th>' for rule in POINTS)
    rows = "".join(_row(game, [books[name] for name in game["books"]]) for game in games.values() if "books" in game)
    return scroll_box(
        "The games side by side",
        f'<table class="faro-table faro-family-table"><thead><tr><th scope="col">Game</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>",
    )


def _row(game: Mapping[str, Any], books: list[Rulebook]) -> str:
    cells = "".join(f'<td data-head="{escape(word("rules", rule))}">{_values(rule, books)}</td>' for rule in POINTS)
    by = ", ".join(book.short for book in books)
    mark = "" if by == game["name"] else f' <span class="faro-mark">{escape(by)}</span>'
    name = f'<a href="{escape(address(game))}">{escape(game["name"])}</a>'
    return f'<tr><th scope="row">{name}{mark}</th>{cells}</tr>'


def _values(rule: str, books: list[Rulebook]) -> str:
    """The first book's value, and that of every other that differs from it, with its name."""
    first = books[0]
    said = f"{escape(word('rules', rule, getattr(first, rule)))}{assumed(first, rule)}"
    return said + "".join(
        f'<span class="faro-other"><b>{escape(book.short)}:</b> {escape(word("rules", rule, getattr(book, rule)))}'
        f"{assumed(book, rule)}</span>"
        for book in books[1:]
        if getattr(book, rule) != getattr(first, rule)
    )
