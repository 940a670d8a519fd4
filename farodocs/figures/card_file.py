"""The drawings of the cards in one file, fifty-two faces, the back, and those of a livret: on the pages a card is a
pointer into it."""

from __future__ import annotations

import re
from functools import cache

from faro.base import FIGURE_CARDS, Card, Rank, Suit, spot
from faro.pictures import back_print, bent, face, face_print, table_symbols

FILE = "assets/pictures/cards.svg"
"""Where the file lies, from the root of the site."""

_FACE = re.compile(r'<svg class="faro-card"[^>]*>(.*?)</svg>', re.S)


def document() -> str:
    """The file: what a page's own sprite holds, and each card that is drawn out on a board that stands by itself."""
    # Groups and no symbols, whose edge would be cut where a card that is drawn out keeps it.
    others = "".join(f'<g id="faro-card-{name}">{drawn}</g>' for drawn, name in _drawn_out().items())
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{table_symbols(others)}</defs></svg>\n'


def pointing(html: str, file: str) -> str:
    """A board that points into the file, as its page finds it, for every drawing; also for a card that is drawn out."""
    pointed = _FACE.sub(lambda match: _pointer(_drawn_out().get(match[1])) or match[0], html)
    return pointed.replace('href="#faro-', f'href="{file}#faro-')


def _pointer(name: str | None) -> str:
    """As a spade is drawn, with another name."""
    return face(Card(Rank.ACE, Suit.SPADES)).replace("#faro-card-As", f"#faro-card-{name}") if name else ""


@cache
def _drawn_out() -> dict[str, str]:
    """Each card that is drawn out, without its frame, and its name."""
    others = (Card(rank, suit) for suit in Suit if suit is not Suit.SPADES for rank in Rank)
    livret = (*(spot(rank.code) for rank in Rank), *FIGURE_CARDS)
    return {
        back_print(): "back",
        **{face_print(card): str(card) for card in others},
        **{bent(place): f"livret-{place.id}" for place in livret},
    }
