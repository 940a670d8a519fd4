"""Cards as they lay in a hand: the livret of the older game, and a card without a sign in its corner."""

from __future__ import annotations

from faro.base import FIGURE_CARDS, SPOTS, Bend, Card, Rank
from faro.pictures import CARD_BOX, bent, face_print, plain
from farodocs.figures.objects.thing import Drawn, label, with_cards, words

_WIDE, _HIGH = CARD_BOX


def livret() -> Drawn:
    """Thirteen cards fanned, one of them bent, and the four figure cards."""
    fan = ""
    for number, rank in enumerate(Rank):
        turn = (number - 6) * 9
        bend = Bend(1, 1) if rank is Rank.KING else None
        fan += f'<g transform="translate(170 214)rotate({turn})translate(-30 -166)">{bent(SPOTS[rank.code], bend)}</g>'
    figures = "".join(
        f'<g transform="translate({40 + 72 * number} 186)scale(.74)">{bent(spot)}</g>'
        for number, spot in enumerate(FIGURE_CARDS)
    )
    ranks = ("A to 3", "4 to 6", "7 to 10", "J to K")
    told = "".join(words(62 + 72 * number, 266, name) for number, name in enumerate(ranks))
    drawing = fan + figures + told + label("a corner bent: let it ride", (330, 16), (276, 104), "end")
    return Drawn(340, 276, with_cards(drawing))


def card_without_index() -> Drawn:
    """A period card, and where a modern one has its index."""
    nine = plain(face_print(Card.parse("9h")))
    drawing = f'<g transform="translate(104 14)scale(2.2)">{nine}</g>'
    drawing += '<path class="g" d="M109 20h26v40h-26zM205 158h26v40h-26z"/>'
    drawing += label("no index", (88, 56), (109, 50), "end") + label("square corner", (332, 222), (234, 202), "end")
    return Drawn(340, 234, drawing)
