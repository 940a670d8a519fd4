"""The table in words, for those who cannot see it: a board described, a place named, what lies and what is left."""

from __future__ import annotations

from faro.ladder import plays_for, rung
from faro.layout import SPOTS, Spot
from faro.rules import Rulebook
from faro.stakes import Bend, Order
from faro.table import BANK
from faro.view import Place, Stake, View


def describe(view: View) -> str:
    """The picture of a table in words, for a reader who cannot see it."""
    lying = [
        f"{owner(stake.punter, view.seat)} {stake.amount}{_lies(stake, view)} on {place.spot.word}"
        for place in view.places
        for stake in place.stakes
    ]
    lying += [f"{owner(punter, view.seat)} {amount} on a card face down" for punter, amount in view.masked]
    cards = []
    if view.loser is not None and view.winner is not None:
        drawn = f"{turn_word(view.book).lower()} {view.turn}"
        cards.append(f"{drawn}: the {view.loser.word} lost, the {view.winner.word} won")
    elif view.soda is not None:
        shown = "face" if view.book and view.book.opening == "face" else "soda"
        cards.append(f"{shown}: the {view.soda.word}")
    if view.drawn:
        cards.append(f"drawn and not settled: the {' and the '.join(card.word for card in view.drawn)}")
    if view.bottom is not None:
        cards.append(f"bottom card: the {view.bottom.word}")
    if view.pocket:
        cards.append(f"in the pocket: the {', '.join(card.word for card in view.pocket)}")
    settled = [
        f"{owner(outcome.punter, view.seat)} bet on {place.spot.word} {gained(outcome.gain)}"
        for place in view.places
        for outcome in place.outcomes
    ]
    lying += [f"{owner(call.punter, view.seat)} {call.stake} on the call {called(call.order)}" for call in view.calls]
    settled += [f"{owner(event.punter, view.seat)} call {gained(event.paid - event.taken)}" for event in view.called]
    stakes = "no stakes lie" if not lying else "stakes: " + ", ".join(lying)
    return capital("; ".join([*cards, *settled, stakes])) + "."


def label(place: Place, view: View) -> str:
    """The name of a place for a listener: what it takes in, stake, copper, cards left, dead."""
    mine = next((stake for stake in place.stakes if stake.punter == view.seat), None)
    said = [bare(place.spot), f"bet of {mine.amount}" if mine else "no bet"]
    if mine and mine.coppered:
        said.append(f"{against(view.book)}: {turned_round(place.spot)}")
    if mine and mine.bend:
        said.append(_bent(mine.bend, view))
    if mine and mine.masked:
        said.append("face down")
    if mine and mine.goes != "all":
        said.append("barred" if mine.goes == "none" else "half goes")
    said += [
        f"{stake.punter.capitalize()} {stake.amount}{f' {against(view.book)}' if stake.coppered else ''}"
        for stake in place.stakes
        if stake.punter != view.seat
    ]
    if place.left is not None:
        said.append(f"{place.left} left" if place.left else "dead card")
    return ", ".join(said)


def read_cases(view: View) -> str:
    """The case-keeper read out: how many of each rank are left."""
    where = "box" if view.book is None or view.book.has_box else "pack"
    return f"Left in the {where}: " + ", ".join(f"{case.rank.word} {case.left}" for case in view.cases) + "."


def read_bets(view: View) -> str:
    """The stakes on the layout read out, the seat's own."""
    mine = [
        f"{stake.amount} on {place.spot.word}{lies_so(stake, view.book)}"
        for place in view.places
        for stake in place.stakes
        if stake.punter == view.seat
    ]
    mine += [f"{call.stake} on the call {called(call.order)}" for call in view.calls if call.punter == view.seat]
    return "Bets down: " + "; ".join(mine) + "." if mine else "You have no bet down."


def turn_word(book: Rulebook | None) -> str:
    """What two cards are called: a turn in America, a coup where there are livrets."""
    return "Coup" if book is not None and book.stakes_on != "layout" else "Turn"


def pair_word(book: Rulebook | None) -> str:
    """What two cards of one rank in a turn are called: a split halves a stake on a layout."""
    return "split" if turn_word(book) == "Turn" and (book is None or book.split != "whole") else "doublet"


def against(book: Rulebook | None) -> str:
    """How a stake lies that bets on the bank's card: under a copper on a layout, opposed on a livret."""
    return "coppered" if turn_word(book) == "Turn" else "opposed"


def lies_so(stake: Stake, book: Rulebook | None) -> str:
    """All that is to be said of a stake besides its checks and its place, as a list of bets says it."""
    goes = {"all": "", "half": ", half goes", "none": ", barred"}[stake.goes]
    how = (f", {against(book)}" if stake.coppered else "") + (f", {rung(stake.bend)}" if stake.bend else "")
    return f"{how}{', face down' if stake.masked else ''}{goes}"


def owner(punter: str, seat: str | None) -> str:
    """Whose a thing is, for a listener: `the dealer’s`, `your`, `Ann’s`."""
    if punter == BANK:
        return "the dealer’s"
    return "your" if punter == seat else f"{punter.capitalize()}’s"


def subject(punter: str, seat: str | None) -> str:
    """Who does something, for a listener: `The dealer`, `You`, `Ann`."""
    if punter == BANK:
        return "The dealer"
    return "You" if punter == seat else punter.capitalize()


def verb(stem: str, punter: str, seat: str | None) -> str:
    """What he does, in the form that goes with `subject`."""
    return stem if punter == seat and punter != BANK else f"{stem}s"


def called(order: Order) -> str:
    """An order of the last three cards, as a call says it."""
    loser, winner, hock = order
    return f"{loser.word} to lose, {winner.word} to win, {hock.word} in hock"


def gained(gain: int) -> str:
    """A gain in checks, or a loss, as it is told: `5 up`."""
    if gain == 0:
        return "level"
    return f"{gain} up" if gain > 0 else f"{-gain} down"


def turned_round(spot: Spot) -> str:
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


def bare(spot: Spot) -> str:
    """The name of a place without its article, as a sentence begins with it."""
    return capital(spot.word.removeprefix("the "))


def capital(text: str) -> str:
    """A sentence with its first letter large."""
    return text[:1].upper() + text[1:]


def _lies(stake: Stake, view: View) -> str:
    """How a stake lies, besides open and flat."""
    how = f" {against(view.book)}" if stake.coppered else ""
    return how + (f" at {rung(stake.bend)}" if stake.bend else "") + (" face down" if stake.masked else "")


def _bent(bend: Bend, view: View) -> str:
    """What a bent card is called, and what it plays for."""
    plays = "" if bend.pli or view.book is None else f", to win {plays_for(view.book.ladder, bend)} in all"
    return f"{rung(bend)}{plays}"
