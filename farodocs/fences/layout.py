"""The ```faro-layout fence: the layout with nothing on it, made of the cards that the boards of its page are made of.

On paper its cloth costs no more ink than theirs: a picture in a file is not told that it is printed.
"""

from __future__ import annotations

from html import escape

from markdown import Markdown

from faro.base import LOWER, UPPER, Rank, Spot, in_a_row
from faro.pictures import cloth_to_follow
from farodocs.markup import Fence, sprite_once
from farodocs.parts import bare


def render() -> str:
    """The HTML of the layout from the players’ side, told as one picture."""
    upper, lower = (in_a_row([rank.word.lower() for rank in row]) for row in (UPPER, LOWER))
    seen = (
        f"The layout from the players’ side. A bar marked High Card runs along the dealer’s edge. Below it the {upper},"
        f" then the {lower}; the {Rank.SEVEN.word.lower()} stands alone at the left, level between the rows."
    )
    laid = cloth_to_follow(bare(), _painted)
    return (
        '<figure class="faro-figure"><div class="faro-board"><div class="faro-baize">'
        f'<div class="faro-lies" role="img" aria-label="{escape(seen)}">{laid}</div></div></div></figure>'
    )


def _painted(spot: Spot, row: str, said: str, inside: str) -> str:
    """A card or the bar; what lies between the cards is not painted there."""
    return "" if spot.sort.where == "gap" else f"<span {said}>{inside}</span>"


def _on_page(_given: dict[str, str], _lines: str, md: Markdown) -> str:
    return f"{sprite_once(md)}{render()}"


FENCE = Fence("faro-layout", "faro-bare-layout", (), "nothing stands", _on_page)
