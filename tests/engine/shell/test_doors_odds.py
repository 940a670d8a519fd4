from __future__ import annotations

import json
from typing import Any

import pytest

from faro.cards import Rank
from faro.layout import SPOTS
from faro.limits import is_taken
from faro.odds import odds
from faro.reading import read
from faro.shell.session import reply
from tests.engine.shell.asking import BOXED, SEATED, ask
from tests.engine.tables import HOYLE, LIBRARY, at, last_three

FULL = {rank.code: 4 for rank in Rank}


def what_it_costs(rules: str, place: str, **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(reply(json.dumps({"do": "odds", "rules": rules, "place": place, **more})))
    return answer


def test_the_odds_of_a_stake_in_a_position() -> None:
    answer = what_it_costs("rules hoyle-1864", "Q", left=FULL | {"K": 3}, coppered=True)
    assert answer["turn"] == {"fraction": "1/425", "percent": "0.235\u00a0%", "one_in": "1 in 425"}
    assert answer["decided"]["fraction"] == "3/194"
    assert answer["until"]["fraction"] == "101/4998"
    assert answer["chances"]["half"]["fraction"] == "101/2499"
    assert answer["say"].startswith("Left until it is decided, a coppered stake on the Queen costs 2.02")
    assert answer["error"] is None


def test_the_odds_in_a_fresh_pack_are_the_same_with_all_its_cards_counted_and_with_none() -> None:
    for rules in ("hoyle-1864", "basset", "rules stuss"):
        assert what_it_costs(rules, "Q") == what_it_costs(rules, "Q", left=FULL)
    assert what_it_costs("basset", "Q")["until"]["fraction"] == "454/32487"


def test_the_odds_of_a_stake_laid_in_mid_deal_at_basset_let_a_card_go_by() -> None:
    answer = what_it_costs("basset", "Q", left=FULL | {"K": 3})
    assert answer["chances"]["drawn"]["fraction"] == "4/51"


def test_the_odds_of_a_stake_that_nothing_decides_in_the_next_turn() -> None:
    answer = what_it_costs("pharaon last_turn=void", "Q", left={"Q": 1, "K": 1})
    assert answer["decided"] is None
    assert answer["until"]["percent"] == "0\u00a0%"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"rules": "bassett"}, "unknown-rules"),
        ({"rules": ""}, "line-cut-short"),
        ({"rules": "hoyle-1864 call=5"}, "bad-rulebook"),
        ({"place": "Z"}, "no-such-place"),
        ({"place": "high-card"}, "bet-not-taken"),
        ({"rules": "pharaon", "coppered": True}, "copper-refused"),
        ({"left": {"Q": 5}}, "bad-position"),
        ({"left": {"Q": 4}}, "bad-position"),
        ({"left": {"Z": 4}}, "bad-rank"),
        ({"left": {"7": 3}}, "dead-card"),
        ({"left": {"Q": "four"}}, "bad-request"),
        ({"left": [4]}, "bad-request"),
        ({"left": 4}, "bad-request"),
    ],
    ids=str,
)
def test_odds_that_cannot_be_had_are_refused_in_a_sentence(more: dict[str, Any], code: str) -> None:
    answer = what_it_costs(**{"rules": "hoyle-1864", "place": "Q", **more})
    assert answer["error"]["code"] == code
    assert answer["say"].endswith(".")


def test_the_price_at_the_table_is_that_of_the_cards_really_left() -> None:
    log = f"{BOXED}turn Qh 9s\nturn Qc 7s\n"
    answer = ask("price", log, place="Q", coppered=True)
    found = odds(HOYLE, SPOTS["Q"], at(f"open you 100\n{log.split(chr(10), 2)[2]}").box, coppered=True)
    assert answer["until"] == read(found.until_decided)
    assert answer["turn"] == read(found.per_turn)
    assert answer["say"].startswith("Left until it is decided, a coppered stake on the Queen costs ")
    assert answer["error"] is None


def test_the_price_before_the_deal_is_that_of_a_fresh_pack() -> None:
    assert ask("price", SEATED, place="Q", coppered=False)["until"] == what_it_costs("hoyle-1864", "Q")["until"]


def test_the_price_of_the_colours_is_exact_at_the_table() -> None:
    log = "rules nevada\nopen you 100\nsoda Kd\n"
    table = at("open you 100\nsoda Kd\n", LIBRARY["nevada"])
    assert ask("price", log, place="red")["until"] == read(
        odds(table.rules or HOYLE, SPOTS["red"], table.box).until_decided
    )


def test_a_stake_that_lies_is_priced_as_it_lies() -> None:
    coppered = ask("price", f"{BOXED}copper you 5 on Q\n", place="Q", coppered=False)
    assert coppered == ask("price", place="Q", coppered=True)
    bent = "rules pharo\nopen you 9\nbottom Kd\nbet you 2 on Q\nturn 7h Qs\n"
    plain = ask("price", bent, place="Q")
    assert ask("price", f"{bent}paroli you Q\n", place="Q")["until"] != plain["until"]


def test_a_stake_laid_in_mid_deal_at_basset_lets_a_card_go_by_and_one_that_lies_does_not() -> None:
    faced = "rules basset\nopen you 9\nbet you 2 on Q\nface Kd\n"
    assert ask("price", faced, place="7")["chances"]["drawn"]["fraction"] == "4/51"
    assert ask("price", faced, place="Q")["chances"]["drawn"]["fraction"] == "0"


@pytest.mark.parametrize(
    ("log", "place", "code"),
    [
        (f"{BOXED}turn Kh Ks\nturn Kc 2d\n", "K", "dead-card"),
        (BOXED, "high-card", "bet-not-taken"),
        (BOXED, "Z", "no-such-place"),
        ("", "Q", "no-rules"),
        (f"{SEATED}{last_three('5c 6c 7c', 'turn 5c 6c')}", "7", "deal-is-out"),
        ("rules meyer\nopen you 9\n", "Q", "soda-first"),
        (f"{BOXED}turn 7h 7h\n", "Q", "card-dealt-twice"),
    ],
)
def test_a_stake_that_the_table_refuses_has_no_price_but_a_reason(log: str, place: str, code: str) -> None:
    answer = ask("price", log, place=place)
    assert (answer["error"]["code"], answer["html"]) == (code, "")
    assert answer["say"].endswith(".")


@pytest.mark.parametrize("book", LIBRARY)
def test_every_place_that_a_book_takes_has_a_price(book: str) -> None:
    opening = {"soda": "soda Kd", "face": "face Kd", "bottom": "bottom Kd", "deal": "deal"}[LIBRARY[book].opening]
    for place in SPOTS.values():
        if is_taken(LIBRARY[book], place.kind) and Rank.KING not in place.ranks:
            answer = ask("price", f"rules {book}\nopen you 9\n{opening}\n", place=place.id)
            assert answer["error"] is None, (place.id, answer["say"])


def test_cost_tells_what_the_deal_has_cost_the_seat() -> None:
    log = "rules hoyle-1864\nopen ann 100\nsoda Kd\nbet ann 10 on 7\nturn 7h 9s\n"
    answer = ask(do="cost", log=log, seat="ann")
    assert (answer["average"], answer["lost"], answer["turns"]) == ("2/85", 10, 1)
    assert answer["say"] == "Over 1 turn bets like yours lose 0.02 checks on average; you have lost 10 checks."


def test_the_cost_of_a_log_that_is_wrong_is_refused() -> None:
    assert ask(do="cost", log="rules hoyle-1864\nturn 7h 9s\n", seat="ann")["error"]["line"] == 2
