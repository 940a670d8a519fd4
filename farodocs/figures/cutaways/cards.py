"""Cards that were cut or roughened, so that the pack parts where the dealer wants it to."""

from __future__ import annotations

from farodocs.figures.cutaways import dealing_box as box
from farodocs.figures.cutaways.figure import Drawn
from farodocs.figures.cutaways.parts import BAR, Edge, beside, edges, face, finger, pile, turn
from farodocs.figures.cutaways.pen import Point, arrow, block, disc, hatch, mark, outline, path, text
from farodocs.figures.cutaways.table import cloth, copper, hair, stake

_W, _H = 84, 118
"""A card from above in these drawings."""


def _at(x: float, y: float, shape: list[Point]) -> list[Point]:
    return [(x + across, y + down) for across, down in shape]


def _turned(shape: list[Point]) -> list[Point]:
    """A shape end for end."""
    return [(_W - across, _H - down) for across, down in shape]


_SHAVED: list[Point] = [(0, 0), (_W, 0), (_W - 12, _H), (0, _H)]
_WEDGE: list[Point] = [(9, 0), (_W - 9, 0), (_W, _H), (0, _H)]
_ROUNDED: list[Point] = [(0, 0), (_W - 9, 0), (_W, _H * 0.34), (_W, _H * 0.66), (_W - 9, _H), (0, _H)]


def _card(x: float, y: float, shape: list[Point], words: str = "") -> str:
    drawn = path(outline(_at(x, y, shape)), "card")
    return drawn + (text(x + _W / 2, y + _H / 2 + 5, words) if words else "")


def _whole(x: float, y: float) -> str:
    return block(x, y, _W, _H, "ghost")


def _stand_out(x: float, y: float, shape: list[Point]) -> str:
    """Cards of a shape hatched, to lie under others and show where they stand out."""
    return path(outline(_at(x, y, shape)), "card") + path(hatch(_at(x, y, shape), 4), "hatch")


def roughed_cards() -> Drawn:
    """One long side shaved aslant."""
    x, y = 98, 34
    sliver = [(x + _W + 8, y), (x + _W + 8, y + _H), (x + _W - 4, y + _H)]
    cut = (
        _whole(x, y)
        + _card(x, y, _SHAVED, "K")
        + path(outline(sliver), "moving")
        + mark(1, 60, 20, (x + _W - 1, y + 1))
    )
    cut += mark(2, 236, 110, (x + _W + 6, y + 96))
    squared = _stand_out(x, y, _turned(_SHAVED)) + _card(x, y, _SHAVED, "K")
    squared += mark(3, 236, 120, (x + _W - 4, y + 104))
    parted = _card(x + 34, y + 16, _SHAVED) + _stand_out(x - 26, y - 6, _turned(_SHAVED))
    parted += finger(x - 28, y + 40, 0, 1) + finger(x + _W + 34, y + 70, 180, 1)
    parted += arrow((x + 20, 176), (x - 22, 176)) + arrow((x + 70, 176), (x + 112, 176))
    return Drawn(192, (cut, squared, parted))


def strippers() -> Drawn:
    """Wedges: the turned ones come away by their ends."""
    x, y = 98, 34
    slivers = path(f"M{x} {y}h9L{x} {y + _H}zM{x + _W} {y}h-9L{x + _W} {y + _H}z", "moving")
    cut = slivers + _card(x, y, _WEDGE) + mark(1, 44, 60, (x + 3, y + 14)) + mark(1, 240, 60, (x + _W - 3, y + 14))
    squared = _stand_out(x, y, _turned(_WEDGE)) + _card(x, y, _WEDGE, "low")
    squared += (
        mark(2, 44, 40, (x + 4, y + 6))
        + mark(2, 240, 40, (x + _W - 4, y + 6))
        + mark(3, 240, 140, (x + _W - 4, y + 112))
    )
    drawn = _stand_out(x, y - 30, _turned(_WEDGE)) + _card(x, y + 26, _WEDGE, "low")
    drawn += finger(x + 2, y - 20, 25, 0.9) + finger(x + _W - 2, y - 20, 155, 0.9)
    drawn += text(x + 42, y + 12, "high") + arrow((x + _W + 40, 100), (x + _W + 40, 50))
    drawn += mark(2, 50, 84, (x + 6, y + 10))
    return Drawn(192, (cut, squared, drawn))


def _bowed(x: float, y: float, bow: float) -> str:
    """The outline of a card whose long sides bow out, or in."""
    half = _H / 2
    return f"M{x:g} {y:g}h{_W}q{2 * bow:g} {half:g} 0 {_H}h{-_W}q{-2 * bow:g} {-half:g} 0 {-_H}z"


def hollows_and_rounds() -> Drawn:
    """Half the pack bows in, half bows out."""
    two = path(_bowed(34, 36, -8), "card") + path(_bowed(164, 36, 8), "card")
    two += block(34, 36, _W, _H, "ghost") + block(164, 36, _W, _H, "ghost")
    two += text(76, 100, "hollow") + text(206, 100, "round")
    x, y = 98, 34
    squared = path(_bowed(x, y, 8), "card") + path(_bowed(x, y, -8), "card")
    left = [(x, y + 0.0), (x + 8, y + _H / 2), (x, y + _H), (x - 8, y + _H / 2)]
    right = [(x + _W, y + 0.0), (x + _W + 8, y + _H / 2), (x + _W, y + _H), (x + _W - 8, y + _H / 2)]
    squared += path(hatch(left, 4) + hatch(right, 4), "hatch")
    squared += mark(1, 40, 93, (x - 3, 93)) + mark(1, 240, 93, (x + _W + 3, 93)) + mark(2, 40, 40, (x + 1, y + 3))
    pulled = path(_bowed(x, y - 28, 8), "card") + path(_bowed(x, y + 28, -8), "card")
    pulled += text(x + 42, y + 100, "hollows") + text(x + 42, y + 4, "rounds")
    pulled += finger(x - 4, y + 22, 10, 0.9) + finger(x + _W + 4, y + 22, 170, 0.9)
    pulled += arrow((x + _W + 40, 120), (x + _W + 40, 76))
    return Drawn(192, (two, squared, pulled))


def rounds() -> Drawn:
    """Some ranks cut to an oval on one side and roughened, to pair with the others."""
    x, y = 98, 34
    slices = path(f"M{x + _W - 9} {y}h9v{_H * 0.34:g}zM{x + _W} {y + _H * 0.66:.4g}v{_H * 0.34:.4g}h-9z", "moving")
    cut = (
        slices
        + _card(x, y, _ROUNDED, "Q")
        + mark(1, 240, 34, (x + _W - 3, y + 12))
        + mark(1, 240, 160, (x + _W - 3, y + 106))
    )
    cut += mark(2, 240, 93, (x + _W, 93))
    pair = edges([Edge("left whole", rough="back")], 60, 50, 130, 24)
    pair += edges([Edge("rounded", rough="face")], 60, 100, 120, 24) + arrow((40, 62), (40, 96))
    pair += mark(3, 226, 40, (184, 72)) + mark(4, 226, 140, (176, 102)) + text(125, 160, "rough side meets rough side")
    ragged = "".join(block(80, 40 + 11 * number, 120 - 10 * (number % 2), 11, "card") for number in range(11))
    ragged += mark(5, 240, 90, (196, 90)) + mark(6, 40, 90, (80, 90)) + cloth(161)
    return Drawn(192, (cut, pair, ragged))


def sanded_cards() -> Drawn:
    """Two halves of a stripper pack, made to cling in pairs."""
    x, y = 20, 50
    half = edges([Edge("K Q J …", rough="back")], x, y, 110, 24) + edges(
        [Edge("9 8 6 …", rough="face")], x, y + 58, 110, 24
    )
    half += mark(1, 180, 50, (124, 72)) + mark(2, 180, 128, (124, 110))
    strip = _stand_out(98, 8, _turned(_WEDGE)) + _card(98, 60, _WEDGE, "9 8 6 …") + text(140, 40, "K Q J …")
    strip += finger(100, 20, 25, 0.9) + finger(180, 20, 155, 0.9) + arrow((228, 130), (228, 76))
    milk = pile(90, 40, "K Q J … 9 8 6", 100) + finger(92, 38, 14, 0.8) + finger(92, 152, -12, 0.8)
    milk += arrow((196, 48), (246, 84), (236, 48)) + arrow((196, 138), (246, 104), (236, 138)) + text(246, 99, "pair")
    cling = "".join(
        edges([Edge(high, rough="back"), Edge(low, rough="face")], 40, 34 + 46 * number, 120, 18)
        for number, (high, low) in enumerate((("K", "9"), ("Q", "8"), ("J", "6")))
    )
    cling += "".join(beside(184, 34 + 46 * number, "loses wins") + turn(168, 34 + 46 * number) for number in range(3))
    return Drawn(190, (half, strip, milk, cling))


def squared_sights() -> Drawn:
    """Dots and sanded backs that tell the dealer the third card."""
    made = face(36, 34, "K", 84) + disc(44, 52, 2.6, "moving") + disc(112, 134, 2.6, "moving")
    made += edges([Edge("King", rough="back")], 156, 64, 100, 22) + mark(1, 20, 20, (42, 50))
    made += mark(2, 206, 126, (206, 85)) + text(206, 54, "edge-on")
    first = Edge("King", 54, rough="back")
    drag = box.mouth(first, Edge("second", 16, "moving", "face"), Edge("third", rough="back"), plate=2)
    drag += (
        finger(70, 60, 40, 1.1)
        + arrow((230, 84), (268, 84))
        + mark(3, 244, 120, (172, 92))
        + mark(4, 244, 160, (168, 160))
    )
    look = box.above(96, 30, "K", slid=14, under=True) + mark(1, 44, 50, (119, 60))
    look += arrow((136, 122), (162, 122))
    return Drawn(192, (made, drag, look))


def tie_ups() -> Drawn:
    """Nine cards on one hair."""
    pierced = face(70, 34, "8", 92) + disc(154, 150, 2.4, "solid") + path("M156 148L250 76", "strip")
    pierced += hair((251, 75), (268, 110), 20) + mark(1, 206, 164, (156, 151)) + mark(2, 200, 84, (216, 102))
    top = 30
    tied = pile(84, top, "K 8 J 2 5 2 8 2 2", 80) + hair((152, top), (152, top + 9 * BAR))
    tied += path(f"M152 {top}q-8-10 0-12 8 2 0 12M152 {top + 135}q-8 10 0 12 8-2 0-12", "hair")
    tied += beside(180, top, "loses wins loses wins loses wins loses wins hock")
    tied += "".join(turn(168, top + 30 * number) for number in range(4)) + mark(3, 24, 172, (152, 160))
    tied += beside(76, top, "case - case - case - case", "end")
    ended = (
        face(40, 40, "K", 70)
        + stake(75, 114, 15)
        + face(170, 40, "K", 70)
        + stake(205, 114, 15)
        + copper(205, 114, 9)
        + mark(4, 258, 86, (214, 112))
    )
    ended += text(75, 164, "to win: loses") + text(205, 164, "coppered: wins")
    return Drawn(192, (pierced, tied, ended))
