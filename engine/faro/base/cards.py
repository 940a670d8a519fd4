"""Ranks, suits, the fifty-two cards, and what a punter calls them."""

from __future__ import annotations

import re
from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import NamedTuple

from faro.base.errors import FaroError


class Suit(StrEnum):
    """The four suits. They decide nothing at the table but the colours bet."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    @property
    def word(self) -> str:
        return self.name.lower()

    @property
    def sign(self) -> str:
        """The pip, as it is printed in a line of text."""
        return {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}[self]

    @property
    def is_red(self) -> bool:
        return self in (Suit.DIAMONDS, Suit.HEARTS)


class Rank(IntEnum):
    """The thirteen ranks; the ace is low and the king high, as the high-card bar counts them."""

    ACE = 1
    DEUCE = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def code(self) -> str:
        """The rank as a log writes it: A, 2 to 10, J, Q, K."""
        return _CODE_OF[self]

    @property
    def word(self) -> str:
        """The rank as a dealer calls it: Ace, Deuce, Three."""
        return _WORD_OF[self]

    @property
    def plural(self) -> str:
        """Two of the rank: Aces, Sixes."""
        return self.word + ("es" if self is Rank.SIX else "s")

    @classmethod
    def parse(cls, text: str) -> Rank:
        """The rank that a log's code or a dealer's word names; `bad-rank` where there is none."""
        rank = _RANK_OF.get(text.upper()) or _RANK_OF.get(text.capitalize())
        if rank is None:
            raise FaroError("bad-rank", text=text)
        return rank


_CODE_OF = {rank: {1: "A", 11: "J", 12: "Q", 13: "K"}.get(rank.value, str(rank.value)) for rank in Rank}
_WORD_OF = {rank: rank.name.capitalize() for rank in Rank}
_RANK_OF = {code: rank for rank, code in _CODE_OF.items()} | {rank.word: rank for rank in Rank}


class Card(NamedTuple):
    """One card of the pack, or an `odd` card, a second of the same rank and suit that a cheat has put into it."""

    rank: Rank
    suit: Suit
    odd: bool = False

    @property
    def word(self) -> str:
        """The card in full: the Seven of hearts is `Seven of hearts`."""
        return f"{self.rank.word} of {self.suit.word}"

    @property
    def shown(self) -> Card:
        """The card that the table sees: an odd card looks like its twin."""
        return self._replace(odd=False) if self.odd else self

    def __str__(self) -> str:
        return self.rank.code + self.suit + ("+" if self.odd else "")

    @classmethod
    @lru_cache(maxsize=256)
    def parse(cls, text: str) -> Card:
        """The card written `7h`, `10s` or `Kd`, an odd one `7h+`; `bad-card` for anything else."""
        match = _CARD.fullmatch(text)
        if match is None:
            raise FaroError("bad-card", text=text)
        return cls(_RANK_OF[match[1].upper()], Suit(match[2].lower()), odd=bool(match[3]))


# ASCII, for a long s and the sign of the kelvin are an s and a k to IGNORECASE otherwise.
_CARD = re.compile(r"(10|[2-9AJQK])([cdhs])(\+?)", re.IGNORECASE | re.ASCII)

PACK: tuple[Card, ...] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The fifty-two cards, suit by suit from the ace up."""
