"""The pages of the odds: every bet of the American books is on the chart by its price, and on its own page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from faro.base.layout import SPOTS, Spot
from faro.odds.chances import odds
from faro.rulebooks.rulebook import Rulebook
from faro.rulebooks.shelf import library
from faro.table.bets_taken import is_taken
from farodocs.fences.costs import FOLD
from farodocs.folders import DOCS
from farodocs.inline.facts import PATTERN, find
from farodocs.markup import examples

ODDS = DOCS / "rules" / "odds"
BETS = [path for path in sorted((DOCS / "rules" / "bets").glob("*.md")) if path.stem != "index"]
AMERICAN = [book for book in library().values() if book.opening == "soda"]
CHARTED = {
    find(line.rpartition(": ")[2])[0]
    for fence in examples.find("faro-costs")
    for line in fence.log.splitlines()
    if line.strip() not in {"", FOLD}
}


@pytest.mark.parametrize("book", AMERICAN, ids=lambda book: book.id)
def test_every_bet_of_the_american_books_is_on_the_chart_by_its_price(book: Rulebook) -> None:
    priced: dict[tuple[str, int, int], Spot] = {}
    for spot in SPOTS.values():
        if is_taken(book, spot.kind):
            priced.setdefault((spot.kind, len(spot.ranks), len(spot.against)), spot)
    for spot in priced.values():
        assert odds(book, spot).until_decided in CHARTED, f"{book.id} takes {spot.id}, and no bar shows its price"


@pytest.mark.parametrize("path", BETS, ids=lambda path: path.stem)
def test_every_page_of_a_bet_says_what_it_costs_near_its_top(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    said = re.search(r"^\*\*What (?:it|they) costs?\b.*?(?=\n\n)", text, re.M | re.S)
    assert said, "the page has no line that says what its bets cost"
    assert re.search(PATTERN, said[0]), "the price is not asked of the engine"
    assert len(re.findall(r"^## ", text[: said.start()], re.M)) <= 1


def test_the_code_on_the_page_of_the_method_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ODDS / "method.md").read_text(encoding="utf-8"), re.S)
    exec(code, {})
    assert capsys.readouterr().out == "33/1666\n"
