"""The drawings of all fifty-two cards in one file, for pages of which there are hundreds: there a card is a pointer."""

from __future__ import annotations

import re
from functools import cache

from faro.card_art import CARD_BOX, face, symbols
from faro.cards import Card, Rank, Suit

_FACE = re.compile(r'<svg class="faro-card"[^>]*>.*?</svg>', re.S)


def document() -> str:
    """The file: what a page's own sprite holds, and a symbol for each card that is no spade, which has one already."""
    width, height = CARD_BOX
    others = "".join(
        f'<symbol id="faro-card-{name}" viewBox="0 0 {width} {height}">{_inside(drawn)}</symbol>'
        for drawn, name in _drawn_out().items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{symbols()}{others}</defs></svg>\n'


def pointing(html: str) -> str:
    """A board with a pointer into the drawings for every card that it draws out."""
    return _FACE.sub(lambda match: _pointer(_drawn_out().get(match[0])) or match[0], html)


def _pointer(name: str | None) -> str:
    """As a spade is drawn, with another name."""
    return face(Card(Rank.ACE, Suit.SPADES)).replace("#faro-card-As", f"#faro-card-{name}") if name else ""


def _inside(drawn: str) -> str:
    return drawn.partition(">")[2].removesuffix("</svg>")


@cache
def _drawn_out() -> dict[str, str]:
    return {
        face(card): str(card)
        for card in (Card(rank, suit) for suit in Suit if suit is not Suit.SPADES for rank in Rank)
    }
