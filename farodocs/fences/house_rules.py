"""The rules that a house may change at the full table, each value with the rule-books that hold it."""

from __future__ import annotations

from html import escape

from faro.base import checks
from faro.rulebooks import RULES, library
from faro.words import said_of
from farodocs.data import word
from farodocs.markup import field_group

CHANGED = (
    "split",
    "odd_unit",
    "combination",
    "mixed_sides",
    "high_card",
    "odd_even",
    "call",
    "cat",
    "first_stakes",
    "face_takes",
    "hock_stakes",
    "dead_stake",
    "broken_bank",
    "viggresh",
    "running_limit",
    "copper",
)
"""The rules that are offered: those about money. Any other stands in the first line of a log."""
BANKS = (100, 500, 1_000, 5_000)
"""What a bank that can be broken is opened with, in checks."""
LIMITS = (5, 25, 50, 100)
"""The most that may lie on a place, in checks."""
PURSES = (50, 100, 1_000)
"""What everybody may sit down with, in checks."""
MEYER = 500
"""What each has at Meyer's evenings, a check to the dollar, and again on every marker (Meyer, on his evenings)."""

_NAMED = 3
"""So many books are named behind a value; of more, as many and how many others."""


def house_rules() -> str:
    """What a reader is asked who changes the rules of the house, as a form that a script shows in a dialog."""
    rules = "".join(field_group(f'data-rule="{rule}"', word("rules", rule), _values(rule)) for rule in CHANGED)
    return (
        '<template class="faro-house"><h2 id="faro-house-title" tabindex="-1" autofocus>House rules</h2>'
        f"<p>Choose the rules to deal by. This rule-book’s own are in bold; after each stand the books that say so. "
        f'<a class="faro-all-rules">Every rule of every book</a></p><div class="faro-house-rules">{rules}</div>'
        f'<div class="faro-choose">{_checks("bank", "The bank holds", "unlimited checks", BANKS)}'
        f"{_checks('limit', 'On one place at most', 'as much as you like', LIMITS)}{_purse()}</div></template>"
    )


def _values(rule: str) -> str:
    return "".join(
        f'<label><input type="radio" name="house-{rule}" value="{value}"'
        f' data-books="{" ".join(_holders(rule, value))}">'
        f" {escape(word('rules', rule, value))} <small>{escape(who(rule, value))}</small></label>"
        for value in RULES[rule]
    )


def _holders(rule: str, value: str) -> list[str]:
    return [book.id for book in library().values() if getattr(book, rule) == value]


def who(rule: str, value: str) -> str:
    """Which rule-books say so, by their names, and of which or of how many it is assumed."""
    held = [library()[book] for book in _holders(rule, value)]
    said = said_of(rule, held)
    if len(said) == len(library()):
        return "every rule-book here"
    assumed = [book.short for book in held if book.id not in said]
    names = [book.short for book in held if book.id in said]
    if len(names) > _NAMED:
        names = [*names[:_NAMED], f"{len(names) - _NAMED} more"]
    if assumed:
        silent = f"{len(assumed)} that {'does' if len(assumed) == 1 else 'do'} not say"
        names.append(f"assumed for {silent if said or len(assumed) > _NAMED else '; '.join(assumed)}")
    return "; ".join(names) or "none of the rule-books here"  # a book's name may have a comma in it


def _checks(name: str, label: str, none: str, sums: tuple[int, ...]) -> str:
    return _choice(name, label, {"": "as it is now", "0": none} | {str(held): checks(held) for held in sums})


def _purse() -> str:
    purses = {str(held): checks(held) for held in PURSES} | {str(MEYER): f"{checks(MEYER)}, as at Meyer’s"}
    return _choice("buys", "Everybody sits down with", {"": "what he has"} | purses)


def _choice(name: str, label: str, options: dict[str, str]) -> str:
    listed = "".join(f'<option value="{value}">{words}</option>' for value, words in options.items())
    select = f'<select id="house-{name}" name="{name}">{listed}</select>'
    return f'<span><label for="house-{name}">{label}</label> {select}</span>'
