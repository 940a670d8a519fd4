"""What a dealer with a clear voice would say: one short sentence or two after each act, the outcome first."""

from __future__ import annotations

from collections.abc import Sequence

from faro.cards import Rank
from faro.chips import checks
from faro.errors import FaroError
from faro.events import (
    BetLeftOver,
    BetMoved,
    BetPlaced,
    BetSettled,
    BetTakenDown,
    ChecksBought,
    CopperTurned,
    Event,
    HockShown,
    LimitsSet,
    SodaShown,
    TableOpened,
    TurnDealt,
)
from faro.layout import Spot
from faro.table import Table
from faro.view import View

MOST_WORDS = 25
"""No announcement of an act is longer, so that a listener can keep up."""


def announce(events: Sequence[Event], table: Table, seat: str | None) -> str:
    """What to say of the events of one act, `table` being as they leave it. The seat's own punter is `you`."""
    if not events:
        return ""
    first, rest = events[0], events[1:]
    match first:
        case TableOpened(rules, _):
            return f"The table is dealt by {rules.short}."
        case ChecksBought(punter, amount):
            return f"{_subject(punter, seat)} {'sit' if punter == seat else 'sits'} down with {checks(amount)}."
        case LimitsSet(least, most):
            return f"Stakes from {least} to {checks(most)}."
        case SodaShown(card):
            return f"Soda is the {card.word}; it decides nothing. {len(table.box)} cards left."
        case BetPlaced(punter, amount, spot, coppered):
            what = f"{amount} on {spot.word}"
            if coppered:
                what += f", coppered: wins if {spot.word} loses"
            if punter == seat:
                return f"{what}. Checks: {table.hands[punter]}."
            return f"{_subject(punter, seat)} bets {what}."
        case CopperTurned(_, spot, coppered):
            name = _bare(spot)
            return f"{name} coppered: wins if {spot.word} loses." if coppered else f"Copper removed from {spot.word}."
        case BetTakenDown(punter, spot, stake):
            return f"{stake} taken off {spot.word}.{_checks_of(punter, table, seat)}"
        case BetMoved(_, origin, spot, stake, _):
            return f"{stake} moved from {origin.word} to {spot.word}."
        case TurnDealt(number, loser, winner):
            if loser.rank == winner.rank:
                drawn = f"Turn {number}. Two {loser.rank.plural}: a split."
            else:
                drawn = f"Turn {number}. The {loser.rank.word} loses, the {winner.rank.word} wins."
            return _with_results(drawn, rest, table, seat)
        case HockShown(card):
            return _with_results(f"The hock is the {card.word}. The deal is out.", rest, table, seat)
        case BetSettled() | BetLeftOver():
            return _with_results("", events, table, seat)


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
    stakes = "no stakes lie" if not lying else "stakes: " + ", ".join(lying)
    return _capital("; ".join([*cards, *settled, stakes])) + "."


def _with_results(drawn: str, events: Sequence[Event], table: Table, seat: str | None) -> str:
    settled = [event for event in events if isinstance(event, BetSettled | BetLeftOver)]
    settled.sort(key=lambda event: event.punter != seat)
    said = [drawn] if drawn else []
    closing = _checks_of(seat, table, seat).strip() if any(event.punter == seat for event in settled) else ""
    if not settled:
        said.append(_nothing_decided(table, seat))
    for number, event in enumerate(settled):
        sentence = _result(event, seat)
        if _words(*said, sentence, closing) > MOST_WORDS - (5 if number + 1 < len(settled) else 0):
            others = len(settled) - number
            gain = sum(_net(event) for event in settled if event.punter == seat)
            said = said[:1] if closing else said
            said.append(
                f"{len(settled)} bets are decided; you are {_gain(gain)} in all."
                if closing
                else f"{others} more bet{' is' if others == 1 else 's are'} decided."
            )
            break
        said.append(sentence)
    return " ".join(part for part in (*said, closing) if part)


def _nothing_decided(table: Table, seat: str | None) -> str:
    if table.hock is not None:
        return ""
    stay = sum(1 for bet in table.bets if seat is None or bet.punter == seat)
    if not stay:
        return "No bet decided."
    return f"No bet decided. {stay} bet{'s stay' if stay > 1 else ' stays'}."


def _result(event: BetSettled | BetLeftOver, seat: str | None) -> str:
    owner = _owner(event.punter, seat)
    if isinstance(event, BetLeftOver):
        fate = "goes to the bank" if event.taken else "comes back"
        return f"{_capital(owner)} {event.stake} on {event.spot.word} {fate}."
    if event.result == "split":
        taken = "all" if event.taken == event.stake else str(event.taken)
        return f"The bank takes {taken} of {owner} {event.stake} on {event.spot.word}."
    how = "coppered " if event.coppered else ""
    fate = f"wins {event.paid}" if event.result == "won" else "loses"
    return f"{_capital(owner)} {how}{event.stake} on {event.spot.word} {fate}."


def _net(event: BetSettled | BetLeftOver) -> int:
    return event.paid - event.taken if isinstance(event, BetSettled) else -event.taken


def _gain(gain: int) -> str:
    if gain == 0:
        return "level"
    return f"{gain} up" if gain > 0 else f"{-gain} down"


def _checks_of(punter: str | None, table: Table, seat: str | None) -> str:
    return f" Checks: {table.hands[punter]}." if punter is not None and punter == seat else ""


def _bare(spot: Spot) -> str:
    return _capital(spot.word.removeprefix("the "))


def _subject(punter: str, seat: str | None) -> str:
    return "You" if punter == seat else punter.capitalize()


def _owner(punter: str, seat: str | None) -> str:
    return "your" if punter == seat else f"{punter.capitalize()}’s"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _words(*parts: str) -> int:
    return sum(len(part.split()) for part in parts)


def label(rank: Rank, view: View) -> str:
    """The name of a place for a listener: rank, stake, copper, cards left, dead."""
    place = view.place(rank)
    mine = next((stake for stake in place.stakes if stake.punter == view.seat), None)
    said = [rank.word, f"bet of {mine.amount}" if mine else "no bet"]
    if mine and mine.coppered:
        said.append(f"coppered: wins if the {rank.word} loses")
    said += [
        f"{stake.punter.capitalize()} {stake.amount}{' coppered' if stake.coppered else ''}"
        for stake in place.stakes
        if stake.punter != view.seat
    ]
    said.append(f"{place.left} left")
    if place.left == 0:
        said.append("dead card")
    return ", ".join(said)
