from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from faro.base.cards import PACK, Card, Rank, Suit
from faro.base.errors import FaroError


def test_the_pack_is_four_suits_of_thirteen() -> None:
    assert len(PACK) == len(set(PACK)) == 52
    assert " ".join(str(card) for card in PACK[:14]) == "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc Ad"


def test_the_ace_is_low_and_the_king_high() -> None:
    assert min(Rank) is Rank.ACE
    assert max(Rank) is Rank.KING


@pytest.mark.parametrize("card", PACK, ids=str)
def test_a_card_is_read_back_as_it_is_written(card: Card) -> None:
    assert Card.parse(str(card)) == card
    assert Card.parse(str(card).lower()) == card


@pytest.mark.parametrize(
    "text", ["", "7", "h", "1h", "11h", "7x", "h7", "7 h", "7hh", "10", "\u212ad", "7\u017f", "７h"]
)
def test_what_is_no_card_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(FaroError) as caught:
        Card.parse(text)
    assert str(caught.value) == f"no card is written {text!r} (bad-card); write rank and suit, as 7h, 10s or Kd"


@given(st.text(max_size=4))
def test_any_text_is_a_card_or_a_bad_card(text: str) -> None:
    try:
        card = Card.parse(text)
    except FaroError as error:
        if error.code != "bad-card":
            raise
    else:
        assert card in PACK


@pytest.mark.parametrize("rank", Rank, ids=lambda rank: rank.word)
def test_a_rank_goes_by_its_code_and_by_its_word(rank: Rank) -> None:
    assert Rank.parse(rank.code) is Rank.parse(rank.code.lower()) is rank
    assert Rank.parse(rank.word) is Rank.parse(rank.word.upper()) is rank


def test_the_words_of_ranks_and_cards() -> None:
    assert [rank.word for rank in Rank][:3] == ["Ace", "Deuce", "Three"]
    assert [rank.plural for rank in (Rank.ACE, Rank.SIX, Rank.KING)] == ["Aces", "Sixes", "Kings"]
    assert Card(Rank.SEVEN, Suit.HEARTS).word == "Seven of hearts"


def test_two_suits_are_red() -> None:
    assert [suit.word for suit in Suit if suit.is_red] == ["diamonds", "hearts"]
