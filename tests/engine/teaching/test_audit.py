from __future__ import annotations

import pytest
from hypothesis import given, settings

from faro.notation.log import parse_line
from faro.rulebooks.rulebook import Rulebook, with_rules
from faro.table.commands import DealTurn, OpenDeal, ShowHock, ShowPocket
from faro.teaching.audit import Payment, check, due, passed_over
from tests.engine.tables import DENEXA, HOW_TO_PLAY, HOYLE, LAWS, LIBRARY, at, last_three, varied
from tests.engine.walks import Walk, walks

BASSET, PHARO = LIBRARY["basset"], LIBRARY["pharo"]
BOX = "open ann 100\nsoda Kd\n"


def payments(log: str, line: str, rules: Rulebook = HOYLE) -> tuple[Payment, ...]:
    drawn = parse_line(line, LIBRARY)
    assert drawn is not None
    return due(at(log, rules), drawn)


def paid(log: str, line: str, rules: Rulebook = HOYLE) -> tuple[str, str, str]:
    """The one payment of a turn: what the dealer does, the rule that says so and its sentence without the book."""
    [payment] = payments(log, line, rules)
    book, says = payment.rule.split(": ", 1)
    assert book == rules.name
    return str(payment.fate), payment.point, says


PLAIN = [
    ("bet ann 5 on Q", "7h Qs", "the bank pays 5", "first_card", "a stake that wins is paid as much again."),
    ("bet ann 5 on Q", "Qs 7h", "the bank takes 5", "first_card", "a stake that loses goes to the bank."),
    ("copper ann 5 on Q", "Qs 7h", "the bank pays 5", "copper", "a coppered stake wins where an open one loses."),
    ("copper ann 5 on Q", "7h Qs", "the bank takes 5", "copper", "a coppered stake loses where an open one wins."),
    ("bet ann 5 on Q", "7h 9s", "it lies on", "", "a stake lies until one of its cards comes."),
    (
        "bet ann 5 on Q",
        "Qh Qs",
        "the bank takes 3",
        "split",
        "two cards of one rank in a turn give the bank half of the stake, with the odd check, by our assumption.",
    ),
    (
        "bet ann 4 on Q-K",
        "Qh Ks",
        "the bank takes 2",
        "combination",
        "one card for a stake and one against it give the bank half of the stake, by our assumption.",
    ),
]


@pytest.mark.parametrize(("bet", "cards", "fate", "point", "says"), PLAIN)
def test_what_a_turn_does_to_a_stake_and_the_rule_that_says_so(
    bet: str, cards: str, fate: str, point: str, says: str
) -> None:
    assert paid(f"{BOX}{bet}", f"turn {cards}") == (fate, point, says)


def test_the_book_is_named_with_its_house_rules() -> None:
    [payment] = payments(f"{BOX}bet ann 5 on Q", "turn Qh Qs", with_rules(HOYLE, {"split": "whole"}))
    assert payment.rule.startswith(
        "American Hoyle 1864, with one house rule: two of a rank take all: two cards of one rank"
    )
    assert str(payment.fate) == "the bank takes 5"


def test_the_books_that_take_nothing_of_a_combination_or_the_whole_of_it() -> None:
    bet = f"{BOX}bet ann 5 on Q-K"
    back = "one card for a stake and one against it decide nothing, and the bank takes nothing."
    assert paid(bet, "turn Qh Ks", DENEXA) == ("it comes back", "combination", back)
    whole = "one card for a stake and one against it give the bank the whole stake, by our assumption."
    assert paid(bet, "turn Qh Ks", varied(combination="lose")) == ("the bank takes 5", "combination", whole)


def test_an_odd_check_that_the_book_gives_is_not_called_our_assumption() -> None:
    assert not any(book.is_assumed("odd_unit") for book in (LIBRARY["meyer"], LIBRARY["nevada"]))
    says = paid(f"{BOX}bet ann 5 on Q", "turn Qh Qs", LIBRARY["meyer"])[2]
    assert says.endswith("half of the stake, with the odd check.")


def test_the_odd_check_of_a_split_may_stay_with_the_punter() -> None:
    house = with_rules(HOYLE, {"odd_unit": "punter"})
    [payment] = payments(f"{BOX}bet ann 5 on Q", "turn Qh Qs", house)
    assert (str(payment.fate), payment.point) == ("the bank takes 2", "split")
    assert payment.rule.endswith("half of the stake, without the odd check.")


def test_barred_stakes_and_those_that_go_by_half() -> None:
    assert paid(f"{BOX}bet ann 5 on Q\nbar ann Q", "turn 7h Qs", LAWS)[:2] == ("it lies on", "bar")
    assert paid(f"{BOX}bet ann 5 on Q\nhalf ann Q", "turn Qs 7h", HOW_TO_PLAY) == (
        "the bank takes 2",
        "first_card",
        "half goes, 2 of 5; a stake that loses goes to the bank.",
    )


def test_a_stake_that_somebody_shifted_is_made_good() -> None:
    log = f"open ben 9\n{BOX}bet ann 5 on Q\nalter %s ann Q to 7"
    assert paid(log % "ben", "turn 7h 9s", LAWS) == (
        "the bank takes 5",
        "first_card",
        "a stake that loses goes to the bank; Ben shifted it, and must make it good.",
    )
    says = "the dealer has shifted the stake, and makes its loss good."
    assert paid(log % "bank", "turn 7h 9s", LAWS) == ("it comes back", "", says)


def test_a_bank_that_runs_dry_pays_what_it_has() -> None:
    log = f"bank 3\n{BOX}bet ann 5 on Q\n"
    assert paid(log, "turn 7h Qs", LAWS) == ("the bank pays 3", "broken_bank", "the bank has 3 left to pay.")
    empty = f"bank 1\n{BOX}bet ann 5 on Q\nbet ann 1 on 9\nturn 7h 9s\n"
    assert paid(empty, "turn 7s Qs", LAWS) == (
        "it comes back",
        "broken_bank",
        "the bank has nothing left to pay.",
    )
    call = f"bank 3\n{last_three('5c 6c 7c', 'open ann 9', 'call ann 1 on 5-6-7')}"
    assert paid(call, "turn 5c 6c")[:2] == ("the bank pays 3", "broken_bank")


@pytest.mark.parametrize(
    ("cards", "call", "fate", "point", "says"),
    [
        ("5c 6c 7c", "5-6-7", "the bank pays 8", "call", "a right call of three ranks pays 4 to 1."),
        ("5c 6c 7c", "7-6-5", "the bank takes 2", "call", "a wrong call goes to the bank."),
        ("5c 6c 6d", "5-6-6", "the bank pays 4", "cat", "a right call of a cat pays 2 to 1, by our assumption."),
    ],
)
def test_what_a_call_is_paid(cards: str, call: str, fate: str, point: str, says: str) -> None:
    log = last_three(cards, "open ann 9", f"call ann 2 on {call}")
    loser, winner, _ = cards.split()
    assert paid(log, f"turn {loser} {winner}") == (fate, point, says)


def test_the_older_game_faces_voids_bends_and_masks() -> None:
    assert paid("open ann 9\nbet ann 3 on Q", "face Qh", BASSET)[:2] == ("the bank takes 2", "face_takes")
    assert paid("open ann 9\nface Kd\nbet ann 4 on Q", "turn Qh 7s", BASSET)[:2] == ("it comes back", "entry")
    assert paid("open ann 9\nface Kd\nbet ann 3 on Q", "turn 7s Qh", BASSET)[:2] == ("the bank takes 2", "face_takes")
    bent = "open ann 9\nbottom Kd\nbet ann 2 on Q\nturn 7h Qs\nparoli ann Q\n"
    assert paid(bent, "turn 7s Qh", PHARO) == (
        "the bank pays 4",
        "first_card",
        "a card at paroli wins 6 in all, of which 2 were won before.",
    )
    corner = varied(PHARO, doublet_on_paroli="corner-down")
    assert paid(bent, "turn Qc Qh", corner)[1] == "doublet_on_paroli"
    asleep = varied(PHARO, masque="asleep")
    assert paid("open ann 9\nbottom Kd\nmasque ann 2 on Q\n", "turn 7h Qs", asleep)[1] == "masque"


def test_what_the_end_of_a_deal_does_to_a_stake() -> None:
    log = last_three("5c 6c 7c", "open ann 9", "bet ann 2 on 7", "turn 5c 6c")
    assert paid(log, "hock 7c") == (
        "it comes back",
        "hock_stakes",
        "a stake that the deal leaves undecided comes back, by our assumption.",
    )
    assert paid(log, "hock 7c", varied(hock_stakes="bank"))[:2] == ("the bank takes 2", "hock_stakes")


def test_the_last_turn_may_count_for_nobody() -> None:
    log = last_three("5c 6c 7c", "open ann 9", "bet ann 2 on 6")
    assert paid(log, "turn 5c 6c", varied(last_turn="void"))[:2] == ("it lies on", "last_turn")


def test_every_stake_and_then_every_call_is_told_in_the_order_laid() -> None:
    log = last_three("5c 6c 7c", "open ann 9", "bet ann 2 on 7", "call ann 1 on 5-6-7", "bet ann 1 on 5")
    told = payments(log, "turn 5c 6c")
    assert [payment.what for payment in told] == [
        "the Seven",
        "the Five",
        "the call Five to lose, Six to win, Seven in hock",
    ]
    assert [(payment.decided, payment.taken, payment.paid) for payment in told] == [
        (False, 0, 0),
        (True, 1, 0),
        (True, 0, 4),
    ]


def test_a_dealer_is_told_whether_he_paid_right() -> None:
    [payment] = payments(f"{BOX}bet ann 5 on Q", "turn Qh Qs")
    told = "the bank takes 3. American Hoyle 1864: two cards of one rank in a turn give the bank half"
    right, wrong = check(payment, 3, 0), check(payment, 2, 0)
    assert right.right
    assert right.say.startswith(f"Right. Ann’s 5 on the Queen: {told}")
    assert not wrong.right
    assert wrong.say.startswith(f"Wrong. Ann’s 5 on the Queen: you took 2, and {told}")
    assert "you paid 3, and the bank" in check(payment, 0, 3).say
    assert "you let it lie, and the bank" in check(payment, 0, 0).say
    assert passed_over(payment).say.startswith(f"Passed over. Ann’s 5 on the Queen: {told}")
    assert not passed_over(payment).right


@settings(max_examples=150)
@given(walks())
def test_what_is_due_is_what_the_bank_gains(walk: Walk) -> None:
    for step in walk.steps:
        if isinstance(step.command, DealTurn | OpenDeal | ShowHock | ShowPocket):
            told = due(step.before, step.command)
            assert len(told) == len(step.before.bets) + len(step.before.calls)
            gain = sum(payment.taken - payment.paid for payment in told)
            assert gain == step.after.bank - step.before.bank
            for payment in told:
                assert payment.decided or not (payment.taken or payment.paid)
                assert payment.rule.endswith(".")
