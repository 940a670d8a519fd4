"""While the dealer deals: a pack exchanged, dealt from below the top, dropped, strewn, and a false count of it."""

from __future__ import annotations

from farodocs.figures.cutaways.dealer import TOP, falls, named
from farodocs.figures.cutaways.figure import Cutaway, Panel
from farodocs.figures.cutaways.parts import beside, finger, pile, turn
from farodocs.figures.cutaways.pen import Kind, arrow, block, disc, mark, moved, path, text
from farodocs.figures.cutaways.table import cloth, row, stake


def cold_deck() -> Cutaway:
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
    return Cutaway(
        196,
        (
            Panel(
                "Two packs",
                "Two piles edge-on. The cards of the one are unknown; the other lies on a handkerchief in an order"
                " that was"
                " chosen.",
                "The table’s pack is shuffled in the open. Another, in a chosen order, lies on a handkerchief in the"
                " dealer’s"
                " lap.",
                fair,
            ),
            Panel(
                "The change",
                "A table and the dealer’s knees from the side. One pack comes up from the knees to the table; another"
                " lies on"
                " the floor.",
                "He drops the shuffled pack at his feet and lifts the other. A waiter takes the first away.",
                swap,
            ),
            Panel(
                "The deal",
                "The pack edge-on: each card’s place is known, and the Queens lie where they lose.",
                "Every card falls as it was laid.",
                after,
            ),
        ),
        {1: "handkerchief", 2: "cold pack", 3: "fair pack"},
        "The handling is Matsell’s, 1859, who says that faro players did it too. Drawn for a pack dealt from the hand.",
    )


def dropped_card() -> Cutaway:
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
    return Cutaway(
        156,
        (
            Panel(
                "As arranged",
                "A pack edge-on in which a high card and a low card take turns. The high cards lose.",
                "A pack laid high, low, high, low. The players back high cards and lose.",
                before,
            ),
            Panel(
                "After the drop",
                "The top card lies on the floor. Every card below has moved up by one place: now the low cards lose.",
                "They change to low cards. He lets the top card fall to the floor, and now the low cards lose.",
                after,
            ),
        ),
        {1: "the card that is dropped"},
        "Maskelyne’s Englishman at the Cape, without box or case-keeper, on a floor strewn with old cards.",
    )


def seconds() -> Cutaway:
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
    return Cutaway(
        150,
        (
            Panel(
                "The pack in the hand",
                "The upper cards of a pack edge-on, a thumb on the top card.",
                "The thumb lies on the top card as for any deal.",
                ready,
            ),
            Panel(
                "The second goes",
                "The thumb has drawn the top card back a little, and the second card leaves under it.",
                "As the other hand comes to take it, the thumb draws the top card back and a finger pushes the second"
                " forward.",
                dealt,
            ),
            Panel(
                "What it changes",
                "Two orders. The Nine lay first and would lose; with the Four dealt first the Four loses and the Nine"
                " wins.",
                "He chooses which of two cards loses.",
                fell,
            ),
        ),
        {1: "top card", 2: "second card"},
        "The handling is Maskelyne’s, 1894, for any game dealt from the hand. In the box, Meyer gives it to the"
        " tell-box.",
    )


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


def case_shift() -> Cutaway:
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
    return Cutaway(
        154,
        (
            Panel(
                "A true count",
                "Three wires of a case-keeper with four beads each. Beside the Queen three beads lie at the far end and"
                " one at her card.",
                "Three Queens have come. The fourth bead stands at the card: one is still in the box.",
                true,
            ),
            Panel(
                "The wrong bead",
                "A finger has pushed the Queen’s fourth bead to the far end too.",
                "The man at the case-keeper slides it over as well. No Queen has come.",
                slid,
            ),
            Panel(
                "What it is worth",
                "A stake on the Queen of the layout is drawn away. Beside it a pack edge-on, a Queen third in it.",
                "By the beads no Queen is left: the stake is a sleeper, and the bank claims it. The Queen comes later.",
                claimed,
            ),
        ),
        {
            1: "beads of Queens that have come",
            2: "the last Queen’s bead",
            3: "bead pushed for no card",
            4: "the last Queen",
        },
        "Quinn tells of false counts, and not how the hand did it. Beads go away from their card, as in The American"
        " Hoyle.",
    )


def snow_out() -> Cutaway:
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
    return Cutaway(
        166,
        (
            Panel(
                "Snowed out",
                "Nine cards strewn over the table at all angles; four of them are of the other cut.",
                "The cards are scattered over the cloth. Chance, it seems, has done its work.",
                scattered,
            ),
            Panel(
                "Gathered",
                "The pack from the side. The rounded cards end a little short of the others at the right.",
                "Gathered and squared, the two cuts still end at different lines.",
                gathered,
            ),
            Panel(
                "Parted",
                "Two heaps, one of each cut.",
                "The dealer parts them by touch and puts them up as before.",
                parted,
            ),
        ),
        {1: "rounds", 2: "the other cards"},
        "After Meyer, who says that rounds passed even a snow-out.",
    )
