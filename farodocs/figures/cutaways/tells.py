"""The boxes that tell: a card out of sight makes itself known to whoever knows where to look."""

from __future__ import annotations

from farodocs.figures.cutaways import dealing_box as box
from farodocs.figures.cutaways.figure import Drawn
from farodocs.figures.cutaways.parts import Edge, beside, finger, pile, turn
from farodocs.figures.cutaways.pen import arrow, block, mark, metal, path, rectangle, text


def _works(pressed: bool, plate: bool) -> str:
    """A spring between a wall and the edge of a card, seen from above; pressed, its end comes out through the wall."""
    lift = 9 if pressed else 0
    x = 206
    wall = metal(rectangle(12, 46, x - 17, 14)) + metal(rectangle(x + 5, 46, 63, 14))
    strip = path(f"M24 78Q120 {80 - lift} {x} {78 - lift}", "strip")
    point = path(f"M{x - 3} {78 - lift}V{50 - lift}l3-6 3 6V{78 - lift}z", "moving")
    fixed = block(18, 60, 10, 22, "metal")
    if plate:
        wall += metal(rectangle(12, 96, 126, 12), lean=-1) + metal(rectangle(148, 96, 120, 12), lean=-1)
        point += path(f"M140 {79 - lift}v40h6V{79 - lift}z", "moving")
    edge = 120 if plate else 96
    tall = 10 if plate else 24
    if pressed:
        top = f"M12 190V{edge}H120l6-{tall}h34l6 {tall}H268V190z" if plate else f"M12 190V{edge}H170l8-{tall}H268V190z"
    else:
        top = f"M12 190V{edge}H268V190z"
    return path(top, "card") + wall + fixed + strip + point


def sand_tell() -> Drawn:
    """Rough cards cling, a smooth one lets go, and the card in the window stands a hair aside."""
    first = Edge("first", 54, rough="face back")
    still = box.mouth(
        first,
        Edge("second", 0, rough="face back"),
        Edge("third: rough", 0, rough="face back"),
        Edge("fourth"),
        plate=2,
    )
    still += finger(70, 60, 40, 1.1) + arrow((230, 84), (268, 84))
    still += mark(1, 152, 20, (152, 52)) + mark(2, 244, 120, (190, 120)) + mark(3, 244, 160, (168, 160))
    crept = box.mouth(
        first,
        Edge("second", 16, "moving", "face back"),
        Edge("third: smooth face", 0, rough="back"),
        Edge("fourth"),
        plate=2,
    )
    crept += finger(70, 60, 40, 1.1) + arrow((230, 84), (268, 84))
    crept += mark(4, 244, 120, (172, 92)) + mark(3, 244, 160, (168, 160)) + mark(5, 120, 186, (136, 103))
    plain = box.above(96, 30, "9", dot=True) + mark(6, 44, 50, (113, 59))
    tells = box.above(96, 30, "9", dot=True, slid=14) + mark(6, 44, 50, (127, 59)) + arrow((124, 122), (150, 122))
    return Drawn(200, (still, crept, plain, tells))


def needle_tell() -> Drawn:
    """A corner left on a card pushes a rivet out of the box."""
    cards = block(30, 40, 86, 120, "card") + path("M164 160V40H232L238 32H252V160z", "card")
    cards += path("M164 40h88", "ghost") + text(73, 104, "5", style="great") + text(208, 104, "K", style="great")
    cards += text(73, 182, "ordinary") + text(208, 182, "tell card") + mark(1, 200, 18, (246, 35))
    rest = _works(pressed=False, plate=False) + text(60, 150, "fourth card: ordinary", "start")
    rest += mark(2, 110, 24, (110, 78)) + mark(3, 240, 24, (207, 52)) + mark(4, 60, 24, (60, 52))
    pressed = _works(pressed=True, plate=False) + text(60, 150, "fourth card: a tell card", "start")
    pressed += mark(1, 246, 118, (220, 92)) + mark(3, 250, 24, (208, 40)) + arrow((186, 40), (186, 16))
    out = box.side(32, 44, 2.5) + mark(3, 250, 24, (232, 68))
    out += text(140, 164, "stands out by") + text(140, 179, "a thirty-second of an inch")
    return Drawn(196, (cards, rest, pressed, out))


def tongue_tell() -> Drawn:
    """A watch spring that rubs the fourth card and shows its point to the players."""
    section = box.mouth(Edge("first"), Edge("second"), Edge("third"), Edge("fourth"), plate=1, gap=14, window=70)
    section += path("M142 130h24v6h-24z", "moving") + path("M169 96V174", "strip")
    section += mark(1, 120, 20, (154, 88)) + mark(2, 240, 152, (169, 156)) + mark(3, 240, 112, (162, 133))
    section += mark(4, 250, 40, (190, 90))
    rest = _works(pressed=False, plate=True) + text(128, 164, "fourth card: ordinary", "start")
    rest += (
        mark(2, 100, 24, (100, 78))
        + mark(3, 60, 160, (142, 112))
        + mark(4, 46, 24, (46, 52))
        + mark(1, 250, 134, (230, 102))
    )
    rest += mark(5, 250, 24, (206, 50))
    pressed = _works(pressed=True, plate=True) + text(128, 164, "fourth card: prepared", "start")
    pressed += mark(3, 60, 160, (142, 104)) + mark(5, 250, 24, (207, 40)) + arrow((182, 40), (182, 16))
    out = (
        box.side(32, 52)
        + path("M225 91h6v8l-3 5-3-5z", "moving")
        + mark(5, 186, 118, (224, 98))
        + mark(6, 256, 32, (232, 78))
    )
    return Drawn(200, (section, rest, pressed, out))


def tell_box() -> Drawn:
    """The two senses of the name: sanded backs that tell a player, and seconds that serve a dealer."""
    held = box.mouth(Edge("first", 54), Edge("second: sanded back", 0, "moving", "back"), Edge("third"))
    held += finger(70, 60, 40, 1.1) + arrow((226, 106), (266, 106)) + mark(1, 120, 186, (120, 99))
    chosen = box.whole(Edge(), Edge(slid=34, kind="moving"), slit=2) + arrow((250, 34), (276, 34))
    chosen += mark(2, 206, 18, (250, 58)) + mark(3, 150, 18, (150, 52))
    fell = text(68, 34, "as they lay") + pile(40, 44, "9 *4 J K", 56) + beside(110, 44, "loses wins loses wins")
    fell += text(200, 34, "second first") + pile(172, 44, "*4 9 J K", 56) + beside(242, 44, "loses wins loses wins")
    fell += "".join(turn(x, 44 + 30 * number) for number in range(2) for x in (100, 232))
    fell += mark(2, 16, 66, (40, 66)) + mark(2, 156, 51, (172, 51))
    return Drawn(198, (held, chosen, fell))
