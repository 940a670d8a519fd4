"""A square pack in the dealer's hands: where its cards lie before, and where after."""

from __future__ import annotations

from farodocs.figures.cutaways.figure import Cutaway, Panel
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


def first_turn() -> Cutaway:
    """Two known cards carried to the top under the soda."""
    before = named(70, "bank’s pile", "7 4 *>Q 9 2") + named(210, "players’ pile", "K J *>5 3 8")
    before += mark(1, 140, 46, (106, 70)) + mark(2, 140, 120, (190, 74))
    after = falls(96, "3 *Q *5 K 7 …", "soda loses wins", 1) + mark(1, 46, 50, (96, 57)) + mark(2, 46, 96, (96, 72))
    return Cutaway(
        142,
        (
            Panel(
                "Before the shuffle",
                "Two piles edge-on. A Queen in the bank’s pile and a Five in the players’ stand out a little.",
                "A heavy player likes the Queen. The dealer keeps one Queen in sight, and a card to go with her.",
                before,
            ),
            Panel(
                "In the box",
                "The pack edge-on: a Three as soda, then the Queen, which loses, then the Five, which wins.",
                "The shuffle brings both under the top card. The soda goes, and the Queen loses on the first turn.",
                after,
            ),
        ),
        {1: "the favourite", 2: "its partner"},
        "Meyer: it could be done in many ways, of which he tells none. Drawn is where the cards begin and end.",
    )


def splits() -> Cutaway:
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
    return Cutaway(
        162,
        (
            Panel(
                "As they fell",
                "Two piles edge-on. A Nine stands out of each, at different depths.",
                "During the deal a Nine has lost and a Nine has won. The dealer lays each a little aside from its"
                " pile.",
                lie,
            ),
            Panel(
                "Evening the piles",
                "Both Nines lie at the bottom of their piles, level with each other.",
                "While he squares the piles he strips the Nines out and puts both at the same depth.",
                depth,
            ),
            Panel(
                "The dealer’s shuffle",
                "The piles woven, one card from the left, one from the right. The two Nines lie one upon the other.",
                "The halves fly together, one card from each in turn. What lay level now lies together.",
                weave,
            ),
            Panel(
                "The cut decides",
                "Two packs edge-on. In the left the Nines are loser and winner of one turn; in the right one wins a"
                " turn and the"
                " other loses the next.",
                "The soda takes one card, so a level pair falls as one turn only if the cut moves it by an odd number.",
                cut,
            ),
        ),
        {1: "Nines laid a little aside", 2: "the pair"},
        "The handling is Maskelyne’s, 1894; Meyer says four to six pairs a deal. That the cut decides we found by"
        " dealing it out.",
    )


def win_lose() -> Cutaway:
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
    return Cutaway(
        160,
        (
            Panel(
                "As they won",
                "Two piles edge-on. Two Queens lie among the winners.",
                "The Queens have won, and a heavy player backs them to win again.",
                lie,
            ),
            Panel(
                "Slipped under",
                "The Queens lie at the bottom of the bank’s pile, and two other cards have gone the other way.",
                "At good moments he slips them beneath the other pile, one by one.",
                under,
            ),
            Panel(
                "Woven and dealt",
                "The pack edge-on: both Queens lie at places that lose.",
                "A weave puts the cards of one pile at every other place. Now the Queens lose.",
                dealt,
            ),
        ),
        {1: "the favourites"},
        "After Meyer, who says that the cards were to reverse their play. The weave is Maskelyne’s.",
    )


def chopping_out() -> Cutaway:
    """One card put in before a pair."""
    square = falls(84, "2 K 7 *Q *Q 5 4", _DEALT) + mark(1, 36, 86, (84, 86))
    chopped = falls(84, "2 K 7 3 *Q *Q 5", _DEALT) + arrow((30, 87), (78, 87)) + mark(2, 20, 72)
    chopped += mark(1, 36, 130, (84, 102))
    return Cutaway(
        152,
        (
            Panel(
                "Left alone",
                "A pack edge-on. Two Queens are loser and winner of one turn.",
                "Two Queens lie together and would fall in one turn: a split.",
                square,
            ),
            Panel(
                "One card butted in",
                "The same pack with a Three put in before the Queens. The first Queen wins its turn, the second loses"
                " the next.",
                "One card goes in before them. Now the first Queen wins, and the second loses the turn after.",
                chopped,
            ),
        ),
        {1: "the pair", 2: "the card put in"},
        "After Meyer.",
    )


def last_turn() -> Cutaway:
    """The last three cards kept in a known order."""
    shuffle = (
        named(70, "before", "9 *J 3 *4 8 *7 2") + named(210, "after", "… 3 9 2 *J *4 *7") + arrow((112, 88), (168, 88))
    )
    shuffle += mark(1, 140, 150, (181, 132))
    called = falls(40, "*J *4 *7", "loses wins hock", 1) + mark(1, 18, 57, (40, 57))
    called += text(204, 30, "called")
    for number, call in enumerate(("4–J–7", "7–4–J", "7–J–4")):
        called += stake(190, 52 + 30 * number, 10) + text(210, 56 + 30 * number, call, "start")
    return Cutaway(
        168,
        (
            Panel(
                "In the shuffle",
                "A pack edge-on before and after. Jack, Four and Seven lie apart before, and as the last three after.",
                "Three known cards are brought to the bottom and held there while the rest is shuffled.",
                shuffle,
            ),
            Panel(
                "At the end of the deal",
                "The last three cards edge-on: the Jack loses, the Four wins, the Seven is hock. Beside them three"
                " stakes on other"
                " orders.",
                "Three cards are left and the table calls their order. He has known it since the shuffle.",
                called,
            ),
        ),
        {1: "the three cards, in his order"},
        "Meyer names the feat and tells no more. The orders called are an example.",
    )


def transferred() -> Cutaway:
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
    return Cutaway(
        166,
        (
            Panel(
                "To the top",
                "A pack edge-on before and after. A Jack and a Four move from inside the pack to its top.",
                "Of all the cards he follows only a few, and his shuffle carries those to the top.",
                before,
            ),
            Panel(
                "To both ends",
                "The same, but one card goes to the top and two to the bottom.",
                "Or to the bottom, or to both. He then knows how the deal begins, or how it ends.",
                bottom,
            ),
        ),
        {1: "known cards"},
        "Meyer: one to five cards, three or four of them known.",
    )
