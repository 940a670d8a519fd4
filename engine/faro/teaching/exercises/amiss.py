"""A stretch of a deal as it is told at the table, with one thing wrong in it or none: what, and in which turn?"""

from __future__ import annotations

from faro.base import SPOTS, Card
from faro.table import commands as c
from faro.teaching.audit import due
from faro.teaching.exercises.item import Exercise, Field, Start
from faro.teaching.exercises.settling import stake_of
from faro.teaching.fates import Fate
from faro.words import BY_US, turn_word

SQUARE = "Nothing: it is square"
PAID = "A wrong payment"
AGAIN = "A card that was out before"
COUNT = "A wrong count of the cards"
NO_TURN = "in no turn"
_WRONGS = (SQUARE, PAID, AGAIN, COUNT)
_STAKE = 4


def spot(start: Start) -> Exercise:
    """Level 1 asks for wrong payments, level 2 for cards that come out twice as well, level 3 for false counts too."""
    if start.book.entry == "after-face":
        raise start.refused("wait-for-face")
    ranks, turns = start.ranks(4), 4 + start.level
    start.seat("ann")
    start.warm_up({*ranks}, 2)
    wrongs = _WRONGS[: 1 + start.level]
    wrong = wrongs[start.number % len(wrongs)]
    before = len(start.table.turns)
    at = 1 + start.below(turns - 1)
    lines, why = [], "Every card, payment and count agrees."
    for turn in range(turns):
        if not start.table.bets:
            wishes = [c.PlaceBet("ann", _STAKE, SPOTS[rank.code]) for rank in (*ranks[turn % 4 :], *ranks)]
            if not start.lay(*wishes):
                raise start.refused("too-late")
        lie = wrong if turn == at else SQUARE
        line, truth = _turn(start, before + turn + 1, lie, is_hit=turn == at or not start.below(3))
        lines.append(line)
        why = truth if lie != SQUARE else why
    dealt = [f"in {_name(start, before + turn + 1)}" for turn in range(turns)]
    fields = [
        Field("wrong", "What is wrong", "choice", wrongs),
        Field("turn", "Where it shows", "choice", (NO_TURN, *dealt), lines=tuple(lines)),
    ]
    accept = [(wrong, NO_TURN if wrong == SQUARE else dealt[at])]
    told = ["{}: {}. {}: {}.".format(*line) + "".join(f" {count}." for count in line[4:]) for line in lines]
    explain = f"{wrong}. {why}"
    return start.item(
        ranks, "Ann has a stake on the cloth. Is this stretch of a deal square?", fields, accept, explain, told=told
    )


def _turn(start: Start, number: int, lie: str, is_hit: bool) -> tuple[tuple[str, ...], str]:
    """Deal a turn; how it is told in columns, with a lie or none, and what is true instead."""
    [bet] = start.table.bets
    rank = bet.spot.ranks[0]
    out = [card for turn in start.table.turns for card in turn]
    box = start.mixed(start.drawable(()))
    plain = [card for card in box if card.rank != rank]
    pair = [plain[0], next(card for card in plain if card.rank != plain[0].rank)]
    hit = next((card for card in box if card.rank == rank), None)
    if hit and is_hit:
        pair[start.below(2)] = hit
    drawn = c.DealTurn(pair[0], pair[1])
    [payment] = due(start.table, drawn)
    stake, fate = f"{bet.stake} on {bet.spot.word}", payment.fate
    start.act(drawn)
    left = len(start.table.box)
    named, counted = [_short(card) for card in pair], left
    if lie == PAID:
        false = Fate(taken=_STAKE) if payment.paid or not payment.taken else Fate(paid=_STAKE)
        rests = BY_US if payment.assumed else ""
        told = f"{stake_of(bet, start.book)}: {payment.fate}, by {start.book.name}{rests}."
        truth, fate = told, false
    elif lie == AGAIN:
        place = next(place for place, card in enumerate(pair) if card != hit)
        again = next((card for card in reversed(out) if card.rank != rank), start.table.soda or out[0])
        named[place], truth = _short(again), f"The {again.word} had come out {_came(start, again)}."
    elif lie == COUNT:
        counted, truth = left - 1, f"There were {left} left."
    else:
        truth = ""
    count = (f"{counted} left",) if start.level == 3 else ()
    return (_name(start, number).capitalize(), ", ".join(named), stake, str(fate), *count), truth


def _came(start: Start, card: Card) -> str:
    """When a card came out that cannot come again."""
    numbers = (number for number, turn in enumerate(start.table.turns, 1) if card in turn)
    return next((f"in {_name(start, number)}" for number in numbers), f"as the {start.book.opening}")


def _short(card: Card) -> str:
    """A card as a sheet has it, so that a turn is one line: `10♣`."""
    return f"{card.rank.code}{card.suit.sign}"


def _name(start: Start, number: int) -> str:
    return f"{turn_word(start.book).lower()} {number}"
