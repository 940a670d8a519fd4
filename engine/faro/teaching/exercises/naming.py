"""What is it called? A card, a place or an order, as the table shows it."""

from __future__ import annotations

from collections.abc import Callable

from faro.base import Rank, in_a_row
from faro.base import spot as spot_called
from faro.teaching.exercises.item import Exercise, Field, Start, cards_of
from faro.words import pair_word

_OFFERED = 4

Asked = Callable[[Start, Rank], str]
"""Brings the table to where a word is met, and says in a sentence what is to be named."""


def name(start: Start) -> Exercise:
    """A thing at the table, and four words: which is its own? Level 2 names places, level 3 orders about a stake.

    Where one word is asked about, so are in turn those that are learned beside it. No word is offered that is learned
    later.
    """
    [rank] = start.ranks(1)
    row = [word for words in _LEARNED for word in words]
    words = _beside(start.about) if start.about else [word for at in _LEVELS[start.level] for word in _LEARNED[at]]
    known = [word for word in words if _has(start, word)]
    if not known or (start.about and known[0] != start.about):
        raise start.refused("no-such-thing")
    word = known[start.turn_among(len(known)) if start.about else start.number % len(known)]
    told = NAMED[word](start, rank)
    called = pair_word(start.book) if word == "split" else word
    last = next(words for words in _LEARNED if word in words)[-1]
    wrong = [other for other in row[: row.index(last) + 1] if other != word and (word, other) not in _ALIKE]
    options = start.mixed([called, *start.mixed(wrong)[: _OFFERED - 1]])
    fields = [Field("name", "It is called", "choice", tuple(options))]
    return start.item([rank], "What is the word for it?", fields, [(called,)], f"It is called: {called}.", told=[told])


def _beside(word: str) -> list[str]:
    """A word, and those that are learned with it."""
    words = next(words for words in _LEARNED if word in words)
    return [word, *(other for other in words if other != word)]


def _has(start: Start, word: str) -> bool:
    """Whether the book knows such a thing."""
    book = start.book
    needs = {
        "soda": book.opening == "soda",
        "hock": book.deal == "soda-to-hock",
        "High Card bar": book.high_card != "refused",
        "Pot": book.figures == "taken",
        "Little Figure": book.figures == "taken",
        "Big Figure": book.figures == "taken",
        "Grand Square": book.combinations == "taken",
        "copper": book.copper == "allowed" and book.stakes_on == "layout",
        "bar": book.bar != "refused",
        "half goes": book.half_goes == "allowed",
        "call": book.call != "refused",
        "cat": book.cat != "refused",
        "paroli": book.ladder != "refused",
        "heeled bet": book.strings == "taken",
        "string": book.strings == "taken",
    }
    return needs.get(word, True)


def _opened(start: Start, rank: Rank) -> None:
    start.deal(0, [cards_of([rank])[start.below(4)]])


def _soda(start: Start, rank: Rank) -> str:
    _opened(start, rank)
    return f"The {rank.word} has been shown before the first turn, and decides nothing."


def _hock(start: Start, rank: Rank) -> str:
    start.deal(start.book.turns(52), without=[cards_of([rank])[start.below(4)]])
    return f"All turns are out, and the {rank.word} is left alone in the box."


def _split(start: Start, rank: Rank) -> str:
    start.deal(start.below(4), without=cards_of([rank]))
    return f"A {rank.word} comes first in a turn, and a {rank.word} second."


def _case(start: Start, rank: Rank) -> str:
    start.deal(4 + start.below(4), cards_of([rank])[:3], cards_of([rank])[3:])
    return f"Three cards of the {rank.word} are out, and one is left."


def _dead(start: Start, rank: Rank) -> str:
    start.deal(4 + start.below(4), cards_of([rank]))
    return f"All four cards of the {rank.word} are out."


def _pair_of_cards(start: Start, rank: Rank) -> str:
    start.deal(start.below(4), without=cards_of([rank]))
    return f"The {rank.word} and the card after it come out together, and are settled together."


def _at(place: str) -> Asked:
    def told(start: Start, rank: Rank) -> str:
        _opened(start, rank)
        return f"One stake takes in {in_a_row([f'the {each.word}' for each in sorted(spot_called(place).ranks)])}."

    return told


def _bar_of_high_card(start: Start, rank: Rank) -> str:
    _opened(start, rank)
    return "A strip of the cloth above the cards takes stakes that the second card will be the higher."


def _token(start: Start, rank: Rank) -> str:
    _opened(start, rank)
    return f"A small token lies on the checks on the {rank.word}, so that they win if it loses."


def _barred(start: Start, rank: Rank) -> str:
    _opened(start, rank)
    return f"A player leaves his stake on the {rank.word}, and says that the next turn shall not touch it."


def _heeled(start: Start, rank: Rank) -> str:
    _opened(start, rank)
    return f"One stake backs the {rank.word} to win and, by word of mouth, another card to lose."


def _strung(start: Start, rank: Rank) -> str:
    _opened(start, rank)
    return f"One stake takes in the {rank.word} and cards that lie apart, as the player has told the dealer."


def _asleep(start: Start, rank: Rank) -> str:
    start.deal(4 + start.below(4), cards_of([rank]))
    return f"No {rank.word} is left, and checks lie there that their owner has forgotten."


def _half(start: Start, rank: Rank) -> str:
    _opened(start, rank)
    return f"A player says that the next turn may decide one part in two of his stake on the {rank.word}."


def _named_order(start: Start, rank: Rank) -> str:
    start.deal(24, without=cards_of([rank])[:3])
    return "Three cards are left, and a player stakes on the order in which they come."


def _pair_at_the_end(start: Start, rank: Rank) -> str:
    start.deal(24, without=cards_of([rank])[:2])
    return f"Three cards are left in the box, and two of them are of the rank {rank.word}."


def _corner(start: Start, rank: Rank) -> str:
    _opened(start, rank)
    return f"The {rank.word} has won. Its player bends one corner, and ventures stake and winnings together."


NAMED: dict[str, Asked] = {
    "turn": _pair_of_cards,
    "split": _split,
    "copper": _token,
    "soda": _soda,
    "hock": _hock,
    "case": _case,
    "dead card": _dead,
    "sleeper": _asleep,
    "Pot": _at("6-7-8"),
    "Little Figure": _at("A-2-3"),
    "Big Figure": _at("J-Q-K"),
    "Grand Square": _at("A-2-Q-K"),
    "bar": _barred,
    "half goes": _half,
    "string": _strung,
    "heeled bet": _heeled,
    "High Card bar": _bar_of_high_card,
    "call": _named_order,
    "cat": _pair_at_the_end,
    "paroli": _corner,
}
"""Every word that can be asked for, and how it is met."""
_LEARNED = (
    ("turn", "split", "copper", "soda", "hock"),
    ("case", "dead card", "sleeper"),
    ("Pot", "Little Figure", "Big Figure", "Grand Square"),
    ("bar", "half goes", "string", "heeled bet", "High Card bar"),
    ("call", "cat"),
    ("paroli",),
)
"""The words in the order in which they are learned, those that belong together in a row."""
_LEVELS = {1: (0,), 2: (1, 2), 3: (3, 5)}
"""Which rows each level names."""
_ALIKE = {("split", "turn"), ("turn", "split"), ("copper", "bar"), ("cat", "split"), ("sleeper", "dead card")}
"""Words that would be right of each other's table, or nearly: they are not offered beside one another."""
MEANS: dict[str, str] = {
    "soda": "a card that is shown before the first turn and decides nothing",
    "turn": "two cards that come out and are settled together",
    "split": "two cards of one rank in a turn",
    "case": "the last card of a rank, when three are out",
    "dead card": "a rank of which all four cards are out",
    "hock": "the card that is left alone in the box when all turns are out",
    "Pot": "the Six, Seven and Eight under one stake",
    "Little Figure": "the Ace, Deuce and Three under one stake",
    "Big Figure": "the Jack, Queen and King under one stake",
    "Grand Square": "the Ace, Deuce, Queen and King under one stake",
    "High Card bar": "a strip for stakes on the second card to be the higher",
    "copper": "a token on a stake, which then wins if its card loses",
    "heeled bet": "one stake on a card to win and another to lose",
    "string": "one stake on cards that lie apart, by word of mouth",
    "sleeper": "a stake forgotten on a rank of which no card is left",
    "bar": "an order that the next turn shall not touch a stake",
    "half goes": "an order that puts half of a stake at risk",
    "call": "a stake on the order of the last three cards",
    "cat": "two of one rank among the last three cards",
    "paroli": "a bent corner, which ventures stake and winnings together",
}
"""What each word stands for, in a clause; the pair of a book that has another word for it is the split."""
