"""Sentences of an exercise that would be false if a book had another value where no source gives it one."""

from __future__ import annotations

from collections.abc import Iterator

from faro.base.errors import FaroError
from faro.rulebooks.house_rules import vary
from faro.rulebooks.phrases import PHRASES
from faro.rulebooks.rulebook import Rulebook
from faro.teaching.exercises.item import Exercise
from faro.teaching.exercises.making import corrections, make
from faro.words.description import BY_US
from tests.engine.tables import LIBRARY

UNSAID = ("entry", "own_cards")
"""Assumed fields of which no sentence speaks: a stake plays from the first card after it is laid, and by itself."""


def passed_off(kind: str, seed: str, level: int, rules: str) -> Iterator[str]:
    """The sentences that give an assumed value as the book's own: under another value the same question has others."""
    item, book = make(kind, seed, level, rules), LIBRARY[rules]
    for rule, value, other in _otherwise(book):
        try:
            again = make(kind, seed, level, f"{rules} {rule}={value}")
        except FaroError:
            continue
        if _question(item, book) != _question(again, other) or _judged(item, book) == _judged(again, other):
            continue
        if item.accept == again.accept and item.fields[0].id.startswith("may-"):
            continue  # refused for another reason as well
        for mine, his in zip(_sentences(item), _sentences(again), strict=True):
            if mine and BY_US not in mine and _plain(mine, book) != _plain(his, other):
                yield f"{kind} {seed} {level} {rules}, {rule}={value}: {mine}"


def _otherwise(book: Rulebook) -> Iterator[tuple[str, str, Rulebook]]:
    """What the book may be taken to say where it says nothing, each time in one field."""
    for rule, values in PHRASES.items():
        for value in values if book.is_assumed(rule) and rule not in UNSAID else ():
            try:
                other = vary(book, {rule: value})
            except FaroError:
                continue
            if getattr(book, rule) != value:
                yield rule, value, other


def _question(item: Exercise, book: Rulebook) -> object:
    fields = [(field.id, field.type, field.options) for field in item.fields]
    return _plain(item.prompt, book), item.told, item.log.split("\n", 1)[1], item.then, fields


def _judged(item: Exercise, book: Rulebook) -> object:
    return item.accept, _plain(item.explain, book), [_plain(reason.rule, book) for reason in item.reasons]


def _sentences(item: Exercise) -> Iterator[str]:
    yield item.explain
    rules = [reason.rule for reason in item.reasons]
    yield from rules
    for at, field in enumerate(corrections(item)):
        beside = rules[at : at + 1] if len(rules) == len(item.fields) else rules  # what a wrong answer is told as well
        yield from (says and " ".join([says, *beside]) for says in field)


def _plain(says: str, book: Rulebook) -> str:
    return says.replace(book.name, "the book").replace(book.short, "the book").replace(BY_US, "")
