"""What a page holds once and every board on it points to: the cards, the box, the checks."""

from __future__ import annotations

from faro.pictures.box_art import box_symbols
from faro.pictures.card_art import symbols
from faro.pictures.check_art import check_symbols


def table_symbols(others: str = "") -> str:
    """The drawings that a board points to: those of every card, of the box, the checks and the copper; and `others`."""
    return symbols(box_symbols() + check_symbols() + others)


def sprite(drawn: str = "") -> str:
    """The drawings of a table, or what else is `drawn`, as a hidden drawing; it stands once on a page that needs it."""
    drawn = drawn or table_symbols()
    return f'<svg class="faro-sprite" width="0" height="0" aria-hidden="true"><defs>{drawn}</defs></svg>'
