"""While the dealer deals: a pack exchanged, told, dealt from below the top, dropped, strewn, and false counts."""

from __future__ import annotations

from farodocs.figures.cutaways import dealing_box as box
from farodocs.figures.cutaways.dealer import TOP, falls, named
from farodocs.figures.cutaways.figure import Drawn
from farodocs.figures.cutaways.parts import Edge, beside, finger, pile, turn
from farodocs.figures.cutaways.pen import Kind, arrow, block, disc, mark, moved, path, text
from farodocs.figures.cutaways.table import checks, cloth, copper, eye, row, stake


def cold_deck() -> Drawn:
    """The whole pack exchanged."""
    fair = named(70, "on the table", "? ? ? ? ? ?") + named(210, "in the lap", "2 K *Q 5 *Q J")
    fair += (
        path("M172 126q38 14 76 0l8 12q-46 18-92 0z", "hand")
        + mark(1, 250, 162, (232, 134))
        + mark(2, 140, 90, (180, 72), (180, 102))
    )

    def pack(x: float, y: float, turned: float = 0, kind: Kind = "card") -> str:
        return moved("".join(block(0, 5 * row, 70, 5, kind) for row in range(5)), x, y, turned)

    swap = cloth(58, 12, 120, 160) + pack(150, 33, kind="moving")
    swap += path("M0 112H70Q104 112 104 136V196", "hand") + path("M24 110q34 12 70 2l4 12q-40 14-80-2z", "hand")
    swap += pack(150, 152, 6) + path("M112 190H280", "line")
    swap += text(262, 90, "table", "end") + text(24, 156, "lap", "start") + text(262, 184, "floor", "end")
    swap += arrow((60, 104), (142, 44), (64, 46)) + arrow((124, 78), (176, 150), (160, 100))
    swap += mark(2, 244, 36, (216, 46)) + mark(3, 252, 150, (214, 172)) + mark(1, 76, 166, (66, 122))
    after = falls(96, "2 K *Q 5 *Q J", "loses wins loses wins loses wins") + mark(2, 44, 94, (96, 72), (96, 102))
    return Drawn(196, (fair, swap, after))


def dropped_card() -> Drawn:
    """A card let fall, and the run turned over."""
    before = named(104, "as arranged", "*K 4 Q 3 J 2", 56) + beside(148, TOP, "loses wins loses wins loses wins")
    before += "".join(turn(135, TOP + 30 * number) for number in range(3)) + mark(1, 40, 42, (76, 42))
    after = pile(46, TOP, "4 Q 3 J 2", 56) + beside(118, TOP, "loses wins loses wins loses")
    after += "".join(turn(105, TOP + 30 * number) for number in range(2)) + cloth(138)
    after += (
        moved(block(-28, -4, 56, 8, "moving"), 222, 131, -4)
        + arrow((78, 28), (222, 118), (216, 4))
        + mark(1, 264, 100, (240, 130))
    )
    return Drawn(156, (before, after))


def seconds() -> Drawn:
    """The second card dealt in place of the first."""
    x, y = 84, 78
    ready = "".join(block(x, y + 9 * row, 110, 9, "card") for row in range(6)) + finger(x + 40, y - 1, 38, 1)
    ready += mark(1, 244, 60, (190, 82)) + mark(2, 244, 106, (190, 92))
    dealt = "".join(block(x, y + 9 * row, 110, 9, "card") for row in range(6) if row != 1) + block(
        x + 56, y + 9, 110, 9, "moving"
    )
    dealt += (
        block(x - 12, y, 110, 9, "card")
        + finger(x + 26, y - 1, 38, 1)
        + arrow((50, 52), (18, 52))
        + arrow((212, 118), (254, 118))
    )
    dealt += mark(1, 146, 40, (90, 82)) + mark(2, 236, 60, (226, 90))
    fell = falls(24, "9 *4", "loses wins", 1, 48) + text(58, TOP - 10, "as they lay")
    fell += (
        falls(164, "*4 9", "loses wins", 1, 48)
        + text(198, TOP - 10, "as he deals")
        + mark(2, 60, 100, (50, 64))
        + mark(2, 140, 84, (164, 44))
    )
    return Drawn(150, (ready, dealt, fell))


def _wires(x: float, y: float, gone: str, false: str = "") -> str:
    """Wires of a case-keeper from above, `Q3` having three of its four beads pushed away from its card.

    The last bead pushed on the `false` wire was pushed for no card.
    """
    counts = [(word[:-1], int(word[-1])) for word in gone.split()]
    drawn = block(x, y, 204, 36 * len(counts) + 8, "metal")
    for number, (rank, pushed) in enumerate(counts):
        middle = y + 22 + 36 * number
        drawn += block(x + 8, middle - 15, 24, 30, "card") + text(x + 20, middle + 6, rank, style="rank")
        drawn += path(f"M{x + 32:g} {middle:g}H{x + 198:g}", "line")
        for bead in range(4):
            is_gone = bead < pushed
            at = x + 190 - 15 * bead if is_gone else x + 40 + 15 * (3 - bead)
            is_false = is_gone and rank == false and bead == pushed - 1
            drawn += disc(at, middle, 7, "moving" if is_false else "card")
    return drawn


def case_shift() -> Drawn:
    """A bead pushed over for a card that is still in the box."""
    x, y = 20, 30
    true = _wires(x, y, "K2 Q3 J1") + mark(1, 256, 40, (x + 160, y + 54)) + mark(2, 256, 140, (x + 42, y + 61))
    slid = (
        _wires(x, y, "K2 Q4 J1", "Q") + finger(x + 128, y + 66, -60, 0.8) + arrow((x + 58, y + 46), (x + 128, y + 46))
    )
    slid += mark(3, 256, 40, (x + 147, y + 53))
    claimed = row(36, 40, "Q") + stake(60, 95, 12) + text(64, 134, "dead, by the beads")
    claimed += pile(180, TOP, "9 4 *Q 7 …", 60) + text(210, TOP - 10, "in the box") + mark(4, 264, 110, (240, 72))
    claimed += arrow((76, 95), (106, 95)) + text(112, 99, "the bank", "start")
    return Drawn(154, (true, slid, claimed))


def snow_out() -> Drawn:
    """Scattered cards that part all the same."""
    strewn: tuple[tuple[float, float, float, Kind], ...] = (
        (50, 62, -24, "card"),
        (96, 46, 34, "moving"),
        (140, 76, 8, "card"),
        (190, 50, -40, "card"),
        (232, 74, 22, "moving"),
        (70, 116, 68, "moving"),
        (118, 128, -12, "card"),
        (170, 122, 50, "moving"),
        (222, 128, -18, "card"),
    )
    scattered = "".join(moved(block(-18, -25, 36, 50, kind), x, y, turned) for x, y, turned, kind in strewn)
    scattered += mark(1, 262, 28, (240, 62))
    gathered = "".join(
        block(70, 36 + 10 * row, 108, 10, "moving") if cut == "r" else block(70, 36 + 10 * row, 120, 10, "card")
        for row, cut in enumerate("oroorrooro")
    )
    gathered += mark(1, 236, 60, (174, 51)) + mark(2, 236, 100, (188, 101)) + cloth(136)
    parted = "".join(block(36, 36 + 10 * row, 88, 10, "card") for row in range(5))
    parted += "".join(block(158, 36 + 10 * row, 78, 10, "moving") for row in range(5))
    parted += (
        arrow((124, 110), (84, 110))
        + arrow((156, 110), (196, 110))
        + mark(2, 24, 120, (50, 82))
        + mark(1, 256, 120, (220, 82))
    )
    return Drawn(166, (scattered, gathered, parted))


def throwing_off() -> Drawn:
    """Cards that a friend was told, and where he puts his stakes."""
    told = falls(96, "8 *K 6 2 *9 7 …", "soda loses wins loses wins loses", 2)
    told += mark(1, 44, 88, (96, 56), (96, 102))
    laid = row(50, 36, "K 9") + stake(74, 84, 13) + copper(74, 84) + stake(134, 84, 13)
    laid += text(74, 126, "to lose") + text(134, 126, "to win") + checks(240, 126, 9)
    laid += arrow((222, 62), (150, 70), (190, 40)) + mark(2, 24, 64, (66, 80)) + mark(3, 262, 50, (252, 74))
    return Drawn(150, (told, laid))


def miscount() -> Drawn:
    """Seventeen checks paid for twenty."""
    owed = cloth(160) + checks(84, 160, 20) + block(172, 40, 48, 120, "ghost")
    owed += text(84, 30, "her stake") + text(196, 30, "owed")
    paid = cloth(160) + checks(62, 160, 20) + checks(136, 160, 17) + path("M166 40v18M162 40h8M162 58h8", "thin")
    paid += "".join(block(200, 154 - 6 * kept, 48, 6, "moving") for kept in range(3)) + finger(232, 140, 118, 0.8)
    paid += text(62, 30, "her stake") + text(136, 30, "paid") + mark(1, 264, 118, (240, 146))
    return Drawn(176, (owed, paid))


def box_story() -> Drawn:
    """Marked edges that are shown, and the mouth of a box that is not."""
    shown = "".join(block(104, 52 + 14 * at, 132, 14, "moving" if at in {1, 4, 5} else "card") for at in range(7))
    shown += "".join(path(f"M{126 + 9 * at} {55 + 14 * at}v8m5-8v8", "scratch") for at in (1, 4, 5))
    shown += eye(34, 96) + path("M50 94L104 72M50 98L104 118", "ghost") + finger(226, 158, 250, 0.8)
    shown += mark(1, 262, 60, (236, 72))
    hidden = box.whole(Edge(slid=22), Edge(slid=22, kind="moving"), slit=2) + arrow((240, 30), (272, 30))
    hidden += mark(2, 206, 18, (242, 56)) + mark(3, 18, 96, (70, 58))
    return Drawn(190, (shown, hidden))
