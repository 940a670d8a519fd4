"""The boxes: the square one, and those that let two cards go as one or the lower before the upper."""

from __future__ import annotations

from farodocs.figures.cutaways import dealing_box as box
from farodocs.figures.cutaways.figure import Cutaway, Panel
from farodocs.figures.cutaways.parts import BAR, Edge, beside, finger, heap, pile
from farodocs.figures.cutaways.pen import arrow, block, mark, metal, moved, path, rectangle, text
from farodocs.figures.cutaways.table import cloth, eye

_TOO_THICK = "The cards are drawn many times too thick."


def square_box() -> Cutaway:
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
    return Cutaway(
        190,
        (
            Panel(
                "From above",
                "The top plate of a metal box with a window in it. A Seven lies face up in the window, a thumb on it,"
                " and a"
                " card comes out at the right.",
                "The top card lies face up for all to see. The thumb slides it out at one side.",
                above,
            ),
            Panel(
                "In section",
                "Under the top plate lies the pack, on a plate that springs push up. The front ends one card below the"
                " top"
                " plate, and the first card goes out there.",
                "Springs press the pack against the top plate. The front wall leaves one slit, one card wide.",
                section,
            ),
            Panel(
                "The mouth, enlarged",
                "The first card passes between top plate and front. The second stands with its edge against the front.",
                "The first card goes. The second is stopped by the front and does not stir: in a square box no card"
                " creeps.",
                mouth,
            ),
        ),
        {
            1: "top plate",
            2: "window",
            3: "mouth",
            4: "front",
            5: "cards, face up",
            6: "moving partition",
            7: "springs",
        },
        f"Maskelyne’s box, 1894: the top plate laps over the front by about an eighth of an inch. {_TOO_THICK}",
    )


def _awl(tip: float, y: float, high: float) -> str:
    """The gaff's point from the left, with the finger that hides it."""
    awl = path(f"M{tip:g} {y:g}L{tip - 26:g} {y - high / 2:g}v{high:g}z", "moving")
    return awl + finger(tip - 18, y + 9, -12, 0.8)


def gaff() -> Cutaway:
    """The point on a finger ring that sends one card or two."""
    ring = path("M150 56C158 64 158 104 150 112L164 113C172 104 172 66 164 57z", "metal")
    point = path("M153 111L158 146 163 111z", "moving")
    worn = finger(236, 84, 0, 2.2) + ring + point + path("M176 112v34M172 112h8M172 146h8", "thin")
    worn += text(184, 133, "¼ inch", "start") + mark(1, 120, 30, (156, 60)) + mark(2, 112, 146, (155, 130))
    one = box.whole(Edge(slid=22), slit=2) + _awl(66, 52, 7) + arrow((240, 30), (272, 30))
    one += mark(2, 70, 18, (58, 52)) + mark(3, 206, 18, (242, 56))
    two = box.whole(Edge(slid=22), Edge(slid=22), slit=2) + _awl(66, 56, 12)
    two += arrow((240, 30), (272, 30)) + mark(2, 70, 18, (58, 56)) + mark(3, 206, 18, (242, 56))
    return Cutaway(
        190,
        (
            Panel(
                "The ring",
                "A finger from the side with a ring round it. From the ring a short point stands out under the finger.",
                "A point like the tip of an awl stands out from a ring on the left hand, hidden under the finger.",
                worn,
            ),
            Panel(
                "One card",
                "The box in section. At the open back the point bears on the edge of the first card, which leaves by a"
                " mouth"
                " that is two cards wide.",
                "The point pushes at the edge of the top card alone. One card goes, as it should.",
                one,
            ),
            Panel(
                "Two cards",
                "The point bears on the edges of two cards, and both leave by the mouth, one under the other.",
                "Set a little deeper, the point pushes two. They leave as one card, and the lower is never seen.",
                two,
            ),
        ),
        {1: "ring", 2: "point", 3: "mouth, wide enough for two"},
        "Meyer gives the point a quarter of an inch and the thickness of a small darning needle. Matsell, 1859, has"
        " the ring on"
        f" the forefinger. How the point met the cards is our reading. {_TOO_THICK}",
    )


def _lever(tip: float) -> str:
    """The lever of the coffee mill, pivoted by one side, and the crank outside it."""
    arm = path(f"M50 152L{tip:g} 66h9L59 152z", "moving")
    return arm + '<circle class="cut-metal" cx="54" cy="150" r="4"/>'


def _crank(turned: float) -> str:
    return moved(block(-3, 0, 6, 26, "moving") + '<circle class="cut-metal" cx="0" cy="27" r="6"/>', 54, 154, turned)


def coffee_mill() -> Cutaway:
    """The lever under the top plate that sends two cards out."""
    rest = _crank(70) + box.plan() + _lever(52) + mark(1, 90, 18, (58, 80)) + mark(2, 20, 132, (40, 158))
    rest += mark(3, 256, 96, (226, 96))
    pushed = _crank(-20) + box.plan(26) + _lever(81) + arrow((28, 176), (92, 182), (58, 204))
    pushed += arrow((236, 96), (268, 96)) + mark(1, 90, 18, (82, 80))
    mouth = box.mouth(Edge("first", 62), Edge("second", 62), Edge("third"), slit=2, window=70)
    mouth += finger(228, 60, 168, 0.9) + finger(234, 104, 188, 0.9) + mark(3, 150, 20, (186, 66))
    fell = cloth(166) + pile(74, 166 - 6 * BAR, "Q *7 … K - -", 90) + mark(4, 214, 98, (168, 98))
    fell += eye(48, 26) + path("M64 30L112 72", "ghost") + text(130, 34, "sees a Queen", "start")
    return Cutaway(
        196,
        (
            Panel(
                "From above, the top plate taken off",
                "A lever lies across the box at the end away from the mouth, behind the cards. A small crank is joined"
                " to it.",
                "Hidden under the top plate, opposite the mouth, lies a lever. A small crank moves it.",
                rest,
            ),
            Panel(
                "The crank is turned",
                "The crank has been turned, the lever has swung toward the mouth, and the cards stand out at the"
                " right.",
                "One way, and the lever drives the two top cards out together.",
                pushed,
            ),
            Panel(
                "The mouth in section",
                "Two cards stand out of the mouth one upon the other. A finger lies above them and one below.",
                "Thumb and fingers of the right hand seize both and hold them as one card.",
                mouth,
            ),
            Panel(
                "On the pile",
                "A pile edge-on: a Queen on top, a Seven hidden under her, the older cards beneath.",
                "The table sees a Queen. The Seven under her has left the box unseen and can no longer win or lose.",
                fell,
            ),
        ),
        {1: "lever", 2: "crank", 3: "mouth", 4: "the card nobody sees"},
        f"After Meyer, who tells where the lever lay and what it did. Its shape is ours. {_TOO_THICK}",
    )


def horse_box() -> Cutaway:
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
    return Cutaway(
        190,
        (
            Panel(
                "The window",
                "The box from above with a Queen in a wide window.",
                "The first card of the turn has lost. A Queen lies in the window, and the stakes on her are about to"
                " win.",
                shown,
            ),
            Panel(
                "Under the hand",
                "The box in section. A hand covers the window. The Queen stays on top while a part in the back pushes"
                " the Seven"
                " under her out of the mouth.",
                "The hand closes over the window. The works push out the card underneath, and the Queen stays.",
                forced,
            ),
            Panel(
                "The piles",
                "The box between two piles. The Queen lies on the bank’s pile, the Seven on the players’.",
                "The Seven is laid down as the winner. The Queen follows as the next card and loses. No count is"
                " wrong.",
                laid,
            ),
        ),
        {1: "window, made wider", 2: "what pushes", 3: "mouth", 4: "Queen", 5: "Seven"},
        f"Meyer praises the works and does not describe them: the pushing part is drawn as a plain block. {_TOO_THICK}",
    )


def two_card_box() -> Cutaway:
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
    return Cutaway(
        192,
        (
            Panel(
                "Locked",
                "The mouth in section. The upper part of the front stands high, and one card passes over it.",
                "Locked, the box passes one card and can be handed round.",
                shut,
            ),
            Panel(
                "Unlocked",
                "The whole box. A needle rises out of the shuffling-board into the bottom of the box, and the upper"
                " part of the"
                " front has sunk by one card.",
                "A needle comes up out of the shuffling-board and frees the front, which sinks.",
                needle,
            ),
            Panel(
                "Two as one",
                "Two cards pass through the widened mouth. The lower of them is the odd card.",
                "Two cards go out under one thumb. The lower is the odd King, a second copy: it must vanish before the"
                " case-keeper counts five.",
                both,
            ),
            Panel(
                "What it does to the run",
                "The same seven cards twice. Drawn together with the Eight, the King is gone and the Three wins. Dealt"
                " square,"
                " the King wins and the Three loses; every later card changes sides in the same way.",
                "Left, the King goes unseen under the Eight. Right, he is dealt. Every card after him changes sides,"
                " and the"
                " dealer chooses which.",
                run,
            ),
        ),
        {
            1: "mouth",
            2: "part of the front that sinks",
            3: "needle",
            4: "shuffling-board",
            5: "drawn together",
        },
        "Maskelyne, 1894: the locks were of many makes, and a needle in the table worked some. Which part gave way he"
        " does not"
        f" say; here it is the front. {_TOO_THICK}",
    )
