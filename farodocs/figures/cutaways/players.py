"""What the punters did: to their stakes, to the checks, and with their eyes."""

from __future__ import annotations

from farodocs.figures.cutaways import dealing_box as box
from farodocs.figures.cutaways.figure import Drawn
from farodocs.figures.cutaways.parts import BAR, beside, finger, pile, woven
from farodocs.figures.cutaways.pen import (
    arrow,
    block,
    disc,
    felt,
    hatch,
    mark,
    moved,
    outline,
    path,
    rectangle,
    text,
)
from farodocs.figures.cutaways.table import checks, cloth, eye, hair, row, stake


def corking() -> Drawn:
    """A plug in the place of ten or fifteen checks."""
    full = (
        cloth(166)
        + checks(140, 166, 20)
        + path("M182 46v120M178 46h8M178 166h8", "thin")
        + text(192, 110, "20 checks", "start")
    )
    taken = cloth(166) + checks(80, 166, 8) + checks(200, 166, 12) + arrow((112, 80), (170, 80), (140, 50))
    taken += text(200, 84, "12 taken") + text(80, 108, "8 left")
    plug = rectangle(116, 94, 48, 72)
    corked = cloth(166) + path(outline(plug), "moving") + path(hatch(plug, 6), "hatch") + checks(140, 94, 8)
    corked += path("M182 46v120M178 46h8M178 166h8", "thin") + mark(1, 76, 130, (118, 130)) + mark(2, 76, 66, (118, 66))
    corked += text(192, 104, "as high", "start") + text(192, 118, "as before", "start")
    return Drawn(184, (full, taken, corked))


def dropping() -> Drawn:
    """A stake that was not there when the turn began."""
    cards = "J Q K"
    before = row(56, 40, cards) + text(140, 24, "before the turn") + felt(0, 120, 280, 46)
    shown = box.above(170, 24, "9") + text(216, 170, "the Nine loses") + eye(40, 60) + eye(40, 96) + eye(40, 132)
    shown += path("M56 64L182 78M56 98L182 88M56 132L182 98", "ghost")
    late = (
        row(56, 40, cards, hatched=cards)
        + felt(0, 120, 280, 46)
        + stake(140, 130, 13, "moving")
        + finger(148, 148, 240, 0.9)
    )
    late += mark(1, 220, 138, (152, 132))
    return Drawn(180, (before, shown, late))


def _vest(x: float, y: float) -> str:
    """The front of a player's vest from above, with one button."""
    return path(
        f"M{x - 40:g} {y + 40:g}Q{x - 34:g} {y:g} {x:g} {y:g}Q{x + 34:g} {y:g} {x + 40:g} {y + 40:g}", "hand"
    ) + disc(x, y + 7, 3.4, "line")


def horsehair_drag() -> Drawn:
    """A stack drawn off the Queen by leaning back."""
    before = row(56, 26, "J Q K") + stake(140, 76, 11, "moving") + hair((140, 87), (140, 158)) + _vest(140, 152)
    before += mark(1, 40, 124, (131, 82)) + mark(2, 220, 118, (141, 118)) + mark(3, 238, 160, (144, 160))
    shown = box.above(94, 24, "K") + text(140, 172, "the King comes, winning")
    after = row(56, 26, "J Q K", hatched="J K") + disc(140, 76, 11, "ghost") + stake(140, 112, 11, "moving")
    after += (
        hair((140, 123), (140, 172)) + _vest(140, 168) + arrow((110, 70), (110, 112)) + mark(1, 228, 124, (151, 114))
    )
    after += arrow((206, 158), (206, 190))
    return Drawn(196, (before, shown, after))


def _coppered(hair_on: bool) -> str:
    drawn = cloth(120) + block(84, 110, 112, 10, "card") + checks(140, 110, 8) + text(60, 118, "King", "end")
    return drawn + (block(126, 57, 28, 5, "moving") + hair((154, 59), (262, 90), 14) if hair_on else "")


def horsehair_copper() -> Drawn:
    """A copper pulled off as its card comes to win."""
    laid = _coppered(hair_on=True) + mark(1, 92, 30, (130, 58)) + mark(2, 236, 50, (212, 82))
    gone = (
        _coppered(hair_on=False) + moved(block(-14, -2, 28, 5, "moving"), 232, 82, 24) + hair((246, 88), (276, 102), 2)
    )
    gone += arrow((166, 42), (222, 64), (200, 40)) + mark(1, 250, 50, (236, 80))
    return Drawn(140, (laid, gone))


def catching_turn() -> Drawn:
    """Neighbours that a weak shuffle leaves together."""
    top = 34
    last = (
        text(70, 24, "bank’s pile") + pile(40, top, "6 *9 *Q 3 8", 60) + eye(160, 66) + text(160, 96, "remembers Nine")
    )
    last += text(160, 110, "upon Queen") + mark(1, 20, 130, (42, 66))
    weak = text(70, 24, "a good shuffle") + woven(40, top, "6 *9 *Q", "K 5 2") + text(210, 24, "a weak one")
    weak += (
        pile(170, top, "6", 60)
        + pile(192, top + BAR, "K 5", 60)
        + pile(170, top + 3 * BAR, "*9 *Q", 60)
        + pile(192, top + 5 * BAR, "2", 60)
    )
    weak += mark(1, 140, 146, (172, 104))
    shows = text(110, 24, "the next deal") + pile(80, top, "*9 ? ? ? …", 60) + beside(148, top, "in_the_window Queen?")
    shows += eye(24, 36) + path("M40 38L78 41", "ghost") + mark(1, 40, 72, (80, 46))
    return Drawn(160, (last, weak, shows))


def peeking() -> Drawn:
    """A pack held loosely, and the eye beside it."""

    def held(lift: float) -> str:
        rest = "".join(block(0, 6 * number, 110, 6, "card") for number in range(1, 8))
        top = moved(block(0, -6, 110, 6, "moving"), 0, 6, -lift)
        return rest + top + finger(30, 62, -4, 1)

    loose = (
        moved(held(16), 40, 84)
        + moved(f'<g transform="scale(-1 1)">{eye(0, 0)}</g>', 250, 92)
        + path("M234 94L138 84", "ghost")
    )
    loose += mark(1, 176, 34, (128, 60)) + text(234, 124, "player at the") + text(234, 138, "right hand")
    tight = (
        moved(held(0), 40, 84) + finger(90, 86, 60, 0.9) + moved(f'<g transform="scale(-1 1)">{eye(0, 0)}</g>', 250, 92)
    )
    tight += path("M234 94L154 94", "ghost") + mark(1, 186, 50, (146, 86))
    return Drawn(170, (loose, tight))


def _livret(x: float, corners: int) -> str:
    """A livret's Seven with so many corners turned up, from the upper right round."""
    wide, high, bend = 84, 118, 24
    y = 30
    cut = [(x, y), (x + wide - bend, y), (x + wide, y + bend), (x + wide, y + high)]
    cut += [(x, y + high)] if corners < 2 else []
    if corners > 1:
        cut[3:] = [(x + wide, y + high - bend), (x + wide - bend, y + high), (x, y + high)]
    drawn = path(outline(cut), "card") + text(x + wide / 2, y + high / 2 + 10, "7", style="great")
    flap = [(x + wide - bend, y), (x + wide, y + bend), (x + wide - bend + 3, y + bend - 3)]
    drawn += path(outline(flap), "metal")
    if corners > 1:
        flap = [(x + wide, y + high - bend), (x + wide - bend, y + high), (x + wide - bend + 3, y + high - bend + 3)]
        drawn += path(outline(flap), "moving")
    return drawn


def false_cocks() -> Drawn:
    """A corner bent that was never won."""
    won = _livret(98, 1) + mark(1, 236, 30, (174, 46)) + text(140, 172, "won once")
    false = _livret(98, 2) + mark(1, 236, 30, (174, 46)) + mark(2, 236, 150, (174, 134))
    false += text(140, 172, "still won only once")
    return Drawn(180, (won, false))
