"""What becomes of stakes: predict it, or take and pay it as the dealer."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from faro.base import SPOTS, Bet, Card, Goes, Rank, Spot, spot
from faro.rulebooks import Rulebook
from faro.table import commands as c
from faro.table import decide, is_allowed
from faro.table import events as e
from faro.teaching.audit import Payment, due
from faro.teaching.exercises.item import SEATED, Exercise, Field, Reason, Start
from faro.teaching.fates import Fate, doings
from faro.teaching.playthrough import READER
from faro.teaching.predict import FATES, fate_of, plain_fates
from faro.words import against, owner

STAKES = range(2, 10)
"""The stakes of an exercise, in checks: a single check does not halve."""

DECIDED = "decided"
"""What a prediction can be asked about: stakes that the turn decides, and no others."""

SETTLED = ("split", "half", "bar")
"""What a payment can be asked about, by its name."""

_GOING: dict[Goes, str] = {"none": ", barred", "half": ", half of it going", "all": ""}


def predict(start: Start) -> Exercise:
    """The reader's own stakes lie, the two cards are named: does each win, lose, or stay?

    Level 1 has plain stakes on single cards, level 2 coppers and pairs, level 3 stakes on several cards, and one
    of the later game's bets where the book takes it. About `DECIDED` a stake lies on each of the two cards alone.
    """
    first, second = start.ranks(2)
    is_pair = start.level > 1 and not start.about and start.number % 3 == 2
    if is_pair:
        second = first
    start.seat(READER)
    wishes = [SPOTS[rank.code] for rank in dict.fromkeys((first, second))]
    if start.about != DECIDED:
        wishes += [SPOTS[rank.code] for rank in start.others(1 + is_pair, {first, second})]
    if start.level == 3 and not start.about:
        wishes[start.below(2)] = start.one_of(several_with({first, second}))
    kept = {first, second}
    start.warm_up(kept)
    if start.level == 3 and not start.about and (late := _late(start, first, second)):
        wishes[-1] = late[start.number % len(late)]
    for place, wish in enumerate(start.mixed(wishes)):
        amount = 2 * (1 + start.below(4)) + (start.level == 3)
        coppered = start.level > 1 and (start.number + place) % 2 == 1 and wish.kind not in ("heeled", "odd-even")
        start.lay(
            c.PlaceBet(READER, amount, wish, coppered),
            c.PlaceBet(READER, amount, wish),
            c.PlaceBet(READER, amount, SPOTS[first.code]),
        )
    start.begin(kept)
    drawn = c.DealTurn(*start.book.in_turn(*_drawn(start.turn_of(first, second))))
    told = decide(start.table, drawn)
    settled = {event.spot: fate_of(event) for event in told if isinstance(event, e.BetSettled)}
    fates = tuple(settled.get(bet.spot, FATES[-1]) for bet in start.table.bets)
    payments = due(start.table, drawn)
    fields = [
        Field(
            f"stake-{place}",
            stake_of(bet, start.book, is_reader=True),
            "choice",
            _offered(start, fates),
            on=bet.spot.id,
        )
        for place, bet in enumerate(start.table.bets)
    ]
    what = "each stake" if len(payments) > 1 else "the stake"
    prompt = f"{start.come(drawn)} What becomes of {what}?"
    return _settled(start, [first, second], prompt, fields, fates, drawn, payments)


def _offered(start: Start, met: Collection[str]) -> tuple[str, ...]:
    """The fates that are offered: those that stakes of the level can meet under the book, and what they have met."""
    wins, loses, half, push, stays = FATES
    known = {*met, wins, loses}
    if start.about != DECIDED:
        known.add(stays)
    if start.level > 1:
        known |= {half, *plain_fates(start.book)[len(FATES) :]}
        if "push" in (start.book.combination, start.book.own_cards) or start.book.high_card == "tie-push":
            known.add(push)
    return tuple(fate for fate in plain_fates(start.book) if fate in known)


def pay(start: Start) -> Exercise:
    """Be the dealer: a turn falls on the stakes of three punters, and each is taken, paid or left.

    Level 1 has even stakes on single cards and no pair, level 3 odd ones, and in turn half that goes, a pair, a stake
    that is barred, a pair.
    """
    loser, winner = start.ranks(2)
    is_pair = (False, start.number % 4 == 3, start.number % 2 == 1)[start.level - 1]
    if start.about:
        is_pair = start.about == "split"
    if is_pair:
        winner = loser
    drawn = start.turn_of(loser, winner)
    start.seat(*SEATED)
    kept = {loser, winner}
    start.warm_up(kept)
    for punter, wishes in zip(SEATED, _wishes(start, loser, winner), strict=True):
        start.chance.shuffle(wishes)
        stake = STAKES[start.below(len(STAKES))]
        if start.level != 2:
            stake = stake // 2 * 2 + (start.level == 3)
        bets = (c.PlaceBet(punter, stake, SPOTS[place], coppered) for place, coppered in wishes)
        start.act(next(bet for bet in bets if is_allowed(start.table, bet)))
    if start.level == 3 and not is_pair:
        mine = start.table.bets[0]
        is_half = start.about == "half" if start.about else start.number % 4 == 0
        start.lay(c.OrderBet(mine.punter, mine.spot, "half" if is_half else "none"))
    start.begin(kept)
    drawn = c.DealTurn(*start.book.in_turn(*_drawn(drawn)))
    prompt = f"{start.come(drawn)} What does the dealer do with each stake?"
    return paid(start, [loser, winner], prompt, drawn)


def stake_of(bet: Bet, book: Rulebook, is_reader: bool = False) -> str:
    """A stake as a question names it: `Ann’s 5 on the Queen, coppered, half of it going`."""
    whose = "Your" if is_reader else owner(bet.punter, None)
    coppered = f", {against(book)}" if bet.coppered else ""
    return f"{whose} {bet.stake} on {bet.spot.word}{coppered}{_GOING[bet.goes]}"


def reasons_of(payments: Sequence[Payment]) -> tuple[Reason, ...]:
    """Why each stake ends as it does, by the book."""
    return tuple(Reason(paid.what, str(paid.fate), paid.rule, paid.book, paid.why, paid.point) for paid in payments)


def several_with(ranks: set[Rank]) -> list[Spot]:
    """The places on several cards that take in one of some ranks."""
    return [spot for spot in SPOTS.values() if spot.sort.settled and ranks & {*spot.ranks}]


def fates_of(stake: int, *right: Fate) -> Iterator[Fate]:
    """What a dealer might do with a stake, and behind it what is right."""
    yield from doings([stake], (stake, stake - stake // 2, stake // 2))
    yield from right


def paid(start: Start, ranks: list[Rank], prompt: str, drawn: c.DealTurn, told: Sequence[str] = ()) -> Exercise:
    """What the dealer does with every stake and every call that lies there."""
    payments = due(start.table, drawn)
    fields = [
        Field.of_fates(bet.punter, stake_of(bet, start.book), fates_of(bet.stake, payment.fate), on=bet.spot.id)
        for bet, payment in zip(start.table.bets, payments, strict=False)
    ]
    for call, payment in zip(start.table.calls, payments[len(start.table.bets) :], strict=True):
        label = f"{owner(call.punter, None)} {call.stake} on {', '.join(rank.word for rank in call.order)}"
        fields.append(Field.of_fates(f"call-{call.punter}", label, fates_of(call.stake, payment.fate)))
    fates = tuple(payment.fate.offered for payment in payments)
    return _settled(start, ranks, prompt, fields, fates, drawn, payments, told)


def _settled(
    start: Start,
    ranks: list[Rank],
    prompt: str,
    fields: list[Field],
    fates: tuple[str, ...],
    drawn: c.Command,
    payments: Sequence[Payment],
    told: Sequence[str] = (),
) -> Exercise:
    explain = " ".join(
        f"{field.label}: {payment.fate}. {payment.rule}" for field, payment in zip(fields, payments, strict=True)
    )
    return start.item(ranks, prompt, fields, [fates], explain, drawn, told, reasons_of(payments))


def _wishes(start: Start, loser: Rank, winner: Rank) -> Iterator[list[tuple[str, bool]]]:
    """Where each punter might stake: on a card of the turn, under a copper or on several cards, anywhere."""
    single = [(rank.code, False) for rank in (loser, winner)]
    anywhere = [(rank.code, False) for rank in Rank]
    if start.level == 1 or start.about == "split":
        yield [*single]
        yield [*single]
        yield anywhere
        return
    several = [(spot.id, coppered) for spot in several_with({loser, winner}) for coppered in (False, True)]
    yield [*single]
    yield [*several, *((place, True) for place, _ in single)] if start.book.copper == "allowed" else [*several, *single]
    yield [*anywhere, *several]


def _late(start: Start, first: Rank, second: Rank) -> list[Spot]:
    """The bets of the later game that the book takes: on the bar, heeled, strung, on odd or even."""
    named = ["high-card", "odd", "even"]
    if first != second:
        named.append(f"{first.code}/{second.code}")
        if start.book.strings == "taken":
            named.append("+".join(rank.code for rank in (first, second, *start.others(1, {first, second}))))
    return [place for place in map(spot, named) if is_allowed(start.table, c.PlaceBet(READER, 2, place))]


def _drawn(turn: c.DealTurn) -> tuple[Card, Card]:
    return turn.first, turn.second
