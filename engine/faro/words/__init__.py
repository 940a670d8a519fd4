"""What is said of an act and of a position, and how rule-books compare."""

from __future__ import annotations

from faro.words.announcement import MOST_WORDS, announce, apologise, cards_of_turn, tell_act
from faro.words.comparison import Reading, book_called, compare, differences, names_of
from faro.words.description import (
    against,
    bare,
    called,
    capital,
    describe,
    gained,
    label,
    lies_so,
    owner,
    pair_word,
    read_bets,
    read_cards,
    read_cases,
    read_cloth,
    read_decided,
    read_fallen,
    read_money,
    subject,
    turn_word,
    verb,
    whereabouts,
)
from faro.words.places import covered, happens
from faro.words.tricks import read_tells, tell_trick

__all__ = [
    "MOST_WORDS",
    "Reading",
    "against",
    "announce",
    "apologise",
    "bare",
    "book_called",
    "called",
    "capital",
    "cards_of_turn",
    "compare",
    "covered",
    "describe",
    "differences",
    "gained",
    "happens",
    "label",
    "lies_so",
    "names_of",
    "owner",
    "pair_word",
    "read_bets",
    "read_cards",
    "read_cases",
    "read_cloth",
    "read_decided",
    "read_fallen",
    "read_money",
    "read_tells",
    "subject",
    "tell_act",
    "tell_trick",
    "turn_word",
    "verb",
    "whereabouts",
]
