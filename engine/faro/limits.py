"""What may lie where: the limits of the game, dead cards, and the bets that a rule-book takes."""

from __future__ import annotations

from faro.cards import Card, Rank
from faro.chips import checks
from faro.errors import Refused
from faro.layout import Kind, Spot
from faro.rules import Deal, Opening, Rulebook
from faro.stakes import Bet, Run
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
    "figure-card": "figure_cards",
}
"""The rule that says whether a kind of bet is taken; a flat bet always is."""


LAST_CARDS: dict[Deal, str] = {"soda-to-hock": "hock", "face-to-last": "last card", "pocket": "pocket"}
"""What is left when the turns of a deal are out."""

_OPEN_FIRST: dict[Opening, tuple[str, str]] = {
    "soda": ("the soda is shown", "show the soda first"),
    "face": ("the face is shown", "turn up the face first"),
    "bottom": ("the bottom card is shown", "show the bottom card first"),
    "deal": ("the deal is opened", "write 'deal' first"),
}


def open_first(rules: Rulebook, what: str) -> Refused:
    """Why something cannot be done before a deal is opened; `what` begins the sentence."""
    opened, hint = _OPEN_FIRST[rules.opening]
    return Refused("soda-first", f"{what} before {opened}", hint)


def is_taken(rules: Rulebook, kind: Kind) -> bool:
    """Whether a rule-book takes bets of a kind."""
    return kind == "flat" or getattr(rules, _FIELD[kind]) != "refused"


def runs(rules: Rulebook) -> tuple[Run, ...]:
    """The ways in which a rule-book lets a decided stake be played on."""
    allowed: dict[Run, bool] = {
        "parlee": rules.running_limit != "refused",
        "paroli": rules.ladder != "refused",
        "paix": rules.ladder != "refused",
        "pli": rules.pli == "allowed",
    }
    return tuple(how for how, is_allowed in allowed.items() if is_allowed)


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


def refuse_to_grow(table: Table, lying: Bet, masked: bool) -> Refused | None:
    """Why checks may not be added to a stake: its card is bent, lies the other way up, or is in play already."""
    where = f"the stake of {lying.punter} on {lying.spot.word}"
    if lying.bend:
        return Refused("bent-card", f"{where} lies on a bent card, and nothing is added", "play it out first")
    if lying.masked != masked:
        return Refused("masked-card", f"{where} lies on a card turned the other way", "turn the card first")
    if table.rules is not None and table.rules.entry == "after-face" and table.is_boxed and not lying.entering:
        return Refused("order-stands", f"{where} is in play, and one laid now would enter later", "choose another card")
    return None


def _in_view(table: Table) -> Card | None:
    """The bank's latest card, which lies in view until the next turn."""
    if not table.is_boxed:
        return None
    return table.turns[-1][0] if table.turns else table.soda


def _in_pack(table: Table, rank: Rank) -> int:
    return sum(card.rank == rank for card in table.pack)


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
        return open_first(rules, f"under {rules.short} no stake is laid")
    if table.are_turns_out:
        last = LAST_CARDS[rules.deal]
        return Refused("deal-is-out", f"only the {last} is left, and it decides no stake", "wait for the next deal")
    if is_dead(table, spot) and rules.dead_stake == "refused":
        what, where = ("it" if spot.are == "is" else "them"), ("box" if rules.has_box else "pack")
        dead = f"{spot.word} {spot.are} dead: no card of {what} is left in the {where}"
        return Refused("dead-card", dead, "bet on a card still in")
    in_view = _in_view(table)
    if rules.entry == "after-face" and in_view is not None and in_view.rank in spot.ranks:
        return Refused(
            "card-in-view",
            f"no stake is laid on {spot.word} while the {in_view.word} is in view",
            "choose another card",
        )
    if rules.second_bets == "refused" and any(table.left(rank) < _in_pack(table, rank) for rank in spot.ranks):
        return Refused(
            "second-bet", f"{rules.short} takes no stake on a rank once a card of it is out", "choose a fresh rank"
        )
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
