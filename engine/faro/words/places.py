"""What a stake on a place does under a rule-book, in a few words, for a reader who has the place under a finger."""

from __future__ import annotations

from typing import Literal

from faro.base import Kind, Rank, Spot
from faro.rulebooks import FaceTakes, Mixed, Rulebook
from faro.table import barred, is_taken, takes_of_mixed
from faro.words.description import pair_word, turn_word

_BANK: dict[Mixed, str] = {
    "half": "the bank takes half",
    "push": "the bank takes nothing",
    "drawn": "the stake lies on",
    "lose": "the bank takes it all",
}
_FIRST_TAKES: dict[FaceTakes, str] = {"nothing": "nothing", "half": "half", "two-thirds": "two thirds", "whole": "all"}

When = Literal["before", "entering", "in-play"]
"""When a stake lies: before the card that opens the deal, laid in mid-deal as it lets a card go by, or as any other."""


def happens(
    spot: Spot,
    book: Rulebook,
    *,
    coppered: bool = False,
    wins_in_all: int = 0,
    when: When = "in-play",
    is_alone: bool = True,
) -> str:
    """When a stake there wins and when it loses, what becomes of it in between, and what a win pays.

    A `coppered` one wins where an open one loses; what is in between is in between for both. One on a bent card
    `wins_in_all` so many checks. Before all that stands what a card does to it that comes sooner; and one that
    `is_alone` meets no other of its punter’s. Nothing where the book takes no such bet.
    """
    if not is_taken(book, spot.kind):
        return ""
    loses, wins = book.in_turn("first", "second")
    if coppered:
        loses, wins = wins, loses
    sooner = _sooner(spot, book, when, wins)
    says = _decided(spot, book, coppered, loses, wins)
    if book.own_cards == "drawn" and not is_alone:
        says += f" Drawn if another of yours goes the other way in the same {turn_word(book).lower()}."
    pays = f"A win brings {wins_in_all:,} in all." if wins_in_all else "Pays 1 to 1."
    return f"{f'{sooner} After that the stake wins' if sooner else 'Wins'} {says} {pays}"


def _sooner(spot: Spot, book: Rulebook, when: When, wins: str) -> str:
    """What a card does to a stake before it plays like any other; nothing where none does."""
    takes = f"takes {_FIRST_TAKES[book.face_takes]}"
    card = _a(spot.ranks[0].word) if len(spot.ranks) == 1 else "one of its cards"
    if when == "before" and spot.ranks and book.takes_first and book.face_takes != "nothing":
        return f"If the {book.opening} is {card}, it {takes}."
    if when != "entering":
        return ""
    the_next = f"On the next {turn_word(book).lower()}"
    match spot.kind:
        case "high-card" | "odd-even" | "colours":
            return f"{the_next} nothing decides it."
        case "heeled" | "one-side":
            return f"{the_next} the first card can only make it void, and the second {takes} where it loses."
        case _:
            does = "wins" if wins == "second" else takes
            return f"{the_next} {card} makes it void if it comes first, and {does} if second."


def _decided(spot: Spot, book: Rulebook, coppered: bool, loses: str, wins: str) -> str:
    """If what a stake that plays wins, and if what it loses, by the card that does it; and what is in between."""
    turn = turn_word(book).lower()
    mixed = _BANK[takes_of_mixed(book, spot.kind, is_doublet=False)]
    match spot.kind:
        case "high-card":
            higher, lower = ("loser", "winner") if coppered else ("winner", "loser")
            decided = f"if the {higher} of a {turn} is higher than the {lower}, loses if lower."
            return f"{decided} On two of a rank {mixed}."
        case "odd-even":
            card = "loser" if spot.on_loser else "winner"
            good, bad = ("odd", "even") if (Rank.ACE in spot.ranks) != coppered else ("even", "odd")
            neither = barred(book)
            nothing = f" A {neither.word} decides nothing." if neither else ""
            return f"if the {card} is {good}, loses if it is {bad}.{nothing}"
        case "colours":
            good, bad = ("red", "black") if spot.red != coppered else ("black", "red")
            return f"if the winner is {good} and the loser {bad}, loses the other way round; of one colour, {mixed}."
        case "one-side":
            own, other = ("the other", "its own") if coppered else ("its own", "the other")
            return f"if {own} side wins and {other} does not, loses the other way round; if both do, {mixed}."
        case "heeled":
            return (
                f"if the {spot.ranks[0].word} comes {wins} or the {spot.against[0].word} {loses}, loses the other "
                f"way round. {_doublet(spot.kind, book)}"
            )
        case "flat":
            rank = spot.ranks[0].word
            return f"if {_a(rank)} comes {wins}, loses if one comes {loses}. {_doublet(spot.kind, book)}"
        case _:
            return f"if one of them comes {wins}, loses if one comes {loses}. {_both(spot.kind, book)}"


def _both(kind: Kind, book: Rulebook) -> str:
    """What becomes of a stake on several ranks of which a turn brings two."""
    mixed, doublet = (takes_of_mixed(book, kind, is_doublet) for is_doublet in (False, True))
    if mixed == doublet and not (book.split == "first-card" and kind != "figure-card"):
        return f"If a {turn_word(book).lower()} brings two of them, {_BANK[mixed]}."
    return f"If one wins and another loses, {_BANK[mixed]}. {_doublet(kind, book)}"


def _doublet(kind: Kind, book: Rulebook) -> str:
    """What two cards of one rank in a turn do."""
    if book.split == "first-card" and kind != "figure-card":
        return f"In a {pair_word(book)} the first card decides."
    return f"In a {pair_word(book)} {_BANK[takes_of_mixed(book, kind, is_doublet=True)]}."


def _a(word: str) -> str:
    return f"{'an' if word[0] in 'AE' else 'a'} {word}"
