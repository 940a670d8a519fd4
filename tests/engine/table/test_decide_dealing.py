from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faro.base.cards import PACK, Card, Rank
from faro.base.errors import FaroError
from faro.notation.log import format_command
from faro.rulebooks.rulebook import Rulebook
from faro.simulation.perft import moves
from faro.simulation.shoe import draw, shuffled
from faro.table.casekeep import keep_cases
from faro.table.choices import brings, calls, chance, changes, offers
from faro.table.commands import DealTurn, LayPile
from faro.table.decision import decide
from faro.table.events import BetLeftOver, CallSettled
from faro.table.folding import fold
from faro.table.state import fresh
from tests.engine.crooked import crooked, dealt_out, pile
from tests.engine.tables import FEW, HOYLE, LIBRARY, at, last_events, pack, refused

TELLERS = [LIBRARY[book] for book in ("hoyle-1864", "pharo", "basset", "stuss", "hand-dealt")]
DOUBLE = "device coffee-mill bank"


def test_the_box_brings_the_pile() -> None:
    table = crooked("Kd 9s 7h")
    assert [format_command(way) for way in brings(table)] == ["soda Kd"]
    assert [format_command(way) for way in chance(crooked("Kd 9s 7h", "soda Kd"))] == ["turn 9s 7h"]


@pytest.mark.parametrize("line", ["soda 9s", "soda Kd\nturn 7h 9s", "soda Kd\nturn 9s 7c", "soda Kd\ndrawn 7h"])
def test_it_brings_nothing_else(line: str) -> None:
    assert refused(f"{pile('Kd 9s 7h')}\n{line}") == "not-in-pile"


def test_the_next_deal_is_free_again() -> None:
    table = at(dealt_out(f"{pile('Kd 9s 7h')}\nsoda Kd"))
    assert len([*chance(table)]) == len(PACK)


def test_a_pile_may_be_laid_anew_before_the_deal_and_not_in_it() -> None:
    assert format_command(brings(at(f"{pile('Kd')}\n{pile('9s')}"))[0]) == "soda 9s"
    assert refused(f"soda Kd\n{pile('Kd')}") == "not-now"


@pytest.mark.parametrize("rules", TELLERS, ids=[rules.id for rules in TELLERS])
@settings(max_examples=4)
@given(st.permutations(PACK))
def test_a_pile_without_tricks_deals_as_the_same_shoe_does(rules: Rulebook, order: list[Card]) -> None:
    laid = at("open ann 5\npile " + " ".join(str(card) for card in order), rules)
    free = at("open ann 5", rules)
    lines: list[str] = []
    while not lines or free.is_boxed:
        line = format_command(draw(free, order))
        assert format_command(draw(laid, shuffled("any other order"))) == line
        lines.append(line)
        free, laid = (
            at("\n".join(["open ann 5", *lines]), rules),
            at("\n".join(["open ann 5", "pile " + " ".join(str(card) for card in order), *lines]), rules),
        )
    assert not laid.is_boxed


@pytest.mark.parametrize("rules", LIBRARY.values(), ids=[*LIBRARY])
def test_a_pile_of_which_no_turn_is_made_is_not_laid(rules: Rulebook) -> None:
    fewest = rules.shown_first + max(2, rules.left_last + 1)
    table = fresh()._replace(rules=rules)
    with pytest.raises(FaroError, match=r"makes no turn .* \(bad-pile\)"):
        decide(table, LayPile(PACK[: fewest - 1], PACK[fewest - 1 :]))
    laid = fold(table, decide(table, LayPile(PACK[:fewest], PACK[fewest:])))
    opened = fold(laid, decide(laid, brings(laid)[0]))
    assert [type(way) for way in brings(opened)][:1] == [DealTurn]


def test_a_drawn_card_is_seen_and_nothing_but_tricks_may_follow() -> None:
    table = at("open ann 5\nbet ann 1 on Q\nsoda Kd\ndrawn 7h")
    assert table.secret.drawn == (Card.parse("7h"),)
    assert [*offers(table, "ann"), *changes(table, "ann"), *calls(table, "ann")] == []
    assert {format_command(way)[:7] for way in moves(table)} == {"turn 7h"}
    assert refused("open ann 5\nsoda Kd\ndrawn 7h\nbet ann 1 on Q") == "not-now"
    assert at("open ann 5\nsoda Kd\ndrawn 7h\nexpect ann 5").secret.drawn


def test_the_turn_is_of_the_cards_that_were_drawn() -> None:
    assert refused("soda Kd\ndrawn 7h\nturn 9s 7h") == "not-in-pile"
    assert refused("soda Kd\ndrawn 7h 9s\nturn 7h 8s") == "not-in-pile"
    assert refused("soda Kd\ndrawn 7h\ndrawn 9s 7h") == "not-in-pile"
    assert refused("soda Kd\ndrawn 7h\ndrawn 7h") == "not-now"
    table = at("soda Kd\ndrawn 7h\ndrawn 7h 9s\nturn 7h 9s\nturn 8s 8h")
    assert (len(table.turns), table.secret.drawn) == (2, ())


def test_the_card_shown_at_the_bottom_comes_second_in_the_last_turn_and_nowhere_else() -> None:
    few, pharo = pack("2 3", "ch"), LIBRARY["pharo"]
    assert refused("bottom 3h\nturn 2c 3h", pharo, few) == "bottom-card"
    assert refused("bottom 3h\nturn 2c 3c\nturn 3h 2h", pharo, few) == "bottom-card"
    assert not at("bottom 3h\nturn 2c 3c\nturn 2h 3h", pharo, few).is_boxed


def test_cards_drawn_settle_as_if_they_had_not_been() -> None:
    log = "open ann 9\nbet ann 4 on 7\ncopper ann 2 on 9\nsoda Kd\n"
    drawn, dealt = (at(f"{log}{how}turn 7h 9s") for how in ("drawn 7h\n", ""))
    assert (drawn.hands, drawn.turns, drawn.box) == (dealt.hands, dealt.turns, dealt.box)


def test_a_card_that_left_unseen_is_missing_at_the_end() -> None:
    log = dealt_out(f"{DOUBLE}\n{pile('Kd 9s 7h')}\nsoda Kd\ntrick bank double")
    table = at(log)
    assert (len(table.turns), table.hock, table.is_boxed) == (25, None, False)
    assert sum(case.left for case in keep_cases(table)) == 1
    nine = next(case for case in keep_cases(table) if case.rank == Rank.NINE)
    assert (nine.left, len(nine.marks)) == (1, 3)
    assert "hock" not in log


def test_two_cards_that_left_unseen_bring_the_hock_too_early() -> None:
    log = dealt_out(f"{DOUBLE}\n{pile('Kd 9s 7h')}\nsoda Kd\ntrick bank double\ntrick bank double")
    table = at(log)
    assert (len(table.turns), str(table.hock)) == (24, "Ks")
    assert sum(case.left for case in keep_cases(table)) == 2


def test_an_odd_card_that_nobody_takes_out_is_the_fifth_of_its_rank_and_makes_a_turn_too_many() -> None:
    table = at(dealt_out(f"{pile('Kd 9s 7h 7h+')}\nsoda Kd"))
    assert (len(table.turns), table.hock) == (26, None)
    seven = next(case for case in keep_cases(table) if case.rank == Rank.SEVEN)
    assert (len(seven.marks), seven.left) == (5, 0)


def test_an_odd_card_that_goes_unseen_leaves_a_count_that_is_right() -> None:
    table = at(dealt_out(f"device two-card-box bank\n{pile('Kd 7h+ 9s 7h')}\nsoda Kd\ntrick bank double"))
    assert (len(table.turns), str(table.hock)) == (25, "Ks")
    assert {(len(case.marks), case.left) for case in keep_cases(table)} == {(4, 0)}


def test_where_all_believe_one_card_left_and_there_are_two_the_dealer_may_show_the_upper_as_the_hock() -> None:
    *lines, last = dealt_out(f"{pile('Kd 9s 7h')} 7h+\nsoda Kd").strip().splitlines()
    table = at("\n".join(lines))
    assert (len(table.box), [str(card) for card in table.secret.pile or ()]) == (1, ["Ks", "7h+"])
    assert [format_command(way) for way in chance(table)] == [last, "hock Ks"] == ["turn Ks 7h", "hock Ks"]
    assert not at("\n".join([*lines, "hock Ks"])).is_boxed


def test_a_call_that_no_turn_decides_comes_back() -> None:
    lines = [DOUBLE, "open ann 9", "pile Kd 9s 7h 5c 6c 7c", "soda Kd", "trick bank double", "trick bank double"]
    events = last_events("\n".join([*lines, "turn 5c 6c", "call ann 2 on 9-7-7", "hock 7c"]), cards=FEW)
    assert [(event.result, event.taken) for event in events if isinstance(event, CallSettled)] == [("void", 0)]


def test_stakes_that_a_box_run_dry_leaves_undecided_come_back() -> None:
    lines = [DOUBLE, "open ann 9", "pile Kd 9s 7h 5c 6c 7c", "soda Kd", "trick bank double", "turn 7h 5c"]
    events = last_events("\n".join([*lines, "bet ann 2 on 9", "turn 6c 7c"]), cards=FEW)
    assert [(event.spot.id, event.taken) for event in events if isinstance(event, BetLeftOver)] == [("9", 0)]


def test_a_dropped_card_in_a_game_dealt_from_the_hand_leaves_one_that_makes_no_turn() -> None:
    rules = LIBRARY["hand-dealt"]
    log = dealt_out(f"device dropped-card bank\n{pile('Kd 9s 7h')}\ndeal\ntrick bank drop", rules)
    table = at(log, rules)
    assert (table.is_boxed, len(table.turns), table.secret.hidden) == (False, 25, (Card.parse("Kd"),))


def test_the_last_turn_is_called_by_what_the_case_keeper_shows() -> None:
    log = dealt_out(f"{DOUBLE}\nopen ann 5\n{pile('Kd 9s 7h')}\nsoda Kd\ntrick bank double").strip().splitlines()
    table = at("\n".join(log[:-1]), HOYLE)
    assert (table.is_last_three, len(table.secret.pile or ())) == (True, 2)
    assert Rank.NINE in {call.order[2] for call in calls(table, "ann")}


def test_an_odd_card_at_the_last_turn_leaves_the_lower_of_two_to_be_believed_the_hock() -> None:
    first = [card for card in sorted(PACK) if str(card) not in ("Kd", "5c", "6c", "7c")]
    halves = zip(first[:24], first[24:], strict=True)
    order = [card for pair in halves for card in pair]
    lines = [f"turn {order[n]} {order[n + 1]}" for n in range(0, 48, 2)]
    laid = " ".join(["pile Kd", *map(str, order), "5h+ 6c 5c 7c"])
    log = "\n".join(["open ann 9", laid, "soda Kd", *lines, "call ann 2 on 5-6-7", "turn 5h 6c"])
    assert [event.result for event in last_events(log) if isinstance(event, CallSettled)] == ["lost"]
