"""What a wrong fate of a stake overlooks: how the cards came, what the copper did, and what was at risk."""

from __future__ import annotations

from dataclasses import replace

from faro.base import Bet
from faro.notation import parse_line, replay
from faro.rulebooks import Rulebook, library
from faro.table import Table, face_splits, rules_of
from faro.table import commands as c
from faro.teaching.audit import LAST_OF_ALL, Payment, due
from faro.teaching.exercises.item import Exercise
from faro.teaching.exercises.rules import laws_of, log_under
from faro.teaching.fates import BACK, ON, Fate
from faro.teaching.predict import DRAWN, FATES
from faro.words import BY_US, against, called

_SHARES = {"half": "half of it", "two-thirds": "two thirds of it", "whole": "all of it"}
"""What the face takes of a stake, in words."""


def fates(item: Exercise, at: int) -> tuple[str, ...]:
    """What is said against each fate that a field offers for its stake or call."""
    return _against_fates(item, at, *scene(item))


def fates_by_book(item: Exercise, at: int) -> tuple[str, ...]:
    """The same where each field asks about one stake under a book of its own, `by-` and its id."""
    field = item.fields[at]
    book = library()[field.id.removeprefix("by-")]
    log = item.log if book.id == item.rules.split()[0] else log_under(item.log, book)
    return _against_fates(item, at, *scene(replace(item, log=log)), stake=0)


def laws(item: Exercise, at: int) -> tuple[str, ...]:
    """What is said against each rule that is offered as the one that decides."""
    table, drawn = scene(item)
    [bet] = table.bets
    points = {says: point for point, says in laws_of(rules_of(table)).items()}
    came, field = how_it_came(table, drawn, bet), item.fields[at]
    lacks = {
        "first_card": "decides where one card comes, on an open stake",
        "copper": "decides a stake with a copper on it" if not bet.coppered else "decides where one card comes",
        "split": "decides where both cards are of one rank",
        "": "is for a turn that passes the stake by",
        "combination": "decides where the stake takes in both cards, and they differ",
        "bar": "decides where the player has barred his stake",
    }
    return tuple(
        "" if is_right(item, at, option) else f"“{option}” {lacks[points[option]]}; {came}." for option in field.options
    )


def scene(item: Exercise) -> tuple[Table, c.Command]:
    """The table before the cards come that the exercise is about, and those cards."""
    drawn = parse_line(item.then, library())
    assert drawn is not None, "cards come"
    return replay(item.log, library()), drawn


def is_right(item: Exercise, at: int, given: str) -> bool:
    """Whether some right answer has this in a field."""
    return any(row[at] == given for row in item.accept)


def how_it_came(table: Table, drawn: c.Command, bet: Bet) -> str:
    """What the cards of a turn did to a stake, in one clause."""
    if not isinstance(drawn, c.DealTurn):
        return "all turns were out, and no turn was left to decide it"
    book, spot = rules_of(table), bet.spot
    copper = "the copper" if against(book) == "coppered" else "opposing it"
    turned = f", but {copper} turned that round" if bet.coppered else ""
    first, second = drawn.first.rank, drawn.second.rank
    cards = f"the {first.word} came first and the {second.word} second"
    if first == second:
        cards = f"both cards were {first.plural}"
    if bet.goes == "none":
        return f"{cards}, but the stake was barred and lay on"
    if not spot.ranks or spot.against:
        good, bad = spot.verdict(*book.in_turn(drawn.first, drawn.second))
        if good == bad:
            return f"{cards}, which is neither for nor against it"
        return f"{cards}, which is {'for' if good else 'against'} it{turned}"
    hits = [at for at, rank in enumerate((first, second)) if rank in spot.ranks]
    if len(hits) == 2:
        saves = f"; {copper} does not save it, for it turns both round" if bet.coppered else ""
        return f"{cards}, one for the stake and one against it{saves}"
    if not hits:
        what = f"neither is the {spot.ranks[0].word}" if len(spot.ranks) == 1 else f"{spot.word} takes in neither"
        return f"{cards}, and {what}"
    [hit] = hits
    rank, place, role = (first, second)[hit], ("first", "second")[hit], book.in_turn("loses", "wins")[hit]
    if table.is_last_turn and hit and book.last_turn != "as-any":
        return f"the {rank.word} came {place}, and {LAST_OF_ALL[book.last_turn]}"
    return f"the {rank.word} came {place}, and that card {role}{turned}"


def _against_fates(
    item: Exercise, at: int, table: Table, drawn: c.Command, stake: int | None = None
) -> tuple[str, ...]:
    place = at if stake is None else stake
    payment = due(table, drawn)[place]
    bet = table.bets[place] if place < len(table.bets) else None
    came = how_it_came(table, drawn, bet) if bet else _order_that_came(table, drawn, place)
    if payment.point == "broken_bank":
        came += f"; and the bank had {payment.paid or 'nothing'} left for it"
    if payment.assumed and not item.reasons:  # beside its rule that is said already
        came += f", so that {payment.fate}{BY_US}"
    field = item.fields[at]
    meant = field.fates or [_predicted(payment, option) for option in field.options]
    return tuple(
        "" if is_right(item, at, option) else f"“{option}” {_needs(table, drawn, payment, bet, option, fate)}; {came}."
        for option, fate in zip(field.options, meant, strict=True)
    )


def _order_that_came(table: Table, drawn: c.Command, place: int) -> str:
    assert isinstance(drawn, c.DealTurn), "a call is decided by the last turn"
    loser, winner = rules_of(table).in_turn(drawn.first, drawn.second)
    [hock] = table.box - {loser, winner}
    call = table.calls[place - len(table.bets)]
    came = (loser.rank, winner.rank, hock.rank)
    so = "just so" if came == call.order else called(came)
    return f"the call was {called(call.order)}, and the cards came {so}"


def _needs(table: Table, drawn: c.Command, payment: Payment, bet: Bet | None, option: str, fate: Fate) -> str:
    """What would have to be so for a fate to be right."""
    taken, paid = fate.taken, fate.paid
    if bet is None:
        return _needs_of_call(payment, taken, paid)
    book = rules_of(table)
    is_sum = option not in FATES and payment.point != "broken_bank"
    if is_sum and ((taken and payment.taken) or (paid and payment.paid)):
        return _amount(book, payment, bet, taken or paid)
    loses, wins = book.in_turn("first", "second")
    for_it, against_it = (loses, wins) if bet.coppered else (wins, loses)
    card = f"the {bet.spot.ranks[0].word}" if len(bet.spot.ranks) == 1 else "one of its cards"
    if not bet.spot.ranks or bet.spot.against:
        card, for_it, against_it = "the turn", "for it", "against it"
    if paid:
        full = ", and a bank that can pay it" if payment.point == "broken_bank" else ""
        return f"needs {card} to come {for_it}, alone{full}"
    if taken:
        whole = f"needs {card} to come {against_it}, alone"
        if taken == bet.stake:
            return whole
        if isinstance(drawn, c.DealTurn) and all(bet.spot.verdict(*book.in_turn(drawn.first, drawn.second))):
            return f"needs a house that halves such a stake, and {book.short} does not"
        one = card != "the turn" and len(bet.spot.ranks) == 1
        return f"needs two {bet.spot.ranks[0].plural}" if one else "needs one card for the stake and one against it"
    if option == DRAWN:
        return "needs one card for the stake and one against it, under a book that leaves it lying"
    return "needs a turn that calls the stake off" if fate.decided else "needs a turn that passes the stake by"


def _needs_of_call(payment: Payment, taken: int, paid: int) -> str:
    if paid:
        return f"is not its price of {payment.paid}" if payment.paid else "needs the order that was called"
    if taken:
        return "needs another order than the one that was called"
    return "is for no call, since the last turn decides them all"


def _amount(book: Rulebook, payment: Payment, bet: Bet, given: int) -> str:
    """Why so many checks are taken or paid, and not as many as was said."""
    right = payment.taken or payment.paid
    wrong = f"is {abs(given - right)} too {'many' if given > right else 'few'}"
    if bet.goes == "half":
        wrong += f", for half goes, so that {bet.at_risk} of {bet.stake} were at risk"
    odd = " and the odd check is the " + ("bank’s" if book.odd_unit == "bank" else "player’s")
    if payment.point == "face_takes":
        share = _SHARES[book.face_takes]
        wrong += f", for a stake that is faced loses {share}{odd if face_splits(book, bet.at_risk) else ''}"
    elif payment.point == "doublet_on_paroli" and book.doublet_on_paroli == "corner-down":
        wrong += f", for one corner comes down, and half of the {bet.at_risk} with it"
    elif payment.taken and payment.taken < bet.at_risk:
        wrong += f", for half of {bet.at_risk} is {bet.at_risk // 2}{odd if bet.at_risk % 2 else ''}"
    elif payment.taken and bet.goes != "half":
        wrong += f", for the whole {bet.at_risk} were lost"
    return wrong


def _predicted(payment: Payment, option: str) -> Fate:
    """What a prediction as it is offered has the bank do with the stake."""
    stake, half = payment.stake, (payment.taken if 0 < payment.taken < payment.stake else payment.stake // 2)
    plain = zip(FATES, (Fate(paid=stake), Fate(taken=stake), Fate(taken=half), BACK), strict=False)
    return dict(plain).get(option, ON)
