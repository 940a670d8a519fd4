from __future__ import annotations

import re
from copy import deepcopy
from html import escape

import pytest

from faro.rulebooks.shelf import library
from farodocs.data.labels import read, word
from farodocs.fences.fence import render
from farodocs.figures.family_tree import Games, tree
from farodocs.folders import DOCS
from farodocs.markup import examples
from farodocs.parts.all_parts import PARTS
from farodocs.parts.expansion import expanded
from farodocs.parts.family import POINTS, address, branches, place, side_by_side

FAMILY = read("games")
GAMES = FAMILY["games"]
BOOKS = library()
SOURCE = DOCS / "rules/variants/index.md"
PAGE = expanded(SOURCE.read_text(encoding="utf-8"), SOURCE, PARTS, str)


def test_a_coup_to_play_stands_before_the_tree() -> None:
    found = [*examples.read(PAGE, DOCS)]
    assert found[0].options["mode"] == "predict"
    assert PAGE.index("```faro ") < PAGE.index("<svg")
    for example in found:
        assert render(example.options, example.log)


def test_one_couple_is_dealt_under_the_books() -> None:
    for example in examples.read(PAGE, DOCS):
        assert "bet you 10 on Q\n" in example.log
        assert "turn Qh Qs\n" in example.log


def test_the_two_queens_are_dealt_by_every_book_that_shows_no_card_first() -> None:
    [stuss] = [example for example in examples.read(PAGE, DOCS) if example.id == "two-queens-stuss"]
    assert stuss.options["books"].split() == [book.id for book in BOOKS.values() if book.opening == "deal"], (
        f"the books of the example at {stuss.where} are no longer those that show no card first; name these"
    )


def test_the_drawing_and_the_list_tell_the_same_family() -> None:
    assert tree(GAMES, lambda key: place(key, GAMES[key])) in PAGE
    branches = re.search(r'<ul class="faro-branches">.*</ul>$', PAGE, re.M)
    assert branches
    assert sorted(re.findall(r'<li id="game-([\w-]+)">', branches[0])) == sorted(GAMES)
    for key, game in GAMES.items():
        above = game["parents"][0]["of"] if game["parents"] else None
        assert _parent_in(branches[0], key) == above, key


def test_a_game_with_a_page_leads_to_it() -> None:
    for key, game in GAMES.items():
        item = re.search(rf'<li id="game-{key}">(<a href="([^"]+)">)?<b>{re.escape(escape(game["name"]))}</b>', PAGE)
        assert item, key
        assert item[2] == (address(game) if "page" in game else None)
    assert address(GAMES["basset"]) == "basset/"
    assert address(GAMES["box-game"]) == "../the-turn/"


def test_every_entry_says_who_says_so() -> None:
    sources = [game["sources"] for game in (*GAMES.values(), *FAMILY["relatives"].values(), *FAMILY["not_family"])]
    assert PAGE.count('<details class="faro-sources">') == sum(bool(told) for told in sources)
    for told in sources:
        for source in told:
            assert escape(source["place"]) in PAGE


def test_a_row_holds_the_values_of_the_games_books() -> None:
    rows = dict(re.findall(r'<tr><th scope="row"><a href="[^"]+">([^<]+)</a>.*?</th>(.*?)</tr>', PAGE))
    assert [*rows] == [escape(game["name"]) for game in GAMES.values() if "books" in game]
    for game in GAMES.values():
        for number, name in enumerate(game.get("books", [])):
            cells = re.findall('<td data-head="[^"]+">(.*?)</td>', rows[escape(game["name"])])
            for rule, cell in zip(POINTS, cells, strict=True):
                book, first = BOOKS[name], BOOKS[game["books"][0]]
                value = escape(word("rules", rule, getattr(book, rule)))
                if number == 0:
                    assert cell.startswith(value)
                else:
                    differs = getattr(book, rule) != getattr(first, rule)
                    assert (f"<b>{escape(book.short)}:</b> {value}" in cell) == differs, (name, rule)


def test_what_is_no_family_is_named_with_the_reason() -> None:
    for game in FAMILY["not_family"]:
        assert f"<b>{escape(game['name'])}</b>" in PAGE
        assert escape(game["reason"]) in PAGE


@pytest.mark.parametrize(("field", "value"), [("books", ["hoile"]), ("sources", [{"work": "nobody", "place": "x"}])])
def test_what_is_not_there_stops_the_build(field: str, value: object) -> None:
    family = deepcopy(FAMILY)
    family["games"]["basset"][field] = value
    with pytest.raises(KeyError):
        parts(family["games"])


def parts(games: Games) -> str:
    return side_by_side(games, BOOKS) + branches(games)


def _parent_in(html: str, wanted: str) -> str | None:
    """The game under whose item a game's item stands."""
    path: list[str] = []
    for key, end in re.findall(r'<li id="game-([\w-]+)">|(</?li>)', html):
        if key == wanted:
            return next((name for name in reversed(path) if name), None)
        if end == "</li>":
            path.pop()
        else:
            path.append(key)
    raise AssertionError(wanted)
