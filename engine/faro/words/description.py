"""The table in words, for those who cannot see it: a board described, a place named, what lies and what is left."""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import SPOTS, Order, Rank, Spot, checks, count, in_a_row
from faro.rulebooks import LAST_CARDS, Rulebook
from faro.seats import Place, Stake, View
from faro.table import BANK, Mark, Table, rung
from faro.table import events as e


def describe(view: View) -> str:
    """The picture of a table in words, for a reader who cannot see it."""
    cards = "; ".join(read_cards(view))
    if cards and view.turn and not view.drawn:
        cards = f"{turn_word(view.book)} {view.turn}: {cards}"
    return capital("; ".join(part for part in (cards, _cloth(view)) if part)) + "."


def first_shown(book: Rulebook | None) -> str:
    """What a book calls the card that is shown before the first turn; without one, as the American books do."""
    return "face" if book and book.opening == "face" else "soda"


def read_cards(view: View) -> tuple[str, ...]:
    """The cards that lie open, each in a few words, in the order in which they were drawn: `1 lost, Nine of hearts`."""
    told: list[tuple[int, str]] = []
    if view.loser is not None or view.winner is not None:
        numbers = view.book.in_turn(1, 2) if view.book else (1, 2)
        told += [
            (number, f"{number} {did}, {card.word}")
            for number, did, card in zip(numbers, ("lost", "won"), (view.loser, view.winner), strict=True)
            if card is not None
        ]
    elif view.soda is not None:
        told.append((0, f"{first_shown(view.book)}, {view.soda.word}"))
    cards = [said for _, said in sorted(told)]
    if view.drawn:
        cards = [f"{number} drawn, {card.word}" for number, card in enumerate(view.drawn, 1)]
    if view.bottom is not None:
        cards.append(f"bottom card, {view.bottom.word}")
    if view.hock is not None:
        cards.append(f"{LAST_CARDS.get(view.book.deal, 'hock') if view.book else 'hock'}, {view.hock.word}")
    if view.pocket:
        cards.append(f"in the pocket: {', '.join(card.word for card in view.pocket)}")
    return tuple(cards)


def read_cloth(view: View) -> str:
    """What lies on the cloth and what the latest turn has done there, in a sentence."""
    return f"{capital(_cloth(view))}."


def _cloth(view: View) -> str:
    lying = [
        f"{owner(stake.punter, view.seat)} {stake.amount:,}{_lies(stake, view)} on {place.spot.word}"
        for place in view.places
        for stake in place.stakes
    ]
    lying += [f"{owner(punter, view.seat)} {amount:,} on a card face down" for punter, amount in view.masked]
    settled = [
        f"{owner(outcome.punter, view.seat)} bet on {place.spot.word} {gained(outcome.gain)}"
        for place in view.places
        for outcome in place.outcomes
    ]
    lying += [f"{owner(call.punter, view.seat)} {call.stake:,} on the call {called(call.order)}" for call in view.calls]
    settled += [f"{owner(event.punter, view.seat)} call {gained(event.paid - event.taken)}" for event in view.called]
    stakes = "no stakes lie" if not lying else "stakes: " + ", ".join(lying)
    return "; ".join([*settled, stakes])


def read_stakes(view: View) -> str:
    """Every stake and call that lies, each punter’s in a sentence, as he would lay them: `Ann bets 4 on the Deuce.`"""
    laid: dict[str, list[str]] = {}
    long = {call.punter for call in view.calls}
    for place in view.places:
        for stake in place.stakes:
            how = lies_so(stake, view.book)
            laid.setdefault(stake.punter, []).append(f"{stake.amount:,} on {place.spot.word}{how}")
            if how or len(place.spot.ranks) > 1:
                long.add(stake.punter)
    for punter, amount in view.masked:
        laid.setdefault(punter, []).append(f"{amount:,} on a card face down")
    for call in view.calls:
        laid.setdefault(call.punter, []).append(f"{call.stake:,} on the call {called(call.order)}")
    told = {who: "; ".join(bets) if who in long else in_a_row(bets) for who, bets in laid.items()}
    return " ".join(
        f"{'' if who == view.seat else f'{subject(who, view.seat)} bets '}{bets}." for who, bets in told.items()
    )


def label(place: Place, view: View) -> str:
    """The name of a place for a listener: what it takes in, stake, copper, cards left, dead."""
    mine = next((stake for stake in place.stakes if stake.punter == view.seat), None)
    said = [f"{bare(place.spot)}{_taking_in(place.spot)}", f"bet of {mine.amount:,}" if mine else "no bet"]
    if mine and mine.coppered:
        said.append(f"{against(view.book)}: {turned_round(place.spot)}")
    if mine and mine.bend:
        said.append(f"{rung(mine.bend)}, to win {mine.wins} in all" if mine.wins else rung(mine.bend))
    if mine and mine.masked:
        said.append("face down")
    if mine and mine.goes != "all":
        said.append("barred" if mine.goes == "none" else "half goes")
    said += [
        f"{capital(named(stake.punter))} {stake.amount:,}{f' {against(view.book)}' if stake.coppered else ''}"
        for stake in place.stakes
        if stake.punter != view.seat
    ]
    # When a deal is out, a stake waits for a pack of which no card is out yet, and the case-keeper still shows the old.
    if place.left is not None and view.stage != "deal-out":
        said.append(f"{place.left} left" if place.left else "dead card")
    return ", ".join(said)


def read_cases(view: View) -> str:
    """The case-keeper read out: how many of each rank are left."""
    where = "box" if view.book is None or view.book.has_box else "pack"
    return f"Left in the {where}: " + ", ".join(f"{case.rank.word} {case.left}" for case in view.cases) + "."


def read_fallen(view: View) -> str:
    """The case-keeper read out the other way: how the cards that are out have played, rank by rank."""
    ranks = [
        f"{case.rank.word} {' and '.join(_PLAYED.get(mark, mark) for mark in case.marks)}"
        for case in view.cases
        if case.marks
    ]
    return f"Fallen: {'; '.join(ranks)}." if ranks else "No card is out."


_PLAYED: dict[Mark, str] = {"split-lost": "lost in a split", "split-won": "won in a split"}


def read_bets(view: View) -> str:
    """The stakes on the layout read out, the seat's own."""
    mine = [
        f"{stake.amount:,} on {place.spot.word}{_taking_in(place.spot)}{lies_so(stake, view.book)}"
        for place in view.places
        for stake in place.stakes
        if stake.punter == view.seat
    ]
    mine += [f"{call.stake:,} on the call {called(call.order)}" for call in view.calls if call.punter == view.seat]
    return "Bets down: " + "; ".join(mine) + "." if mine else "You have no bet down."


def read_money(view: View) -> str:
    """What the seat has, in hand and on the cloth, read out."""
    if view.seat == BANK:
        return f"The bank is {gained(view.bank)}."
    if view.checks is None:
        return "You have no checks at this table."
    lying = [stake.amount for place in view.places for stake in place.stakes if stake.punter == view.seat]
    lying += [call.stake for call in view.calls if call.punter == view.seat]
    lie = f", and {sum(lying):,} {'lies' if sum(lying) == 1 else 'lie'} in {count(len(lying), 'bet')}" if lying else ""
    owes = f", and owe {view.owes:,} on markers" if view.owes else ""
    if view.has_risen:
        return f"You got up with {checks(view.checks)}, {gained(view.checks - view.bought)} on what you bought."
    return f"You hold {checks(view.checks)}{lie}{owes}."


def read_decided(view: View) -> str:
    """Every stake of the seat's own that the latest turn has decided, read out, the heaviest first."""
    gains = [
        (outcome.gain, bare(place.spot))
        for place in view.places
        for outcome in place.outcomes
        if outcome.punter == view.seat
    ]
    gains += [
        (event.paid - event.taken, f"the call {called(event.order)}")
        for event in view.called
        if event.punter == view.seat
    ]
    if not gains:
        return "Decided: none."
    told = "; ".join(f"{where} {gained(gain)}" for gain, where in sorted(gains, key=lambda each: -abs(each[0])))
    return f"Decided: {told}; together {gained(sum(gain for gain, _ in gains))}."


def standing(view: View) -> str:
    """How far a deal has got, and what the seat has in it: `turn 12, 81 checks, 3 bets`."""
    turn = turn_word(view.book).lower()
    if view.stage == "deal-out":
        parts = ["the deal is out"]
    else:
        parts = [f"{turn} {view.turn}" if view.turn else f"no {turn} yet"]
    if view.checks is not None:
        lying = sum(stake.punter == view.seat for place in view.places for stake in place.stakes)
        lying += sum(call.punter == view.seat for call in view.calls)
        parts += [checks(view.checks), *([count(lying, "bet")] if lying else [])]
    return ", ".join(parts)


def whereabouts(table: Table) -> str:
    """How far a deal has got: `turn 7`, `the soda`, `the start`."""
    if table.turns:
        return f"{turn_word(table.rules).lower()} {len(table.turns)}"
    if not table.is_boxed:
        return "the start"
    return f"the {table.rules.opening}" if table.rules and table.rules.opening != "deal" else "the first card"


def dealt_by(table: Table, most_words: int) -> str:
    """By which book a table is dealt that has just been opened, and where it stands if it is set up in a deal.

    Where the house rules are too long for so many words, it is how many they are.
    """
    start = f"stands at {whereabouts(table)}, dealt" if table.opened else "is dealt"
    if table.rules is None:
        return f"The table {start} by no book yet."
    full, brief = (f"The table {start} by {book}." for book in (table.rules.name, table.rules.brief))
    return full if len(full.split()) <= most_words else brief


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
    return "your" if punter == seat else f"{named(punter)}’s"


def subject(punter: str, seat: str | None) -> str:
    """Who does something, for a listener: `The dealer`, `You`, `Ann`."""
    if punter == BANK:
        return "The dealer"
    return "You" if punter == seat else capital(named(punter))


def named(punter: str) -> str:
    """A punter by his name; whom a log calls `you` is no `you` to anybody else at his screen."""
    return f"the {labelled(punter).lower()}" if punter == "you" else labelled(punter)


def labelled(punter: str) -> str:
    """The same as it stands on a label, without an article."""
    return "First player" if punter == "you" else punter.capitalize()


def verb(stem: str, punter: str, seat: str | None) -> str:
    """What he does, in the form that goes with `subject`."""
    return stem if punter == seat and punter != BANK else f"{stem}s"


def called(order: Order) -> str:
    """An order of the last three cards, as a call says it."""
    loser, winner, hock = order
    return f"{loser.word} to lose, {winner.word} to win, {hock.word} in hock"


def nothing_to_call(left: Sequence[Rank], book: Rulebook | None) -> str:
    """Why the last three cards are not called though the book sells calls: they are alike. Else nothing."""
    if book is None or book.call == "refused" or len(left) != 3 or len({*left}) > 1:
        return ""
    return f"The last three are {left[0].plural}: they come in one order only, so there is nothing to call."


def gained(gain: int) -> str:
    """A gain in checks, or a loss, as it is told: `5 up`."""
    if gain == 0:
        return "level"
    return f"{gain:,} up" if gain > 0 else f"{-gain:,} down"


def turned_round(spot: Spot) -> str:
    """What a copper makes of a stake: it wins if what it lies on loses, and of several cards one is enough."""
    match spot.kind:
        case "heeled":
            return f"wins if {SPOTS[spot.ranks[0].code].word} loses or {SPOTS[spot.against[0].code].word} wins"
        case "high-card":
            return "wins if the loser is the higher"
        case "odd-even":
            card = "loser" if spot.on_loser else "winner"
            return f"wins if the {card} is {'even' if Rank.ACE in spot.ranks else 'odd'}"
        case "colours" | "all-odd-or-even":
            return f"wins if {spot.word} lose"
    return f"wins if {spot.word if spot.names or len(spot.ranks) == 1 else 'one of them'} loses"


def covered(spot: Spot) -> str:
    """The ranks that a place takes in, in words; nothing where its name says them, or it takes in none."""
    is_named = bool(spot.names) or len(spot.ranks) > _MOST_READ
    return in_a_row([rank.word for rank in spot.ranks]) if spot.ranks and is_named and not spot.against else ""


_MOST_READ = 5
"""A place of more ranks has none of them in its spoken name."""


def _taking_in(spot: Spot) -> str:
    """The ranks of a place behind a name that does not tell them, for a listener."""
    ranks = covered(spot)
    return f" of {ranks}" if ranks and len(spot.ranks) <= _MOST_READ else ""


def bare(spot: Spot) -> str:
    """The name of a place without its article, as a sentence begins with it."""
    return capital(spot.name)


def capital(text: str) -> str:
    """A sentence with its first letter large."""
    return text[:1].upper() + text[1:]


BY_US = ", by our assumption"
"""What follows a sentence that rests on a value which no source gives its book."""


def by_us(rules: Rulebook, *points: str) -> str:
    """`BY_US` after a sentence that rests on some fields of a book, where one of them is assumed; else nothing."""
    return BY_US if rules.is_assumed(*points) else ""


def _lies(stake: Stake, view: View) -> str:
    """How a stake lies, besides open and flat."""
    how = f" {against(view.book)}" if stake.coppered else ""
    return how + (f" at {rung(stake.bend)}" if stake.bend else "") + (" face down" if stake.masked else "")


def misdealt(event: e.Misdealt, rules: Rulebook | None) -> str:
    """A pack that did not come out: how many cards it was found to have, and what was over or wanting."""
    if not event.left:
        last = LAST_CARDS.get(rules.deal, "last card") if rules else "last card"
        return f"{event.cards} cards and no {last}: a misdeal."
    over = f"the {event.left[0].word} alone" if len(event.left) == 1 else f"{len(event.left)} left"
    return f"{event.cards} cards, {over}: a misdeal."
