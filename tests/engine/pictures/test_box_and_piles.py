from __future__ import annotations

import pytest

from tests.engine.boards import Reader, still
from tests.engine.tables import LIBRARY, varied, whole_deal


def piles(html: Reader) -> list[str]:
    """What lies there from left to right, in words."""
    return [
        next(label.text for label in pile.inside if label.has("faro-label"))
        for pile in html.all
        if pile.name == "div" and pile.has("faro-pile")
    ]


def numbers(html: Reader) -> dict[str, str]:
    """The numbers that the cards of the turn bear, by the words under them."""
    return {
        next(label.text for label in pile.inside if label.has("faro-label")): number.text
        for pile in html.by_class("faro-pile")
        for number in pile.inside
        if number.has("faro-nth")
    }


@pytest.mark.parametrize(
    ("book", "log", "lie"),
    [
        ("hoyle-1864", "", ["the box", "losers", "winners and soda"]),
        ("hoyle-1864", "soda Kd", ["the box King of diamonds, soda", "losers", "winners and soda"]),
        (
            "hoyle-1864",
            "soda Kd\nturn 7h 9s",
            ["the box Nine of spades won", "losers Seven of hearts lost", "winners and soda King of diamonds, soda"],
        ),
        (
            "meyer",
            "soda Kd\nturn 7h 9s\nturn 7c 8s",
            ["the box Eight of spades won", "losers Seven of clubs lost", "winners and soda Nine of spades, before"],
        ),
        (
            "denexa",
            "soda Kd\nturn 7h 9s",
            ["winners and soda Nine of spades won", "the box", "losers Seven of hearts lost"],
        ),
        ("basset", "", ["bank’s cards", "the pack", "punters’ cards"]),
        ("basset", "face Kd", ["bank’s cards King of diamonds, face", "the pack", "punters’ cards"]),
        (
            "basset",
            "face Kd\nturn 7h 9s",
            ["bank’s cards Nine of spades lost", "the pack", "punters’ cards Seven of hearts won"],
        ),
        ("pharaon", "deal", ["bank’s cards", "the pack", "punters’ cards"]),
        ("pharo", "", ["bank’s cards", "the pack", "bottom card", "punters’ cards"]),
        ("german-pharo", "bottom 9d", ["punters’ cards", "the pack", "bottom card Nine of diamonds", "bank’s cards"]),
        (
            "hand-dealt",
            "deal\nturn 7h 9s",
            ["bank’s cards Seven of hearts lost", "the pack", "punters’ cards Nine of spades won"],
        ),
        ("stuss", "deal\nturn 7h 9s", ["losers Seven of hearts lost", "the box", "winners Nine of spades won"]),
    ],
)
def test_the_pack_and_the_piles_lie_as_the_book_has_them(book: str, log: str, lie: list[str]) -> None:
    assert piles(still(log, None, LIBRARY[book])) == lie


@pytest.mark.parametrize("book", ["hoyle-1864", "stuss", "denexa", "basset", "pharo", "hand-dealt"])
def test_no_place_changes_its_name_from_the_first_card_to_the_last(book: str) -> None:
    rules = LIBRARY[book]
    opening = {"deal": "deal"}.get(rules.opening, f"{rules.opening} Kd")
    logs = ["", opening, f"{opening}\nturn 7h 9s", f"{opening}\nturn 7h 9s\nturn 7c 8s"]
    names = [
        [
            next(part.text for part in label.inside if part.name == "b")
            for label in still(log, None, rules).by_class("faro-label")
        ]
        for log in logs
    ]
    assert names == [names[0]] * len(logs)


@pytest.mark.parametrize(
    ("book", "loser", "winner"), [("hoyle-1864", "1", "2"), ("stuss", "1", "2"), ("basset", "2", "1")]
)
def test_the_two_cards_of_a_turn_bear_the_order_in_which_they_came(book: str, loser: str, winner: str) -> None:
    opening = {"hoyle-1864": "soda Kd", "stuss": "deal", "basset": "face Kd"}[book]
    borne = numbers(still(f"{opening}\nturn 7h 9s", None, LIBRARY[book]))
    assert {name.rsplit(" ", 1)[1]: number for name, number in borne.items()} == {"lost": loser, "won": winner}


def test_the_winner_of_the_last_turn_lies_with_the_winners_when_the_hock_is_in_the_window() -> None:
    shown = piles(still(f"{whole_deal(soda='Kd')}"))
    assert [pile.rsplit(" ", 1)[1] for pile in shown] == ["hock", "lost", "won"]
    assert numbers(still(f"{whole_deal(soda='Kd')}")).keys() == {*shown[1:]}


def _to_the_pocket() -> str:
    lines = whole_deal(soda="Kd").splitlines()
    cards = [word for line in lines for word in line.split() if word not in ("soda", "turn", "hock")]
    turns = [f"turn {cards[n]} {cards[n + 1]}" for n in range(0, 48, 2)]
    return "\n".join(["deal", *turns, f"pocket {' '.join(cards[48:])}"])


def test_the_pocket_shows_its_four_cards() -> None:
    html = still(_to_the_pocket(), None, LIBRARY["stuss"])
    (pocket,) = html.by_class("faro-pocket")
    assert len([picture for picture in pocket.inside if picture.has("faro-card")]) == 4
    assert pocket.text.startswith("the box")
    assert pocket.text.endswith(", pocket")
    assert pocket.text.count(" of ") == 4


def test_a_pack_that_is_dealt_out_is_gone() -> None:
    lines = whole_deal(soda="Kd").splitlines()
    cards = [word for line in lines for word in line.split() if word not in ("soda", "turn", "hock")]
    log = "\n".join(["deal", *(f"turn {cards[n]} {cards[n + 1]}" for n in range(0, 52, 2))])
    html = still(log, None, LIBRARY["hand-dealt"])
    (pack,) = [pile for pile in html.by_class("faro-pile") if pile.text == "the pack"]
    assert [part.name for part in pack.inside if part.has("faro-empty")] == ["span"]


def _covered(html: Reader) -> bool:
    """Whether the window of the box shows a back."""
    (window,) = html.by_class("faro-box")
    return any(part.has("faro-card") for part in window.inside)


def test_a_face_up_box_that_opens_with_no_card_shows_a_back_until_a_turn_is_dealt() -> None:
    book = varied(LIBRARY["stuss"], pack_lies="face-up")
    assert piles(still("deal", None, book)) == ["winners", "losers", "the box"]
    assert _covered(still("deal", None, book))
    assert not _covered(still(""))
    shown = ["winners", "losers Seven of hearts lost", "the box Nine of spades won"]
    assert piles(still("deal\nturn 7h 9s", None, book)) == shown


@pytest.mark.parametrize(
    ("book", "log", "said"),
    [
        ("hoyle-1864", "", "52 left in the box, no turn yet"),
        ("stuss", "deal\nturn 7h 9s", "50 left in the box, turn 1 of 24"),
        ("pharo", "bottom 9d\nturn 7h 9s", "50 left in the pack, coup 1 of 26"),
        ("hand-dealt", "deal", "52 left in the pack, no turn yet"),
    ],
)
def test_how_far_the_deal_has_got_is_said_in_the_words_of_the_game(book: str, log: str, said: str) -> None:
    assert [count.text for count in still(log, None, LIBRARY[book]).by_class("faro-count")] == [said]
