"""The only payout arithmetic: what a turn, and the end of a deal, do to the stakes that lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from fractions import Fraction

from faro.base import HALF, KINDS_OF_BET, Bet, Call, Card, Kind, Order, Rank, Result, share_taken
from faro.rulebooks import FaceTakes, Mixed, Rulebook, Viggresh
from faro.table import events as e
from faro.table.ladder import at_risk as worth
from faro.table.ladder import bent, plays_for, won_before
from faro.table.state import BANK

_BARRED: dict[str, Rank] = {"bar-seven": Rank.SEVEN, "bar-king": Rank.KING}
_FACE: dict[FaceTakes, Fraction] = {
    "nothing": Fraction(0),
    "half": HALF,
    "two-thirds": Fraction(2, 3),
    "whole": Fraction(1),
}
_VIGGRESH: dict[Viggresh, Fraction] = {
    "none": Fraction(0),
    "tenth": Fraction(1, 10),
    "fifteen-percent": Fraction(3, 20),
}
_TAKES: dict[str, Mixed] = {
    **{"half": "half", "push": "push", "drawn": "drawn", "lose": "lose"},
    **{"tie-half": "half", "tie-push": "push", "tie-lose": "lose"},
    **{"whole": "lose", "first-card": "lose"},
}
"""What the bank takes of a mixed stake, by the value of the rule that says so."""


def barred(rules: Rulebook) -> Rank | None:
    """The rank that decides nothing between odd and even; none where a book bars none."""
    return _BARRED.get(rules.odd_even)


def settle(rules: Rulebook, bet: Bet, loser: Card, winner: Card, is_last: bool = False) -> e.BetSettled | None:
    """What a turn does to one stake; nothing where neither card decides it, or where it is barred or asleep.

    The first card loses and the second wins (The American Hoyle, Faro Play); a copper turns that round. A stake with
    something for it and something against it is mixed: two cards of one rank split it, two ranks of a combination are
    settled as the rule-book says, and so is a tie on the High Card bar. In the last turn of a deal, `is_last`, a book
    may give a card another meaning or none.
    """
    at_risk = bet.at_risk
    if not at_risk or (bet.masked and rules.masque == "asleep"):
        return None
    if bet.entering:
        return _entered(rules, bet, loser, winner)
    good, bad = verdict(rules, bet, loser, winner, is_last)
    if not (good or bad):
        return None
    spot = bet.spot
    if spot.kind == "odd-even" and spot.judged(loser, winner).rank == barred(rules):
        return None
    if good and bad:
        return _mixed(rules, bet, at_risk, loser, winner)
    if good != bet.coppered:
        bend = bet.bend
        if bend is None or bend.pli:
            return _settled(bet, "won", 0, at_risk)
        return _settled(bet, "won", 0, plays_for(rules.ladder, bend) - won_before(rules.ladder, bend))
    return _settled(bet, "lost", at_risk, 0)


def settle_turn(
    rules: Rulebook, bets: Iterable[Bet], loser: Card, winner: Card, is_last: bool = False
) -> tuple[e.BetSettled, ...]:
    """What a turn does to all stakes on the layout, in the order they were laid."""
    settled = tuple([event for bet in bets if (event := settle(rules, bet, loser, winner, is_last)) is not None])
    return _one_for_the_other(settled) if rules.own_cards == "drawn" else settled


def run_on(
    rules: Rulebook, bet: Bet, won: e.BetSettled, loser: Card, winner: Card
) -> tuple[e.BetParleed | e.BetSettled, ...]:
    """What follows a win whose stake was to be played on: the card is bent, and the other card of the turn meets it.

    Each card decides as it comes (Encyclopédie, Bassette), so only the later one can touch a card that the first bent.
    """
    if bet.ahead is None or not won.paid or bet.at_risk < bet.stake:
        return ()
    bend = bent(bet.bend, bet.stake, bet.ahead)
    risked = worth(rules.ladder, bend)
    on = e.BetParleed(bet.punter, bet.spot, bet.spot, risked, bet.coppered, bend)
    if not all(any(bet.spot.verdict(*card)) for card in ((loser, None), (None, winner))):
        return (on,)
    return (on, e.BetSettled(bet.punter, bet.spot, risked, bet.coppered, "lost", risked, 0, None, bend))


def _one_for_the_other(settled: tuple[e.BetSettled, ...]) -> tuple[e.BetSettled, ...]:
    """L'une pour l'autre: a drawn game for a punter of whose cards one has won and another lost (Hoyle's Treatise)."""
    fates: dict[str, set[Result]] = {}
    for event in settled:
        fates.setdefault(event.punter, set()).add(event.result)
    return tuple(
        replace(event, result="drawn", taken=0, paid=0)
        if event.result in ("won", "lost") and {"won", "lost"} <= fates[event.punter]
        else event
        for event in settled
    )


def settle_face(rules: Rulebook, bets: Iterable[Bet], face: Card) -> tuple[e.BetSettled, ...]:
    """What the face, the card in view when a deal begins, takes of the stakes on its rank (Encyclopédie, Bassette)."""
    return tuple(_faced(rules, bet) for bet in bets if bet.at_risk and face.rank in bet.spot.ranks)


def face_splits(rules: Rulebook, at_risk: int) -> bool:
    """Whether what the face takes of so many checks at risk is no whole number of them, so that one is odd."""
    return (_FACE[rules.face_takes] * at_risk).denominator > 1


def viggresh(rules: Rulebook, lost: int) -> int:
    """What the bank gives back to a punter who rises with so many checks lost, in whole checks."""
    return int(max(lost, 0) * _VIGGRESH[rules.viggresh])


def settle_calls(rules: Rulebook, calls: Iterable[Call], order: Order) -> tuple[e.CallSettled, ...]:
    """What the last turn does to the calls; `order` is how the three cards came."""
    return tuple(
        e.CallSettled(call.punter, call.order, call.stake, "won", 0, price(call_odds(rules, order)) * call.stake)
        if call.order == order
        else e.CallSettled(call.punter, call.order, call.stake, "lost", call.stake, 0)
        for call in calls
    )


def settle_misdeal(rules: Rulebook, bets: Iterable[Bet], purse: int | None) -> tuple[e.BetLeftOver, ...]:
    """What becomes of the stakes that lie when the pack did not come out, out of a bank of so many checks, if any.

    Where the dealer forfeits such a deal the bank pays every stake depending (Hoyle's Treatise, rule 1).
    """
    if rules.misdeal == "no-penalty":
        return settle_hock(rules, bets)
    settled = []
    for bet in sorted(bets, key=lambda bet: -bet.stake) if purse is not None else bets:
        paid = bet.stake if purse is None else min(bet.stake, purse)
        purse = None if purse is None else purse - paid
        settled.append(e.BetLeftOver(bet.punter, bet.spot, bet.stake, 0, paid))
    return tuple(settled)


def settle_hock(rules: Rulebook, bets: Iterable[Bet]) -> tuple[e.BetLeftOver, ...]:
    """What becomes of the stakes that lie undecided when the deal is out."""
    keeps = rules.hock_stakes == "bank"
    return tuple(e.BetLeftOver(bet.punter, bet.spot, bet.stake, bet.stake if keeps else 0) for bet in bets)


def within_purse(
    rules: Rulebook, settled: Sequence[e.BetSettled | e.CallSettled], purse: int
) -> tuple[e.BetSettled | e.CallSettled, ...]:
    """The same settlements by a bank that holds `purse` checks and can pay no more.

    It takes and pays in the `paying_order`.
    """
    ordered = sorted(settled, key=lambda event: paying_order(event.paid, coppered=_is_coppered(event)))
    takes = [event for event in ordered if not event.paid]
    pays = ordered[len(takes) :]
    if rules.broken_bank == "with-takings":
        purse += sum(event.taken for event in takes if not _is_made_good(event))
    paid_out = []
    for event in pays:
        paid = min(event.paid, purse)
        purse -= paid
        paid_out.append(replace(event, paid=paid))
    return (*takes, *paid_out)


def paying_order(paid: int, *, coppered: bool) -> tuple[bool, int, bool]:
    """What puts settlements in the order in which a bank makes them.

    It takes first and then pays, the largest before the smaller and of equal ones the coppered before the open, whose
    card came later (Laws of Faro 5 and 8, Modern Pocket Hoyle 1880).
    """
    return (paid > 0, -paid, paid > 0 and not coppered)


def _is_made_good(event: e.BetSettled | e.CallSettled) -> bool:
    """Whether the bank gives back what it takes here, having shifted the stake itself."""
    return isinstance(event, e.BetSettled) and event.answerable == BANK


def _is_coppered(event: e.BetSettled | e.CallSettled) -> bool:
    return isinstance(event, e.BetSettled) and event.coppered


def call_odds(rules: Rulebook, cards: Iterable[Rank]) -> str:
    """What the book pays a right call of the last three cards: `refused` where it takes none, as of three alike."""
    ranks = len(set(cards))
    return {3: rules.call, 2: rules.cat}.get(ranks, "refused")


def price(odds: str) -> int:
    """What a price pays beyond the stake, in stakes: 4 to 1 pays four, 4 for 1 pays three."""
    amount, how, _ = odds.split("-")
    return int(amount) - (how == "for")


def mixed_rule(kind: Kind, is_doublet: bool) -> str:
    """The rule that says what the bank takes of a stake with something for it and something against it: its field."""
    bet = KINDS_OF_BET[kind]
    return bet.doublet if is_doublet else bet.mixed


def takes_of_mixed(rules: Rulebook, kind: Kind, is_doublet: bool) -> Mixed:
    """What the bank takes of a stake with something for it and something against it: half, nothing, or all."""
    return _TAKES[getattr(rules, mixed_rule(kind, is_doublet))]


def verdict(rules: Rulebook, bet: Bet, loser: Card, winner: Card, is_last: bool) -> tuple[bool, bool]:
    """What is good and what is bad for a stake in a turn, by the rules for the last turn and for two of a rank."""
    spot = bet.spot
    if is_last and rules.last_turn != "as-any":
        if rules.last_turn == "void":
            return False, False
        # Who opposes has the game reversed: the card that is null for him, or lost besides, is the other one.
        is_turned = bet.coppered and rules.opposed_last == "turned-round"
        counts, null = (winner, loser) if is_turned else (loser, winner)
        taking = [counts] if rules.last_turn == "last-null" else [counts, null]
        verdicts = [spot.verdict(None, card) if is_turned else spot.verdict(card, None) for card in taking]
        return any(good for good, _ in verdicts), any(bad for _, bad in verdicts)
    good, bad = spot.verdict(loser, winner)
    if good and bad and rules.split == "first-card":
        first, _ = rules.in_turn((loser, None), (None, winner))
        return spot.verdict(*first)
    return good, bad


def _entered(rules: Rulebook, bet: Bet, loser: Card, winner: Card) -> e.BetSettled | None:
    """The first turn of a stake laid in mid-deal: its first card is void, and its second faces (Encyclopédie)."""
    void, second = rules.in_turn((loser, None), (None, winner))
    if any(bet.spot.verdict(*void)):
        return _settled(bet, "void", 0, 0)
    good, bad = bet.spot.verdict(*second)
    if good == bad:
        return None
    return _settled(bet, "won", 0, bet.at_risk) if good != bet.coppered else _faced(rules, bet)


def _faced(rules: Rulebook, bet: Bet) -> e.BetSettled:
    return _settled(bet, "faced", share_taken(bet.at_risk, _FACE[rules.face_takes], rules.odd_unit), 0)


def _mixed(rules: Rulebook, bet: Bet, at_risk: int, loser: Card, winner: Card) -> e.BetSettled:
    takes = takes_of_mixed(rules, bet.spot.kind, loser.rank == winner.rank)
    if takes == "push" or takes == "drawn":
        return _settled(bet, takes, 0, 0)
    if takes == "lose":
        return _settled(bet, "split" if loser.rank == winner.rank else "lost", at_risk, 0)
    bend = bet.bend
    if bend and bend.corners and not bend.folds and rules.doublet_on_paroli == "corner-down" and not bet.answerable:
        return _settled(bet, "corner-down", at_risk - worth(rules.ladder, bend.lowered), 0)
    return _settled(bet, "split", share_taken(at_risk, HALF, rules.odd_unit), 0)


def _settled(bet: Bet, result: Result, taken: int, paid: int) -> e.BetSettled:
    return e.BetSettled(bet.punter, bet.spot, bet.stake, bet.coppered, result, taken, paid, bet.answerable, bet.bend)
