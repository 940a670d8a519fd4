from __future__ import annotations

from random import Random

import pytest

from faro.base.cards import PACK, Card
from faro.cheats.devices import DEVICES
from faro.notation.log import format_command
from faro.seats.view import see
from faro.simulation.dealers import choose, dealer, mean_worth, stakes_against, takes_a_case, takes_doubled
from faro.simulation.players import player
from tests.engine.crooked import crooked
from tests.engine.table.test_decide_tricks import book_for, user_of
from tests.engine.tables import LIBRARY, at


def done(log: str, device: str, book: str = "hoyle-1864") -> list[str]:
    return [format_command(command) for command in dealer(DEVICES[device], see(at(log, LIBRARY[book]), "bank"))]


def played(device: str, top: str, *lines: str) -> list[str]:
    view = see(crooked(top, f"device {device} bank", *lines), "bank")
    return [format_command(command) for command in dealer(DEVICES[device], view)]


def test_what_the_bank_gains_if_a_card_loses() -> None:
    log = "open ann 50\nbet ann 5 on Q\ncopper ann 2 on 7\nbet ann 3 on K-Q\nopen capper 9\nbet capper 4 on 9"
    view = see(at(log), "bank")
    net = stakes_against(view)
    assert (net[12], net[13], net[7], net[9]) == (8, 3, -2, 4)
    assert stakes_against(view, "capper")[9] == -4
    assert mean_worth([12, 13], net) == 5.5
    assert mean_worth([], net) == 0


@pytest.mark.parametrize(
    ("worths", "drawn", "acts", "chosen"),
    [
        ([5.0], 0, ["swap"], None),
        ([-1.0], 0, ["swap"], "swap"),
        ([5.0], 1, ["swap"], "swap"),
        ([0.0, 0.0], 0, ["double"], None),
        ([0.0, 5.0], 0, ["double"], "double"),
        ([5.0, 5.0], 0, ["second"], None),
        ([0.0, 5.0, 0.0, 5.0], 0, ["drop"], "drop"),
        ([-1.0], 0, [], None),
    ],
)
def test_the_dealer_takes_what_gains_most_and_otherwise_deals_fairly(
    worths: list[float], drawn: int, acts: list[str], chosen: str | None
) -> None:
    assert choose(worths, drawn, acts) == chosen  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("is_taken", "is_second", "worth", "drawn", "takes"),
    [
        (False, False, 1, 0, False),
        (False, False, -1, 0, True),
        (False, False, 1, 1, True),
        (False, False, -1, 1, False),
        (False, True, 1, 0, True),
        (True, True, -1, 0, False),
        (True, False, 1, 1, False),
    ],
)
def test_one_copy_of_a_doubled_card_goes(
    is_taken: bool, is_second: bool, worth: float, drawn: int, takes: bool
) -> None:
    assert takes_doubled(is_taken, is_second, worth, drawn) == takes


def test_the_horse_box_sends_a_loser_out_for_a_winner() -> None:
    bet = "bet ann 5 on Q"
    assert played("horse-box", "Kd Qs 7h", "soda Kd", bet) == []
    assert played("horse-box", "Kd 7h Qs", "soda Kd", bet) == ["trick bank swap"]
    assert played("horse-box", "Kd 7h Qs", "soda Kd", bet, "drawn 7h") == ["trick bank swap"]
    assert played("horse-box", "Kd 7h Qs", "soda Kd", "copper ann 5 on Q", "drawn 7h") == []


def test_nobody_is_cheated_where_nothing_lies() -> None:
    assert played("horse-box", "Kd 7h Qs", "soda Kd") == []
    assert played("horse-box", "Kd 7h Qs") == []


def test_a_dealer_hides_one_card_a_deal_for_the_beads_would_show_two() -> None:
    lines = ("soda Kd", "bet ann 5 on Q", "trick bank double", "drawn Qs")
    assert played("gaff", "Kd 7h Qs Qh", *lines[:2], "drawn 7h") == ["trick bank double"]
    assert played("gaff", "Kd 7h Qs Qh", *lines) == []


def test_seconds_are_dealt_by_what_the_two_top_cards_are() -> None:
    assert played("dealing-seconds", "Kd 7h Qs", "soda Kd", "bet ann 5 on Q") == ["trick bank second"]
    assert played("dealing-seconds", "Kd Qs 7h", "soda Kd", "bet ann 5 on Q") == []


def test_a_friend_is_let_win() -> None:
    log = "open capper 9\ndevice throwing-off bank\npile " + " ".join(
        str(card) for card in [Card.parse("Kd"), Card.parse("Qs"), *PACK] if str(card) not in ("Kd", "Qs")
    ).join(["Kd Qs ", ""])
    assert done(f"{log}\nsoda Kd\nbet capper 5 on Q", "throwing-off") == ["trick bank second"]
    assert done(f"{log.replace('capper', 'ann')}\nsoda Kd\nbet ann 5 on Q", "throwing-off") == []


def test_the_winner_of_most_is_paid_short() -> None:
    log = "open ann 50\nopen ben 50\ndevice miscount bank\nbet ann 5 on Q\nbet ben 9 on Q\nsoda Kd\n"
    assert done(f"{log}turn 7h Qs", "miscount") == ["trick bank short ben 1"]
    assert done(f"{log}turn Qs 7h", "miscount") == []


def test_a_case_that_is_staked_on_is_made_to_look_dead_and_claimed() -> None:
    log = "open ann 50\ndevice case-shift bank\nsoda Qd\nturn Qs Qh\nbet ann 5 on Q\n"
    assert done(log, "case-shift", "how-to-play") == ["trick bank misbead Q", "claim bank ann Q"]
    assert done(log, "case-shift") == ["trick bank misbead Q"]
    assert done(f"{log}trick bank misbead Q", "case-shift") == []
    assert takes_a_case({1: 2, 12: 1, 13: 1}, [13, 12]) == 12
    assert takes_a_case({1: 2, 12: 1}, [1]) is None


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_equal_views_give_equal_acts(device: object) -> None:
    """What a seat does not see changes nothing that it does: the untold rest of the pack is dealt about anew."""
    known = next(one for one in DEVICES.values() if one is device)
    rules, who = book_for(known), user_of(known)
    chance = Random(known.id)
    model = dealer if who == "bank" else player
    opening = {"soda": "soda {0}", "bottom": "bottom {1}", "deal": "deal", "face": "face {0}"}[rules.opening]
    for _ in range(6):
        order = chance.sample(PACK, 52)
        views = []
        for _ in range(2):
            lines = ["open ann 100", f"device {known.id} {who}", "pile " + " ".join(map(str, order))]
            lines.append(opening.format(order[0], order[-1]))
            lines += ["bet ann 2 on Q", "bet ann 2 on 9"] if who == "bank" else []
            view = see(at("\n".join(lines), rules), who)
            views.append(view)
            told = {tell.place for tell in view.tells}
            first = rules.shown_first
            free = [place for place in range(len(order) - 1) if place >= first and place - first + 1 not in told]
            if known.sight is not None and known.sight.marked is not None:
                free = [place for place in free if place - first > 7]
            for one in free[::2]:
                other = chance.choice(free)
                order[one], order[other] = order[other], order[one]
        if views[0] == views[1]:
            assert model(known, views[0]) == model(known, views[1])
        else:
            assert known.sight is not None
            assert known.sight.marked is not None or known.sight.bottom
