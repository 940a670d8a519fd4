from __future__ import annotations

import re
from functools import cache

import pytest

from faro.base import SPOTS
from farodocs.data.labels import labels, read
from farodocs.folders import DOCS
from farodocs.markup import examples
from farodocs.parts.bets import FIELDS, address, cloth, listed

BETS = read("bets")
LIST = listed(BETS)


@cache
def source_of(bet: str) -> str:
    """The Markdown of the page that tells a bet, empty where there is none."""
    path = DOCS / f"{BETS[bet]['page']}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def section_of(bet: str) -> str:
    """What its page says of a bet: from the heading that bears its key to the next heading that is not below it."""
    heading = re.search(rf"^(#+) .*\{{ ?#{bet} ?\}}$", source_of(bet), re.M)
    assert heading, bet
    return re.split(rf"^#{{2,{len(heading[1])}}} ", source_of(bet)[heading.end() :], maxsplit=1, flags=re.M)[0]


@pytest.mark.parametrize("bet", BETS)
def test_every_bet_has_an_example_in_its_section(bet: str) -> None:
    assert list(examples.read(section_of(bet), DOCS)), f"{BETS[bet]['page']}#{bet} has no example"


@pytest.mark.parametrize("bet", BETS)
def test_every_bet_has_a_row_that_leads_to_it(bet: str) -> None:
    row = re.search(rf'<tr[^>]*><th scope="row"><a href="([^"]*#{bet})">', LIST)
    assert row, bet
    assert row[1] == address(BETS[bet], bet)


def test_addresses_are_seen_from_the_list() -> None:
    assert address({"page": "rules/bets/squares"}, "square") == "squares/#square"
    assert address({"page": "rules/paying"}, "split") == "../paying/#split"


def test_a_row_carries_what_it_can_be_found_by() -> None:
    one = {"mine": BETS["pot"] | {"cards": "3", "eras": ["american", "late"], "kind": "combo"}}
    assert '<tr data-cards="3" data-eras="american late" data-kind="combo">' in listed(one)


def test_every_value_of_a_bet_has_its_words_and_every_word_its_use() -> None:
    for name in FIELDS:
        values = [bet[name] for bet in BETS.values()]
        used = {value for entry in values for value in ([entry] if isinstance(entry, str) else entry)}
        assert {*labels()["bets"][name]} == used | {"label"}, name
    assert {*labels()["bets"]} == {*FIELDS}
    assert {*labels()} == {"groups", "rules", "bets", "terms", "history"}


def test_a_choice_is_offered_only_of_what_there_is() -> None:
    one = listed({"pot": BETS["pot"]})
    assert re.findall(r'<option value="([^"]+)">', one) == [BETS["pot"]["cards"], *BETS["pot"]["eras"], "combo"]


def test_the_choices_are_in_the_element_that_heeds_them() -> None:
    assert "<select" not in re.sub(r"<faro-filter .*?</faro-filter>", "", LIST)
    assert LIST.count("<select") == len(FIELDS)


def test_a_line_of_a_bet_is_text_and_no_markup() -> None:
    assert "<td>a &lt;b&gt;</td>" in listed({"pot": BETS["pot"] | {"line": "a <b>"}})


def test_of_each_row_of_the_cloth_the_first_place_alone_is_a_stop_of_the_tab_key() -> None:
    links = re.findall(r'<a [^>]*data-row="([^"]+)"( tabindex="-1")?[ >]', cloth(BETS))
    rows = [row for row, passed in links if not passed]
    assert sorted(rows) == sorted({row for row, _ in links})


def test_every_place_of_the_cloth_leads_to_its_bet() -> None:
    links = re.findall(r'<a href="([^"]+)" aria-label="([^"]+)" class="faro-', cloth(BETS))
    places = [spot for spot in SPOTS.values() if spot.at]
    assert len(links) == len(places)
    expected = {address(BETS[spot.sort.entry], spot.sort.entry) for spot in places}
    assert {to for to, _ in links} == expected
    assert len({says for _, says in links}) == len(places)
