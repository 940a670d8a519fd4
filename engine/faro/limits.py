"""What may lie where: the limits of the game, dead cards, and the bets that a rule-book takes."""

from __future__ import annotations

from faro.chips import checks
from faro.errors import Refused
from faro.layout import Kind, Spot
from faro.rules import Rulebook
from faro.table import Table

_FIELD: dict[Kind, str] = {
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
}
"""The rule that says whether a kind of bet is taken; a flat bet always is."""


def is_taken(rules: Rulebook, kind: Kind) -> bool:
    """Whether a rule-book takes bets of a kind."""
    return kind == "flat" or getattr(rules, _FIELD[kind]) != "refused"


def limit_on(table: Table, spot: Spot) -> int:
    """The most checks that may lie on a place; nought where the dealer has announced no limit."""
    halved = table.rules is not None and table.rules.case_limit == "half"
    on_a_case = halved and bool(spot.ranks) and sum(table.left(rank) for rank in (*spot.ranks, *spot.against)) == 1
    # Half of a low limit would be under the least stake, and half of one check would read as no limit.
    return max(table.least, table.most // 2) if on_a_case else table.most


def running_limit(table: Table) -> int | None:
    """How high a stake may be parleed, in checks; nothing where there is no end to it."""
    if table.running:
        return table.running
    if table.rules is not None and table.rules.running_limit == "four-limits" and table.most:
        return 4 * table.most
    return None


def is_dead(table: Table, spot: Spot) -> bool:
    """Whether no card is left that could decide a stake on a place."""
    ranks = (*spot.ranks, *spot.against)
    return bool(ranks) and all(table.left(rank) == 0 for rank in ranks)


def refuse_to_lie(table: Table, spot: Spot, stake: int, limit: int | None = None) -> Refused | None:
    """Why so many checks in all may not lie on a place; nothing where they may.

    `limit` stands in for the limit of the game where a stake is run up, nought for no limit.
    """
    rules = table.rules
    if rules is None:
        return Refused("no-rules", "the table has no rule-book yet", "begin with 'rules' and its name")
    if not is_taken(rules, spot.kind):
        return Refused(
            "bet-not-taken", f"{rules.short} takes no bet on {spot.word}", "choose a bet that the book knows"
        )
    if rules.first_stakes == "after-soda" and not table.is_boxed:
        return Refused(
            "soda-first", f"under {rules.short} no stake is laid before the soda is shown", "show the soda first"
        )
    if table.is_last_card:
        return Refused("deal-is-out", "only the hock is left, and it decides no stake", "wait for the next deal")
    if is_dead(table, spot) and rules.dead_stake == "refused":
        dead = f"{spot.word} {spot.are} dead: no card of {'it' if spot.are == 'is' else 'them'} is left in the box"
        return Refused("dead-card", dead, "bet on a card still in")
    if stake < table.least:
        return Refused(
            "stake-under-minimum",
            f"{checks(stake)} on {spot.word} is under the least stake",
            f"bet {table.least} or more",
        )
    most = limit_on(table, spot) if limit is None else limit
    if most and stake > most:
        return Refused(
            "stake-over-limit", f"{checks(stake)} on {spot.word} is over the limit of {most}", f"bet {most} or less"
        )
    return None
