from __future__ import annotations

import json
from typing import Any

import pytest

from faro.base.cards import PACK, Rank
from faro.notation.log import replay
from faro.notation.position import parse_position
from faro.notation.share import decode
from faro.odds.chances import odds_at
from faro.odds.figures import three_ways
from faro.session.door import reply
from tests.engine.tables import LIBRARY

FRESH = dict.fromkeys((rank.code for rank in Rank), 4)


def ask(do: str, **fields: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(reply(json.dumps({"do": do, **fields})))
    return answer


def left_by(book: str) -> dict[str, int]:
    """A box in the middle of a deal by a book: six cards are gone, and the one that opens it, if one does."""
    fewer = {"2": 2, "5": 3, "9": 3, "K": 2}
    return {**FRESH, **fewer, **({"7": 3} if LIBRARY[book].shown_first else {})}


@pytest.mark.parametrize("book", LIBRARY)
def test_a_stake_costs_at_the_line_what_it_costs_in_the_counts(book: str) -> None:
    asked = {"rules": book, "place": "Q", "left": left_by(book)}
    written = ask("one_line", **asked)
    table, seat = parse_position(written["position"], LIBRARY)
    [bet] = table.bets
    at_the_table = odds_at(table, bet.spot, seat)
    assert three_ways(at_the_table.until_decided) == ask("odds", **asked)["until"]
    assert len(table.box) + len(table.dealt) == len(PACK)


@pytest.mark.parametrize("book", LIBRARY)
def test_what_is_written_is_read_again(book: str) -> None:
    for left in (FRESH, left_by(book)):
        asked = {"rules": book, "place": "Q", "left": left}
        written = ask("one_line", **asked)
        assert ask("read_line", position=written["position"]) == written
        assert (written["rules"], written["left"]) == (book, left)
        laid = left is not FRESH or LIBRARY[book].first_stakes != "after-soda"
        assert written["place"] == ("Q" if laid else "")


def test_a_copper_ranks_strung_and_a_house_rule_stand_in_the_line() -> None:
    asked = {"rules": "laws-1880 split=whole", "place": "Q+9+4", "coppered": True, "left": {**FRESH, "K": 3}}
    answer = ask("one_line", **asked)
    assert (answer["rules"], answer["coppered"]) == ("laws-1880 split=whole", True)
    assert answer["place"] in ("Q+9+4", "4+9+Q")


def test_the_link_lays_the_table_of_the_line() -> None:
    answer = ask("one_line", rules="hoyle-1864", place="Q", left={**FRESH, "K": 3})
    log = decode(answer["code"]).log
    assert replay(log, LIBRARY) == parse_position(answer["position"], LIBRARY).table


def test_of_many_stakes_that_of_the_seat_is_priced() -> None:
    line = "faro1 hoyle-1864 deal=Kd hands=ann:90,ben:90 stakes=ann:7:10,ben:9:10c bought=ann:100,ben:100"
    assert ask("read_line", position=line)["place"] == "7"
    own = ask("read_line", position=f"{line} seat=ben")
    assert (own["place"], own["coppered"]) == ("9", True)


def test_a_line_that_goes_wrong_tells_the_place_in_it() -> None:
    answer = ask("read_line", position="faro1 hoyle-1864 deal=Kd turns=7x-9s")
    assert (answer["error"]["code"], answer["error"]["column"]) == ("bad-card", 32)
    refused = ask("one_line", rules="hoyle-1864", place="Q", left={**FRESH, "K": 2})
    assert refused["error"]["code"] == "bad-position"
