from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faro.base.cards import PACK, Card
from faro.cheats.devices import COURTS, DEVICES, DOUBLED
from faro.notation.log import play_while_valid
from faro.seats.tells import lift, tells
from faro.seats.view import see
from faro.table.state import Table, fresh
from tests.engine.crooked import crooked, dealt_out, pile, square
from tests.engine.seats.held import held
from tests.engine.table.test_decide_tricks import book_for, user_of
from tests.engine.tables import LIBRARY, at, whole_deal

PREPARED = [device for device in DEVICES.values() if device.sight is not None]


def told(table: Table, who: str = "bank") -> list[tuple[int, str]]:
    return [(tell.place, tell.word) for tell in tells(table, who)]


def test_an_honest_table_tells_nobody_anything() -> None:
    assert tells(at("open ann 9\nsoda Kd"), "ann") == ()
    assert tells(at("open ann 9\ndevice snaking ann\nsoda Kd"), "ann") == (), "the order is nobody's knowledge"


def test_the_sand_tell_says_whether_the_next_card_is_a_court_card() -> None:
    table = crooked("Kd Js 7h 5c 6c", "device sand-tell ann", "soda Kd")
    assert told(table, "ann") == [(1, "a court card")]
    assert see(table, "ann").tells[0].among == COURTS.cards - {Card.parse("Kd")}
    assert told(crooked("Kd Js 7h 5c 6c", "device sand-tell ann", "soda Kd", "turn Js 7h"), "ann") == [
        (1, "no court card")
    ]


def test_the_needle_moves_for_the_fourth_card_counting_the_one_in_the_window() -> None:
    lines = ("device needle-tell ann", "soda Kd")
    assert told(crooked("Kd Js 7h 5c 6c", *lines), "ann") == [(3, "no court card")]
    assert [place for place, _ in told(crooked("Kd Js 7h 5c 6c", *lines, "drawn Js"), "ann")] == [2, 3]
    assert [place for place, _ in told(crooked("Kd Js 7h 5c 6c", *lines, "turn Js 7h"), "ann")] == [1, 2, 3]


def test_the_needle_of_a_two_card_box_tells_the_doubled_card_when_it_lies_under_the_window() -> None:
    lines = ("device two-card-box bank", "pile Kd 9s 7h+ 7h 5c 6c 7c", "soda Kd")
    few = tuple(Card.parse(card) for card in ["Kd", "9s", "7h", "5c", "6c", "7c"])
    assert told(at("\n".join(lines), cards=few)) == [(1, "no doubled card")]
    assert told(at("\n".join([*lines, "drawn 9s"]), cards=few)) == [(1, "a doubled card")]
    after = at("\n".join([*lines, "turn 9s 7h"]), cards=few)
    assert told(after) == [(1, "a doubled card")]
    assert tells(after, "bank")[0].among == frozenset(), "the table has seen it already"
    assert tells(at("\n".join([*lines, "drawn 9s"]), cards=few), "bank")[0].among == {Card.parse("7h")}


def test_squared_sights_tell_only_where_a_card_is_dragged_over_another_of_theirs() -> None:
    log = ("device squared-sights bank", "soda 9s")
    dragged = [(1, "no King, Queen, Ace or Deuce"), (2, "a King, Queen, Ace or Deuce")]
    assert told(crooked("9s Js Kh 7c Ac 6c", *log, "turn Js Kh")) == dragged
    assert told(crooked("9s Js 7h Qc 6c Ac", *log, "turn Js 7h")) == [], "no card of theirs has won"
    assert told(crooked("9s Js Kh Qc Ac 6c", *log, "turn Js Kh")) == [], "the next card clings to nothing"
    assert told(crooked("9s Js Kh 7c 6c Ac", *log, "turn Js Kh")) == [], "nothing is dragged, and that says nothing"


def test_a_first_turn_put_up_is_known_until_it_is_dealt() -> None:
    lines = ("device putting-up-first-turn bank", "soda Kd")
    assert told(crooked("Kd Js 7h 5c", *lines)) == [(1, "the Jack of spades"), (2, "the Seven of hearts")]
    assert told(crooked("Kd Js 7h 5c", *lines, "drawn Js")) == [(1, "the Seven of hearts")]
    assert told(crooked("Kd Js 7h 5c", *lines, "turn Js 7h")) == []


def test_a_last_turn_put_up_is_known_from_the_first_on_and_told_by_its_place() -> None:
    assert told(crooked("Kd", "device last-turn-fix bank", "soda Kd")) == [
        (49, "the Jack of spades"),
        (50, "the Queen of spades"),
        (51, "the King of spades"),
    ]


def test_a_weak_shuffle_lets_a_player_guess_what_lay_beneath() -> None:
    first = dealt_out(f"open ann 9\ndevice catching-turn ann\n{pile('Kd 9s 7h 5c 6c')}\nsoda Kd")
    (guess,) = tells(at(f"{first}{pile('5c 9s Ks')}\nsoda 5c"), "ann")
    assert (guess.place, guess.word, guess.sure) == (1, "the Nine of spades", False)
    assert tells(at(f"open ann 9\ndevice catching-turn ann\n{pile('2h 5c')}\nsoda 2h"), "ann") == ()


@pytest.mark.parametrize("device", PREPARED, ids=lambda device: device.id)
@settings(max_examples=12)
@given(st.permutations(PACK), st.integers(0, 24))
def test_what_a_device_tells_is_true_and_told_to_its_user_alone(device: object, order: list[Card], turns: int) -> None:
    known = next(one for one in PREPARED if one is device)
    rules = book_for(known)
    head = [f"open ann 9\nopen ben 9\ndevice {known.id} {user_of(known)}", "pile " + " ".join(map(str, order))]
    table = at(dealt_lines(head, order, turns, rules.id), rules)
    for who in ("ann", "ben", "bank"):
        found = tells(table, who)
        if who != user_of(known):
            assert found == ()
        for tell in found:
            card = (table.secret.pile or ())[tell.place - 1]
            assert card.shown in tell.among or not tell.sure
            assert tell.among <= table.box
            if known.sight and known.sight.marked is DOUBLED:
                assert tell.word == "no doubled card"


def dealt_lines(head: list[str], order: list[Card], turns: int, book: str) -> str:
    opening = LIBRARY[book].opening
    shown = {"soda": 1, "face": 1}.get(opening, 0)
    card = order[-1] if opening == "bottom" else order[0]
    lines = [*head, f"{opening} {card}" if opening != "deal" else "deal"]
    pairs = zip(order[shown::2], order[shown + 1 :: 2], strict=False)
    return "\n".join([*lines, *(f"turn {first} {second}" for first, second in [*pairs][:turns])])


ACTS = {"horse-box": "swap", "two-card-box": "double", "dealing-seconds": "second"}


@settings(max_examples=20)
@given(st.permutations(PACK), st.sampled_from(sorted(ACTS)), st.lists(st.integers(0, 3), min_size=6, max_size=6))
def test_for_those_who_do_not_know_a_crooked_table_is_a_square_one(
    order: list[Card], device: str, choices: list[int]
) -> None:
    """The same cards dealt square: every honest seat sees the same, until the box is seen to be out too soon."""
    log = ["open ann 50", "open ben 50", f"device {device} bank", "pile " + " ".join(map(str, order))]
    log.append(f"soda {order[0]}")
    for number, choice in enumerate(choices):
        trick = f"trick bank {ACTS[device]}"
        log += [f"bet ann 1 on {order[number].rank.code}"] if choice == 3 else []
        log += [trick] if choice & 1 else []
        log.append(turn_of(log))
    steps, error = play_while_valid("\n".join(["rules hoyle-1864", *log]), LIBRARY, fresh())
    assert error is None, error
    plain, error = play_while_valid("\n".join(["rules hoyle-1864", *square(log)]), LIBRARY, fresh())
    assert error is None, error
    seen = [step for step in steps if type(step.command).__name__ not in ("PlantDevice", "LayPile", "DoTrick")]
    for step, other in zip(seen, plain, strict=True):
        for who in ("ann", "ben", None):
            assert see(step.table, who) == see(other.table, who)


def turn_of(log: list[str]) -> str:
    first, second = (at("\n".join(log)).secret.pile or ())[:2]
    return f"turn {first.shown} {second.shown}"


def test_nothing_hidden_is_in_a_view_that_should_not_have_it() -> None:
    table = crooked("Kd 9s 7h 5c 6c", "device horse-box bank", "soda Kd", "trick bank swap")
    for who in ("ann", None):
        view = see(table, who)
        assert (view.tells, view.done, view.lid) == ((), (), None)
        assert not [card for card in table.secret.pile or () if repr(card) in held(view)]
    dealer = see(table, "bank")
    assert [(trick.who, trick.act) for trick in dealer.done] == [("bank", "swap")]
    assert dealer.lid is None
    known = {card for tell in dealer.tells for card in tell.among}
    assert [card for card in PACK if repr(card) in held(dealer)] == sorted({*known, Card.parse("Kd")}, key=PACK.index)


def test_with_the_lid_off_everything_is_there() -> None:
    table = crooked("Kd 9s 7h 5c", "device coffee-mill bank", "device snaking ann", "soda Kd", "trick bank double")
    lid = lift(table)
    assert lid == see(table, unmasked=True).lid
    assert [str(card) for card in lid.hidden] == ["9s"]
    assert [str(card) for card in (lid.pile or ())[:2]] == ["7h", "5c"]
    assert [(who, tell.word) for who, tell in lid.told] == [("ann", "the Seven of hearts")]
    before = crooked("Kd 9s 7h", "device coffee-mill bank")
    assert [str(card) for card in (lift(before).pile or ())[:2]] == ["Kd", "9s"]


def test_a_card_that_is_out_is_not_guessed() -> None:
    whole = "open ann 9\ndevice catching-turn ann\n" + whole_deal("2c 3c", "4c 5c")
    left = at(f"{whole}{pile('9s 8h 5c')}\nsoda 9s\nturn 8h 5c")
    assert [tell.word for tell in tells(left, "ann")] == ["the Three of clubs"]
    assert tells(at(f"{whole}{pile('3c 8h 5c')}\nsoda 3c\nturn 8h 5c"), "ann") == (), "the Three is out"
