from __future__ import annotations

import pytest

from faro.teaching.accusing import accused
from faro.teaching.exercises.amiss import COUNT, NO_TURN, PAID, SQUARE

SEATED = "rules hoyle-1864\nopen you 100\n"
PILE = "2c Qs Qh 4d 5c 6h 7d 8s"


def opened(device: str) -> str:
    rest = "3c 3d 3h 3s 4c 4h 4s 5d 5h 5s 6c 6d 6s 7c 7h 7s 8c 8d 8h 9c 9d 9h 9s 10c 10d 10h 10s Jc Jd Jh Js Qc Qd"
    pile = f"pile {PILE} {rest} Kc Kd Kh Ks Ac Ad Ah As 2d 2h 2s\n"
    return f"{SEATED}device {device} bank\n{pile}soda 2c\n"


SHORT = f"{opened('miscount')}turn Qs Qh\nbet you 5 on 5\nturn 4d 5c\ntrick bank short you 1\n"
GAFFED = f"{opened('gaff')}turn Qs Qh\nbet you 5 on 5\ndrawn 4d\ntrick bank double\nturn 4d 6h\n"


@pytest.mark.parametrize(
    ("log", "wrong", "shows", "told"),
    [
        (f"{SEATED}soda 2c\nturn Qs Qh\n", SQUARE, (NO_TURN,), "Nothing was done unseen."),
        (SHORT, PAID, ("in turn 2",), "After turn 2: The dealer pays your bets 1 check short."),
        (
            GAFFED,
            COUNT,
            (NO_TURN,),
            "In turn 2: The dealer draws two cards as one.",
        ),
        (opened("miscount"), SQUARE, (NO_TURN,), "Wrong take and pay, the dealer’s: used 0 times."),
    ],
)
def test_what_was_done_is_what_is_right_to_say(log: str, wrong: str, shows: tuple[str, ...], told: str) -> None:
    asks = accused(log, "you")
    assert asks.accept == {"wrong": (wrong,), "turn": shows}
    assert told in asks.explain
    assert all({*right} <= {*field.options} for field, right in zip(asks.fields, asks.accept.values(), strict=True))
