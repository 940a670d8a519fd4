"""The whole table from the players' side, the shuffling-board by itself, and the livret of the older game."""

from __future__ import annotations

from faro.base import PLACES, Rank
from faro.pictures import CARD_BOX
from farodocs.figures.objects import checks, dealing_box, record
from farodocs.figures.objects.sitters import sitter
from farodocs.figures.objects.solids import disc, face, hexagon, laid, line, path, pile, shadow, slab
from farodocs.figures.objects.thing import Drawn, Part, label, with_cards
from farodocs.figures.objects.view import View

_WIDE, _DEEP, _BAY = 1560.0, 830.0, (560.0, 130.0)
"""Of the table, and of the bay in which the dealer sits, in millimetres."""
_CLOTH = 1000.0, 500.0
"""Of the layout: about a metre by half a metre (the Board Game Book, rule 7)."""
_NEAR = 60.0
"""How far the layout lies from the players' edge."""


def table() -> Drawn:
    """The plate of the whole table."""
    view = View((320, 316), 0.382, raised=41, distance=2600)
    board_y = 588.0
    drawing = _people(view) + _top(view) + layout(view)
    drawing += _board(view, -230, board_y, 460, 104)
    drawing += dealing_box.box(view, (-190, board_y + 2, 12), "9")
    drawing += _heap(view, 0, board_y + 8, 12, 9, "4") + _heap(view, 120, board_y + 8, 12, 8, "Q")
    drawing += checks.rack(view, -724, 610, 0, 1.3)
    drawing += record.frame(view, 424, 575, 0, 0.62)
    drawing += _stakes(view)
    tab = (
        '<path class="o card" d="M0 0h60v84H0z"/><path class="h" d="'
        + "".join(f"M8 {y}h44" for y in range(14, 80, 5))
        + '"/>'
    )
    drawing += laid(view, tab, (60, 84), (560, 350, 0), (650, 350, 0), (550, 220, 0))
    parts = (
        Part("table", (60, 332), "rules/equipment#table"),
        Part("layout", (160, 290), "rules/equipment#board"),
        Part("shuffling-board", (412, 196), "rules/equipment#shuffling-board"),
        Part("dealing box", (262, 190), "rules/equipment#dealing-box"),
        Part("losers and winners", (354, 190), "rules/equipment#piles"),
        Part("check rack", (140, 190), "rules/equipment#rack"),
        Part("case-keeper", (490, 196), "rules/equipment#case-keeper"),
        Part("checks", (62, 238), "rules/equipment#checks"),
        Part("copper", (348, 240), "rules/equipment#coppers"),
        Part("tab", (554, 262), "rules/equipment#cue-sheet"),
        Part("dealer", (327, 100), "glossary/dealer"),
        Part("lookout", (171, 80), "glossary/lookout"),
        Part("the man at the case-keeper", (486, 80), "glossary/case-keeper"),
    )
    return Drawn(640, 384, with_cards(_framed(drawing, 640, 384)), parts)


def _framed(drawing: str, wide: int, high: int) -> str:
    """A picture within a thick and a thin rule, which cut off what reaches beyond them."""
    rules = "".join(
        f'<path class="{pen}" d="M{inset} {inset}h{wide - 2 * inset}v{high - 2 * inset}h{2 * inset - wide}z"/>'
        for inset, pen in ((2, "b"), (6, "h"))
    )
    inner = f"M6 6h{wide - 12}v{high - 12}H6z"
    return f'<clipPath id="plate"><path d="{inner}"/></clipPath><g clip-path="url(#plate)">{drawing}</g>{rules}'


def _people(view: View) -> str:
    """Behind the table: the lookout on a higher seat, the dealer in the bay, the man at the case-keeper."""
    (dealer_x, dealer_y), (look_x, look_y), (keeper_x, keeper_y) = (
        view.at(at) for at in ((0.0, _DEEP - _BAY[1], 0.0), (-500.0, _DEEP, 0.0), (515.0, _DEEP, 0.0))
    )
    return (
        sitter(look_x, look_y - 67, 2.1) + sitter(keeper_x, keeper_y - 61, 2.05) + sitter(dealer_x, dealer_y - 66, 2.2)
    )


def _top(view: View) -> str:
    """The table's top with its bay, the cloth on it, the near edge and what shows of the legs."""
    half, (bay, deep) = _WIDE / 2, _BAY

    def round_the(inset: float, z: float = 0) -> list[tuple[float, float, float]]:
        inner, back = bay / 2 + inset, _DEEP - inset
        front = _DEEP - deep - inset
        return [
            (-half + inset, inset, z), (half - inset, inset, z), (half - inset, back, z), (inner, back, z),
            (inner - 40, front, z), (-inner + 40, front, z), (-inner, back, z), (-half + inset, back, z),
        ]  # fmt: skip

    edge = face(view, [(-half, 0, -70), (half, 0, -70), (half, 0, 0), (-half, 0, 0)], "wood", 2)
    apron = face(
        view, [(-half + 60, 30, -150), (half - 60, 30, -150), (half - 60, 30, -70), (-half + 60, 30, -70)], "wood", 3
    )
    top = path([view.at(point) for point in round_the(0)], "wood")
    cloth = path([view.at(point) for point in round_the(46)], "felt")
    return apron + edge + top + cloth + path([view.at(point) for point in round_the(56)], pen="h")


def layout(view: View) -> str:
    """The cloth with its thirteen cards and the High Card bar, its middle at the origin of the table's near edge."""
    wide, deep = _CLOTH
    x, far = -wide / 2, _NEAR + deep
    drawn = face(view, [(x, _NEAR, 0), (-x, _NEAR, 0), (-x, far, 0), (x, far, 0)], "felt")
    for inset in (12.0, 18.0):
        corners = [
            (x + inset, _NEAR + inset, 0.0),
            (-x - inset, _NEAR + inset, 0.0),
            (-x - inset, far - inset, 0.0),
            (x + inset, far - inset, 0.0),
        ]
        drawn += path([view.at(corner) for corner in corners], pen="h")
    drawn += line(view, (x + 18, far - 78, 0), (-x - 18, far - 78, 0), pen="h")
    bar = '<text class="bar" x="100" y="14">HIGH CARD</text>'
    drawn += laid(view, bar, (200, 20), (-290, far - 12, 0), (290, far - 12, 0), (-290, far - 72, 0))
    for rank in Rank:
        at_x, at_y = _spot(rank)
        drawn += _flat(view, rank.code, at_x, at_y, 104)
    return drawn


def _spot(rank: Rank) -> tuple[float, float]:
    """The middle of a card of the layout."""
    column, row = PLACES[rank]
    return (float(column) - 3) * 132, _NEAR + 320 - float(row) * 182


def _flat(view: View, rank: str, x: float, y: float, wide: float) -> str:
    long = wide * CARD_BOX[1] / CARD_BOX[0]
    use = f'<use href="#faro-card-{rank}s" width="{CARD_BOX[0]}" height="{CARD_BOX[1]}"/>'
    left, top = x - wide / 2, y + long / 2
    return laid(view, use, CARD_BOX, (left, top, 0), (left + wide, top, 0), (left, top - long, 0))


def _board(view: View, x: float, y: float, wide: float, deep: float) -> str:
    """The shuffling-board, its near left corner at a point."""
    drawn = shadow(
        view, [(x + wide, y + 4, 0), (x + wide + 10, y + 8, 0), (x + wide + 10, y + deep, 0), (x + wide, y + deep, 0)]
    )
    drawn += slab(view, (x, y, 0), (wide, deep, 12), "wood", (0, 2, 2))
    inner = [
        (x + 8, y + 8, 12.0),
        (x + wide - 8, y + 8, 12.0),
        (x + wide - 8, y + deep - 8, 12.0),
        (x + 8, y + deep - 8, 12.0),
    ]
    return drawn + face(view, inner, "felt", 1)


def _heap(view: View, x: float, y: float, z: float, cards: int, rank: str) -> str:
    """A pile of cards face up, its near left corner at a point."""
    drawn = slab(view, (x, y, z), (63, 89, cards * 1.2), "card", (0, 2, 2))
    return drawn + dealing_box.card(view, rank, (x, y, z + cards * 1.2))


def _stakes(view: View) -> str:
    """A few stakes on the cloth, one of them coppered, and players' checks by the edge."""
    drawn = ""
    for rank, count, edge in ((Rank.QUEEN, 4, "upright"), (Rank.JACK, 2, "plain"), (Rank.TEN, 1, "level")):
        x, y = _spot(rank)
        drawn += pile(view, (x, y, 0), count, "ivory", edge, 22, 5)
    x, y = _spot(Rank.FOUR)
    drawn += pile(view, (x + 20, y, 0), 3, "ivory", "plain", 22, 5) + hexagon(view, (x + 20, y, 15), 17, 4, "copper")
    for at_x, at_y, count, edge in (
        (-670, 330, 9, "plain"),
        (-615, 300, 6, "upright"),
        (-680, 260, 4, "level"),
        (600, 140, 7, "plain"),
    ):
        drawn += pile(view, (at_x, at_y, 0), count, "ivory", edge, 22, 5)
    return drawn + disc(view, (-610, 220, 0), 22, 5, "ivory")


def shuffling_board() -> Drawn:
    """The board with what stands on it."""
    view = View((170, 176), 0.62, turned=10, raised=42, distance=1100)
    drawing = _board(view, -240, -100, 480, 210)
    drawing += _heap(view, 30, -50, 12, 12, "4") + _heap(view, 140, -50, 12, 9, "Q")
    drawing += dealing_box.box(view, (-170, -55, 12), "9")
    drawing += label("box", (40, 62), view.at((-130, 30, 46)))
    drawing += label("losers", (170, 48), view.at((60, 20, 26)), "middle")
    drawing += label("soda and winners", (332, 62), view.at((170, 20, 22)), "end")
    drawing += label("cloth on a thin slab", (14, 268), view.at((-150, -85, 12)))
    return Drawn(340, 280, with_cards(drawing))
