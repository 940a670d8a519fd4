from __future__ import annotations

import pytest

from faro.teaching.playthrough import play
from tests.engine.crooked import pile
from tests.engine.tables import LIBRARY

EARLY = "From here every card comes one place early"


def told(
    *lines: str, device: str = "coffee-mill bank", top: str = "Kd 9s 7h 10c 5d 7c", seat: str | None = None
) -> str:
    """What the last frame of a deal says after its trick has been told."""
    opening = ["rules hoyle-1864", "open ann 90", "open you 90", f"device {device}", pile(top), "soda Kd"]
    run = play("\n".join([*opening, *lines]), LIBRARY, seat, unmasked=True)
    assert run.error is None
    _, _, said = run.frames[-1].say.partition(". ")
    return said


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (("bet ann 5 on 7",), ": Ann’s Seven was to win, and will now lose."),
        (
            ("bet ann 5 on 7", "copper you 2 on 10"),
            ": Ann’s Seven and your coppered Ten were to win, and will now lose.",
        ),
        (
            ("copper ann 5 on 7", "bet ann 2 on 9"),
            ": Ann’s coppered Seven and Ann’s Nine were to lose, and will now win.",
        ),
        (("bet ann 5 on K",), ": Ann’s King was to win, and will now lose."),
        ((), "."),
    ],
)
def test_of_stakes_that_lie_it_is_told_what_they_were_to_do_and_will(lines: tuple[str, ...], said: str) -> None:
    assert told(*lines, "trick bank double", seat="you") == EARLY + said


def test_a_pair_is_parted_and_nothing_is_said_of_a_stake_that_goes_as_it_would_have_gone() -> None:
    assert told("bet ann 5 on 3", "trick bank swap", device="horse-box bank") == ""
    assert told("bet ann 5 on 5", "trick bank double", top="Kd 9s 7h 5c 5d 3h") == (
        f"{EARLY}: Ann’s Five was to be halved, and will now win."
    )


def test_two_cards_that_change_places_turn_two_stakes_about_each_its_own_way() -> None:
    assert told("bet ann 5 on 9", "bet you 5 on 7", "trick bank swap", device="horse-box bank") == (
        "Ann’s Nine was to lose, and will now win; the first player’s Seven was to win, and will now lose."
    )


def test_where_nobody_knows_how_the_pack_lies_nothing_more_is_told() -> None:
    log = "rules hoyle-1864\nopen ann 90\ndevice horsehair-copper ann\nsoda Kd\ncopper ann 5 on 7\ndrawn 9s 7h\n"
    run = play(f"{log}trick ann uncopper 7\n", LIBRARY, None, unmasked=True)
    assert run.frames[-1].say == "Ann pulls the copper off the Seven by a hair."
