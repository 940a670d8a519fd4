"""A form reads what it writes, and knows by the next word what has been left out."""

from __future__ import annotations

from typing import Any

import pytest

from faro.base.cards import Card
from faro.base.errors import FaroError
from faro.base.place_names import spot
from faro.notation.forms import Form, Line

PAIR = Form("[LEAST] MOST [run RUNNING]", "least most running")
CARDS = Form("CARD [CARD]", "cards cards")
PILE = Form("CARD ...", "cards")
STAKE = Form("NAME [CHECKS] on PLACE", "punter amount spot")


def read(form: Form, text: str) -> dict[str, Any]:
    return form.read(Line(["word", *text.split()], "word and its form"))


@pytest.mark.parametrize(
    ("form", "text", "said"),
    [
        (PAIR, "50", {"most": 50}),
        (PAIR, "5 50", {"least": 5, "most": 50}),
        (PAIR, "50 run 200", {"most": 50, "running": 200}),
        (PAIR, "5 50 run 200", {"least": 5, "most": 50, "running": 200}),
        (CARDS, "7h", {"cards": (Card.parse("7h"),)}),
        (CARDS, "7h 9s", {"cards": (Card.parse("7h"), Card.parse("9s"))}),
        (PILE, "7h 9s Kd", {"cards": tuple(map(Card.parse, ("7h", "9s", "Kd")))}),
        (STAKE, "ann 6 on Q", {"punter": "ann", "amount": 6, "spot": spot("Q")}),
        (STAKE, "ann on Q", {"punter": "ann", "spot": spot("Q")}),
    ],
)
def test_what_is_read_is_written_again(form: Form, text: str, said: dict[str, Any]) -> None:
    assert read(form, text) == said
    assert form.write(said) == text


@pytest.mark.parametrize("number", ["-1", "1.5", "٣", "²", "five"])
def test_only_plain_digits_are_a_number(number: str) -> None:
    with pytest.raises(FaroError) as caught:
        read(PAIR, number)
    assert caught.value.code == "bad-number"
    assert caught.value.hint == "write 'word and its form'"


def test_a_number_may_have_nine_digits() -> None:
    assert read(PAIR, "123456789")
    with pytest.raises(FaroError, match="1234567890 is more than any table holds"):
        read(PAIR, "1234567890")
