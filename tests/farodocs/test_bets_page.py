from __future__ import annotations

import re
from functools import cache

import pytest

from farodocs import examples
from farodocs.bets_page import FIELDS, address, page
from farodocs.labels import labels, read

BETS = read("bets")
PAGE = page(BETS)


@cache
def source_of(bet: str) -> str:
    """The Markdown of the page that tells a bet, empty where there is none."""
    path = examples.DOCS / f"{BETS[bet]['page']}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


@pytest.mark.parametrize("bet", BETS)
def test_every_bet_has_its_section(bet: str) -> None:
    assert source_of(bet), f"docs/{BETS[bet]['page']}.md does not exist"
    assert re.search(rf"^##+ .*\{{ ?#{bet} ?\}}$", source_of(bet), re.M), f"{BETS[bet]['page']} has no heading #{bet}"


@pytest.mark.parametrize("bet", BETS)
def test_every_bet_has_an_example_on_its_page(bet: str) -> None:
    ids = [example.id for example in examples.read(source_of(bet), examples.DOCS)]
    assert any(name.startswith(f"{bet}-") for name in ids), f"{BETS[bet]['page']} has no example {bet}-…"


@pytest.mark.parametrize("bet", BETS)
def test_every_bet_has_a_row_that_leads_to_it(bet: str) -> None:
    row = re.search(rf'<tr[^>]*><th scope="row"><a href="([^"]*#{bet})">', PAGE)
    assert row, bet
    assert row[1] == address(BETS[bet], bet)


def test_addresses_are_seen_from_the_list() -> None:
    assert address({"page": "rules/bets/squares"}, "square") == "squares/#square"
    assert address({"page": "rules/paying"}, "split") == "../paying/#split"


def test_a_row_carries_what_it_can_be_found_by() -> None:
    one = {"mine": BETS["pot"] | {"cards": "3", "eras": ["american", "late"], "kind": "combo"}}
    assert '<tr data-cards="3" data-eras="american late" data-kind="combo">' in page(one)


def test_every_value_of_a_bet_has_its_words_and_every_word_its_use() -> None:
    for name in FIELDS:
        values = [bet[name] for bet in BETS.values()]
        used = {value for entry in values for value in ([entry] if isinstance(entry, str) else entry)}
        assert {*labels()["bets"][name]} == used | {"label"}, name
    assert {*labels()["bets"]} == {*FIELDS}
    assert {*labels()} == {"groups", "rules", "bets", "terms", "history"}


def test_a_choice_is_offered_only_of_what_there_is() -> None:
    one = page({"pot": BETS["pot"]})
    assert re.findall(r'<option value="([^"]+)">', one) == [BETS["pot"]["cards"], *BETS["pot"]["eras"], "combo"]


def test_the_choices_show_only_where_a_script_heeds_them() -> None:
    assert "<select" not in re.sub(r"<template>.*?</template>", "", PAGE)
    assert PAGE.count("<select") == len(FIELDS)


def test_a_line_of_a_bet_is_text_and_no_markup() -> None:
    assert "<td>a &lt;b&gt;</td>" in page({"pot": BETS["pot"] | {"line": "a <b>"}})
