"""Be the dealer: what the bank takes and pays when cards come out, stake by stake, and whether somebody paid it so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeGuard

from faro.base import Bet, Call, Card
from faro.rulebooks import LastTurn, Rulebook
from faro.table import (
    BANK,
    Table,
    call_odds,
    decide,
    face_splits,
    mixed_rule,
    plays_for,
    rules_of,
    rung,
    settle,
    settle_calls,
    takes_of_mixed,
    verdict,
    won_before,
)
from faro.table import commands as c
from faro.table import events as e
from faro.teaching.fates import Fate
from faro.words import against, by_us, called, capital, owner, subject

LAST_OF_ALL: Mapping[LastTurn, str] = {
    "last-to-bank": "the last card of all is the bank’s",
    "last-null": "the last card of all is nobody’s",
    "void": "the last turn is nobody’s",
}
"""Whose the second card of the last turn is, where the book has it otherwise than in any turn."""


@dataclass(frozen=True, slots=True)
class Payment:
    """What becomes of one stake or call: the checks that the bank takes of it, or pays beyond it.

    `what` is where it lies, as it is spoken, or the call itself where it was `called`. One that is not `decided` lies
    on, and nothing is taken or paid. `rule` says why, in one sentence that names the book: `book` is that name, and
    `why` the rest. `point` is the field of the rule-book that decides, empty where none needs to. It is `assumed` where
    a value that decides is one that no source gives the book.
    """

    punter: str
    what: str
    stake: int
    coppered: bool
    decided: bool
    taken: int
    paid: int
    rule: str
    book: str
    why: str
    point: str
    assumed: bool = False
    called: bool = False

    @property
    def name(self) -> str:
        """Whose it is, of how many checks, and where: `Ann’s 5 on the Queen, coppered`."""
        where = self.what if self.called else f"on {self.what}"
        how = ", coppered" if self.coppered else ""
        return f"{capital(owner(self.punter, None))} {self.stake:,} {where}{how}"

    @property
    def fate(self) -> Fate:
        """What the dealer does with it."""
        return Fate(self.paid, self.taken, self.decided)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a stake was taken and paid as it should be, and what to say of it."""

    right: bool
    say: str


@dataclass(frozen=True, slots=True)
class _Reason:
    """What decided a stake: a field of the book, in words, and what else of the book the words rest on."""

    point: str
    says: str
    also: tuple[str, ...] = ()

    def under(self, rules: Rulebook) -> str:
        """The words; what no source says of this book is called our assumption."""
        return f"{self.says}{by_us(rules, self.point, *self.also)}"

    def is_assumed(self, rules: Rulebook) -> bool:
        return rules.is_assumed(self.point, *self.also)


def due(before: Table, drawn: c.Command) -> tuple[Payment, ...]:
    """What the bank takes and pays for every stake, and then for every call, in the order laid.

    `drawn` is what chance brings at the table as it stands `before`: a turn, mostly, or what opens or ends a deal.
    Raises what `decide` raises for cards that cannot come so.
    """
    events = decide(before, drawn)
    turn = before.rules.in_turn(drawn.first, drawn.second) if before.rules and isinstance(drawn, c.DealTurn) else None
    bets = (_of_bet(before, turn, bet, events) for bet in before.bets)
    calls = (_of_call(before, call, event) for call in before.calls for event in events if _settles(event, call))
    return (*bets, *calls)


def check(payment: Payment, taken: int, paid: int) -> Verdict:
    """Whether a dealer who takes and pays so many checks does as the book says: whose, what he did, what was due."""
    if (taken, paid) == (payment.taken, payment.paid):
        return Verdict(True, f"Right. {payment.name}: {payment.fate}. {payment.rule}")
    did = f"you paid {paid:,}" if paid else f"you took {taken:,}" if taken else "you let it lie"
    return Verdict(False, f"Wrong. {payment.name}: {did}, and {payment.fate}. {payment.rule}")


def passed_over(payment: Payment) -> Verdict:
    """What a dealer is told of a stake that he did not answer for."""
    return Verdict(False, f"Passed over. {payment.name}: {payment.fate}. {payment.rule}")


def _of_bet(before: Table, turn: tuple[Card, Card] | None, bet: Bet, events: Iterable[e.Event]) -> Payment:
    rules, taken, paid, reasons = rules_of(before), 0, 0, []
    for event in events:
        if not isinstance(event, e.BetSettled | e.BetLeftOver) or (event.punter, event.spot) != (bet.punter, bet.spot):
            continue
        if isinstance(event, e.BetSettled):
            paid += event.paid
            taken += 0 if event.answerable == BANK else event.taken
            reasons.append(_decided(before, turn, bet, event))
        else:
            taken += event.taken
            paid += event.paid
            fate = "goes to the bank" if event.taken else "comes back"
            reasons.append(
                _Reason("misdeal", "the bank pays every stake when the pack does not come out")
                if event.paid
                else _Reason("hock_stakes", f"a stake that the deal leaves undecided {fate}")
            )
    why = reasons or [_undecided(before, bet)]
    if reasons and turn and before.is_last_turn and why[0].point != "last_turn" and rules.is_assumed("last_turn"):
        why.append(_Reason("last_turn", "the last turn is settled as any other"))
    said = "; ".join(reason.under(rules) for reason in why)
    is_assumed = any(reason.is_assumed(rules) for reason in why)
    return Payment(
        bet.punter,
        bet.spot.word,
        bet.stake,
        bet.coppered,
        bool(reasons),
        taken,
        paid,
        *_by(rules, said),
        why[0].point,
        is_assumed,
    )


def _of_call(before: Table, call: Call, event: e.CallSettled) -> Payment:
    rules = rules_of(before)
    point = "call" if len({*call.order}) == 3 else "cat"
    says = "a wrong call goes to the bank"
    if event.result == "won":
        [whole] = settle_calls(rules, [call], call.order)
        odds = call_odds(rules, call.order).replace("-", " ")
        says = f"a right call of {'three ranks' if point == 'call' else 'a cat'} pays {odds}"
        if event.paid < whole.paid:
            point, says = "broken_bank", _no_more(event.paid)
    what = f"the call {called(call.order)}"
    said, is_assumed = _by(rules, _Reason(point, says).under(rules)), rules.is_assumed(point)
    return Payment(call.punter, what, call.stake, False, True, event.taken, event.paid, *said, point, is_assumed, True)


def _settles(event: e.Event, call: Call) -> TypeGuard[e.CallSettled]:
    return isinstance(event, e.CallSettled) and (event.punter, event.order) == (call.punter, call.order)


def _decided(before: Table, turn: tuple[Card, Card] | None, bet: Bet, event: e.BetSettled) -> _Reason:
    """Why a stake ends as it does."""
    if event.answerable == BANK and event.taken:
        return _Reason("", "the dealer has shifted the stake, and makes its loss good")
    match event.result:
        case "faced":
            odd = ("odd_unit",) if face_splits(rules_of(before), bet.at_risk) else ()
            return _Reason("face_takes", "a stake that is faced loses its share before it is in play", odd)
        case "void":
            return _Reason("entry", "the first card after a stake is laid is void for it, and the stake comes back")
        case "corner-down":
            return _Reason("doublet_on_paroli", "two cards of one rank take a corner down, and the stake lies on")
    rules = rules_of(before)
    assert turn is not None
    if event.result == "drawn" and not all(verdict(rules, bet, *turn, before.is_last_turn)):
        return _Reason("own_cards", "of two of his cards one has won and one has lost, which is a drawn game")
    if all(verdict(rules, bet, *turn, before.is_last_turn)):
        return _mixed(rules, bet, is_doublet=turn[0].rank == turn[1].rank)
    if event.result == "won":
        whole = settle(rules, bet, *turn, before.is_last_turn)
        if whole is not None and event.paid < whole.paid:
            return _Reason("broken_bank", _no_more(event.paid))
    if before.is_last_turn and rules.last_turn == "last-to-bank" and turn[1].rank in bet.spot.ranks:
        return _Reason("last_turn", LAST_OF_ALL["last-to-bank"])
    says = "; ".join(_plain(rules, bet, event))
    return _Reason("copper" if bet.coppered else "first_card", says, _risked(bet))


def _mixed(rules: Rulebook, bet: Bet, is_doublet: bool) -> _Reason:
    """Why a stake with something for it and something against it is halved, taken or given back."""
    kind = bet.spot.kind
    cause = "two cards of one rank in a turn" if is_doublet else "one card for a stake and one against it"
    takes = takes_of_mixed(rules, kind, is_doublet)
    effect = {
        "half": "give the bank half of the stake",
        "lose": "give the bank the whole stake",
        "push": "decide nothing, and the bank takes nothing",
        "drawn": "decide nothing, and the stake lies on",
    }[takes]
    odd = ", with the odd check" if rules.odd_unit == "bank" else ", without the odd check"
    also = (*_risked(bet), "doublet_on_paroli" if bet.bend else "")
    if takes != "half" or bet.at_risk % 2 == 0:
        return _Reason(mixed_rule(kind, is_doublet), f"{cause} {effect}", also)
    return _Reason(mixed_rule(kind, is_doublet), f"{cause} {effect}{odd}", ("odd_unit", *also))


def _risked(bet: Bet) -> tuple[str, ...]:
    """The field of the book by which no more than a part of a stake is at risk."""
    return ("half_goes",) if bet.goes == "half" else ()


def _plain(rules: Rulebook, bet: Bet, event: e.BetSettled) -> Iterator[str]:
    """Why a stake wins or loses."""
    won, bend = event.result == "won", bet.bend
    if bet.goes == "half":
        yield f"half goes, {bet.at_risk} of {bet.stake}"
    if won and bend and not bend.pli:
        whole, before = plays_for(rules.ladder, bend), won_before(rules.ladder, bend)
        yield f"a card at {rung(bend)} wins {whole} in all, of which {before} were won before"
    elif bet.coppered:
        stake = "a coppered stake" if against(rules) == "coppered" else "an opposed stake"
        yield f"{stake} {'wins' if won else 'loses'} where an open one {'loses' if won else 'wins'}"
    else:
        yield "a stake that wins is paid as much again" if won else "a stake that loses goes to the bank"
    if event.answerable and not won:
        yield f"{subject(event.answerable, None)} shifted it, and must make it good"


def _undecided(before: Table, bet: Bet) -> _Reason:
    """Why a stake lies on."""
    rules = rules_of(before)
    if bet.goes == "none":
        return _Reason("bar", "a barred stake lies on, whatever comes")
    if bet.masked and rules.masque == "asleep":
        return _Reason("masque", "a card that lies face down sleeps")
    if before.is_last_turn and rules.last_turn == "void":
        return _Reason("last_turn", "the last turn counts for nobody")
    if before.is_last_turn and rules.last_turn == "last-null":
        return _Reason("last_turn", "of the last turn one card counts for it, and that is none of its own")
    return _Reason("", "a stake lies until one of its cards comes")


def _no_more(paid: int) -> str:
    return f"the bank has {paid or 'nothing'} left to pay"


def _by(rules: Rulebook, why: str) -> tuple[str, str, str]:
    """The rule whole, the book's name, and what it says."""
    return f"{rules.name}: {why}.", rules.name, why
