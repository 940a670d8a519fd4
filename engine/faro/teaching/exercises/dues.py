"""Who is paid, and how much: a short bank, the calls of the last turn, a stake run on, shifted or laid again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from faro.base import SPOTS, Card, Rank, Suit, checks
from faro.rulebooks import LAST_CARDS
from faro.table import call_odds, price
from faro.table import commands as c
from faro.teaching.audit import due
from faro.teaching.exercises.item import SEATED, Exercise, Field, Start, cards_of
from faro.teaching.exercises.settling import reasons_of, stake_of
from faro.teaching.fates import BACK, Fate, doings
from faro.words import by_us, capital, owner

_STAKE = 4
_PUNTER, _OTHER = "ann", "bob"
_DEALER = "What does the dealer do?"


def _left_over(start: Start) -> Exercise:
    """The turns are out, and a stake lies on the rank of the last card."""
    if start.book.deal != "soda-to-hock":
        raise start.refused("no-card-over")
    [rank] = start.ranks(1)
    start.seat(_PUNTER)
    start.deal(start.book.turns(52) - 1, cards_of([rank])[:3], cards_of([rank])[3:])
    start.act(c.PlaceBet(_PUNTER, _STAKE, SPOTS[rank.code]))
    [left] = cards_of([rank])[3:]
    one, other = sorted(start.table.box - {left})
    last = LAST_CARDS.get(start.book.deal, "hock")
    shown: c.Command
    if place := start.turn_among(3):
        turn = c.DealTurn(*start.book.in_turn(*((left, one) if place == 1 else (one, left))))
        said = f"Ann’s {_STAKE} lie on the {rank.word} in the last turn. {start.come(turn)}"
        told, shown = [said, f"The {last} is the {other.rank.word}."], turn
    else:
        start.act(c.DealTurn(one, other))
        shown = c.ShowHock(left)
        told = [f"All turns are out. Ann’s {_STAKE} lie on the {rank.word}, the rank of the {last}."]
    [payment] = due(start.table, shown)
    fates = (BACK, Fate(taken=_STAKE), Fate(paid=_STAKE))
    field = Field.of_fates("left-over", f"Ann’s {_STAKE} on the {rank.word}", fates, on=rank.code)
    said = f"{payment.fate.offered}. {payment.rule}"
    return start.item([rank], "What becomes of the stake?", [field], [(payment.fate.offered,)], said, shown, told)


def _shifted(start: Start) -> Exercise:
    """A stake that somebody else has moved loses, and somebody must bear it."""
    first, second, third = start.ranks(3)
    start.seat(_PUNTER, _OTHER)
    start.warm_up({first, second, third})
    start.act(c.PlaceBet(_PUNTER, _STAKE, SPOTS[first.code]))
    start.begin({first, second, third})
    is_asked = start.turn_among(2) == 1
    if is_asked:
        start.act(c.MoveBet(_PUNTER, SPOTS[first.code], SPOTS[second.code]))
    else:
        start.act(c.AlterBet(_OTHER, _PUNTER, SPOTS[first.code], SPOTS[second.code]))
    loser, winner = start.book.in_turn(second, third)
    drawn = c.DealTurn(Card(loser, Suit.HEARTS), Card(winner, Suit.CLUBS))
    [payment] = due(start.table, drawn)
    how = "as she asked him to" if is_asked else "without asking"
    told = [
        f"Ann laid {_STAKE} on the {first.word}. Bob has moved them to the {second.word}, {how}.",
        f"The {second.word} loses.",
    ]
    field = Field("shifted", "The loss is borne by", "choice", ("Its owner", "Whoever moved it", "The bank", "Nobody"))
    prompt, right = "Who bears the loss?", [("Its owner" if is_asked else "Whoever moved it",)]
    said = f"{capital(payment.why)}. So it is in {payment.book}."
    return start.item([first, second, third], prompt, [field], right, said, drawn, told)


def _copper_first(start: Start) -> Exercise:
    """Two like stakes win in one turn, one under a copper, and the bank holds no more than one of them."""
    loser, winner = start.ranks(2)
    purse = 3 + start.below(6)
    names = start.mixed([_PUNTER, _OTHER])
    bets = [c.PlaceBet(names[0], purse, SPOTS[winner.code]), c.PlaceBet(names[1], purse, SPOTS[loser.code], True)]
    why = "Of two like stakes the coppered one is paid first, for its card came first: law 5 of 1880."
    return _short(start, "copper-first", purse, start.mixed(bets), loser, winner, why)


def _largest_first(start: Start) -> Exercise:
    """Two stakes win and one loses in one turn, and the bank cannot pay both winners."""
    loser, winner = start.ranks(2)
    small = 3 + start.below(3)
    large = small + 2 + start.below(3)
    purse = large + 1 + start.below(small - 1)
    names = start.mixed(SEATED)
    bets = [
        c.PlaceBet(names[0], small, SPOTS[winner.code]),
        c.PlaceBet(names[1], large, SPOTS[winner.code]),
        c.PlaceBet(names[2], _STAKE, SPOTS[loser.code]),
    ]
    counts = "counts too" if start.book.broken_bank == "with-takings" else "does not count"
    why = f"The largest stake is paid first: law 8 of 1880. What the bank takes in the same turn {counts}."
    return _short(start, "largest-first", purse, sorted(bets, key=lambda bet: bet.punter), loser, winner, why)


def _short(
    start: Start, named: str, purse: int, bets: Sequence[c.PlaceBet], loser: Rank, winner: Rank, why: str
) -> Exercise:
    """The cards come to a bank that shows so many checks."""
    start.seat(*(bet.punter for bet in bets))
    start.act(c.OpenBank(purse))
    kept = {loser, winner}
    start.warm_up(kept)
    if not all(start.lay(bet) for bet in bets):
        raise start.refused("not-together")
    start.begin(kept)
    turn = start.turn_of(loser, winner)
    drawn = c.DealTurn(*start.book.in_turn(turn.first, turn.second))
    payments = due(start.table, drawn)
    short = {payment.paid for payment in payments if payment.point == "broken_bank"}
    fields = [
        Field.of_fates(
            f"{named}-{bet.punter}", stake_of(bet, start.book), doings([bet.stake, *short], [bet.stake]), bet.spot.id
        )
        for bet in start.table.bets
    ]
    told = [f"The bank has {checks(purse)} left, and no more."]
    fates = tuple(payment.fate.offered for payment in payments)
    explain = f"{why} So it is in {start.book.name}{by_us(start.book, 'broken_bank')}."
    return start.item([loser, winner], f"{start.come(drawn)} {_DEALER}", fields, [fates], explain, drawn, told)


def _calls(start: Start) -> Exercise:
    """Two calls and a stake are settled together, by the last turn."""
    ranks = loser, winner, hock = start.ranks(3)
    left = [Card(rank, suit) for rank, suit in zip(ranks, Suit, strict=False)]
    start.seat(*SEATED)
    start.deal((52 - start.book.shown_first - len(left)) // 2, without=left)
    odds = call_odds(start.book, ranks)
    if not start.table.is_last_three or odds == "refused":
        raise start.refused("no-last-call")
    right, wrong = (loser, winner, hock), (winner, loser, hock)
    orders = [right, right] if start.number % 3 == 2 else start.mixed([right, wrong])
    for punter, order in zip(SEATED, orders, strict=False):
        start.act(c.CallTurn(punter, 1 + start.below(5), order))
    start.act(c.PlaceBet(SEATED[-1], 2 + start.below(4), SPOTS[start.one_of([loser, winner]).code]))
    drawn = c.DealTurn(*start.book.in_turn(left[0], left[1]))
    payments = due(start.table, drawn)
    [bet] = start.table.bets
    fields = [Field.of_fates("calls-bet", stake_of(bet, start.book), doings([bet.stake], [bet.stake]), on=bet.spot.id)]
    for call in start.table.calls:
        paid = [call.stake, price(odds) * call.stake]
        named = ", ".join(rank.word for rank in call.order)
        label = f"{owner(call.punter, None)} {call.stake} on {named}"
        fields.append(Field.of_fates(f"calls-{call.punter}", label, doings(paid, [call.stake])))
    prompt = f"{start.come(drawn)} {_DEALER}"
    explain = " ".join(
        f"{field.label}: {payment.fate}. {payment.rule}" for field, payment in zip(fields, payments, strict=True)
    )
    fates = tuple(payment.fate.offered for payment in payments)
    told = ["Ann and Bob have called: loser, winner, hock."]
    return start.item(ranks, prompt, fields, [fates], explain, drawn, told, reasons_of(payments))


def _run_on(start: Start) -> Exercise:
    """A stake has won twice and runs on, as far as the running limit lets it."""
    [rank] = start.ranks(1)
    most = 4 + start.below(5)
    running = (2 + start.number % 2) * most
    start.seat(_PUNTER)
    start.act(c.SetLimits(1, most, running))
    kept = cards_of([rank])
    if start.book.entry != "after-face":
        start.deal(0, without=kept)
    if not start.lay(c.PlaceBet(_PUNTER, most, SPOTS[rank.code])):
        raise start.refused("no-such-stake")
    start.begin({rank})
    for at in range(2):
        other = start.one_of(start.drawable(kept))
        start.act(c.DealTurn(*start.book.in_turn(other, kept[at])))
        again = c.Parlee(_PUNTER, SPOTS[rank.code], SPOTS[rank.code])
        if at == 0 and not start.lay(again):
            raise start.refused("no-run")
    whole = 4 * most
    fates = tuple(
        f"{lies} lie on, {whole - lies or 'none'} come{'' if whole - lies else 's'} back"
        for lies in range(most, whole + 1, most)
    )
    field = Field("run-on", f"On the {rank.word}", "choice", fates, on=rank.code)
    told = [
        f"The limit is {most}, and a stake may run to {running}.",
        f"Ann’s {most} on the {rank.word} won; she let them lie with what they had won, and they have won again.",
    ]
    prompt = "She lets as much run on as she may. How many checks lie there now?"
    rests = by_us(start.book, "running_limit")
    so = f"so it was announced, as {start.book.name} lets a dealer do{rests}"
    explain = f"She has {whole}, and {running} may run: {so}."
    return start.item([rank], prompt, [field], [(fates[running // most - 1],)], explain, again, told)


def _half_again(start: Start) -> Exercise:
    """Half of a stake was to go; it has won and is laid again, and its card comes once more."""
    if start.book.half_goes == "refused":
        raise start.refused("no-such-rule")
    first, second = start.ranks(2)
    stake, lies = 2 * (2 + start.below(4)), SPOTS[first.code]
    kept = cards_of([first])
    start.seat(_PUNTER)
    if start.book.entry != "after-face":
        start.deal(0, without=kept)
    if not start.lay(c.PlaceBet(_PUNTER, stake, lies)):
        raise start.refused("no-such-stake")
    start.begin({first})
    start.act(c.OrderBet(_PUNTER, lies, "half"))
    start.act(c.DealTurn(*start.book.in_turn(start.one_of(start.drawable(kept)), kept[0])))
    if not start.lay(c.PlaceBet(_PUNTER, stake, lies)):
        raise start.refused("no-such-stake")
    other = next(card for card in start.drawable(kept) if card.rank == second)
    comes = (kept[1], other) if start.number % 2 else (other, kept[1])
    drawn = c.DealTurn(*start.book.in_turn(*comes))
    [payment] = due(start.table, drawn)
    told = [
        f"Ann laid {stake} on the {first.word} and said: one-half of this bet goes. The {first.word} won.",
        f"She lays {stake} on the {first.word} again, and says nothing more.",
    ]
    label = f"Ann’s {stake} on the {first.word}"
    sums = [stake, stake // 2]
    field = Field.of_fates(f"half-again-{_PUNTER}", label, doings(sums, sums), on=first.code)
    why = "The order holds until the deal is out or it is taken back: law 3 of 1880, rule 19 of How to play."
    said = f"{why} {payment.fate.offered}. {payment.rule}"
    prompt, right = f"{start.come(drawn)} {_DEALER}", [(payment.fate.offered,)]
    return start.item([first, second], prompt, [field], right, said, drawn, told, reasons_of([payment]))


DUES: Mapping[str, Callable[[Start], Exercise]] = {
    "left-over": _left_over,
    "shifted": _shifted,
    "copper-first": _copper_first,
    "largest-first": _largest_first,
    "calls": _calls,
    "run-on": _run_on,
    "half-again": _half_again,
}
"""What is asked, by its name."""
