"""What a dealer with a clear voice would say: one short sentence or two after each act, the outcome first."""

from __future__ import annotations

from collections.abc import Sequence

from faro.chips import checks
from faro.errors import FaroError
from faro.events import (
    BankOpened,
    BetAltered,
    BetLeftOver,
    BetMoved,
    BetOrdered,
    BetParleed,
    BetPlaced,
    BetSettled,
    BetTakenDown,
    CallSettled,
    ChecksBought,
    CopperTurned,
    Event,
    HockShown,
    LimitsSet,
    MarkerGiven,
    SleeperClaimed,
    SodaShown,
    TableOpened,
    TurnCalled,
    TurnDealt,
)
from faro.layout import SPOTS, Spot
from faro.stakes import Order
from faro.table import BANK, Table
from faro.view import Place, View

MOST_WORDS = 25
"""No announcement of an act is longer, so that a listener can keep up."""


def announce(events: Sequence[Event], table: Table, seat: str | None, most_words: int = MOST_WORDS) -> str:
    """What to say of the events of one act, `table` being as they leave it. The seat's own punter is `you`."""
    if not events:
        return ""
    first, rest = events[0], events[1:]
    match first:
        case TableOpened(rules, _):
            return f"The table is dealt by {rules.name}."
        case ChecksBought(punter, amount):
            return f"{_subject(punter, seat)} {_verb('sit', punter, seat)} down with {checks(amount)}."
        case BankOpened(amount):
            return f"The bank opens with {checks(amount)}."
        case MarkerGiven(punter, amount):
            return f"{_subject(punter, seat)} {_verb('borrow', punter, seat)} {checks(amount)} on a marker."
        case LimitsSet(least, most, running):
            return f"Stakes from {least} to {checks(most)}{f', running to {running}' if running else ''}."
        case SodaShown(card):
            return f"Soda is the {card.word}; it decides nothing. {len(table.box)} cards left."
        case BetPlaced(punter, amount, spot, coppered):
            what = f"{amount} on {spot.word}"
            if coppered:
                what += f", coppered: {_reversed(spot)}"
            if punter == seat:
                return f"{what}. Checks: {table.hands[punter]}."
            return f"{_subject(punter, seat)} bets {what}."
        case CopperTurned(punter, spot, coppered):
            if punter != seat:
                acts = f"coppers {spot.word}: it {_reversed(spot)}" if coppered else f"takes the copper off {spot.word}"
                return f"{_subject(punter, seat)} {acts}."
            return f"{_bare(spot)} coppered: {_reversed(spot)}." if coppered else f"Copper removed from {spot.word}."
        case BetTakenDown(punter, spot, stake):
            if punter != seat:
                return f"{_subject(punter, seat)} takes {stake} off {spot.word}."
            return f"{stake} taken off {spot.word}.{_checks_of(punter, table, seat)}"
        case BetMoved(punter, origin, spot, stake, _):
            if punter != seat:
                return f"{_subject(punter, seat)} moves {stake} from {origin.word} to {spot.word}."
            return f"{stake} moved from {origin.word} to {spot.word}."
        case BetOrdered(punter, spot, goes):
            said = {"all": "goes", "half": "goes by half", "none": "is barred"}[goes]
            return f"{_capital(_owner(punter, seat))} bet on {spot.word} {said}."
        case BetParleed(punter, _, spot, amount, _):
            return f"{_subject(punter, seat)} {_verb('let', punter, seat)} {amount} run on {spot.word}."
        case BetAltered(mover, punter, origin, spot):
            return (
                f"{_subject(mover, seat)} {_verb('shift', mover, seat)} {_owner(punter, seat)} bet from {origin.word} "
                f"to {spot.word} and {_verb('answer', mover, seat)} for it."
            )
        case SleeperClaimed(claimant, punter, spot, stake):
            claims = f"{_subject(claimant, seat)} {_verb('claim', claimant, seat)}"
            return f"{claims} {_owner(punter, seat)} {stake} on {spot.word}: a sleeper."
        case TurnCalled(punter, amount, order):
            return f"{_subject(punter, seat)} {_verb('call', punter, seat)} {_called(order)} for {amount}."
        case TurnDealt(number, loser, winner):
            if loser.rank == winner.rank:
                drawn = f"Turn {number}. Two {loser.rank.plural}: a split."
            else:
                drawn = f"Turn {number}. The {loser.rank.word} loses, the {winner.rank.word} wins."
            return _with_results(drawn, rest, table, seat, most_words)
        case HockShown(card):
            return _with_results(f"The hock is the {card.word}. The deal is out.", rest, table, seat, most_words)
        case BetSettled() | CallSettled() | BetLeftOver():
            return _with_results("", events, table, seat, most_words)


def apologise(error: FaroError) -> str:
    """What to say of an act that was refused."""
    hint = f" {_capital(error.hint)}." if error.hint and not error.hint.endswith("?") else ""
    return f"{_capital(error.sentence)}.{hint}"


def read_cases(view: View) -> str:
    """The case-keeper read out: how many of each rank are left."""
    return "Left in the box: " + ", ".join(f"{case.rank.word} {case.left}" for case in view.cases) + "."


def read_bets(view: View) -> str:
    """The stakes on the layout read out, the seat's own."""
    mine = [
        f"{stake.amount} on {place.spot.word}{', coppered' if stake.coppered else ''}"
        for place in view.places
        for stake in place.stakes
        if stake.punter == view.seat
    ]
    return "Bets down: " + "; ".join(mine) + "." if mine else "You have no bet down."


def describe(view: View) -> str:
    """The picture of a table in words, for a reader who cannot see it."""
    lying = [
        f"{_owner(stake.punter, view.seat)} {stake.amount}{' coppered' if stake.coppered else ''} on {place.spot.word}"
        for place in view.places
        for stake in place.stakes
    ]
    cards = []
    if view.loser is not None and view.winner is not None:
        cards.append(f"turn {view.turn}: the {view.loser.word} lost, the {view.winner.word} won")
    elif view.soda is not None:
        cards.append(f"soda: the {view.soda.word}")
    settled = [
        f"{_owner(outcome.punter, view.seat)} bet on {place.spot.word} {_gain(outcome.gain)}"
        for place in view.places
        for outcome in place.outcomes
    ]
    lying += [f"{_owner(call.punter, view.seat)} {call.stake} on the call {_called(call.order)}" for call in view.calls]
    settled += [f"{_owner(event.punter, view.seat)} call {_gain(event.paid - event.taken)}" for event in view.called]
    stakes = "no stakes lie" if not lying else "stakes: " + ", ".join(lying)
    return _capital("; ".join([*cards, *settled, stakes])) + "."


def _with_results(drawn: str, events: Sequence[Event], table: Table, seat: str | None, most_words: int) -> str:
    settled = [event for event in events if isinstance(event, BetSettled | CallSettled | BetLeftOver)]
    settled.sort(key=lambda event: event.punter != seat)
    said = [drawn] if drawn else []
    closing = _checks_of(seat, table, seat).strip() if any(event.punter == seat for event in settled) else ""
    if not settled:
        said.append(_nothing_decided(table, seat))
    for number, event in enumerate(settled):
        sentence = _result(event, seat)
        if _words(*said, sentence, closing) > most_words - (5 if number + 1 < len(settled) else 0):
            others = len(settled) - number
            gain = sum(_net(event) for event in settled if event.punter == seat)
            said = said[:1] if closing else said
            said.append(
                f"{_bets(len(settled))} decided; you are {_gain(gain)} in all."
                if closing
                else f"{_bets(others, ' more' if number else '')} decided."
            )
            break
        said.append(sentence)
    return " ".join(part for part in (*said, closing) if part)


def _bets(number: int, more: str = "") -> str:
    return f"{number}{more} bet{' is' if number == 1 else 's are'}"


def _nothing_decided(table: Table, seat: str | None) -> str:
    if table.hock is not None:
        return ""
    stay = sum(1 for bet in table.bets if seat is None or bet.punter == seat)
    if not stay:
        return "No bet decided."
    return f"No bet decided. {stay} bet{'s stay' if stay > 1 else ' stays'}."


def _result(event: BetSettled | CallSettled | BetLeftOver, seat: str | None) -> str:
    owner = _owner(event.punter, seat)
    if isinstance(event, CallSettled):
        if event.result == "lost":
            return f"{_capital(owner)} call is wrong and loses {event.taken}."
        fate = f" and wins {event.paid}" if event.paid else ", and the bank has nothing left to pay"
        return f"{_capital(owner)} call is right{fate}."
    if isinstance(event, BetLeftOver):
        fate = "goes to the bank" if event.taken else "comes back"
        return f"{_capital(owner)} {event.stake} on {event.spot.word} {fate}."
    if event.result == "split":
        taken = "all" if event.taken == event.stake else str(event.taken)
        return f"The bank takes {taken} of {owner} {event.stake} on {event.spot.word}."
    if event.result == "push":
        return f"{_capital(owner)} {event.stake} on {event.spot.word} is a push and comes back."
    how = "coppered " if event.coppered else ""
    bet = f"{_capital(owner)} {how}{event.stake} on {event.spot.word}"
    if event.result == "won":
        return f"{bet} wins {event.paid}." if event.paid else f"{bet} wins, and the bank has nothing left to pay."
    whole = "" if event.taken == event.stake else f" {event.taken}"
    good = f" {_subject(event.answerable, seat)} must make it good." if event.answerable else ""
    return f"{bet} loses{whole}.{good}"


def _net(event: BetSettled | CallSettled | BetLeftOver) -> int:
    return -event.taken if isinstance(event, BetLeftOver) else event.paid - event.taken


def _gain(gain: int) -> str:
    if gain == 0:
        return "level"
    return f"{gain} up" if gain > 0 else f"{-gain} down"


def _checks_of(punter: str | None, table: Table, seat: str | None) -> str:
    return f" Checks: {table.hands[punter]}." if punter is not None and punter == seat else ""


def _reversed(spot: Spot) -> str:
    """What a copper makes of a stake: it wins if what it lies on loses, and of several cards one is enough."""
    match spot.kind:
        case "heeled":
            return f"wins if {SPOTS[spot.ranks[0].code].word} loses or {SPOTS[spot.against[0].code].word} wins"
        case "high-card":
            return "wins if the loser is the higher"
        case "odd-even":
            parity, card = spot.names[0].split()
            return f"wins if the {card} is {'odd' if parity == 'even' else 'even'}"
        case "colours" | "all-odd-or-even":
            return f"wins if {spot.word} lose"
    return f"wins if {spot.word if spot.names or len(spot.ranks) == 1 else 'one of them'} loses"


def _bare(spot: Spot) -> str:
    return _capital(spot.word.removeprefix("the "))


def _called(order: Order) -> str:
    loser, winner, hock = order
    return f"{loser.word} to lose, {winner.word} to win, {hock.word} in hock"


def _verb(stem: str, punter: str, seat: str | None) -> str:
    return stem if punter == seat else f"{stem}s"


def _subject(punter: str, seat: str | None) -> str:
    if punter == BANK:
        return "The dealer"
    return "You" if punter == seat else punter.capitalize()


def _owner(punter: str, seat: str | None) -> str:
    return "your" if punter == seat else f"{punter.capitalize()}’s"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _words(*parts: str) -> int:
    return sum(len(part.split()) for part in parts)


def label(place: Place, view: View) -> str:
    """The name of a place for a listener: what it takes in, stake, copper, cards left, dead."""
    mine = next((stake for stake in place.stakes if stake.punter == view.seat), None)
    said = [_bare(place.spot), f"bet of {mine.amount}" if mine else "no bet"]
    if mine and mine.coppered:
        said.append(f"coppered: {_reversed(place.spot)}")
    if mine and mine.goes != "all":
        said.append("barred" if mine.goes == "none" else "half goes")
    said += [
        f"{stake.punter.capitalize()} {stake.amount}{' coppered' if stake.coppered else ''}"
        for stake in place.stakes
        if stake.punter != view.seat
    ]
    if place.left is not None:
        said.append(f"{place.left} left" if place.left else "dead card")
    return ", ".join(said)
