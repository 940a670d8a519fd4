"""Bets of one position beside each other, and one bet under other rules of the house."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from fractions import Fraction

from faro.base import SPOTS, Card, FaroError, Spot
from faro.odds.chances import odds
from faro.rulebooks import RULES, Rulebook, with_rules
from faro.table import is_taken


def ranked(rules: Rulebook, box: Collection[Card] | None) -> tuple[tuple[Spot, Fraction], ...]:
    """Every painted or marked place that a book takes with these cards left, and what the bank gains there.

    The gain is that of a stake left until it is decided, the smallest first; where two are alike the places stand as
    on the cloth. Left out are places that the cards left cannot tell, and those whose every card is gone.
    """
    found = []
    for place in SPOTS.values():
        if not is_taken(rules, place.kind) or (box is not None and place.kind == "colours"):
            continue
        try:
            priced = odds(rules, place, box, entering=box is not None)
        except FaroError:
            continue
        if priced.until.decided:
            found.append((place, priced.until_decided))
    return tuple(sorted(found, key=lambda row: row[1]))


def by_house_rule(
    rules: Rulebook, place: Spot, box: Collection[Card] | None, coppered: bool, library: Mapping[str, Rulebook]
) -> Iterator[tuple[str, str, Fraction | None]]:
    """The rules of which another value changes what a stake costs: rule, value, and what the bank then gains.

    Tried are the values that some book has which opens its deal in the same way; nothing stands for the gain where
    the stake is then refused.
    """
    gains = odds(rules, place, box, coppered=coppered, entering=box is not None).until_decided
    for rule, value in _others(rules, library.values()):
        try:
            changed = odds(with_rules(rules, {rule: value}), place, box, coppered=coppered, entering=box is not None)
        except FaroError:
            yield rule, value, None
        else:
            if changed.until_decided != gains:
                yield rule, value, changed.until_decided


def _others(rules: Rulebook, books: Iterable[Rulebook]) -> Iterator[tuple[str, str]]:
    alike = [book for book in books if book.deal == rules.deal]
    for rule, values in RULES.items():
        printed = {getattr(book, rule) for book in alike} - {getattr(rules, rule)}
        yield from ((rule, value) for value in values if value in printed)
