"""Which rule-books have a rule so: what a sentence asks that counts or denies over them.

`[[=books call=refused]]` counts, in a word, so that it reads “eleven”, “no”; `as=names` names them. `!refused` is any
other value, `tie-push,tie-half` either of two; `assumed` and `stated` ask how a book knows. `in=stuss` asks only the
books of a game of glossary/games.toml, and `is=none`, `is=all` or `is=3` stops the build where that is no longer so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from faro.base import in_a_row, quoted
from faro.rulebooks import RULES, Rulebook, library
from farodocs.data import read

NUMBER_WORDS = tuple(
    re.findall(
        r"\w+",
        "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
        "eighteen nineteen twenty",
    )
)
"""How many, in a word, from none."""
KNOWN = ("stated", "assumed")
"""How a book knows a rule: its words say it, or it had to be assumed."""


def asked_of(conditions: Iterable[str], options: Mapping[str, str]) -> Sequence[Rulebook]:
    """The rule-books of which every condition is true, in their order.

    Raises `ValueError` for a rule, a value or a game that there is not, and where `is=` says otherwise.
    """
    among = _of_games(options["in"]) if "in" in options else list(library().values())
    wanted = [_wanted(rule, value) for rule, _, value in (each.partition("=") for each in conditions)]
    found = [book for book in among if all(holds(book) for holds in wanted)]
    expected = {"none": "0", "all": str(len(among))}.get(options.get("is", ""), options.get("is", str(len(found))))
    if expected != str(len(found)):
        raise ValueError(f"it is so in {len(found)} rule-books of {len(among)}: {by_name(found) or 'none'}")
    return found


def by_name(books: Sequence[Rulebook]) -> str:
    """The books by their names: `Meyer's house game and Nevada Faro`."""
    return in_a_row([book.short.replace("'", "’") for book in books] or [""])


def in_a_word(number: int) -> str:
    """How many: `no`, `three`."""
    return NUMBER_WORDS[number] if number < len(NUMBER_WORDS) else f"{number:,}"


def _of_games(names: str) -> list[Rulebook]:
    games = read("games")["games"]
    for name in names.split(","):
        if name not in games:
            raise ValueError(f"there is no game {name!r}; write {', '.join(games)}")
    return [library()[book] for name in names.split(",") for book in games[name].get("books", ())]


def _wanted(rule: str, value: str) -> Callable[[Rulebook], bool]:
    if rule not in RULES:
        raise ValueError(f"there is no rule {quoted(rule)}; write {', '.join(RULES)}")
    if value in KNOWN:
        return lambda book: (book.source(rule).work is None) == (value == "assumed")
    values = _values(rule, value)
    return lambda book: getattr(book, rule) in values


def _values(rule: str, value: str) -> frozenset[str]:
    named = frozenset(value.removeprefix("!").split(","))
    if not named <= {*RULES[rule]}:
        raise ValueError(f"{rule} cannot be {value!r}; write {', '.join((*RULES[rule], *KNOWN))}")
    return frozenset(RULES[rule]) - named if value.startswith("!") else named
