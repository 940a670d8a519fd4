"""Rows of small cards beside a board: the turns that were dealt, pair by pair, and three cards face down or turned up.

They are for the eye alone; whoever draws them tells the same in words.
"""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import Card
from faro.pictures.card_art import back, face


def pairs(soda: Card | None, turns: Sequence[tuple[Card, Card]], name: str) -> str:
    """The turns of a deal as a strip, loser and winner with their numbers, after the card that was shown first.

    `name` is what the book calls that card.
    """
    first = f"<li>{face(soda)}<i>{name}</i></li>" if soda else ""
    both = "".join(f"<li>{_nth(loser, 1)}{_nth(winner, 2)}</li>" for loser, winner in turns)
    return f'<ol class="faro-pairs" aria-hidden="true">{first}{both}</ol>'


def _nth(card: Card, number: int) -> str:
    return f'<span>{face(card)}<b class="faro-nth">{number}</b></span>'


def face_down(count: int) -> str:
    """So many cards with their backs up."""
    return f'<ol class="faro-pairs" aria-hidden="true">{f"<li>{back()}</li>" * count}</ol>'


def turned_up(cards: Sequence[Card]) -> str:
    """Cards in the order in which they came."""
    return f'<ol class="faro-pairs" aria-hidden="true">{"".join(f"<li>{face(card)}</li>" for card in cards)}</ol>'
