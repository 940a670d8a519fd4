"""Cards edge-on and from above, piles, fingers and hands: what the cut-aways of more than one family show."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from farodocs.figures.cutaways.pen import Kind, block, moved, path, text

BAR = 15
"""The height of a card of a pile seen edge-on, with room for its rank."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A card seen edge-on in a box: its words, how far it has slid to the right, and which sides are roughened."""

    words: str = ""
    slid: float = 0
    kind: Kind = "card"
    rough: str = ""
    """`face` for the upper side, `back` for the lower, or both words."""


def edges(cards: Iterable[Edge], x: float, y: float, wide: float, thick: float) -> str:
    """Cards edge-on, from the top of the pack down."""
    drawn = []
    for number, card in enumerate(cards):
        left, top = x + card.slid, y + number * thick
        drawn.append(block(left, top, wide, thick, card.kind))
        for side, at in (("face", top + 1.6), ("back", top + thick - 1.6)):
            if side in card.rough:
                drawn.append(path(f"M{left + 1:.4g} {at:.4g}h{wide - 2:.4g}", "rough"))
        if card.words:
            drawn.append(text(max(left, 0) + 12, top + thick / 2 + 4, card.words, "start"))
    return "".join(drawn)


def pile(x: float, y: float, cards: str, wide: float = 60) -> str:
    """A pile edge-on, its top card first: `K *Q >9 ? - …`.

    A star is copper, `>` a card pushed a little aside, `-` a blank one, `…` many cards.
    """
    return "".join(_bar(x, y + BAR * number, card, wide) for number, card in enumerate(cards.split()))


def woven(x: float, y: float, left: str, right: str, wide: float = 60, apart: float = 12) -> str:
    """Two halves of a pack woven one by one, the left one's top card first; each still stands out on its own side."""
    pairs = zip(left.split(), right.split(), strict=True)
    cards = [(card, shift) for pair in pairs for card, shift in zip(pair, (-apart, apart), strict=True)]
    return "".join(_bar(x + shift, y + BAR * number, card, wide) for number, (card, shift) in enumerate(cards))


def _bar(x: float, y: float, card: str, wide: float) -> str:
    if card == "…":
        return "".join(block(x, y + 3 * number, wide, 3, "card") for number in range(BAR // 3))
    words = card.lstrip("*>").replace("-", "")
    x += 9 if ">" in card else 0
    drawn = block(x, y, wide, BAR, "moving" if "*" in card else "card")
    return drawn + (text(x + wide / 2, y + 11.5, words) if words else "")


def beside(x: float, y: float, words: str, place: Literal["start", "end"] = "start") -> str:
    """What becomes of each card of a pile, one word a card; `-` says nothing of one."""
    said = (
        text(x, y + BAR * number + 11.5, word.replace("_", " "), place)
        for number, word in enumerate(words.split())
        if word != "-"
    )
    return "".join(said)


def turn(x: float, y: float, cards: int = 2) -> str:
    """The bracket round the cards of one turn, to the right of a pile."""
    return path(f"M{x:.4g} {y + 2:.4g}h5v{BAR * cards - 4:.4g}h-5", "thin")


def face(x: float, y: float, rank: str, wide: float = 44, kind: Kind = "card") -> str:
    """A card face up from above, its rank a little above the middle, so that a stake leaves it in sight."""
    high = wide * 1.4
    drawn = block(x, y, wide, high, kind)
    return drawn + (text(x + wide / 2, y + high * 0.4 + 6, rank, style="rank") if rank else "")


def back(x: float, y: float, wide: float = 44) -> str:
    """A card face down from above."""
    high = wide * 1.4
    inner = wide - 8
    lines = "".join(f"M{x + 4:.4g} {y + 4 + step:.4g}h{inner:.4g}" for step in range(0, int(high - 7), 4))
    return block(x, y, wide, high, "card") + path(lines, "thin")


def heap(x: float, y: float, rank: str, under: int, wide: float = 44) -> str:
    """A pile of cards from above, face up, `under` cards showing their edges beneath the top one."""
    rest = "".join(block(x + 2 * step, y + 2 * step, wide, wide * 1.4, "card") for step in range(under, 0, -1))
    return rest + face(x, y, rank, wide)


_FINGER = "M-150-11L-20-12C-8-12 0-7 0 1 0 8-7 12-18 12L-150 14"
_NAIL = "M-17-11.6C-9-11-3-8-1-3-8-1-16-4-17-11.6z"


def finger(x: float, y: float, turned: float = 0, scale: float = 1) -> str:
    """A finger or a thumb from the side, its tip at a point; unturned it comes from the left."""
    return moved(path(_FINGER, "hand") + path(_NAIL, "thin"), x, y, turned, scale)
