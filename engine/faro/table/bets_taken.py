"""Which bets a rule-book takes, and how it lets a decided stake be played on."""

from __future__ import annotations

from typing import get_args

from faro.base import Kind, Run, listed
from faro.rulebooks import RULES, Rulebook

_RULES: dict[Kind, str | None] = listed(
    "faro/table/bets_taken.py: _RULES",
    get_args(Kind),
    {
        "flat": None,
        "between-two": "combinations",
        "three-in-a-row": "figures",
        "pot": "figures",
        "square": "combinations",
        "diagonal": "corners",
        "corner": "corners",
        "inside-three": "inside_three",
        "row": "sides",
        "all-odd-or-even": "sides",
        "one-side": "sides",
        "colours": "sides",
        "odd-even": "odd_even",
        "high-card": "high_card",
        "string": "strings",
        "heeled": "strings",
        "figure-card": "figure_cards",
    },
)
"""The rule that says whether a kind of bet is taken; nothing for a flat bet, which always is."""

for _rule in {*_RULES.values()} - {None, *RULES}:
    raise ValueError(f"faro/table/bets_taken.py: _RULES names {_rule!r}, which is no rule of a book")


def is_taken(rules: Rulebook, kind: Kind) -> bool:
    """Whether a rule-book takes bets of a kind."""
    rule = _RULES[kind]
    return rule is None or getattr(rules, rule) != "refused"


def runs(rules: Rulebook) -> tuple[Run, ...]:
    """The ways in which a rule-book lets a decided stake be played on."""
    allowed: dict[Run, bool] = {
        "parlee": rules.running_limit != "refused",
        "paroli": rules.ladder != "refused",
        "paix": rules.ladder != "refused",
        "pli": rules.pli == "allowed",
    }
    return tuple(how for how, is_allowed in allowed.items() if is_allowed)


def is_said_ahead(rules: Rulebook, how: Run) -> bool:
    """Whether a book has a card bent as it wins, so that a punter must have said so before the turn."""
    return how in ("paroli", "paix") and rules.corners_bent == "at-the-win"
