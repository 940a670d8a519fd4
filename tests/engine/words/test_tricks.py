from __future__ import annotations

import pytest

from faro.base.cards import PACK, Card
from faro.cheats.devices import DEVICES
from faro.notation.log import parse_line, play_while_valid
from faro.seats.tells import tells
from faro.table.commands import DoTrick
from faro.words.announcement import MOST_WORDS, announce
from faro.words.tricks import drawn_so_far, read_tells, tell_device, tell_pile, tell_trick
from tests.engine.crooked import crooked
from tests.engine.notation.test_words import LINES
from tests.engine.tables import LIBRARY, at, last_events

MOVED = {"swap": ("9s", "7h"), "second": ("9s", "7h"), "double": ("9s",), "drop": ("9s",)}


def said_of(line: str, seat: str | None) -> str:
    command = parse_line(line, LIBRARY)
    assert isinstance(command, DoTrick)
    cards = [Card.parse(card) for card in MOVED.get(command.trick.act, ())]
    return tell_trick(command.trick, cards, seat)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "trick bank swap",
            "The dealer deals the card under the top one first: the Seven of hearts before the Nine of spades.",
        ),
        ("trick bank double", "The dealer draws two cards as one: the Nine of spades goes unseen."),
        ("trick bank drop", "The dealer drops the Nine of spades unseen."),
        ("trick bank misbead Q", "The case-keeper slides a bead of the Queen for no card."),
        ("trick bank short ann 3", "The dealer pays your bets 3 checks short."),
        ("trick ann uncopper Q", "You pull the copper off the Queen by a hair."),
        ("trick ann lay 5 on Q", "You drop 5 checks on the Queen when the first card is out."),
        ("trick ann drag Q to K-Q", "You drag the stack from the Queen to the Queen and King by a hair."),
        ("trick ben cork 8 on Q", "Ben corks the stack on the Queen: 8 of its checks are wood."),
        ("trick ben corner Q", "Ben bends a corner of the Queen that no win has earned."),
    ],
)
def test_what_is_said_of_a_trick(line: str, said: str) -> None:
    assert said_of(line, "ann") == said


@pytest.mark.parametrize("line", LINES)
def test_a_trick_is_told_in_a_breath_and_without_cards_that_its_hearer_does_not_know(line: str) -> None:
    for seat in ("ann", "bank", None):
        assert len(said_of(line, seat).split()) <= MOST_WORDS
    command = parse_line(line, LIBRARY)
    assert isinstance(command, DoTrick)
    assert not [card for card in PACK if card.word in tell_trick(command.trick, (), "ann")]


@pytest.mark.parametrize("device", DEVICES)
def test_a_device_is_told(device: str) -> None:
    assert tell_device(device, "bank", "ann").startswith("The dealer brings a device to the table: ")
    assert tell_device(device, "ann", "ann").startswith("You bring a device")


def test_a_pile_is_told_by_its_size_and_its_top_card() -> None:
    odd = Card.parse("7h+")
    assert tell_pile(PACK) == "The pack is laid: 52 cards, the Ace of clubs on top."
    assert tell_pile([*PACK, odd]) == "The pack is laid: 53 cards, one of them odd, the Ace of clubs on top."
    assert "2 of them odd" in tell_pile([*PACK, odd, Card.parse("8h+")])


def test_a_drawn_card_is_told_to_all() -> None:
    assert drawn_so_far([PACK[0]]) == "The Ace of clubs is drawn."
    assert drawn_so_far(PACK[:2]) == "The Ace of clubs is drawn, then the Deuce of clubs."
    assert announce(last_events("soda Kd\ndrawn 7h"), at("soda Kd\ndrawn 7h"), None) == "The Seven of hearts is drawn."


def test_what_a_seat_is_told_by_its_devices() -> None:
    table = crooked("Kd Js 7h 5c 6c", "device sand-tell ann", "device dealing-seconds bank", "soda Kd")
    assert read_tells(tells(table, "ann")) == "the next card is a court card."
    assert read_tells(tells(table, "bank")) == (
        "the next card is the Jack of spades; the second card to come is the Seven of hearts."
    )
    whole = crooked("Kd Js 7h 5c 6c", "device putting-up-splits bank", "soda Kd")
    assert read_tells(tells(whole, "bank")).endswith(
        "the third is the Five of clubs; and of 48 more cards it tells as much."
    )
    last = crooked("Kd Js 7h 5c 6c", "device last-turn-fix bank", "soda Kd")
    assert read_tells(tells(last, "bank")).startswith("card 49 to come is the Ten of spades; ")
    assert read_tells(()) == ""


def test_who_does_not_know_hears_nothing() -> None:
    log = "rules hoyle-1864\nopen ann 9\ndevice gaff bank\n"
    steps, error = play_while_valid(log, LIBRARY)
    assert error is None
    assert [announce(step.events, step.table, "ann") for step in steps][-1] == ""
