"""The page of the whole family: docs/rules/variants/index.md, from glossary/games.toml and the rule-books."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from posixpath import relpath
from typing import Any

from faro.rules import Rulebook
from farodocs.citing import cite
from farodocs.family_tree import Games, said, tree
from farodocs.labels import read, word
from farodocs.reference_table import scroll_box
from farodocs.rulebook_page import assumed

PAGE = """---
title: From Basset to Nevada
description: "Faro’s family tree from Venice to Reno: who comes from whom, how sure that is, {playable} games to play."
hide:
  - toc
---

<!-- Written by farodocs/variants_page.py from glossary/games.toml. -->

# From Basset to Nevada

Ten checks lie on the Queen, and the next two cards are both Queens. Whether you win, lose half or lose all depends on
the city and the century. Begin in Paris.

```faro id="two-queens-basset" mode="predict" title="Two Queens at Basset, Paris 1751"
rules basset
open you 100
bet you 10 on Q
face 7d
turn Qh Qs
expect you 110
```

Invented: the [[coup|couple]] and the stake, to compare the books. The *Encyclopédie* lets each card decide as it comes,
and in Basset the first belongs to the players.[^basset] English Basset took the same ten checks whole.[^english] Pharo
turned the sides round, gave the first card to the [[bank]], and cut the stake in two.[^doublet]

```faro id="two-queens-pharo" mode="table" title="The same two Queens at Pharo, London 1805"
rules pharo
open you 100
bottom 7d
bet you 10 on Q
turn Qh Qs
expect you 95
```

America kept the half, called the [[doublet]] a [split](../the-turn.md#a-split), and lived on it for a century.
[[Stuss]], in the back rooms of New York, went back to taking everything. The table under the board deals the same
couple by the other books that show no card before it.

```faro id="two-queens-stuss" mode="table" title="The same two Queens at Stuss" books="{same}"
rules stuss
open you 100
deal
bet you 10 on Q
turn Qh Qs
expect you 90
```

## The family tree {{#family-tree}}

Time runs down. A full line is a descent that a source of the time says or shows. A dashed one is probable: later
writers say it, and the rules agree. A dotted one is told, and something speaks against it. The games in a double frame
can be played here.

<figure class="faro-family">{tree}</figure>

[The tree as a picture by itself](../../assets/pictures/family-tree.svg), to print or to keep.

Two tales about its roots are hard to believe. One has a nobleman of Venice invent [[Basset]] and be banished for it.
But the word was in use in Italy by about 1450.[^word] The other has [[Pharaon]] invented to get round the French ban on
Basset of 1691. Pharaon is on record three years before that ban, which forbids it by name.[^ban]

{branches}

## Side by side {{#side-by-side}}

Each game here follows its first rule-book; where another book of the same game differs, its word stands below. A value
marked *assumed* stands in no words of that book. [All the books, point by point](../rulebooks.md).

{table}

## Cousins {{#cousins}}

Ranks are matched in these games too, and somebody calls each of them Faro’s parent, child or cousin. None is dealt in
couples, one card for the bank and one for the players.

{relatives}

## Wrongly counted in {{#not-family}}

{strangers}

[^basset]: [@encyclopedie], article “Bassette”.
[^english]: [@steinmetz-1870], the chapter on Basset.
[^doublet]: [@hoyle-treatise], rule 15 and the terms, under “Doublet”, read in [@meyer].
[^word]: [@wikipedia], article “Basset”, after an etymological dictionary of Italian; the tale of the nobleman is in
    [@meyer], glossary, under “Basset”.
[^ban]: [@pagat] gives 1688; [@salon-des-jeux] gives the ban of 15 January 1691. [@denexa] is one of those that tell it
    the other way about.
"""

POINTS = ("deal", "first_card", "split", "last_turn", "ladder", "copper")
"""The rules by which the games are laid side by side."""

HERE = "rules/variants"
ROOT = "../../"
"""The root of the site, as seen from this page."""


def write(target: Path, books: Mapping[str, Rulebook]) -> None:
    """Write the page."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(read("games"), books), encoding="utf-8")


def page(family: Mapping[str, Any], books: Mapping[str, Rulebook]) -> str:
    """The page as Markdown. Raises `KeyError` for a book, a work or a parent that there is not."""
    games: Games = family["games"]
    return PAGE.format(
        same=" ".join(book.id for book in books.values() if book.opening == "deal"),
        playable=sum(bool(game.get("books")) for game in games.values()),
        tree=tree(games),
        branches=_branches(games, None),
        table=scroll_box("The games side by side", _table(games, books)),
        relatives=_list(_relative(key, game) for key, game in family["relatives"].items()),
        strangers=_list(_stranger(game) for game in family["not_family"]),
    )


def address(game: Mapping[str, Any]) -> str:
    """Where a game is told, as seen from this page."""
    return f"{relpath(game['page'], HERE)}/"


def _branches(games: Games, parent: str | None) -> str:
    """The children of a game, each with its own, as a list. A game hangs under the first of its parents."""
    items = "".join(
        f'<li id="game-{key}">{_told(game)} {_descent(game, games)}{_sources(game)}{_branches(games, key)}</li>'
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
    return f"<i>{escape(words[0].upper() + words[1:])}.</i>"


def _sources(game: Mapping[str, Any]) -> str:
    items = "".join(f"<li>{cite(source['work'], source['place'], ROOT)}.</li>" for source in game["sources"])
    if not items:
        return ""
    return f'<details class="faro-sources"><summary>Who says so</summary><ul>{items}</ul></details>'


def _relative(key: str, game: Mapping[str, Any]) -> str:
    sure = {"probable": "Kinship probable.", "disputed": "Kinship disputed."}[game["tie"]]
    return f'<li id="game-{key}">{_told(game)} <i>{sure}</i> {escape(game["why"])}{_sources(game)}</li>'


def _stranger(game: Mapping[str, Any]) -> str:
    also = f", also {escape(game['also'])}" if "also" in game else ""
    return f"<li><b>{escape(game['name'])}</b>{also}. {escape(game['reason'])}{_sources(game)}</li>"


def _list(items: Iterable[str]) -> str:
    return f'<ul class="faro-games">{"".join(items)}</ul>'


def _table(games: Games, books: Mapping[str, Rulebook]) -> str:
    heads = "".join(f'<th scope="col">{escape(word("rules", rule))}</th>' for rule in POINTS)
    rows = "".join(_row(game, [books[name] for name in game["books"]]) for game in games.values() if "books" in game)
    return (
        f'<table class="faro-table faro-family-table"><thead><tr><th scope="col">Game</th>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def _row(game: Mapping[str, Any], books: list[Rulebook]) -> str:
    cells = "".join(f"<td>{_values(rule, books)}</td>" for rule in POINTS)
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
