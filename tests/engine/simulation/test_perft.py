from __future__ import annotations

from math import factorial

import pytest

from faro.base.cards import Card, Rank
from faro.base.layout import SPOTS
from faro.rulebooks.rulebook import Rulebook
from faro.simulation.perft import divide, moves, perft
from faro.table.bets_taken import is_taken
from faro.table.state import Table
from tests.engine.tables import LIBRARY, SINGLES, at, pack, varied


def assert_perft(table: Table, depth: int, count: int) -> None:
    counted = perft(table, depth)
    if counted != count:
        by_first = "\n".join(f"{number:8}  {command}" for command, number in divide(table, depth).items())
        pytest.fail(f"{counted} runs of {depth} commands, not {count}; by the first command:\n{by_first}")


FOUR = pack("A 2", "ch")
SIX = pack("A 2 3", "ch")


# With nobody at the table a deal is nothing but the order in which the pack comes out: the soda, the turns (two cards
# each, in order) and the hock. A pack of n cards comes out in n! ways, after (n - 2) / 2 + 2 commands; and so it does
# where the bottom card is shown first, or nothing is. A pocket keeps its four cards in no order: n! / 4! ways.
@pytest.mark.parametrize("cards", [FOUR, pack("7", "cdhs"), SIX], ids=["A2", "four sevens", "A23"])
@pytest.mark.parametrize("rules", LIBRARY.values(), ids=LIBRARY)
def test_a_deal_with_no_punters_has_as_many_runs_as_the_pack_has_orders(
    cards: tuple[Card, ...], rules: Rulebook
) -> None:
    kept = rules.left_last
    turns = (len(cards) - rules.shown_first - kept) // 2
    assert_perft(at("", rules, cards), 1 + turns + (kept > 0), factorial(len(cards)) // factorial(kept))


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
    assert_perft(at("open ann 1", SINGLES, FOUR), depth, count)


# The same where nothing may be laid before the soda: 4 sodas; 4 x 10 = 40; 4 x 42 = 168.
@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 40), (3, 168)])
def test_one_check_on_four_cards_after_the_soda(depth: int, count: int) -> None:
    assert_perft(at("open ann 1", varied(SINGLES, first_stakes="after-soda"), FOUR), depth, count)


# Without coppers: 2 places and 4 sodas: 6. After a bet: take down, move, 4 sodas: 6; after a soda: 2 places and 6
# turns: 8. 2 x 6 + 4 x 8 = 44. Where, besides, a stake must lie: after a bet only the 4 sodas: 2 x 4 + 4 x 8 = 40.
def test_one_check_on_four_cards_without_coppers() -> None:
    assert_perft(at("open ann 1", varied(SINGLES, copper="refused"), FOUR), 2, 44)
    assert_perft(at("open ann 1", varied(SINGLES, copper="refused", withdrawal="must-lie"), FOUR), 2, 40)


# Soda the ace of clubs, one check on the deuce: 3 x 2 turns of the ace and the two deuces. The ace then the deuce wins
# (2 turns), and the two checks may not be laid again, for only the hock is left; the deuce then the ace loses (2); the
# two deuces split (2), and the bank takes the odd check, which is all. Whatever happens, one hock follows. Besides, the
# copper may be turned or the stake moved, and then 3 changes or 6 turns follow; or it may be taken down, and then 4
# places or 6 turns.
def test_the_last_turn_of_four_cards_with_a_stake_on_it() -> None:
    table = at("open ann 1\nbet ann 1 on 2\nsoda Ac", SINGLES, FOUR)
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
    table = at("open ann 1\nopen ben 1\nsoda Ac\nturn Ah 2c", SINGLES, SIX)
    assert_perft(table, 1, 2 * 2 * 2 + 3 * 2)


# The same four cards without coppers, and with what the later chapters add, one thing at a time.
PLAIN = varied(SINGLES, copper="refused")


# The places that an ace or a deuce can decide: the two cards, the gaps 2-A, 3-2, 2-Q and A-K, the squares 3-2-Q-J and
# 2-A-K-Q, and what other kinds of bet the rule may come to allow. Every place and 4 sodas; after a bet take it down,
# move it to another place, or 4 sodas; after a soda every place and 6 turns.
def test_one_check_on_the_places_between_four_cards() -> None:
    rules = varied(PLAIN, combinations="taken")
    places = sum(
        is_taken(rules, place.kind) and bool({*place.ranks} & {Rank.ACE, Rank.DEUCE}) for place in SPOTS.values()
    )
    assert_perft(at("open ann 1", rules, FOUR), 1, places + 4)
    assert_perft(at("open ann 1", rules, FOUR), 2, places * (1 + (places - 1) + 4) + 4 * (places + 6))


# A check may be barred. Before the soda 2 places and 4 sodas: 6. After a bet: bar, take down, move, 4 sodas: 7; after a
# soda 8 as before. 2 x 7 + 4 x 8 = 46. One check does not go by half, so half goes adds nothing.
def test_one_check_that_may_be_barred() -> None:
    barred = varied(PLAIN, bar="until-it-goes")
    assert_perft(at("open ann 1", barred, FOUR), 2, 46)
    assert_perft(at("open ann 1", varied(barred, half_goes="allowed"), FOUR), 2, 46)


# Two checks on the deuce: bar, half, take down, move to the ace, and 4 sodas.
def test_two_checks_that_may_be_barred_or_go_by_half() -> None:
    table = at("open ann 2\nbet ann 2 on 2", varied(PLAIN, bar="one-turn", half_goes="allowed"), FOUR)
    assert divide(table, 1) == dict.fromkeys(
        [
            "take ann 2",
            "half ann 2",
            "bar ann 2",
            "move ann 2 to A",
            *(f"soda {card}" for card in ["Ac", "Ah", "2c", "2h"]),
        ],
        1,
    )


# After the soda of four cards the last turn is there: a cat, of which the three orders may be called. One check: 2
# places, 3 calls, 6 turns: 11. After a bet: 2 changes and 6 turns, and no check is left to call with: 2 x 8; after a
# call nothing may be done but deal or take it back: 3 x 7; after a turn the hock alone, for nobody bets on it: 6.
# 16 + 21 + 6 = 43.
def test_one_check_that_may_call_the_cat() -> None:
    table = at("open ann 1\nsoda Ac", varied(PLAIN, cat="2-to-1"), FOUR)
    assert_perft(table, 1, 11)
    assert_perft(table, 2, 43)


# Six cards of three ranks, a check on the deuce that has just won: it may run on upon each rank of which a card is
# left, the ace being dead. Two checks are in hand: the 2 places, and 3 x 2 turns, and 2 ways to run on.
def test_one_check_that_has_won_may_run_on() -> None:
    table = at("open ann 1\nbet ann 1 on 2\nsoda Ac\nturn Ah 2c", varied(PLAIN, running_limit="agreed"), SIX)
    assert sorted(divide(table, 1)) == sorted(
        ["bet ann 1 on 2", "bet ann 1 on 3", "parlee ann 2 to 2", "parlee ann 2 to 3"]
        + [f"turn {a} {b}" for a in ("2h", "3c", "3h") for b in ("2h", "3c", "3h") if a != b]
    )


def test_divide_breaks_the_count_down() -> None:
    table = at("open ann 1", cards=FOUR)
    assert sum(divide(table, 3).values()) == perft(table, 3)
    assert len(divide(table, 3)) == len([*moves(table)])
