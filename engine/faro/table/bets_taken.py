"""Which bets a rule-book takes, and how it lets a decided stake be played on."""

from __future__ import annotations

from faro.base import KINDS_OF_BET, Kind, Run
from faro.rulebooks import RULES, Rulebook

for _kind, _bet in KINDS_OF_BET.items():
    for _rule in {_bet.rule, _bet.mixed, _bet.doublet} - {None, *RULES}:
        raise ValueError(f"faro/base/layout.py: KINDS_OF_BET[{_kind!r}] names {_rule!r}, which is no rule of a book")


def is_taken(rules: Rulebook, kind: Kind) -> bool:
    """Whether a rule-book takes bets of a kind."""
    rule = KINDS_OF_BET[kind].rule
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
