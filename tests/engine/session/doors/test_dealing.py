"""The doors to chance: a whole deal run on to its last turn."""

from __future__ import annotations

from typing import Any

import pytest

from faro.base.cards import Rank
from faro.notation.log import replay
from faro.simulation.bots import HABITS
from faro.simulation.house_dealer import brought
from tests.engine.session.asking import BOXED, SEATED, ask, drawn
from tests.engine.tables import LIBRARY, last_three


def ahead(log: str, **more: object) -> dict[str, object]:
    return ask("ahead", log, seed="7", **more)


def test_a_deal_is_run_on_to_its_last_turn_line_by_line() -> None:
    answer = ahead(SEATED)
    log = str(answer["log"])
    assert [line.split()[0] for line in log.splitlines()] == ["rules", "open", "soda", *["turn"] * 24]
    assert answer["html"] == drawn(log)
    left = ", ".join(card.rank.word for card in sorted(replay(log, LIBRARY).box))
    assert (
        answer["say"]
        == f"24 turns dealt, and the last is next. On the way you came out level. Checks: 100. Left: {left}."
    )


def test_the_cards_are_those_that_would_have_come_one_by_one() -> None:
    log = SEATED
    for _ in range(25):
        log = ask("deal", log, seed="7")["log"]
    assert ahead(SEATED)["log"] == log


def test_stakes_lie_as_they_are_and_what_they_brought_is_said() -> None:
    log = f"{BOXED}bet you 5 on Q\nbet you 5 on 7\n"
    answer = ahead(log)
    table = replay(str(answer["log"]), LIBRARY)
    gain = table.worth("you") - 100
    told = f"{abs(gain)} {'up' if gain > 0 else 'down'}" if gain else "level"
    assert f"On the way you came out {told}." in str(answer["say"])


def test_the_turns_before_are_not_counted_again() -> None:
    log = f"{BOXED}turn 7h 9s\n"
    assert str(ahead(log)["say"]).startswith("23 more turns dealt, and the last is next. ")


def test_others_bet_before_every_turn() -> None:
    log = str(ahead(SEATED, habits={"bob": next(iter(HABITS))})["log"])
    assert "open bob 100" in log
    assert sum(line.split()[1] == "bob" for line in log.splitlines() if line.startswith("bet")) > 1


@pytest.mark.parametrize("book", ["stuss", "pharaon", "basset", "stos"])
def test_every_kind_of_deal_comes_to_its_last_turn(book: str) -> None:
    table = replay(str(ahead(f"rules {book}\nopen you 100\n")["log"]), LIBRARY)
    assert table.is_last_turn


def test_where_no_turn_is_before_the_last_nothing_is_dealt() -> None:
    last = str(ahead(SEATED)["log"])
    answer = ahead(last)
    assert (answer["log"], answer["say"]) == (last, "Only the last turn is left, or none. Deal on.")


DEVICE = f"{SEATED}device horsehair-copper you\n"


def test_with_a_device_at_the_table_the_pack_is_laid_before_the_deal_and_holds_still() -> None:
    opened = ask("deal", DEVICE, seed="7")["log"]
    assert [line.split()[0] for line in opened.splitlines()[-2:]] == ["pile", "soda"]
    again = ask("deal", ask("undo", opened)["log"], seed="7")["log"]
    assert again == opened


def test_a_turn_is_drawn_card_by_card_and_then_dealt() -> None:
    log = ask("deal", DEVICE, seed="7")["log"]
    one = ask("draw", log, seed="7")["log"]
    two = ask("draw", one, seed="7")["log"]
    first, second = two.splitlines()[-1].split()[1:]
    assert one.splitlines()[-1] == f"drawn {first}"
    assert ask("deal", two, seed="7")["log"].splitlines()[-1] == f"turn {first} {second}"
    assert ask("draw", SEATED, seed="7")["say"] == "No turn can be drawn card by card now. Deal on."


HONEST, SHORT, GAFFED = (
    next(seed for seed in map("seat {}".format, range(99)) if brought(seed) == device)
    for device in (None, "miscount", "gaff")
)


def doubtful(log: str, seed: str, do: str = "deal") -> dict[str, Any]:
    return ask(do, log, seed=seed, doubtful=True)


def sat_through(seed: str) -> tuple[str, list[str]]:
    """A whole deal of a doubtful dealer with a stake on some card before each turn, and what was said."""
    log, said = SEATED, list[str]()
    while not said or replay(log, LIBRARY).is_boxed:
        answer = doubtful(log, seed)
        said.append(answer["say"])
        log = answer["log"]
        table = replay(log, LIBRARY)
        live = next((rank.code for rank in Rank if table.left(rank) > 1), None)
        if live and table.is_boxed and not table.bets:
            log = ask("send", log, line=f"bet you 5 on {live}")["log"]
    return log, said


def test_a_doubtful_dealer_who_brings_nothing_deals_as_any_other() -> None:
    log, said = sat_through(HONEST)
    assert {line.split()[0] for line in log.splitlines()} == {"rules", "open", "soda", "bet", "turn", "hock"}
    assert doubtful(SEATED, HONEST)["log"] == ask("deal", SEATED, seed=HONEST)["log"]
    assert "The deal is out." in said[-1]


@pytest.mark.parametrize(("seed", "act"), [(SHORT, "short"), (GAFFED, "double")])
def test_what_a_doubtful_dealer_does_is_in_the_log_and_not_said(seed: str, act: str) -> None:
    log, said = sat_through(seed)
    assert f"trick bank {act}" in log
    assert all(sentence.startswith(("Soda", "Turn", "The hock")) for sentence in said)
    assert not [sentence for sentence in said if "short" in sentence or "drawn" in sentence]
    assert ask("accuse", log)["accept"]["wrong"] != ask("accuse", sat_through(HONEST)[0])["accept"]["wrong"]


def test_the_count_of_a_gaffed_box_does_not_come_out() -> None:
    assert "51 cards and no hock: a misdeal." in sat_through(GAFFED)[1][-1]


@pytest.mark.parametrize("seed", [SHORT, GAFFED])
def test_a_turn_of_his_is_taken_back_with_all_that_he_did(seed: str) -> None:
    log = sat_through(seed)[0]
    at = max(log.rfind("\ndrawn", 0, log.find("trick")), log.rfind("\nturn", 0, log.find("trick")))
    before = log[: at + 1]
    dealt = doubtful(before, seed)["log"]
    assert "trick" in dealt
    assert doubtful(dealt, seed, "undo")["log"] == before


def test_a_new_deal_is_judged_without_the_one_before() -> None:
    log, _ = sat_through(GAFFED)
    assert ask("accuse", doubtful(log, GAFFED)["log"])["accept"]["wrong"] == ["Nothing: it is square"]


def test_the_dealer_sees_the_bank_and_bets_on_nothing() -> None:
    board = ask("show", BOXED, seat="bank")
    assert (board["log"], board["say"]) == (BOXED, "You deal. Whoever sits there bets before you do.")
    assert "The bank is <b>level</b>" in board["html"]
    assert "data-bet=" not in board["html"]


def test_three_alike_at_the_end_are_told_on_the_board_and_by_the_press_that_runs_on() -> None:
    alike = "The last three are Eights: they come in one order only, so there is nothing to call."
    answer = ahead(f"{SEATED}{last_three('8c 8d 8h')}")
    assert answer["say"] == alike
    assert f'<p class="faro-calls" data-read="{alike}">{alike}</p>' in str(answer["html"])
    uncalled = f"rules hoyle-1864 call=refused\nopen you 100\n{last_three('8c 8d 8h')}"
    assert "Eights:" not in drawn(uncalled)


def test_a_call_is_offered_with_its_pay_and_the_order_of_its_cards() -> None:
    assert "Eight, Nine, Ten for 5 pays 20" in drawn(f"{SEATED}{last_three('8c 9d 10h')}")
    assert "Call the cat, 2 to 1: press the loser, then the winner." in drawn(f"{SEATED}{last_three('8c 8d 10h')}")
