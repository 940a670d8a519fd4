"""The keeper of real cards: what it is told of each book, and that its record is the engine's table, mended or not."""

from __future__ import annotations

import json
import random
import re
import subprocess
from collections import Counter
from functools import lru_cache
from itertools import pairwise, permutations
from typing import Any

import pytest
from markdown import Markdown

from faro.base import Card, Rank, Suit
from faro.notation import format_log, replay
from faro.rulebooks import Rulebook, library
from faro.table import Table, keep_cases
from faro.table import commands as c
from farodocs.browser import find_node
from farodocs.fences.evening import FENCE, render, way_of
from farodocs.folders import ROOT
from tests.farodocs.fence_on_page import said_of

BOXES = [book.id for book in library().values() if book.has_box]
LENGTHS = (52, 52, 37, 12)
"""How many cards of the deals have fallen when they are mended: two whole ones, one in the midst of a turn or not."""


def test_it_keeps_every_book() -> None:
    (books,) = re.findall(r'<select id="evening-book">.*?</select>', render({}, "x"))
    listed = re.findall(r'<option value="([\w-]+)"', books)
    assert {*listed} == {*library()}
    assert re.findall(r'<option value="([\w-]+)"[^>]* selected>', books) == ["hoyle-1864"]
    assert {*BOXES} <= {*listed}


def test_a_book_that_there_is_not_stops_the_build() -> None:
    assert "rules cannot be 'hoyle-1846'; did you mean 'hoyle-1864'?" in said_of(FENCE, {"rules": "hoyle-1846"})


def test_who_has_no_script_is_told() -> None:
    assert "<noscript><p>The keeper needs a script." in FENCE.html({}, "", Markdown())


def ranks_of(book: str, length: int) -> list[Rank]:
    pack = [rank for rank in Rank for _ in Suit]
    random.Random(f"{book} {length}").shuffle(pack)
    return pack[:length]


def commands_of(book: Rulebook, ranks: list[Rank]) -> list[c.Command]:
    """The deal as the engine's own commands, for ranks whose suits come in one order."""
    given: Counter[Rank] = Counter()
    cards = []
    for rank in ranks:
        cards.append(Card.parse(f"{rank.code}{'shdc'[given[rank]]}"))
        given[rank] += 1
    falls_again = book.opening == "bottom"
    first = 1 if falls_again else book.shown_first
    said: list[c.Command] = [c.OpenTable(book)]
    if cards or not first:
        said.append(c.OpenDeal(book.opening, cards[0] if first else None))
    in_turns = cards[first : 52 - book.left_last]
    if falls_again and len(cards) == 52:
        in_turns.append(cards[0])
    said += [c.DealTurn(one, other) for one, other in list(pairwise(in_turns))[::2]]
    if len(cards) == 52 and book.left_last:
        last = tuple(cards[52 - book.left_last :])
        said.append(c.ShowPocket(last) if len(last) > 1 else c.ShowHock(last[0]))
    return said


def orders_of(table: Table) -> set[str]:
    """The calls that the engine would take of a punter now."""
    if len(table.box) != 3 or table.rules is None or table.rules.call == "refused":
        return set()
    return {"-".join(card.rank.code for card in order) for order in permutations(table.box)}


@lru_cache(maxsize=4096)
def table_of(log: str) -> Table:
    return replay(log, library())


@pytest.fixture(scope="module")
def told() -> list[dict[str, Any]]:
    """What the keeper's record makes of every deal, in the order of `DEALS`."""
    deals = [
        {"ranks": [rank.code for rank in ranks_of(book, length)], "way": way_of(library()[book]), "rules": book}
        for book, length in DEALS
    ]
    asked = json.dumps({"all": [rank.code for rank in Rank], "deals": deals})
    script = ROOT / "tests" / "farodocs" / "fences" / "mended_deals.mjs"
    done = subprocess.run([find_node(), script], input=asked, capture_output=True, text=True, check=True)
    return list(json.loads(done.stdout))


DEALS = [(book, length) for book in library() for length in LENGTHS]


@pytest.mark.parametrize("nth", range(len(DEALS)), ids=[f"{book}-{nth}" for nth, (book, _) in enumerate(DEALS)])
def test_every_mended_card_leads_to_the_table_of_the_right_log(told: list[dict[str, Any]], nth: int) -> None:
    book, length = DEALS[nth]
    right = table_of(format_log(commands_of(library()[book], ranks_of(book, length))))
    # In a whole deal the fifth card of a rank has been refused before: nothing stands there for another.
    kinds = {"taken for each other", "left out"} | ({"pressed for another", "never fell"} if length < 52 else set())
    assert {*told[nth]["kinds"]} == kinds
    assert told[nth]["count"] > length * 12
    assert [log for log in told[nth]["logs"] if table_of(log) != right] == []


@pytest.mark.parametrize("nth", range(len(DEALS)), ids=[f"{book}-{nth}" for nth, (book, _) in enumerate(DEALS)])
def test_the_beads_and_the_words_are_the_engine_s_after_every_card(told: list[dict[str, Any]], nth: int) -> None:
    rules = library()[DEALS[nth][0]]
    looks = {"soda": "opens", "hock": "closes", "pocket": "closes", "lost": "lost", "won": "won"}
    for seen in told[nth]["seen"]:
        if seen["isHalf"] or (len(seen["fallen"]) < 52 and seen["left"] < rules.left_last):
            continue
        table = table_of(seen["log"])
        cases = keep_cases(table)
        if seen["left"] or not rules.left_last:
            assert seen["left"] == sum(case.left for case in cases)
        for case in cases:
            fallen = [(did, pair) for rank, did, pair in seen["fallen"] if rank == case.rank.code]
            marked = [mark.removeprefix("split-") for mark in case.marks]
            # Of the two of a split the engine pushes the loser first, whichever was drawn first.
            assert sorted(looks.get(mark, mark) for mark in marked) == sorted(did for did, _ in fallen), case.rank
            assert [mark.startswith("split") for mark in case.marks] == [pair for _, pair in fallen], case.rank
        assert seen["cases"] == [case.rank.code for case in cases if case.left == 1]
        assert seen["dead"] == [case.rank.code for case in cases if case.left == 0]
        assert seen["turn"] == len(table.turns)
        assert {"-".join(order) for order in seen["orders"]} == orders_of(table)
