"""Don Meyer's dissertation: the notes on play, and what he prints of Trumble and of the old Hoyle by way of Green."""

from __future__ import annotations

from fractions import Fraction

import pytest

from faro.cards import Rank
from faro.casekeep import keep_cases
from faro.choices import chance
from faro.commands import DealTurn
from faro.errors import Refused
from faro.layout import SPOTS
from faro.limits import limit_on
from faro.rules import Rulebook
from faro.table import Table
from faro.view import see
from tests.engine.tables import DENEXA, HOYLE, at, settled, varied, whole_deal

HALVED = varied(HOYLE, case_limit="half")


def before_the_last_turn(bet: str) -> str:
    """A whole deal with a line laid in before its last turn; the hock is the King of spades."""
    head, last = f"open ann 10\n{whole_deal()}".rsplit("\nturn ", 1)
    return f"{head}\n{bet}\nturn {last}"


@pytest.mark.parametrize(
    ("left", "log", "limit"),
    [
        (4, "soda Kd", 10),
        (3, "soda 7d", 10),
        (2, "soda 7d\nturn 7h 8h", 10),
        (1, "soda 7d\nturn 7h 7s", 5),
    ],
)
def test_meyer_faro_play_the_limit_is_halved_when_a_single_card_is_left(left: int, log: str, limit: int) -> None:
    table = at(f"limit 10\n{log}", HALVED)
    assert table.left(Rank.SEVEN) == left
    assert limit_on(table, SPOTS["7"]) == limit


def test_meyer_faro_play_the_limits_are_announced_before_the_bets() -> None:
    assert see(at("open ann 50\nlimit 25")).limit == 25


def test_meyer_faro_play_no_wager_before_the_pack_is_in_the_box() -> None:
    with pytest.raises(Refused, match="no stake is laid before the soda"):
        at("open ann 10\nbet ann 1 on Q", varied(HOYLE, first_stakes="after-soda"))


def test_meyer_faro_betting_a_bet_waits_until_its_card_shows() -> None:
    log = "open ann 10\nbet ann 6 on Q\nsoda Kd\nturn 7h 9s\nturn 2h 3s"
    assert settled(log) == []
    assert at(log).bets[0].stake == 6


def test_meyer_faro_betting_suits_decide_nothing() -> None:
    for suit in "cdhs":
        assert settled(f"open ann 10\nbet ann 6 on Q\nsoda Kd\nturn 7h Q{suit}") == [("Q", "won", 6)]


@pytest.mark.parametrize(("stake", "taken"), [(1, 1), (2, 1), (5, 3), (7, 4), (10, 5)])
def test_meyer_faro_betting_of_an_odd_split_the_dealer_takes_the_bigger_half(stake: int, taken: int) -> None:
    assert settled(f"open ann 10\nbet ann {stake} on J\nsoda Kd\nturn Jh Jc") == [("J", "split", -taken)]


def test_meyer_faro_betting_checks_left_when_the_hock_is_out_are_the_dealers() -> None:
    book = varied(HOYLE, hock_stakes="bank")
    assert settled(before_the_last_turn("bet ann 6 on K"), book) == [("K", "left", -6)]
    assert at(before_the_last_turn("bet ann 6 on K"), book).bank == 6


def test_meyer_faro_betting_soda_and_hock_decide_nothing() -> None:
    assert settled("open ann 10\nbet ann 6 on K\nsoda Kd") == []
    assert settled(before_the_last_turn("copper ann 6 on K")) == [("K", "left", 0)]


def test_meyer_trumble_some_bankers_let_no_bet_be_removed_before_its_action() -> None:
    with pytest.raises(Refused, match="a stake lies until it is decided"):
        at("open ann 10\nbet ann 6 on Q\ntake ann Q", varied(HOYLE, withdrawal="must-lie"))


def test_meyer_trumble_for_a_time_there_was_no_copper() -> None:
    with pytest.raises(Refused, match="allows no copper"):
        at("open ann 10\ncopper ann 6 on Q", varied(HOYLE, copper="refused"))


def test_law_old_hoyle_14_the_dealer_says_how_many_cards_are_left() -> None:
    assert [see(at(log)).cards_left for log in ("", "soda Kd", "soda Kd\nturn 7h 9s")] == [52, 51, 49]


@pytest.mark.parametrize("rules", [HOYLE, DENEXA], ids=["hoyle-1864", "denexa"])
def test_law_old_hoyle_15_a_doublet_takes_half_of_the_stake(rules: Rulebook) -> None:
    assert settled("open ann 10\nsoda 2d\nbet ann 8 on K\nturn Kh Ks", rules) == [("K", "split", -4)]


def cost(table: Table, rank: Rank) -> Fraction:
    """How likely the next turn, if it decides a bet on a rank, splits it."""
    turns = [command for command in chance(table) if isinstance(command, DealTurn)]
    deciding = [turn for turn in turns if rank in (turn.loser.rank, turn.winner.rank)]
    return Fraction(sum(turn.loser.rank == turn.winner.rank for turn in deciding), len(deciding))


def test_law_old_hoyle_odds_the_chance_of_a_doublet_rises_as_other_cards_go() -> None:
    others = ["2h 3h", "2s 3s", "4h 5h", "4s 5s", "6h 8h", "6s 8s"]
    logs = ["\n".join(["soda Kd", *(f"turn {turn}" for turn in others[:count])]) for count in range(len(others) + 1)]
    chances = [cost(at(log), Rank.SEVEN) for log in logs]
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]


def test_law_old_hoyle_odds_the_chance_of_a_doublet_hangs_on_the_like_cards_left() -> None:
    logs = ["soda Kd", "soda 7d", "soda 7d\nturn 7h 8h", "soda 7d\nturn 7h 7s"]
    chances = [cost(at(log), Rank.SEVEN) for log in logs]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] == 0


def test_meyer_equipment_the_case_keeper_shows_what_was_dealt() -> None:
    assert sum(len(case.marks) for case in keep_cases(at(whole_deal()))) == 52
