"""A table of three to be judged: who plays how is drawn from a seed, and has nothing to do with who cheats there."""

from __future__ import annotations

from random import Random

from faro.base import SPOTS, Rank
from faro.cheats import DEVICES
from faro.notation import format_log
from faro.seats import see
from faro.simulation.crooked import Game, packs
from faro.simulation.dealers import dealer
from faro.simulation.players import BASE, FLAT, STAKE, player
from faro.simulation.runs import RUNS
from faro.table import BANK
from faro.table import commands as c

BOOKS = ("hoyle-1864", "laws-1880", "meyer", "nevada")
"""Books whose box, copper, figures and lines between two cards give every device its chance."""
NAMES = ("ann", "bob", "clara")
AMOUNTS = (2, 4, 6, 10)
_TURNS = 25
_FIGURES = [spot for spot in SPOTS.values() if spot.kind == "three-in-a-row"]


def company_log(device: str, seed: str, *, square: bool = False) -> str:
    """The log of a whole deal at the table of a seed, with a device in use or `square`: the same for the same seed."""
    company = _Company(device, seed, square)
    for pack in packs(RUNS[device], seed, 1, square=square):
        company.deal(pack)
    return format_log(company.done)


class _Company(Game):
    """One of the three always backs the Queen, one always coppers a card, and one plays a figure now and then.

    Whoever cheats of them plays besides as he would at a square table, and every turn is drawn card by card.
    """

    shows = (1, 2)

    def __init__(self, device: str, seed: str, square: bool) -> None:
        chance = Random(f"company {seed}")
        book = chance.choice(BOOKS)
        backer, copperer, self.other = chance.sample(NAMES, 3)
        coppered = chance.choice([rank for rank in Rank if rank != BASE])
        self.always = [
            c.PlaceBet(backer, chance.choice(AMOUNTS), FLAT[BASE].spot),
            c.PlaceBet(copperer, chance.choice(AMOUNTS), FLAT[coppered].spot, coppered=True),
        ]
        self.now_and_then = [
            (chance.choice(_FIGURES), chance.choice(("early", "late", "never"))) for _ in range(_TURNS)
        ]
        self.device, self.square = DEVICES[device], square
        users = {"horsehair-drag": backer, "horsehair-copper": copperer, "dropping": self.other}
        self.user = users.get(device, BANK)
        devices = [] if square else [(name, self.user) for name in (device, RUNS[device].beside) if name]
        super().__init__(book, NAMES, devices)

    def moment(self, drawn: int) -> None:
        """The stakes of all three before a turn, and what is done unseen then and between the cards."""
        figure, when = self.now_and_then[len(self.table.turns)]
        if not drawn:
            self.do(c.TakeDown(bet.punter, bet.spot) for bet in self.table.bets if bet.punter == self.other)
            self.do(bet for bet in self.always if self.table.bet(bet.punter, bet.spot) is None)
            self.do([c.PlaceBet(self.other, STAKE, figure)] if when == "early" else [])
        if self.square:
            return
        if self.user == BANK:
            self.do(dealer(self.device, see(self.table, BANK)))
        elif drawn and (self.user != self.other or when == "late"):
            self.do(player(self.device, see(self.table, self.user)))
