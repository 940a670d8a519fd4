from __future__ import annotations

import pytest

from faro.base.cards import Rank
from faro.base.layout import SPOTS
from faro.cheats.devices import DEVICES, Device
from faro.cheats.secret import Act
from faro.notation.log import play_while_valid
from faro.pictures.cue_sheets import TABS, rows
from faro.rulebooks.rulebook import Rulebook
from faro.seats.view import see
from faro.table.casekeep import keep_cases
from faro.table.choices import offers
from faro.table.decide_tricks import TRICKS
from faro.table.events import PlugFound
from faro.table.state import fresh
from faro.words.announcement import MOST_WORDS, announce
from tests.engine.crooked import crooked, pile
from tests.engine.tables import CROOKED, FEW, HOYLE, LIBRARY, at, last_events, refused

HAND, LIVRET = LIBRARY["hand-dealt"], LIBRARY["pharo"]
HOLDS = "open ann 100\nsoda Kd\n"


def book_for(device: Device) -> Rulebook:
    return {"hand": HAND, "livret": LIVRET}.get(device.needs, HOYLE)


def user_of(device: Device) -> str:
    return "ann" if device.whose == "punter" else "bank"


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_every_device_can_come_to_a_table(device: Device) -> None:
    table = at(f"open ann 9\ndevice {device.id} {user_of(device)}", book_for(device))
    assert table.secret.devices == ((device.id, user_of(device)),)


@pytest.mark.parametrize("device", [d for d in DEVICES.values() if d.needs == "box"], ids=lambda device: device.id)
def test_a_device_of_the_box_is_of_no_use_where_the_pack_is_held(device: Device) -> None:
    assert refused(f"open ann 9\ndevice {device.id} {user_of(device)}", HAND) == "wrong-device"


@pytest.mark.parametrize("device", [d for d in DEVICES.values() if d.needs == "hand"], ids=lambda device: device.id)
def test_a_box_undoes_what_is_done_with_the_pack_in_hand(device: Device) -> None:
    assert refused(f"open ann 9\ndevice {device.id} {user_of(device)}", HOYLE) == "wrong-device"


@pytest.mark.parametrize("device", DEVICES.values(), ids=DEVICES)
def test_a_device_has_its_own_users(device: Device) -> None:
    if device.whose != "either":
        other = "bank" if device.whose == "punter" else "ann"
        assert refused(f"open ann 9\ndevice {device.id} {other}", book_for(device)) == "wrong-device"


@pytest.mark.parametrize("second", ["sand-tell ann", "horse-box bank", "gaff bank"])
def test_a_table_has_one_box_and_one_pack(second: str) -> None:
    assert refused(f"open ann 9\ndevice gaff bank\ndevice {second}") == "devices-clash"


def test_what_is_of_no_box_and_no_pack_stands_beside_anything() -> None:
    table = at("open ann 9\ndevice two-card-box bank\ndevice putting-up-splits bank\ndevice dropping ann")
    assert len(table.secret.devices) == 3


@pytest.mark.parametrize("act", TRICKS)
def test_no_trick_is_done_without_its_device(act: Act) -> None:
    who = "bank" if TRICKS[act].by_dealer else "ann"
    rest = TRICKS[act].form.split(act)[1]
    for name, word in {"CHECKS": "1", "RANK": "Q", "PLACE": "Q", "NAME": "ann"}.items():
        rest = rest.replace(name, word)
    assert refused(f"{HOLDS}trick {who} {act}{rest}") == "no-device"


def test_a_tell_box_lets_only_the_dealer_deal_seconds() -> None:
    log = f"open ann 9\ndevice tell-box ann\n{pile('Kd 9s 7h')}\nsoda Kd\n"
    assert refused(f"{log}trick ann second") == "no-device"
    assert at(f"{log.replace('tell-box ann', 'tell-box bank')}trick bank second\nturn 7h 9s").turns


def test_the_card_under_the_top_one_is_dealt_before_it() -> None:
    lines = ("device horse-box bank", "soda Kd")
    before = crooked("Kd 9s 7h 5c", *lines, "trick bank swap", "turn 7h 9s", "turn 5c Ac")
    between = crooked("Kd 9s 7h 5c", *lines, "drawn 9s", "trick bank swap", "turn 9s 5c", "turn 7h Ac")
    assert len(before.secret.pile or ()) == len(between.secret.pile or ()) == 47
    assert before.secret.pile == between.secret.pile
    assert before.secret.hidden == ()


def test_two_cards_drawn_as_one_turn_round_all_that_come_after() -> None:
    table = crooked("Kd 9s 7h 5c 6c", "device gaff bank", "soda Kd", "trick bank double", "turn 7h 5c", "turn 6c Ac")
    assert [str(card) for card in table.secret.hidden] == ["9s"]


@pytest.mark.parametrize(
    ("log", "code"),
    [
        (f"device horse-box bank\n{pile('Kd 9s')}\ntrick bank swap", "not-now"),
        ("device horse-box bank\nsoda Kd\ntrick bank swap", "no-pile"),
        (f"device horse-box bank\n{pile('Kd 9s 7h')}\nsoda Kd\ndrawn 9s 7h\ntrick bank swap", "not-now"),
        ("open ann 9\ndevice dropping ann\nsoda Kd\ntrick ann lay 5 on Q", "not-now"),
        ("open ann 9\ndevice dropping ann\nsoda Kd\ndrawn 7h 9s\ntrick ann lay 5 on Q", "not-now"),
        ("open ann 9\ndevice dropping ann\nsoda Kd\ndrawn 7h\ntrick ann lay 50 on Q", "stake-over-funds"),
        ("open ann 9\ndevice horsehair-copper ann\nsoda Kd\ndrawn 7h\ntrick ann uncopper Q", "no-such-bet"),
        ("open ann 9\ndevice horsehair-copper ann\ncopper ann 2 on Q\nsoda Kd\ntrick ann uncopper Q", "not-now"),
        ("open ann 9\ndevice horsehair-drag ann\nbet ann 2 on Q\nsoda Kd\ntrick ann drag Q to K", "not-now"),
        ("open ann 9\ndevice corking ann\nbet ann 5 on Q\nsoda Kd\ndrawn 7h\ntrick ann cork 4 on Q", "not-now"),
        ("open ann 9\ndevice corking ann\nbet ann 5 on Q\ntrick ann cork 5 on Q", "bad-number"),
        ("open ann 9\ndevice miscount bank\ntrick bank short ann 1", "bad-number"),
        ("device case-shift bank\ntrick bank misbead Q", "not-now"),
        ("device case-shift bank\nsoda Kd\ndrawn 7h\ntrick bank misbead Q", "not-now"),
        ("trick ann uncopper Q", "unknown-punter"),
    ],
)
def test_a_trick_that_cannot_be_done_is_refused(log: str, code: str) -> None:
    assert refused(log) == code


def test_the_last_cards_of_a_box_hide_none() -> None:
    log = "device gaff bank\npile Kd 9s 7h 5c 6c 7c\nsoda Kd\nturn 9s 7h\n"
    assert refused(f"{log}turn 5c 6c\ntrick bank double", cards=FEW) == "not-now"
    assert refused(f"{log}trick bank double\ntrick bank double\ntrick bank double", cards=FEW) == "not-now"
    assert refused(f"{log}drawn 5c\ntrick bank double\ntrick bank double", cards=FEW) == "not-now"


def test_a_copper_is_pulled_when_the_card_comes_winning() -> None:
    log = "open ann 20\ndevice horsehair-copper ann\ncopper ann 5 on Q\nsoda Kd\n"
    assert at(f"{log}turn 7h Qs").hands == {"ann": 15}
    assert at(f"{log}drawn 7h Qs\ntrick ann uncopper Q\nturn 7h Qs").hands == {"ann": 25}
    assert refused(f"{log}drawn 7h\ntrick ann uncopper Q\ntrick ann uncopper Q") == "order-stands"


def test_a_stack_is_dragged_to_the_pair_about_it() -> None:
    log = "open ann 20\ndevice horsehair-drag ann\nbet ann 5 on Q\nsoda Kd\n"
    assert at(f"{log}drawn 7h Ks\ntrick ann drag Q to K-Q\nturn 7h Ks").hands == {"ann": 25}
    assert refused(f"{log}bet ann 1 on K\ndrawn 7h\ntrick ann drag Q to K") == "place-taken"


def test_a_stake_is_dropped_behind_three_cards_when_the_first_is_out() -> None:
    log = "open ann 20\ndevice dropping ann\nsoda Kd\ndrawn 7h\ntrick ann lay 5 on J-Q-K\n"
    assert at(f"{log}turn 7h Qs").hands == {"ann": 25}
    assert at(f"{log}turn 7h 9s").hands == {"ann": 15}


def test_the_bank_takes_wood_for_checks() -> None:
    log = "open ann 20\nbank 100\ndevice corking ann\nbet ann 12 on Q\ntrick ann cork 10 on Q\nsoda Kd\n"
    lost, won = at(f"{log}turn Qs 7h"), at(f"{log}turn 7h Qs")
    assert (lost.hands, lost.bank, lost.secret.kept) == ({"ann": 8}, 12, {"ann": 10})
    assert (won.hands, won.secret.kept) == ({"ann": 32}, {})
    assert lost.checks_in_play == won.checks_in_play == 20
    split = at(f"{log}turn Qs Qh")
    assert (split.hands, split.secret.kept) == ({"ann": 14}, {}), "half a stack is counted out in checks"


def test_a_stack_that_is_broken_for_a_split_shows_its_wood_and_ends_the_corking_for_this_deal() -> None:
    log = "open ann 40\ndevice corking ann\nbet ann 12 on Q\ntrick ann cork 10 on Q\nsoda Kd\nturn Qs Qh\n"
    assert last_events(log)[-1] == PlugFound("ann", SPOTS["Q"])
    assert see(at(log), "ann").is_caught
    assert refused(f"{log}bet ann 12 on 9\ntrick ann cork 10 on 9") == "not-now"
    *_, said = (
        announce(step.events, step.table, None) for step in play_while_valid(f"rules hoyle-1864\n{log}", LIBRARY)[0]
    )
    assert said.endswith("The bank takes 6 of Ann’s 12 on the Queen. There is wood in Ann’s stack.")


def test_a_corked_stack_that_is_moved_stays_corked() -> None:
    log = (
        "open ann 20\ndevice corking ann\nbet ann 12 on Q\ntrick ann cork 10 on Q\nmove ann Q to 9\nsoda Kd\nturn 9s 7h"
    )
    assert at(log).secret.kept == {"ann": 10}


def test_a_corner_that_no_win_has_earned_is_paid_as_if_one_had() -> None:
    log = "open ann 20\nbottom Kd\ndevice false-cocks ann\nbet ann 1 on Q\n"
    assert at(f"{log}turn 7h Qs", LIVRET).hands == {"ann": 21}
    cocked = at(f"{log}trick ann corner Q\nturn 7h Qs", LIVRET)
    assert cocked.hands["ann"] > 21
    assert at(f"{log}trick ann corner Q\nturn Qs 7h", LIVRET).hands == {"ann": 19}
    five = "trick ann corner Q\n" * 5
    assert refused(f"{log}{five}trick ann corner Q", LIVRET) == "no-corner"


def test_a_punter_is_paid_short() -> None:
    log = "open ann 20\nbank 50\ndevice miscount bank\nbet ann 10 on Q\nsoda Kd\nturn 7h Qs\n"
    table = at(f"{log}trick bank short ann 4")
    assert (table.hands, table.bank, table.checks_in_play) == ({"ann": 26}, -6, 20)
    assert refused(f"{log}trick bank short ann 11") == "bad-number"
    # Nor can more be kept back than the punter has left in hand.
    assert at(f"{log}bet ann 27 on 9\ntrick bank short ann 3").hands == {"ann": 0}
    assert refused(f"{log}bet ann 27 on 9\ntrick bank short ann 4") == "bad-number"


def test_a_bead_slid_for_no_card_makes_a_live_card_look_dead_and_a_players_own_tab_disagrees() -> None:
    log = "open ann 20\ndevice case-shift bank\nsoda Qd\nturn Qs Qh\n"
    table = at(f"{log}trick bank misbead Q")
    queen = next(case for case in keep_cases(table) if case.rank == Rank.QUEEN)
    assert (queen.left, table.left(Rank.QUEEN)) == (0, 0)
    assert len(rows(see(table), TABS)[Rank.QUEEN]) == 3
    assert "Q" not in {offer.spot.id for offer in offers(table, "ann")}
    assert refused(f"{log}trick bank misbead Q\ntrick bank misbead Q") == "dead-card"
    assert at(f"{log}trick bank misbead Q\nturn 7h Qc\nsoda 2c").left(Rank.QUEEN) == 4


@pytest.mark.parametrize("seat", ["bank", "ann", "ben", None])
def test_each_seat_hears_of_what_it_did_itself(seat: str | None) -> None:
    steps, error = play_while_valid("\n".join(CROOKED), LIBRARY, fresh(FEW))
    assert error is None
    for step in steps:
        said = announce(step.events, step.table, seat)
        all_said = announce(step.events, step.table, seat, unmasked=True)
        assert len(all_said.split()) <= MOST_WORDS
        word, *rest = step.command.__class__.__name__, *CROOKED
        if word in ("PlantDevice", "LayPile", "DoTrick"):
            doer = {"PlantDevice": "who", "DoTrick": "trick"}.get(word)
            who = getattr(step.command, doer) if doer else None
            who = getattr(who, "who", who)
            assert bool(said) == (who == seat is not None), rest
            assert all_said
        assert [trick.who for trick in see(step.table, seat).done] == [
            trick.who for trick in step.table.secret.tricks if trick.who == seat
        ]
