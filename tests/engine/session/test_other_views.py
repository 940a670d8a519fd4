from __future__ import annotations

from faro.session.doors.steps import UNSEEN
from faro.session.other_views import lifted, views
from tests.engine.crooked import pile

SQUARE = f"rules hoyle-1864\nopen ann 100\n{pile('Kd 9s 7h 5c')}\nsoda Kd\nbet ann 5 on 7\nturn 9s 7h\n"
BESIDE = SQUARE.replace("pile", "device snaking ann\ndevice gaff bank\npile", 1)
CROOKED = f"{BESIDE}trick bank double\n"


def test_every_cheat_who_sees_more_than_the_table_has_his_chair() -> None:
    assert [view["open"] for view in views(BESIDE, None)] == ["Lift the lid", "Ann’s chair", "Dealer’s chair"]
    assert [view["open"] for view in views(BESIDE, "ann")] == ["Lift the lid", "Dealer’s chair"]


def test_a_view_says_how_many_steps_of_it_the_table_does_not_count_and_a_look_when_the_first_was_done() -> None:
    lid, ann, dealer = views(CROOKED, None)
    assert (lid["told"], lid["looked"]) == (
        "The lid is off: 1 unseen step more.",
        "Back before turn 2, with the lid off.",
    )
    assert lid["frames"][lid["back"] or 0]["step"] == UNSEEN
    assert ann["told"] == "From Ann’s chair you see what is done unseen."
    assert (dealer["close"], dealer["told"]) == (
        "Leave the chair",
        "From the dealer’s chair you see what is done unseen: 1 step more.",
    )
    drawn = CROOKED.replace("trick", "drawn 5c\ntrick")
    assert lifted(drawn, None)["looked"] == "Back in turn 2, with the lid off."


def test_no_chair_shows_what_another_brought() -> None:
    _, ann, dealer = views(BESIDE, None)
    assert not [frame for frame in ann["frames"] if "gaff" in frame["say"] or "high card" in frame["html"]]
    assert not [frame for frame in dealer["frames"] if "snaking" in frame["say"]]


def test_a_square_game_has_a_pile_under_its_lid_and_nothing_to_look_back_at() -> None:
    view = lifted(SQUARE, None)
    assert view["back"] is None
    assert 'aria-label="To come"' in view["frames"][-1]["html"]
