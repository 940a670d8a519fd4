from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

from faro.session.doors.cheats import spot
from farodocs.fences.spot import BAKED, EACH, FIRST, first_deals, render, write
from tests.farodocs.unpacking import unpack

BUDGET_OF_FIRST = 20_000  # bytes with gzip
BUDGET = 88_000  # bytes with gzip, with what the bank pays beside a stake, and the lid's cards in two parts


def test_two_files_hold_the_first_deals_and_stay_small(tmp_path: Path) -> None:
    write(tmp_path)
    first, others = ((tmp_path / file).read_bytes() for file in (FIRST, BAKED))
    assert [json.loads(first), *json.loads(others)] == first_deals()
    assert len(first_deals()) == EACH
    assert len(gzip.compress(first, 9)) <= BUDGET_OF_FIRST
    assert len(gzip.compress(others, 9)) <= BUDGET


def test_they_are_those_of_the_engine_which_goes_on_where_they_end() -> None:
    last = first_deals()[-1]
    made = spot({"seed": last["seed"]})
    assert unpack(last) == made["frames"]
    assert (last["accept"], last["next"]) == (made["accept"], made["next"])
    assert last["next"].endswith(f"-{EACH}")


def test_some_are_square_and_some_are_not_and_the_means_differ() -> None:
    games = [deal["accept"]["game"] for deal in first_deals()]
    assert {"square"} < {game for [game] in games}
    assert len({tuple(deal["accept"]["means"]) for deal in first_deals()}) >= 4


def test_without_a_script_the_deal_stands_in_words_and_the_answer_is_folded_away() -> None:
    html = re.sub(r"<script.*?</script>", "", render("spot.js", "first.json", "spot.json"), flags=re.S)
    before, folded = html.split("<details")
    assert "faro-lid" not in before
    assert first_deals()[0]["explain"].split(".")[0] in folded
