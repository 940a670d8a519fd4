from __future__ import annotations

import pytest

from faro.notation.log import format_command, replay
from faro.simulation.bots import HABITS, moves
from faro.simulation.bots_deal import PURSE, bots_deal
from faro.simulation.shoe import draw, shuffled
from tests.engine.tables import LIBRARY

BOTS = {"ann": HABITS["chops"], "ben": HABITS["snowballs"], "cid": HABITS["coppers-last-loser"]}


@pytest.mark.parametrize("book", LIBRARY)
def test_it_is_the_deal_of_a_log_in_which_the_bots_lay(book: str) -> None:
    """The same deal line by line, each read anew; and what one has won the bank has lost."""
    pack = shuffled(f"bots {book}")
    brought = bots_deal(LIBRARY[book], BOTS, pack)
    log = [f"rules {book}", *(f"open {name} {PURSE}" for name in BOTS)]
    while True:
        for name, habit in BOTS.items():
            log += map(format_command, moves(replay("\n".join(log), LIBRARY), name, habit))
        log.append(format_command(draw(replay("\n".join(log), LIBRARY), pack)))
        table = replay("\n".join(log), LIBRARY)
        if not table.is_boxed:
            break
    assert {name: won for name, (won, _) in brought.items()} == {name: table.hands[name] - PURSE for name in BOTS}
    assert sum(won for won, _ in brought.values()) == -table.bank
    assert sum(decided for _, decided in brought.values())
