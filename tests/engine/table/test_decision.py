from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings

from faro.base.cards import PACK, Rank
from faro.base.place_names import spot
from faro.cheats.secret import Trick
from faro.rulebooks.rulebook import Rulebook
from faro.simulation.shoe import draw
from faro.table.commands import (
    BuyChecks,
    CallTurn,
    Command,
    DealTurn,
    DoTrick,
    OpenDeal,
    OrderBet,
    PlaceBet,
    SetLimits,
    ShowPocket,
    TakeDown,
    WithdrawCall,
)
from faro.table.decision import decide
from faro.table.events import BetSettled, CallSettled, TurnDealt
from faro.table.folding import evolve, fold
from tests.engine.tables import LIBRARY, MEYER, at, last_events, last_three, refused, varied, whole_deal
from tests.engine.walks import Walk, walks


@pytest.mark.parametrize("stranger", ["bet ann 5 on Q", None, Rank.QUEEN])
def test_what_is_no_command_is_told_so_in_words(stranger: Any) -> None:
    with pytest.raises(TypeError, match=f"{re.escape(repr(stranger))} is none: a line is made one by faro.parse_line"):
        decide(at("open ann 100"), stranger)


MISFITS: dict[str, Any] = {
    "PlaceBet.amount is int, not 5.5": PlaceBet("ann", 5.5, spot("Q")),  # type: ignore[arg-type]
    "BuyChecks.checks is int, not True": BuyChecks("bob", True),
    "SetLimits.most is int, not 2.5": SetLimits(1, 2.5),  # type: ignore[arg-type]
    "TakeDown.checks is int | None, not '1'": TakeDown("ann", spot("Q"), "1"),  # type: ignore[arg-type]
    "PlaceBet.spot is Spot, not '7'": PlaceBet("ann", 5, "7"),  # type: ignore[arg-type]
    "PlaceBet.punter is str, not None": PlaceBet(None, 5, spot("7")),  # type: ignore[arg-type]
    "DealTurn.first is Card, not '7h'": DealTurn("7h", "9s"),  # type: ignore[arg-type]
    "OpenDeal.card is Card | None, not 'Kd'": OpenDeal("soda", "Kd"),  # type: ignore[arg-type]
    "OrderBet.goes is Goes, not 'twice'": OrderBet("ann", spot("Q"), "twice"),  # type: ignore[arg-type]
    "CallTurn.order is Order, not 5": CallTurn("ann", 5, 5),  # type: ignore[arg-type]
    "WithdrawCall.order is Order, not (<Rank.ACE: 1>,)": WithdrawCall("ann", (Rank.ACE,)),  # type: ignore[arg-type]
    "ShowPocket.cards is tuple[Card, ...], not ('7h',)": ShowPocket(("7h",)),  # type: ignore[arg-type]
    "Trick.amount is int, not 10.5": DoTrick(Trick("ann", "cork", spot("Q"), amount=10.5)),  # type: ignore[arg-type]
    "Trick.spot is named for 'cork', not None": DoTrick(Trick("ann", "cork", amount=10)),
}


@pytest.mark.parametrize(("told", "command"), MISFITS.items(), ids=MISFITS)
def test_a_command_holds_what_its_fields_are(told: str, command: Command) -> None:
    with pytest.raises(TypeError, match=f"^{re.escape(told)}: a line is made one by faro.parse_line$"):
        decide(at("open ann 100\nbet ann 5 on Q"), command)


def test_what_is_no_event_makes_no_table() -> None:
    with pytest.raises(AssertionError):
        evolve(at("open ann 100"), None)  # type: ignore[arg-type]


def test_a_turn_is_dealt_and_then_settled() -> None:
    turn, *results = last_events("open ann 10\nbet ann 6 on Q\nbet ann 1 on 2\nsoda Kd\nturn 2h Qh")
    assert isinstance(turn, TurnDealt)
    assert turn.number == 1
    assert [(event.spot.id, event.result) for event in results if isinstance(event, BetSettled)] == [
        ("Q", "won"),
        ("2", "lost"),
    ]


def test_the_last_turn_settles_the_stakes_and_then_the_calls() -> None:
    lines = ("open ann 10", "bet ann 1 on 6", "call ann 2 on 5-6-7", "turn 5c 6c")
    turn, bet, call = last_events(last_three("5c 6c 7c", *lines))
    assert isinstance(turn, TurnDealt)
    assert isinstance(bet, BetSettled)
    assert isinstance(call, CallSettled)
    assert (turn.number, bet.paid, call.paid) == (25, 1, 8)


def test_a_bank_that_is_not_opened_never_runs_dry() -> None:
    log = "open ann 1000\nsoda Kd\nbet ann 1000 on Q\nturn 7h Qh"
    assert at(log).hands == {"ann": 2000}
    assert at(log).purse is None


def test_a_bank_that_is_opened_pays_no_more_than_it_holds() -> None:
    log = "bank 7\nopen ann 100\nsoda Kd\nbet ann 10 on Q\nturn 7h Qh"
    table = at(log, MEYER)
    assert (table.hands, table.bank, table.purse) == ({"ann": 107}, -7, 0)


def test_a_bank_pays_calls_too_from_what_it_holds() -> None:
    lines = ("open ann 100", "bank 7", "bet ann 5 on 6", "call ann 2 on 5-6-7", "turn 5c 6c")
    # The call is the larger payment and comes first: seven of eight, and nothing is left for the five.
    assert at(last_three("5c 6c 7c", *lines)).hands == {"ann": 107}


def test_the_bank_is_opened_once_and_before_the_first_stake() -> None:
    assert at("bank 7").purse == 7
    assert refused("bank 7\nbank 9") == "bank-open"
    assert refused("open ann 5\nbet ann 1 on Q\nbank 9") == "bank-open"


def test_a_marker_lends_checks_and_is_kept_in_mind() -> None:
    table = at("open ann 5\nmarker ann 10\nmarker ann 2")
    assert (table.hands, table.markers, table.bank) == ({"ann": 17}, {"ann": 12}, 0)


def test_the_limits_may_be_announced_with_how_high_a_stake_runs() -> None:
    table = at("limit 5 20 run 80")
    assert (table.least, table.most, table.running) == (5, 20, 80)
    assert at("limit 5 20 run 20").running == 20
    assert refused("limit 5 20 run 19") == "bad-limit"


def test_law_9_a_deal_may_be_broken_off_while_nothing_lies_on_it() -> None:
    assert str(at("soda Kd\nturn 2c 3c\nsoda Kh").soda) == "Kh"
    assert not at("soda Kd\nturn 2c 3c\nsoda Kh").turns
    assert refused("open ann 5\nbet ann 1 on Q\nsoda Kd\nsoda Kh") == "deal-under-way"
    assert at(f"{whole_deal()}soda Kh").is_boxed


@pytest.mark.parametrize("book", LIBRARY.values(), ids=LIBRARY)
def test_a_deal_is_turned_up_as_its_book_says_and_another_follows(book: Rulebook) -> None:
    """The whole pack comes out: the card that opens the deal, the turns, and what is left at the end."""
    order = PACK
    table = at("open ann 5", book)
    while table.is_boxed or not table.opened:
        table = fold(table, decide(table, draw(table, order)))
    assert len(table.turns) == (52 - book.shown_first - book.left_last) // 2
    assert {*table.dealt} == {*PACK}
    assert not table.box
    assert fold(table, decide(table, draw(table, order))).is_boxed


def test_rising_gives_back_a_share_of_the_losses_and_ends_the_play() -> None:
    stuss = varied(LIBRARY["stuss"], viggresh="tenth")
    log = "open ann 100\nmarker ann 20\ndeal\nbet ann 55 on Q\nturn Qs 2c\nrise ann"
    assert at(log, stuss).hands == {"ann": 45 + 5}
    assert at(log, varied(stuss, viggresh="fifteen-percent")).hands == {"ann": 45 + 8}
    assert at(log, LIBRARY["stuss"]).hands == {"ann": 45}
    assert at(f"{log}\nexpect ann 50", stuss).risen == {"ann"}
    winner = log.replace("turn Qs 2c", "turn 2c Qs")
    assert at(winner, stuss).hands == {"ann": 155}


def test_a_bank_that_is_nearly_broke_gives_back_what_it_has() -> None:
    stuss = varied(LIBRARY["stuss"], viggresh="tenth")
    log = "bank 1\nopen ann 60\nopen ben 60\ndeal\nbet ann 50 on Q\nturn Qs 2c\nbet ben 50 on 7\nturn 3c 7c\nrise ann"
    assert at(log, stuss).hands["ann"] == 11


@settings(max_examples=100)
@given(walks())
def test_a_decision_does_not_depend_on_when_it_is_asked(walk: Walk) -> None:
    for step in walk.steps:
        assert decide(step.before, step.command) == step.events
