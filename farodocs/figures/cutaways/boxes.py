"""The boxes: the square one, and those that let two cards go as one or the lower before the upper."""

from __future__ import annotations

from farodocs.figures.cutaways import dealing_box as box
from farodocs.figures.cutaways.figure import Drawn
from farodocs.figures.cutaways.parts import BAR, Edge, beside, finger, heap, pile
from farodocs.figures.cutaways.pen import arrow, block, mark, metal, moved, path, rectangle, text
from farodocs.figures.cutaways.table import cloth, eye


def square_box() -> Drawn:
    """The honest box, from which the others deviate."""
    out = block(150, 42, 46, 86, "card")
    above = out + box.above(60, 24, "7") + finger(112, 110, -65) + arrow((166, 150), (226, 150))
    above += mark(1, 24, 44, (66, 40)) + mark(2, 24, 86, (80, 80)) + mark(3, 226, 30, (153, 34))
    section = box.whole(Edge(slid=30)) + finger(120, 46, 55) + arrow((240, 30), (272, 30))
    section += mark(1, 40, 18, (64, 44)) + mark(2, 160, 18, (158, 46)) + mark(3, 204, 18, (240, 52))
    section += mark(4, 264, 104, (241, 100)) + mark(5, 18, 74, (50, 74)) + mark(6, 18, 114, (44, 114))
    section += mark(7, 18, 142, (76, 142))
    mouth = box.mouth(Edge("first", 50), Edge("second"), Edge("third"), Edge("fourth"))
    mouth += finger(70, 60, 40, 1.1) + arrow((222, 100), (266, 100))
    mouth += mark(1, 150, 20, (150, 50)) + mark(3, 262, 44, (204, 66)) + mark(4, 240, 136, (188, 136))
    return Drawn(190, (above, section, mouth))


def _awl(tip: float, y: float, high: float) -> str:
    """The gaff's point from the left, with the finger that hides it."""
    awl = path(f"M{tip:g} {y:g}L{tip - 26:g} {y - high / 2:g}v{high:g}z", "moving")
    return awl + finger(tip - 18, y + 9, -12, 0.8)


def gaff() -> Drawn:
    """The point on a finger ring that sends one card or two."""
    ring = path("M150 56C158 64 158 104 150 112L164 113C172 104 172 66 164 57z", "metal")
    point = path("M153 111L158 146 163 111z", "moving")
    worn = finger(236, 84, 0, 2.2) + ring + point + path("M176 112v34M172 112h8M172 146h8", "thin")
    worn += text(184, 133, "¼ inch", "start") + mark(1, 120, 30, (156, 60)) + mark(2, 112, 146, (155, 130))
    one = box.whole(Edge(slid=22), slit=2) + _awl(66, 52, 7) + arrow((240, 30), (272, 30))
    one += mark(2, 70, 18, (58, 52)) + mark(3, 206, 18, (242, 56))
    two = box.whole(Edge(slid=22), Edge(slid=22), slit=2) + _awl(66, 56, 12)
    two += arrow((240, 30), (272, 30)) + mark(2, 70, 18, (58, 56)) + mark(3, 206, 18, (242, 56))
    return Drawn(190, (worn, one, two))


def _lever(tip: float) -> str:
    """The lever of the coffee mill, pivoted by one side, and the crank outside it."""
    arm = path(f"M50 152L{tip:g} 66h9L59 152z", "moving")
    return arm + '<circle class="cut-metal" cx="54" cy="150" r="4"/>'


def _crank(turned: float) -> str:
    return moved(block(-3, 0, 6, 26, "moving") + '<circle class="cut-metal" cx="0" cy="27" r="6"/>', 54, 154, turned)


def coffee_mill() -> Drawn:
    """The lever under the top plate that sends two cards out."""
    rest = _crank(70) + box.plan() + _lever(52) + mark(1, 90, 18, (58, 80)) + mark(2, 20, 132, (40, 158))
    rest += mark(3, 256, 96, (226, 96))
    pushed = _crank(-20) + box.plan(26) + _lever(81) + arrow((28, 176), (92, 182), (58, 204))
    pushed += arrow((236, 96), (268, 96)) + mark(1, 90, 18, (82, 80))
    mouth = box.mouth(Edge("first", 62), Edge("second", 62), Edge("third"), slit=2, window=70)
    mouth += finger(228, 60, 168, 0.9) + finger(234, 104, 188, 0.9) + mark(3, 150, 20, (186, 66))
    fell = cloth(166) + pile(74, 166 - 6 * BAR, "Q *7 … K - -", 90) + mark(4, 214, 98, (168, 98))
    fell += eye(48, 26) + path("M64 30L112 72", "ghost") + text(130, 34, "sees a Queen", "start")
    return Drawn(196, (rest, pushed, mouth, fell))


def horse_box() -> Drawn:
    """The box that deals the second card before the first."""
    shown = box.above(50, 28, "Q") + text(200, 66, "would win") + text(200, 80, "for the players")
    shown += arrow((162, 76), (128, 84)) + mark(1, 22, 60, (68, 60)) + text(96, 178, "under her a Seven")
    forced = box.whole(Edge(), Edge(slid=34), slit=2, window=(66, 186))
    forced += metal(rectangle(62, 54, 15, 8), moving=True) + arrow((252, 34), (276, 34)) + finger(196, 30, 0, 1.4)
    forced += mark(1, 208, 18, (190, 44)) + mark(2, 20, 82, (66, 60)) + mark(3, 236, 18, (242, 58))
    forced += mark(4, 20, 50, (50, 51)) + mark(5, 264, 80, (256, 59))
    laid = box.above(94, 30, "4") + heap(18, 60, "Q", 3) + heap(210, 60, "7", 3)
    laid += text(42, 44, "bank’s") + text(234, 44, "players’")
    laid += text(42, 146, "shown as a") + text(42, 160, "winner, loses")
    laid += text(236, 146, "wins in") + text(236, 160, "her place")
    return Drawn(190, (shown, forced, laid))


def two_card_box() -> Drawn:
    """The mouth that opens for two, and the odd card it is for."""
    shut = box.mouth(Edge("first", 40), Edge("second"), Edge("third"), Edge("fourth"), gate=True)
    shut += mark(1, 244, 36, (204, 66)) + mark(2, 246, 100, (188, 96))
    needle = box.whole(slit=2) + metal(rectangle(box.FRONT, 62, 9, 30), moving=True)
    needle += path("M237 186V166l3-7 3 7v20z", "moving") + arrow((262, 186), (262, 160)) + arrow((262, 70), (262, 100))
    needle += mark(3, 208, 184, (235, 176)) + mark(2, 204, 18, (240, 66)) + mark(4, 24, 182, (60, 172))
    both = box.mouth(
        Edge("first", 56),
        Edge("second: the odd card", 56, "moving"),
        Edge("third"),
        Edge("fourth"),
        slit=2,
        gate=True,
    )
    both += finger(70, 60, 40, 1.1) + mark(1, 252, 34, (210, 66)) + mark(2, 246, 136, (188, 120))
    run = (
        text(62, 20, "in the box")
        + pile(32, 30, "8 *K 3 10 5 J 4")
        + beside(98, 30, "loses - wins loses wins loses wins")
    )
    run += path("M26 34V56M26 34h4M26 56h4", "thin") + mark(5, 14, 45)
    run += text(212, 20, "if dealt square") + pile(156, 30, "8 *K 3 10 5 J 4")
    run += beside(222, 30, "loses wins loses wins loses wins loses")
    return Drawn(192, (shut, needle, both, run))
