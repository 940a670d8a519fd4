from __future__ import annotations

from math import factorial

import pytest

from faro.cards import Card
from faro.perft import divide, moves, perft
from faro.rules import Rulebook
from faro.table import Table
from tests.engine.tables import DENEXA, HOYLE, at, pack, varied


def assert_perft(table: Table, depth: int, count: int) -> None:
    counted = perft(table, depth)
    if counted != count:
        by_first = "\n".join(f"{number:8}  {command}" for command, number in divide(table, depth).items())
        pytest.fail(f"{counted} runs of {depth} commands, not {count}; by the first command:\n{by_first}")


FOUR = pack("A 2", "ch")
SIX = pack("A 2 3", "ch")


# With nobody at the table a deal is nothing but the order in which the pack comes out: the soda, the turns (two cards
# each, in order) and the hock. A pack of n cards comes out in n! ways, after (n - 2) / 2 + 2 commands.
@pytest.mark.parametrize("cards", [FOUR, pack("7", "cdhs"), SIX], ids=["A2", "four sevens", "A23"])
@pytest.mark.parametrize("rules", [HOYLE, DENEXA], ids=["hoyle-1864", "denexa"])
def test_a_deal_with_no_punters_has_as_many_runs_as_the_pack_has_orders(
    cards: tuple[Card, ...], rules: Rulebook
) -> None:
    assert_perft(at("", rules, cards), len(cards) // 2 + 1, factorial(len(cards)))


def test_the_orders_of_six_cards_command_by_command() -> None:
    # 6 sodas; then 5 x 4 turns; then 3 x 2; then the one hock; then 6 sodas of the next deal.
    table = at("", cards=SIX)
    for depth, count in enumerate([6, 6 * 20, 6 * 20 * 6, 6 * 20 * 6, 6 * 20 * 6 * 6], 1):
        assert_perft(table, depth, count)


# One check in hand, two aces and two deuces, stakes allowed before the soda:
# - depth 1: 4 places (ace or deuce, open or coppered) and 4 sodas: 8.
# - depth 2: after a bet, the copper may be turned, the stake taken down or moved to the other rank, or one of 4 sodas
#   comes: 7 each; after a soda, 4 places and 3 x 2 turns: 10 each. 4 x 7 + 4 x 10 = 68.
# - depth 3: after bet and copper 7, bet and take-down 8, bet and move 7, bet and each of 4 sodas 3 changes and 6
#   turns, 9: 7 + 8 + 7 + 36 = 58. After soda and each of 4 bets 9, after soda and each of 6 turns the hock alone:
#   36 + 6 = 42. 4 x 58 + 4 x 42 = 400.
@pytest.mark.parametrize(("depth", "count"), [(1, 8), (2, 68), (3, 400)])
def test_one_check_on_four_cards(depth: int, count: int) -> None:
    assert_perft(at("open ann 1", cards=FOUR), depth, count)


# The same where nothing may be laid before the soda: 4 sodas; 4 x 10 = 40; 4 x 42 = 168.
@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 40), (3, 168)])
def test_one_check_on_four_cards_after_the_soda(depth: int, count: int) -> None:
    assert_perft(at("open ann 1", DENEXA, FOUR), depth, count)


# Without coppers: 2 places and 4 sodas: 6. After a bet: take down, move, 4 sodas: 6; after a soda: 2 places and 6
# turns: 8. 2 x 6 + 4 x 8 = 44. Where, besides, a stake must lie: after a bet only the 4 sodas: 2 x 4 + 4 x 8 = 40.
def test_one_check_on_four_cards_without_coppers() -> None:
    assert_perft(at("open ann 1", varied(HOYLE, copper="refused"), FOUR), 2, 44)
    assert_perft(at("open ann 1", varied(HOYLE, copper="refused", withdrawal="must-lie"), FOUR), 2, 40)


# Soda the ace of clubs, one check on the deuce: 3 x 2 turns of the ace and the two deuces. The ace then the deuce wins
# (2 turns), and the two checks may not be laid again, for only the hock is left; the deuce then the ace loses (2); the
# two deuces split (2), and the bank takes the odd check, which is all. Whatever happens, one hock follows. Besides, the
# copper may be turned or the stake moved, and then 3 changes or 6 turns follow; or it may be taken down, and then 4
# places or 6 turns.
def test_the_last_turn_of_four_cards_with_a_stake_on_it() -> None:
    table = at("open ann 1\nbet ann 1 on 2\nsoda Ac", cards=FOUR)
    assert divide(table, 2) == {
        "copper ann on 2": 9,
        "take ann 2": 10,
        "move ann 2 to A": 9,
        **dict.fromkeys(
            ["turn Ah 2c", "turn Ah 2h", "turn 2c Ah", "turn 2c 2h", "turn 2h Ah", "turn 2h 2c"],
            1,
        ),
    }


# Two punters with a check each, and a dead rank: soda and turn have taken both aces, so of A, 2, 3 (in two suits) only
# the deuce and the two threes are left: 2 punters x 2 ranks x 2 ways and 3 x 2 turns.
def test_nothing_is_laid_on_a_dead_rank() -> None:
    table = at("open ann 1\nopen ben 1\nsoda Ac\nturn Ah 2c", cards=SIX)
    assert_perft(table, 1, 2 * 2 * 2 + 3 * 2)


def test_divide_breaks_the_count_down() -> None:
    table = at("open ann 1", cards=FOUR)
    assert sum(divide(table, 3).values()) == perft(table, 3)
    assert len(divide(table, 3)) == len([*moves(table)])
