"""What several deciders refuse: no rule-book, punter or stake; a place that is taken, or takes no such stake."""

from __future__ import annotations

from faro.base import Bet, Card, Rank, Refused, Said, Spot, checks, has, lying, owned, quoted, typed
from faro.rulebooks import LAST_CARDS, Opening, Rulebook
from faro.table.bets_taken import is_taken
from faro.table.limits import is_dead, limit_on
from faro.table.state import Table

_OPEN_FIRST: dict[Opening, tuple[str, str | Said]] = {
    "soda": ("the soda is shown", "show the soda first"),
    "face": ("the face is shown", "turn up the face first"),
    "bottom": ("the bottom card is shown", "show the bottom card first"),
    "deal": ("the deal is opened", Said("write 'deal' first", "open the deal first")),
}


def open_first(rules: Rulebook, what: str) -> Refused:
    """Why something cannot be done before a deal is opened; `what` begins the sentence."""
    opened, hint = _OPEN_FIRST[rules.opening]
    return Refused("soda-first", f"{what} before {opened}", hint)


def rules_of(table: Table) -> Rulebook:
    """The table's rule-book; `no-rules` where it has none yet."""
    if table.rules is None:
        raise Refused("no-rules", "the table has no rule-book yet", "begin with 'rules' and its name")
    return table.rules


def hand_of(table: Table, punter: str) -> int:
    """The checks that a punter holds; `unknown-punter` where nobody of that name sits."""
    if punter in table.risen:
        raise Refused("has-risen", has(punter, "got up from the table"), "let another punter sit down")
    if punter not in table.hands:
        seated = ", ".join(table.hands) or "nobody yet"
        raise Refused("unknown-punter", f"no punter called {quoted(punter)} sits at the table", f"seated: {seated}")
    return table.hands[punter]


def stake_of(table: Table, punter: str, spot: Spot) -> Bet:
    """A stake, whichever way its card lies; `no-such-bet` where the punter has none on the place."""
    hand_of(table, punter)
    bet = table.bet(punter, spot)
    if bet is None:
        raise Refused("no-such-bet", has(punter, f"no stake on {spot.word}"), _stakes_lie(table, punter))
    return bet


def _stakes_lie(table: Table, punter: str) -> Said:
    """Where the stakes of a punter lie that all can see, by what a log calls the places and by their names."""
    places = [bet.spot for bet in table.bets if bet.punter == punter and not bet.masked]
    ids, names = ", ".join(place.id for place in places), ", ".join(place.word for place in places)
    written = f"stakes of {punter} lie on: {ids or 'nowhere'}"
    if not places:
        return Said(written, "")
    return Said(written, f"stakes of {punter} lie on: {names}", punter, f"your stakes lie on {names}", if_room=True)


def bet_of(table: Table, punter: str, spot: Spot) -> Bet:
    """A stake whose card lies face up, so that something may be done with it; refused where there is none."""
    bet = stake_of(table, punter, spot)
    if bet.masked:
        raise Refused(
            "masked-card",
            owned("card", punter, f"on {spot.word} lies face down"),
            typed(f"show {punter} on {spot.id}", "show it first"),
        )
    return bet


def is_free(table: Table, punter: str, spot: Spot) -> None:
    """Refuse a place where a stake of the punter's lies already."""
    there = table.bet(punter, spot)
    if there is not None:
        raise Refused(
            "place-taken",
            lying(there.stake, punter, f"on {spot.word}"),
            "take one of the two stakes down first",
        )


def may_lie(table: Table, spot: Spot, stake: int, limit: int | None = None) -> None:
    """Refuse so many checks in all on a place, where the book or the limit does."""
    refusal = refuse_to_lie(table, spot, stake, limit)
    if refusal is not None:
        raise refusal


def refuse_to_grow(table: Table, there: Bet, masked: bool) -> Refused | None:
    """Why checks may not be added to a stake: its card is bent, lies the other way up, or is in play already."""

    def stake(what: str) -> Said:
        return owned("stake", there.punter, f"on {there.spot.word} {what}")

    if there.bend:
        return Refused("bent-card", stake("lies on a bent card, and nothing is added"), "play it out first")
    if there.masked != masked:
        return Refused("masked-card", stake("lies on a card turned the other way"), "turn the card first")
    if table.rules is not None and table.rules.entry == "after-face" and table.is_boxed and not there.entering:
        enters = stake("is in play, and one laid now would enter later")
        return Refused("order-stands", enters, "choose another card")
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
