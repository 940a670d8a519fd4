"""A square pack in the dealer's hands: where its cards lie before, and where after."""

from __future__ import annotations

from farodocs.figures.cutaways.figure import Drawn
from farodocs.figures.cutaways.parts import BAR, beside, pile, turn, woven
from farodocs.figures.cutaways.pen import arrow, mark, path, text
from farodocs.figures.cutaways.table import stake

TOP = 34
_DEALT = "soda loses wins loses wins loses wins"


def named(x: float, words: str, cards: str, wide: float = 60) -> str:
    """A pile with its name over it, its middle at `x`."""
    return text(x, TOP - 10, words) + pile(x - wide / 2, TOP, cards, wide)


def falls(x: float, cards: str, words: str = _DEALT, turns: int = 3, wide: float = 56) -> str:
    """A pack as it is dealt, from the soda on, with what becomes of each card and a bracket round each turn."""
    after = TOP + BAR if words.startswith("soda") else TOP
    brackets = "".join(turn(x + wide + 3, after + 2 * BAR * number) for number in range(turns))
    return pile(x, TOP, cards, wide) + beside(x + wide + 13, TOP, words) + brackets


def first_turn() -> Drawn:
    """Two known cards carried to the top under the soda."""
    before = named(70, "bank’s pile", "7 4 *>Q 9 2") + named(210, "players’ pile", "K J *>5 3 8")
    before += mark(1, 140, 46, (106, 70)) + mark(2, 140, 120, (190, 74))
    after = falls(96, "3 *Q *5 K 7 …", "soda loses wins", 1) + mark(1, 46, 50, (96, 57)) + mark(2, 46, 96, (96, 72))
    return Drawn(142, (before, after))


def splits() -> Drawn:
    """Pairs laid at equal depths, woven together, and cut."""
    lie = named(70, "bank’s pile", "7 *>9 J 2") + named(210, "players’ pile", "K 5 *>9 8")
    lie += mark(1, 140, 130, (108, 58), (191, 74))
    depth = named(70, "bank’s pile", "7 J 2 *9") + named(210, "players’ pile", "K 5 8 *9")
    depth += arrow((32, 57), (32, 86), (12, 70)) + arrow((248, 72), (248, 86), (262, 80)) + path("M100 87H180", "ghost")
    depth += mark(2, 140, 130, (98, 92), (182, 92))
    weave = woven(110, 30, "7 J 2 *9", "K 5 8 *9") + arrow((36, 90), (84, 90)) + arrow((244, 90), (196, 90))
    weave += text(44, 78, "one half") + text(236, 78, "the other") + mark(2, 240, 128, (182, 142))
    cut = text(70, TOP - 10, "cut at an odd place") + falls(40, "5 *9 *9 K 4", "soda loses wins loses wins", 2, 50)
    cut += text(210, TOP - 10, "at an even one") + falls(174, "8 5 *9 *9 K", "soda loses wins loses wins", 2, 50)
    cut += (
        mark(2, 16, 64, (40, 64)) + mark(2, 156, 79, (174, 79)) + text(66, 130, "a split") + text(204, 130, "no split")
    )
    return Drawn(162, (lie, depth, weave, cut))


def win_lose() -> Drawn:
    """Favoured cards moved into the half that loses."""
    lie = (
        named(70, "bank’s pile", "7 4 J 2 6")
        + named(210, "players’ pile", "*Q 5 *Q 8 A")
        + mark(1, 140, 130, (184, 70), (184, 48))
    )
    under = named(70, "bank’s pile", "7 4 J *Q *Q") + named(210, "players’ pile", "5 8 A 2 6")
    under += (
        mark(1, 16, 94, (40, 86), (40, 102))
        + arrow((176, 48), (104, 106), (130, 48))
        + arrow((104, 138), (176, 106), (150, 138))
    )
    dealt = falls(84, "K *Q 6 *Q 2 J A", _DEALT) + mark(1, 36, 72, (84, 58), (84, 86))
    return Drawn(160, (lie, under, dealt))


def chopping_out() -> Drawn:
    """One card put in before a pair."""
    square = falls(84, "2 K 7 *Q *Q 5 4", _DEALT) + mark(1, 36, 86, (84, 86))
    chopped = falls(84, "2 K 7 3 *Q *Q 5", _DEALT) + arrow((30, 87), (78, 87)) + mark(2, 20, 72)
    chopped += mark(1, 36, 130, (84, 102))
    return Drawn(152, (square, chopped))


def last_turn() -> Drawn:
    """The last three cards kept in a known order."""
    shuffle = (
        named(70, "before", "9 *J 3 *4 8 *7 2") + named(210, "after", "… 3 9 2 *J *4 *7") + arrow((112, 88), (168, 88))
    )
    shuffle += mark(1, 140, 150, (181, 132))
    called = falls(40, "*J *4 *7", "loses wins hock", 1) + mark(1, 18, 57, (40, 57))
    called += text(204, 30, "called")
    for number, call in enumerate(("4–J–7", "7–4–J", "7–J–4")):
        called += stake(190, 52 + 30 * number, 10) + text(210, 56 + 30 * number, call, "start")
    return Drawn(168, (shuffle, called))


def transferred() -> Drawn:
    """A few known cards shifted to top or bottom."""
    before = (
        named(70, "before", "9 *J 3 *4 8 6 2")
        + named(210, "after", "*J *4 9 3 8 6 2")
        + arrow((112, 62), (168, 44), (140, 44))
    )
    before += mark(1, 140, 140, (101, 88), (101, 58))
    bottom = (
        named(70, "before", "9 *J 3 *4 8 6 *2")
        + named(210, "after", "*J 9 3 8 6 *4 *2")
        + arrow((112, 62), (168, 44), (140, 44))
    )
    bottom += arrow((112, 92), (168, 116), (140, 118)) + mark(1, 140, 150, (101, 132))
    return Drawn(166, (before, bottom))
