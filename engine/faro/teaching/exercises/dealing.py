"""Deal a whole pack: every turn of it is a question, and each of the three who sit there wants something."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from faro.base import SPOTS, Card, Rank, in_a_row
from faro.simulation import HABITS, draw, moves, shuffled
from faro.table import commands as c
from faro.teaching.exercises.item import CHECKS, SEATED, Exercise, Start, parts_of
from faro.teaching.exercises.settling import paid, several_with
from faro.teaching.goals import COMPANY
from faro.words import gained, subject

_SEVERAL, _HALF, _BARRED = 0, 2, 3
"""In which of every five turns a stake lies on a square, half of one goes, and one is barred, at level 3."""
_SQUARE = 4


def deal(start: Start) -> Exercise:
    """Deal a whole pack: the number of the seed is the turn, and its word the shuffle. Every stake is taken or paid.

    Every turn one of the three punters moves to where the cards will fall, so that there is something to settle. The
    others leave what is not decided, and lay as the `COMPANY` of a seat does: Ann plays sixes, Bob follows winners,
    Clara coppers losers. Level 2 brings coppers; at level 3 every five turns have a stake on a square, one of which
    half goes and one that is barred, and the last turn is called. What each has gained so far is told.
    """
    word, number = parts_of(start.seed)
    chance = Random(f"deal {word} {start.level}")
    order = shuffled(f"deal {word}")
    start.seat(*SEATED)
    start.act(draw(start.table, order))
    turns = start.book.turns(len(start.table.pack))
    ahead = number % turns
    drawn = _next_turn(start, order)
    for turn in range(ahead + 1):
        drawn = _next_turn(start, order)
        _lay_for(start, turn, drawn, chance)
        if turn < ahead:
            start.act(drawn)
            for bet in start.table.bets:
                if not any(start.table.left(rank) for rank in bet.spot.ranks):
                    start.lay(c.TakeDown(bet.punter, bet.spot))
    if start.level == 3 and start.table.is_last_three and start.book.call != "refused":
        _call(start, drawn, chance)
    prompt = f"Turn {ahead + 1} of {turns}: {drawn.first.word} first, {drawn.second.word} second. Take and pay."
    gains = {punter: start.table.worth(punter) - CHECKS for punter in SEATED}
    told = [f"So far {in_a_row([f'{subject(punter, None)} is {gained(gain)}' for punter, gain in gains.items()])}."]
    return paid(start, [drawn.first.rank, drawn.second.rank], prompt, drawn, told if ahead else [])


def _lay_for(start: Start, turn: int, drawn: c.DealTurn, chance: Random) -> None:
    """What the three lay and say before a turn."""
    for bet in start.table.bets:
        if bet.goes != "all":
            start.lay(c.OrderBet(bet.punter, bet.spot, "all"))
    moved = SEATED[chance.randrange(len(SEATED))]
    falls = {drawn.first.rank, drawn.second.rank}
    for bet in start.table.bets:
        if bet.punter == moved:
            start.lay(c.TakeDown(moved, bet.spot))
    for punter in SEATED:
        if not any(bet.punter == punter for bet in start.table.bets):
            is_several = start.level == 3 and turn % 5 == _SEVERAL and punter == moved
            if punter != moved and start.level > 1 and start.lay(*moves(start.table, punter, HABITS[COMPANY[punter]])):
                continue
            _lay(start, punter, chance, falls if punter == moved else {*Rank}, is_several)
    mine = next((bet for bet in start.table.bets if bet.punter == moved), None)
    if mine and start.level == 3 and turn % 5 in (_HALF, _BARRED):
        start.lay(c.OrderBet(moved, mine.spot, "half" if turn % 5 == _HALF else "none"))


def _call(start: Start, drawn: c.DealTurn, chance: Random) -> None:
    """One of the three calls the last turn, rightly or not."""
    loser, winner = start.book.in_turn(drawn.first, drawn.second)
    [hock] = start.table.box - {loser, winner}
    orders = [(loser.rank, winner.rank, hock.rank), (winner.rank, loser.rank, hock.rank)]
    start.lay(c.CallTurn(SEATED[chance.randrange(len(SEATED))], 1 + chance.randrange(4), orders[chance.randrange(2)]))


def _next_turn(start: Start, order: Sequence[Card]) -> c.DealTurn:
    drawn = draw(start.table, order)
    assert isinstance(drawn, c.DealTurn), "a turn is left"
    return drawn


def _lay(start: Start, punter: str, chance: Random, ranks: set[Rank], is_several: bool) -> None:
    """A stake of a punter on a card that is left, one of some ranks, as the level has it."""
    places = [SPOTS[rank.code] for rank in sorted(ranks) if start.table.left(rank)]
    if is_several:
        places = [spot for spot in several_with(ranks) if len(spot.ranks) == _SQUARE]
    bets = [
        c.PlaceBet(punter, 2 + chance.randrange(6), spot, start.level > 1 and chance.randrange(3) == 0)
        for spot in places
    ]
    chance.shuffle(bets)
    start.lay(*bets)
