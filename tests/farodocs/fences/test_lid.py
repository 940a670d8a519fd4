"""An example with a lid: what the table saw stands open, what only some knew lies behind it."""

from __future__ import annotations

import re

import pytest

from faro.cheats.devices import DEVICES
from faro.notation.log import play_while_valid
from faro.rulebooks.shelf import library
from faro.seats.tells import lift
from faro.session.doors.steps import frames
from farodocs.fences import lid
from farodocs.fences.fence import render
from farodocs.markup import examples
from tests.engine.crooked import pile
from tests.farodocs.fences.test_fence import LOG, data_of

OPENING = f"rules hoyle-1864\nopen ann 100\ndevice horse-box bank\n{pile('Kd 9s 7h 5c')}\nsoda Kd\n"
CROOKED = f"{OPENING}bet ann 5 on 7\ntrick bank swap\nturn 7h 9s\nexpect ann 95\n"
UNSEEN = ("horse box", "under the top one", "The pack is laid")
HEAD = {"id": "swapped", "lid": "yes"}


def views_of(log: str = CROOKED) -> list[str]:
    return [view["open"] for view in lid.views(log, None, frames(log, None)["frames"])]


def test_whatever_tells_something_does_so_in_its_example() -> None:
    for example in examples.find():
        if "lid" not in example.options:
            continue
        steps, error = play_while_valid(example.log, library())
        assert error is None, error
        sighted = {device for device, _ in steps[-1].table.secret.devices if DEVICES[device].sight is not None}
        assert sighted == {tell.device for step in steps for _, tell in lift(step.table).told}, example.id


def test_where_nothing_is_done_a_look_back_finds_what_was_told() -> None:
    catching = next(example for example in examples.find() if example.id == "cheat-catching-turn")
    view = data_of(render(catching.options, catching.log))["views"][0]
    assert view["frames"][view["back"]]["say"].startswith("Soda is the Four of diamonds")


def test_the_table_has_no_step_for_what_it_did_not_see() -> None:
    data = data_of(render(HEAD, CROOKED))
    told = " ".join(frame["say"] + frame["html"] for frame in data["frames"])
    assert [frame["say"] for frame in data["frames"]][-2:] == [
        "Ann bets 5 on the Seven.",
        "Turn 1. The Seven loses, the Nine wins. Ann’s 5 on the Seven loses.",
    ]
    assert not [word for word in UNSEEN if word in told]
    assert all(frame["say"] for view in data["views"] for frame in view["frames"])


def test_behind_the_lid_stand_the_trick_the_pile_and_the_frame_to_look_back_at() -> None:
    view = data_of(render(HEAD, CROOKED))["views"][0]
    assert (view["open"], view["close"]) == ("Lift the lid", "Close the lid")
    done = view["frames"][view["back"]]
    assert done["say"] == (
        "The dealer deals the card under the top one first: the Seven of hearts before the Nine of spades. "
        "Ann’s Seven was to win, and will now lose."
    )
    assert 'aria-label="To come"' in done["html"]


def test_the_chair_of_a_cheat_is_offered_where_more_is_known_in_it() -> None:
    assert views_of() == ["Lift the lid", "Dealer’s chair"]
    assert views_of(
        CROOKED.replace("horse-box bank", "snaking ann")
        .replace("trick bank swap\nturn 7h 9s", "turn 9s 7h")
        .replace("95", "105")
    ) == [
        "Lift the lid",
        "Ann’s chair",
    ]
    assert views_of(f"{OPENING.replace('horse-box', 'coffee-mill')}bet ann 5 on 7\nturn 9s 7h\n") == ["Lift the lid"]


def test_the_log_and_the_words_of_the_crooked_lines_are_behind_the_lid_alone() -> None:
    html = re.sub(r"<script.*?</script>", "", render(HEAD, CROOKED), flags=re.S)
    open_part, folded = html.split('<details class="faro-lifted">')
    assert not [word for word in (*UNSEEN, "trick bank swap", "faro-lid") if word in open_part]
    assert not [word for word in (*UNSEEN, "trick bank swap", 'class="faro-lid"') if word not in folded]
    assert 'class="faro-log"' not in html
    assert "<details" not in folded  # the rest of the pack too stands open within the fold


def test_nobody_takes_a_seat_at_a_crooked_table() -> None:
    assert data_of(render(HEAD, CROOKED.replace("ann", "you")))["seat"] is None
    assert data_of(render({"id": "plain"}, LOG))["seat"] == "ann"


def test_an_example_without_a_lid_holds_no_other_views() -> None:
    assert "views" not in data_of(render({"id": "plain"}, LOG))


@pytest.mark.parametrize(("option", "mode"), [("off", "replay"), ("yes", "predict"), ("yes", "play")])
def test_a_lid_stands_on_a_replay_or_a_still(option: str, mode: str) -> None:
    with pytest.raises(ValueError, match=r"^example 'x' has a lid or none; write lid=\"yes\", in mode replay or table"):
        render({"id": "x", "lid": option, "mode": mode}, CROOKED)


def test_a_lid_on_a_square_game_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^nothing in the log is done unseen; leave the lid out$"):
        render(HEAD, LOG)
