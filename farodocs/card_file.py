"""The drawings of all fifty-two cards in one file: on the pages a card is a pointer into it."""

from __future__ import annotations

import re
from functools import cache

from faro.card_art import face, symbols
from faro.cards import Card, Rank, Suit

FILE = "assets/pictures/cards.svg"
"""Where the file lies, from the root of the site."""

_FACE = re.compile(r'<svg class="faro-card"[^>]*>.*?</svg>', re.S)


def document() -> str:
    """The file: what a page's own sprite holds, and each card that is no spade, which has a symbol already."""
    # Groups and no symbols, whose edge would be cut where a card that is drawn out keeps it.
    others = "".join(f'<g id="faro-card-{name}">{_inside(drawn)}</g>' for drawn, name in _drawn_out().items())
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{symbols()}{others}</defs></svg>\n'


def pointing(html: str, file: str) -> str:
    """A board that points into the file, as its page finds it, for every drawing; also for a card that is drawn out."""
    pointed = _FACE.sub(lambda match: _pointer(_drawn_out().get(match[0])) or match[0], html)
    return pointed.replace('href="#faro-', f'href="{file}#faro-')


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
