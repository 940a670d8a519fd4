"""The cards that a seed brings: over an evening, from one of its deals alone, and once more."""

from __future__ import annotations

import pytest

from faro.notation.seeds import seed_of_deal
from faro.simulation.shoe import shuffled
from tests.engine.session.asking import BOXED, SEATED, ask


def dealt(log: str, seed: str, deals: int) -> str:
    """The log dealt on until so many deals are out, and two turns of the next."""
    while log.count("\nhock ") < deals:
        log = ask("deal", log, seed=seed)["log"]
    for _ in range(3):
        log = ask("deal", log, seed=seed)["log"]
    return log


def cards(log: str) -> list[str]:
    return [line for line in log.splitlines() if line.split()[0] in ("soda", "turn", "hock")]


@pytest.mark.parametrize("seed", ["K7F2", "K7F2-3"])
def test_the_last_deal_alone_goes_on_with_the_cards_of_the_evening(seed: str) -> None:
    evening = dealt(SEATED, seed, 2)
    shared = ask("open", code=ask("share", evening, seed=seed, alone=True)["code"])
    of_evening, of_one = (
        cards(dealt(log, by, out)) for log, by, out in ((evening, seed, 3), (shared["log"], shared["seed"], 1))
    )
    assert of_evening[-len(of_one) :] == of_one


@pytest.mark.parametrize(("deals", "again"), [(0, "K7F2"), (2, "K7F2-3")])
def test_the_same_cards_come_by_the_seed_that_is_told(deals: int, again: str) -> None:
    log = dealt(SEATED, "K7F2", deals)
    assert ask("recap", log, seed="K7F2")["again"] == again
    assert cards(dealt(SEATED, again, 0)) == cards(log)[-3:]


def test_cards_that_did_not_come_by_the_seed_are_not_promised_once_more() -> None:
    assert ask("recap", f"{BOXED}turn 7h 9s\n", seed="K7F2")["again"] is None
    assert ask("recap", SEATED, seed="K7F2")["again"] is None


def test_a_deal_that_a_position_begins_is_shuffled_as_a_first_one() -> None:
    line = "position faro1 hoyle-1864 deal=Kd hands=you:94\n"
    assert ask("deal", line, seed="K7F2")["log"] == ask("deal", line, seed="K7F2-1")["log"]


def test_a_deal_that_was_opened_in_letters_that_look_alike_is_counted() -> None:
    evening = dealt(SEATED, "K7F2", 1)
    typed = evening.replace("soda ", "\uff53oda ").replace("hock ", "hock\t")
    assert (
        ask("deal", typed, seed="K7F2")["log"].splitlines()[-1]
        == ask("deal", evening, seed="K7F2")["log"].splitlines()[-1]
    )


def test_cards_that_lay_as_somebody_had_put_them_are_not_promised_by_a_seed() -> None:
    order = shuffled(seed_of_deal("K7F2", 0))
    log = f"{SEATED}pile {' '.join(map(str, order))}\nsoda {order[0]}\nturn {order[1]} {order[2]}\n"
    assert ask("recap", log, seed="K7F2")["again"] is None
    assert ask("recap", log.replace(f"pile {' '.join(map(str, order))}\n", ""), seed="K7F2")["again"] == "K7F2"
