from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from faro.base.cards import Rank
from faro.base.layout import SPOTS
from faro.base.place_names import spot
from faro.odds.chances import odds
from faro.odds.figures import three_ways
from faro.session.door import reply
from faro.table.bets_taken import is_taken
from tests.engine.session.asking import BOXED, SEATED, ask
from tests.engine.tables import HOYLE, LIBRARY, at, last_three

FULL = {rank.code: 4 for rank in Rank}


def test_a_place_tells_of_itself_and_offers_its_stake() -> None:
    answer = ask("place", place="K-Q", chip=5)
    assert answer["say"].startswith("Queen and King. Between two cards. Wins if one of them comes second")
    assert 'data-line="bet you 5 on Q-K"' in answer["html"]
    assert answer["error"] is None


POINTED_AT = (*SPOTS.values(), spot("Q+9"), spot("Q+9+4"), spot("Q/9"))


@pytest.mark.parametrize("book", LIBRARY)
def test_every_place_tells_of_itself_under_every_book_or_that_the_book_takes_no_bet_there(book: str) -> None:
    log = f"rules {book}\nopen you 100\n"
    for place in POINTED_AT:
        answer = ask("place", log, place=place.id, chip=5)
        assert answer["error"] is None, place.id
        assert ("takes no bet on" in answer["say"]) is not is_taken(LIBRARY[book], place.kind), answer["say"]
        assert ("<p></p>" in answer["html"]) is False, place.id


def test_the_page_tells_how_many_places_were_pointed_at(tried: Callable[[str, int], None]) -> None:
    tried("places", len(POINTED_AT) * len(LIBRARY))


def test_a_string_of_two_may_be_heeled() -> None:
    html = ask("place", BOXED.replace("hoyle-1864", "meyer"), place="Q+9")["html"]
    assert 'data-line="bet you 5 on Q/9"' in html
    assert 'data-line="bet you 5 on 9/Q"' in html


def test_a_place_tells_of_the_seats_stake_as_it_lies() -> None:
    answer = ask("place", f"{BOXED}copper you 5 on 2\n", place="2", chip=5)
    for told in (answer["say"], answer["html"]):
        assert "Wins if a Deuce comes first, loses if one comes second." in told


def test_a_place_tells_what_a_bent_card_brings_and_offers_no_check_more() -> None:
    log = "rules pharaon\nopen you 60\ndeal\nbet you 5 on Q\nturn 2c Qd\n"
    assert "Pays 1 to 1." in ask("place", log, place="Q", chip=5)["say"]
    answer = ask("place", f"{log}paroli you Q\n", place="Q", chip=5)
    assert "In a doublet the bank takes half. A win brings 15 in all." in answer["say"]
    assert "bet you" not in answer["html"], "on a bent card nothing is added"


def test_with_a_copper_in_hand_a_place_tells_of_the_coppered_stake_that_would_lie_there() -> None:
    answer = ask("place", place="8-9", chip=5, coppered=True)
    assert "Wins if one of them comes first, loses if one comes second." in answer["say"]
    assert 'data-line="copper you 5 on 8-9"' in answer["html"]
    assert "bet you" not in answer["html"]
    assert ">Coppered<" not in answer["html"], "it is already"


def test_a_place_tells_what_the_face_takes_and_what_a_stake_laid_after_it_goes_through() -> None:
    laid = "rules basset\nopen you 60\nbet you 5 on 9\n"
    assert "If the face is a Nine, it takes two thirds." in ask("place", laid, place="9")["html"]
    faced = f"{laid}face 2h\n"
    assert "it comes first" not in ask("place", faced, place="9")["say"], "it lay before the face"
    assert "If the face" not in ask("place", faced, place="9")["say"]
    late = f"{faced}turn Kd 4c\nbet you 5 on 8\n"
    for place in ("8", "J"):
        assert (
            " makes it void if it comes first, and takes two thirds if second."
            in ask("place", late, place=place)["say"]
        )
    assert "void" not in ask("place", f"{late}turn Kc Qc\n", place="8")["say"], "it has entered"


@pytest.mark.parametrize(
    ("book", "others", "is_told"),
    [
        ("pharo", "bet you 5 on 9\nbet you 5 on 8\n", True),
        ("pharo", "bet you 5 on 9\nbet ann 5 on 8\n", False),
        ("german-pharo", "bet you 5 on 9\nbet you 5 on 8\n", False),
    ],
)
def test_a_place_tells_that_ones_own_cards_are_drawn_against_one_another(book: str, others: str, is_told: bool) -> None:
    log = f"rules {book}\nopen you 60\nopen ann 60\nbottom Kd\n{others}"
    told = ask("place", log, place="9")
    assert ("Drawn if another of yours goes the other way in the same coup." in told["html"]) is is_told
    assert ("left until decided, were it alone." in told["say"]) is is_told


def test_a_place_prices_the_seats_stake_as_it_lies() -> None:
    log = "rules nevada\nopen you 100\nsoda 9d\nturn 9h 7s\nturn Ah 3s\ncopper you 5 on odd\n"
    coppered, lying_open = (ask("price", each, place="odd") for each in (log, log.replace("copper you", "bet you")))
    assert coppered["until"] != lying_open["until"], "five odd cards are out"
    assert f"gains {coppered['until']['percent'].lstrip('−-')} on average" in ask("place", log, place="odd")["say"]


def test_a_string_that_a_book_does_not_heel_is_not_offered_heeled() -> None:
    html = ask("place", place="4+10", chip=5)["html"]
    assert "bet you 5 on 4-10" in html
    assert "to win" not in html, "the American Hoyle heels nothing"


def test_a_bet_that_a_book_does_not_take_is_told_with_the_books_that_do() -> None:
    answer = ask("place", place="J+K", chip=5)
    assert "American Hoyle 1864 takes no bet on the Jack and King." in answer["say"]
    nearest = LIBRARY["laws-1880"]
    assert f"{nearest.short}, " in answer["say"]
    assert f'data-do="switch" data-rules="laws-1880">Deal by {nearest.short}' in answer["html"]


def test_a_stake_that_waits_for_the_hock_is_told_of_without_a_price() -> None:
    out = f"{SEATED}{last_three('8c 9d 10h', 'bet you 5 on Q')}"
    answer = ask("place", f"{SEATED}{last_three('8c 9d 10h', 'bet you 5 on 8', 'turn 9d 10h')}", place="8", chip=5)
    assert answer["error"] is None, out
    assert "no turn is dealt" not in answer["say"]
    assert "costs" not in answer["say"]


def test_the_recap_of_a_deal_has_a_press_for_each_turn() -> None:
    answer = ask("recap", log=f"{BOXED}bet you 5 on Q\nturn 2h Qh\n")
    assert 'aria-label="Turn 1: +5, +5 in all"' in answer["html"]
    assert answer["say"].startswith("You are 5 ahead on 1 stake. In all 5 checks were settled")
    lost = ask("recap", log=f"{BOXED}bet you 5 on Q\nturn Qh 2h\n")["say"]
    assert lost.endswith(" Turn 1 cost you most, 5 checks.")


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
        ({"rules": ""}, "unknown-rules"),
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


def test_the_bets_of_a_position_are_ranked_the_cheapest_first() -> None:
    answer = json.loads(
        reply(json.dumps({"do": "ranked", "rules": "hoyle-1864", "left": FULL | {"K": 3, "Q": 1, "J": 3}}))
    )
    places = [bet["place"] for bet in answer["bets"]]
    assert places[0] == "Q"
    assert answer["bets"][0]["until"]["fraction"] == "0"
    assert {"A", "Q-K"} <= {*places}
    assert "odd" not in places, "Hoyle's house takes no bet on an odd winner"
    assert answer["say"].startswith(f"{len(places)} bets, from the Queen, 0")


def test_bets_are_ranked_where_the_cards_left_leave_some_undecided() -> None:
    answer = json.loads(reply(json.dumps({"do": "ranked", "rules": "hoyle-1864", "left": {"Q": 1, "K": 2}})))
    places = {bet["place"] for bet in answer["bets"]}
    assert {"Q", "K", "Q-K"} <= places
    assert "A" not in places, "no Ace is left to decide it"


def test_rules_of_other_houses_are_told_where_they_change_the_price() -> None:
    asked = {"do": "house_rules", "rules": "hoyle-1864", "place": "Q-K"}
    answer = json.loads(reply(json.dumps(asked)))
    changed = {(row["rule"], row["value"]): row["until"] for row in answer["rules"]}
    push = json.loads(reply(json.dumps({"do": "odds", "rules": "hoyle-1864 combination=push", "place": "Q-K"})))
    assert changed["combination", "push"] == push["until"]
    assert not {rule for rule, _ in changed} & {"loser_pile", "call", "deal", "face_takes"}
    assert answer["say"] == (
        f"{len(changed)} rules of a book that deals as this one does"
        " would change what a stake on the Queen and King costs here."
    )


def test_the_price_at_the_table_is_that_of_the_cards_really_left() -> None:
    log = f"{BOXED}turn Qh 9s\nturn Qc 7s\n"
    answer = ask("price", log, place="Q", coppered=True)
    found = odds(HOYLE, SPOTS["Q"], at(f"open you 100\n{log.split(chr(10), 2)[2]}").box, coppered=True)
    assert answer["until"] == three_ways(found.until_decided)
    assert answer["turn"] == three_ways(found.per_turn)
    assert answer["say"].startswith("Left until it is decided, a coppered stake on the Queen costs ")
    assert answer["html"].startswith(f"<p>{answer['say']}</p>")
    assert answer["error"] is None


def test_the_price_before_the_deal_is_that_of_a_fresh_pack() -> None:
    assert ask("price", SEATED, place="Q", coppered=False)["until"] == what_it_costs("hoyle-1864", "Q")["until"]


def test_the_price_of_the_colours_is_exact_at_the_table() -> None:
    log = "rules nevada\nopen you 100\nsoda Kd\n"
    table = at("open you 100\nsoda Kd\n", LIBRARY["nevada"])
    assert ask("price", log, place="red")["until"] == three_ways(
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
