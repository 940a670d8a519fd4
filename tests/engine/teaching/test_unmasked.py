"""What is told of devices when a deal is out."""

from __future__ import annotations

from faro.notation.log import play_while_valid
from faro.teaching.unmasked import unmasked
from tests.engine.session.asking import ask
from tests.engine.tables import LIBRARY


def told(log: str, seat: str = "you") -> tuple[str, ...]:
    steps, error = play_while_valid(log, LIBRARY)
    assert error is None
    return unmasked(steps, seat)


def crooked(device: str, trick: str = "") -> str:
    log = ask("deal", f"rules hoyle-1864\nopen you 100\ndevice {device}\n", seed="7")["log"]
    log = ask("ahead", f"{log}{trick}", seed="7")["log"]
    while 'data-stage="deal-out"' not in ask("show", log)["html"]:
        log = ask("deal", log, seed="7")["log"]
    return str(log)


def test_a_square_deal_has_nothing_to_tell() -> None:
    assert told("rules hoyle-1864\nopen you 100\nsoda Kd\n") == ()


def test_a_device_is_named_with_what_gives_it_away() -> None:
    (said,) = told(crooked("horse-box bank", "trick bank swap\n"))
    assert said == (
        "The horse box, the dealer’s: used 1 time. What gives it away: a window that stays in sight (inferred). "
        "Nobody at this table saw it."
    )


def test_a_card_that_left_unseen_is_told_by_the_count() -> None:
    (said,) = told(crooked("coffee-mill bank", "trick bank double\n"))
    assert "used 1 time." in said
    assert said.endswith("The count did not come out, and all could see it.")


def test_the_recap_tells_it_too() -> None:
    log = crooked("sand-tell you")
    assert "The sand-tell box, yours: it told what it tells" in ask("recap", log)["say"]
    assert 'class="faro-recap-unseen"' in ask("recap", log)["html"]
