"""Crooked tables to test at: the pack laid as a test wants it, and deals with the lid off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from faro.base.cards import PACK, Card
from faro.cheats.devices import DEVICES
from faro.notation.log import format_command, format_log
from faro.rulebooks.rulebook import Rulebook
from faro.seats.view import see
from faro.simulation.crooked import Game, of_the_bank, packs, shows
from faro.simulation.dealers import FRIEND, dealer
from faro.simulation.players import DEVICE_HABITS, player
from faro.simulation.punters import PUNTERS, stakes
from faro.simulation.runs import RUNS, Run
from faro.table.choices import brings
from faro.table.state import BANK, Table
from tests.engine.tables import HOYLE, at


def pile(top: str, cards: tuple[Card, ...] = PACK) -> str:
    """The line that lays the pack with these cards on top and the others beneath, in their order."""
    first = [Card.parse(card) for card in top.split()]
    return "pile " + " ".join(str(card) for card in [*first, *(card for card in cards if card not in first)])


def crooked(top: str, *lines: str, rules: Rulebook = HOYLE, cards: tuple[Card, ...] = PACK) -> Table:
    """A table with ann at it, the pack laid with `top` on top, after the lines given."""
    return at("\n".join(["open ann 100", pile(top, cards), *lines]), rules, cards)


def dealt_out(log: str, rules: Rulebook = HOYLE, cards: tuple[Card, ...] = PACK) -> str:
    """The log with everything that its pile still brings, to the end of the deal."""
    lines = log.strip().splitlines()
    while True:
        table = at("\n".join(lines), rules, cards)
        coming = brings(table)
        if not coming or not table.is_boxed:
            return "\n".join(lines) + "\n"
        lines.append(format_command(coming[0]))


def square(lines: Sequence[str]) -> Iterator[str]:
    """The lines of a log that are no secret."""
    return (line for line in lines if line.split()[0] not in ("device", "pile", "trick", "drawn"))


def trial_log(device: str, seed: str, deals: int = 1, *, square: bool = False) -> str:
    """The log of whole deals of a device's trial, the same for a seed; `square`, without it and its tricks.

    The punter is `ann`, or the dealer's friend; where the device is the player's, it is hers.
    """
    run = RUNS[device]
    game = _Trial(run, square)
    for pack in packs(run, seed, deals, square=square):
        game.deal(pack)
    return format_log(game.done)


class _Trial(Game):
    """A table at which one run is played."""

    def __init__(self, run: Run, square: bool) -> None:
        self.run = run
        self.square = square
        self.device = DEVICES[run.device]
        self.is_banks = of_the_bank(run)
        self.punter = FRIEND if self.device.for_friend else "ann"
        self.shows = shows(self.device)
        user = BANK if self.is_banks else self.punter
        devices = [] if square else [(device, user) for device in (run.device, run.beside) if device]
        super().__init__(run.book, [self.punter], devices)

    def moment(self, drawn: int) -> None:
        """The stakes of the punter who is to be cheated, and what is done with the device."""
        if self.is_banks and not drawn:
            self.do(stakes(PUNTERS[self.run.punter], see(self.table, self.punter)))
        if self.square and self.device.id not in DEVICE_HABITS:
            return
        if self.is_banks:
            self.do(dealer(self.device, see(self.table, BANK)))
        else:
            self.do(player(self.device, see(self.table, self.punter)))
