"""Don Meyer's dissertation: play, betting, glossary, and what he prints of Trumble and, by way of Green, of Hoyle."""

from __future__ import annotations

from fractions import Fraction

import pytest

from faro.base.cards import Rank
from faro.base.errors import Refused
from faro.base.layout import SPOTS
from faro.base.place_names import spot
from faro.rulebooks.rulebook import Rulebook
from faro.seats.view import see
from faro.table.casekeep import keep_cases
from faro.table.choices import calls, chance
from faro.table.commands import DealTurn
from faro.table.limits import limit_on
from faro.table.state import Table
from tests.engine.tables import DENEXA, HOYLE, MEYER, NEVADA, at, last_three, refused, settled, varied, whole_deal

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
    assert at("open ann 50\nlimit 25").most == 25


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
    deciding = [turn for turn in turns if rank in (turn.first.rank, turn.second.rank)]
    return Fraction(sum(turn.first.rank == turn.second.rank for turn in deciding), len(deciding))


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


def fates(place: str, turns: str, rules: Rulebook = MEYER, how: str = "bet") -> list[tuple[str, int]]:
    """What each of several first turns does to four checks on a place."""
    told = []
    for turn in turns.split(", "):
        loser, winner = turn.split()
        result = settled(f"open ann 4\nsoda 10d\n{how} ann 4 on {place}\nturn {loser}h {winner}s", rules)
        told += [(result[0][1], result[0][2])] if result else [("", 0)]
    return told


WON, LOST, SPLIT, PUSH, NOTHING = ("won", 4), ("lost", -4), ("split", -2), ("push", 0), ("", 0)


@pytest.mark.parametrize(("place", "cards"), [("2-A", "2 A"), ("A-K", "A K")])
def test_meyer_faro_betting_splitting_the_ace_deuce_or_the_ace_king(place: str, cards: str) -> None:
    one, other = cards.split()
    assert fates(place, f"{one} 9, {other} 9") == [LOST, LOST]
    assert fates(place, f"9 {one}, 9 {other}") == [WON, WON]
    assert fates(place, "9 8") == [NOTHING]


def test_meyer_faro_betting_the_pot_is_the_six_the_seven_and_the_eight() -> None:
    assert fates("pot", "9 6, 9 7, 9 8") == [WON] * 3
    assert fates("pot", "6 9, 7 9, 8 9") == [LOST] * 3


@pytest.mark.parametrize(("place", "cards"), [("3-4-5", "3 4 5"), ("little-figure", "A 2 3"), ("big-figure", "K Q J")])
def test_meyer_faro_betting_three_card_bets(place: str, cards: str) -> None:
    assert fates(place, ", ".join(f"9 {card}" for card in cards.split())) == [WON] * 3
    assert fates(place, ", ".join(f"{card} 9" for card in cards.split())) == [LOST] * 3
    assert spot(place).kind == "three-in-a-row"


@pytest.mark.parametrize("cards", ["9 8 6 5", "J 10 4 3", "K Q 2 A"])
def test_meyer_faro_betting_the_squares(cards: str) -> None:
    place = "-".join(cards.split())
    assert spot(place).kind == "square"
    assert fates(place, ", ".join(f"7 {card}" for card in cards.split())) == [WON] * 4
    assert fates(place, ", ".join(f"{card} 7" for card in cards.split())) == [LOST] * 4


def test_meyer_faro_betting_in_a_combination_one_card_lost_and_one_won_is_a_split() -> None:
    assert fates("pot", "6 7, 7 6, 4 4, 6 6") == [SPLIT, SPLIT, NOTHING, SPLIT]
    assert fates("K-Q-2-A", "A 2") == [SPLIT]


def test_meyer_faro_betting_in_some_games_it_was_a_push() -> None:
    some = varied(MEYER, combination="push")
    assert fates("pot", "6 7, 6 6", some) == [PUSH, SPLIT]


@pytest.mark.parametrize(("touched", "place"), [("3", "3-10"), ("9", "9-6"), ("4", "4-J")])
def test_meyer_faro_betting_diagonal_bets(touched: str, place: str) -> None:
    one, other = place.split("-")
    assert touched == one
    assert spot(place).kind == "diagonal"
    assert fates(place, f"7 {one}, 7 {other}, {one} 7, {other} 7") == [WON, WON, LOST, LOST]


@pytest.mark.parametrize(("place", "barred"), [("K-J", "Q"), ("A-3", "2"), ("5-7", "6"), ("9-7", "8")])
def test_meyer_faro_betting_corner_bets_skip_the_card_in_between(place: str, barred: str) -> None:
    one, other = place.split("-")
    assert spot(place).kind == "corner"
    assert fates(place, f"4 {one}, 4 {other}, {one} 4, {other} 4") == [WON, WON, LOST, LOST]
    assert fates(place, f"4 {barred}, {barred} 4") == [NOTHING, NOTHING]


def test_meyer_faro_betting_a_deuce_is_higher_than_an_ace() -> None:
    assert fates("high-card", "A 2, 2 A, Q K, K A") == [WON, LOST, WON, LOST]


def test_meyer_faro_betting_any_of_the_bets_may_be_coppered() -> None:
    assert fates("high-card", "A 2, 2 A", how="copper") == [LOST, WON]
    assert fates("pot", "6 9, 9 6, 6 7", how="copper") == [WON, LOST, SPLIT]
    assert fates("K-J", "K 4, 4 K", how="copper") == [WON, LOST]
    assert fates("3-10", "3 4, 4 3", how="copper") == [WON, LOST]


@pytest.mark.parametrize(("cards", "call", "won"), [("5c 6c 7c", "5-6-7", 20), ("10c Kc Kd", "10-K-K", 10)])
def test_meyer_faro_betting_the_right_call_pays_four_to_one_and_a_cat_two_to_one(
    cards: str, call: str, won: int
) -> None:
    loser, winner, _ = cards.split()
    log = last_three(cards, "open ann 20", f"call ann 5 on {call}", f"turn {loser} {winner}")
    assert settled(log, MEYER) == [(call, "won", won)]


def test_meyer_glossary_the_call_pays_four_for_one() -> None:
    log = last_three("5c 6c 7c", "open ann 20", "call ann 5 on 5-6-7", "turn 5c 6c")
    assert settled(log, varied(MEYER, call="4-for-1")) == [("5-6-7", "won", 15)]


def test_meyer_faro_betting_the_last_turn_counts_as_a_turn_as_well() -> None:
    log = last_three("5c 6c 7c", "open ann 20", "bet ann 5 on 6", "call ann 5 on 5-6-7", "turn 5c 6c")
    assert settled(log, MEYER) == [("6", "won", 5), ("5-6-7", "won", 20)]


def test_meyer_faro_betting_the_casekeeper_shows_what_can_be_called() -> None:
    assert len([*calls(at(last_three("5c 6c 7c", "open ann 20"), MEYER), "ann")]) == 6
    assert see(at(last_three("5c 6c 7c"), MEYER)).to_call == (Rank.FIVE, Rank.SIX, Rank.SEVEN)


DEAD = "open ann 10\nopen ben 10\nsoda 7d\nturn 7h 7s\nturn 7c 8c\nbet ann 4 on 7\n"


def test_meyer_faro_betting_the_first_player_to_notice_claims_a_sleeper() -> None:
    assert at(f"{DEAD}claim ben ann 7", MEYER).hands == {"ann": 6, "ben": 14}
    assert refused(f"{DEAD}claim bank ann 7", MEYER) == "no-claim"


def test_meyer_faro_betting_a_bar_stays_until_the_player_says_it_goes() -> None:
    barred = "open ann 4\nsoda Kd\nbet ann 4 on 9\nbar ann 9\nturn 9h 8s\nturn 2h 3s\n"
    assert settled(f"{barred}turn 9s 8h", MEYER) == []
    assert settled(f"{barred}goes ann 9\nturn 9s 8h", MEYER) == [("9", "lost", -4)]


def test_meyer_glossary_a_bar_is_for_one_turn() -> None:
    barred = "open ann 4\nsoda Kd\nbet ann 4 on 9\nbar ann 9\nturn 9h 8s\n"
    assert settled(f"{barred}turn 9s 8h", varied(MEYER, bar="one-turn")) == [("9", "lost", -4)]


def test_meyer_faro_betting_half_goes_means_half_of_the_checks() -> None:
    assert settled("open ann 10\nsoda Kd\nbet ann 10 on 9\nhalf ann 9\nturn 9h 8s", MEYER) == [("9", "lost", -5)]


def test_meyer_faro_play_a_running_limit_is_a_sum_agreed_upon() -> None:
    log = (
        "open ann 5\nlimit 5 run 15\nsoda Kd\nbet ann 5 on Q\nturn 7h Qs\nparlee ann Q\nturn 8h Qh\nparlee ann Q to pot"
    )
    table = at(log, MEYER)
    assert ([(bet.spot.id, bet.stake) for bet in table.bets], table.hands) == ([("6-7-8", 15)], {"ann": 5})


def test_meyer_glossary_heeled_bets_play_one_card_to_win_and_another_to_lose() -> None:
    assert fates("Q/9", "2 Q, 9 2, Q 2, 2 9") == [WON, WON, LOST, LOST]
    assert fates("Q/9", "9 Q, Q 9") == [WON, LOST]


def test_meyer_glossary_stringing_a_bet_takes_in_cards_remote_from_it() -> None:
    assert fates("Q+9+4", "2 Q, 2 9, 2 4, Q 2, 9 2, 4 2") == [WON] * 3 + [LOST] * 3
    assert fates("Q+9+4", "Q 9") == [SPLIT]


def test_meyer_glossary_a_whipsaw_wins_an_open_and_a_coppered_bet_on_one_turn() -> None:
    log = "open ann 9\nsoda Kd\nbet ann 4 on Q\ncopper ann 5 on 9\n"
    assert settled(f"{log}turn 9h Qs", MEYER) == [("Q", "won", 4), ("9", "won", 5)]
    assert settled(f"{log}turn Qh 9s", MEYER) == [("Q", "lost", -4), ("9", "lost", -5)]


def test_meyer_faro_betting_the_winning_card_even_or_odd() -> None:
    assert fates("even", "3 2, 2 3, 3 Q, 3 K", NEVADA) == [WON, LOST, WON, LOST]
    assert fates("odd", "3 2, 2 3, 3 Q, 3 K", NEVADA) == [LOST, WON, LOST, WON]


def test_meyer_faro_betting_the_losing_card_even_or_odd() -> None:
    assert fates("even-loser", "2 3, 3 2", NEVADA) == [WON, LOST]
    assert fates("odd-loser", "2 3, 3 2", NEVADA) == [LOST, WON]


def test_meyer_faro_betting_coppering_the_odds_bets_that_odd_cards_lose() -> None:
    assert fates("all-odd", "3 2, 2 3, 2 4", NEVADA, "copper") == [WON, LOST, NOTHING]


def test_meyer_faro_betting_all_odd_or_all_even_cards_to_win() -> None:
    assert fates("all-odd", "2 3, 3 2, 2 4", NEVADA) == [WON, LOST, NOTHING]
    assert fates("all-even", "3 2, 2 3, 3 5", NEVADA) == [WON, LOST, NOTHING]


def test_meyer_faro_betting_row_bets_bet_the_high_numbers_or_the_low() -> None:
    assert fates("high-row", "2 8, 8 2, 7 K, 2 3", NEVADA) == [WON, LOST, WON, NOTHING]
    assert fates("low-row", "8 2, 2 8, 7 A, 9 Q", NEVADA) == [WON, LOST, WON, NOTHING]


def test_meyer_faro_betting_one_side_against_the_other_bars_the_seven() -> None:
    assert fates("high-side", "2 8, 8 2, 7 8, 2 7, 7 7", NEVADA) == [WON, LOST, WON, WON, NOTHING]
    assert fates("low-side", "2 8, 8 2, 7 8, 2 7, 7 7", NEVADA) == [LOST, WON, LOST, LOST, NOTHING]


@pytest.mark.parametrize(
    ("turn", "black", "red"),
    [("2h 3s", WON, LOST), ("2s 3h", LOST, WON), ("2s 3c", SPLIT, SPLIT), ("2h 3d", SPLIT, SPLIT)],
)
def test_meyer_glossary_colors_bet_black_to_win_and_red_to_lose_or_vice_versa(
    turn: str, black: tuple[str, int], red: tuple[str, int]
) -> None:
    for place, fate in (("black", black), ("red", red)):
        assert settled(f"open ann 4\nsoda 10d\nbet ann 4 on {place}\nturn {turn}", NEVADA) == [(place, *fate)]


def test_meyer_appendix_a_marker_is_lent_and_counted_against_the_chips_at_the_end() -> None:
    table = at("open ann 500\nmarker ann 500\nsoda Kd\nbet ann 300 on Q\nturn Qh 7s", MEYER)
    assert (table.hands, table.markers) == ({"ann": 700}, {"ann": 500})
