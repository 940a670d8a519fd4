"""The worked examples of the sources: one deal, one turn or one sheet each, with what it must come to."""

from __future__ import annotations

from fractions import Fraction

import pytest

from faro.base.cards import Card, Rank, Suit
from faro.base.errors import Refused
from faro.base.layout import PLACES, SPOTS
from faro.base.place_names import DISPUTED, spot
from faro.rulebooks.rulebook import BrokenBank, Rulebook, RunningLimit
from faro.table.casekeep import keep_cases
from faro.table.choices import calls, chance
from faro.table.commands import DealTurn
from faro.table.limits import limit_on, running_limit
from faro.table.state import Table
from tests.engine.tables import (
    DENEXA,
    HOW_TO_PLAY,
    LAWS,
    MEYER,
    at,
    drawn,
    last_three,
    refused,
    settled,
    text,
    varied,
    whole_deal,
)


def test_ace_ten_king() -> None:
    table = at("open ann 10\nbet ann 1 on 10\nbet ann 1 on K\nbet ann 1 on A\nsoda Ad\nturn 10h Ks")
    assert drawn(table) == text(
        """
        American Hoyle 1864: turn 1 of 25, 49 cards in the box
        soda Ad  lost 10h  won Ks  hock -
                6         5         4         3         2         A a1
        7
                8         9         10        J         Q         K
        out A:1 10:1 K:1
        in hand ann 9
        """
    )
    assert table.bank == 0


@pytest.mark.parametrize(("stake", "taken"), [(10, 5), (5, 3)])
@pytest.mark.parametrize("rank", ["7", "4"])
def test_split_example(rank: str, stake: int, taken: int) -> None:
    assert settled(f"open ann 10\nbet ann {stake} on {rank}\nsoda Kd\nturn {rank}h {rank}s") == [
        (rank, "split", -taken)
    ]


def test_split_jacks() -> None:
    table = at("open ann 5\nbet ann 5 on J\nsoda Kd\nturn Jh Jc")
    assert (table.hands, table.bank) == ({"ann": 2}, 3)


@pytest.mark.parametrize("rank", ["K", "6"])
def test_split_kings_sixes(rank: str) -> None:
    assert settled(f"open ann 4\nbet ann 4 on {rank}\nsoda 2d\nturn {rank}h {rank}s") == [(rank, "split", -2)]


def test_back_queen() -> None:
    assert settled("open ann 1\nbet ann 1 on Q\nsoda Kd\nturn 7h Qs") == [("Q", "won", 1)]
    assert settled("open ann 1\nbet ann 1 on Q\nsoda Kd\nturn Qs 7h") == [("Q", "lost", -1)]


def test_copper_queen() -> None:
    assert settled("open ann 1\ncopper ann 1 on Q\nsoda Kd\nturn Qs 7h") == [("Q", "won", 1)]
    assert settled("open ann 1\ncopper ann 1 on Q\nsoda Kd\nturn 7h Qs") == [("Q", "lost", -1)]


def test_same_stake_two_players() -> None:
    log = "open ann 5\nopen ben 5\nbet ben 5 on 9\ncopper ann 5 on 7\nsoda Kd\nturn 7h 9s"
    assert settled(log) == [("9", "won", 5), ("7", "won", 5)]
    # Of a bank that can pay one of them, the coppered stake is paid first.
    assert settled(f"bank 7\n{log}", LAWS) == [("7", "won", 5), ("9", "won", 2)]


def test_case_keeper_turn() -> None:
    moved = {case.rank.code: len(case.marks) for case in keep_cases(at("soda Kd\nturn 10h Js")) if case.marks}
    assert moved == {"K": 1, "10": 1, "J": 1}


# The sheet as it is printed, a mark a card in the order they came: L for its nought, W for its stroke, S for the dot at
# the soda, H for the dash at the hock, and XX for its one cross, which stands for both cards of a split.
SHEET = {
    "A": "LLLW",
    "2": "LWWW",
    "3": "WWLL",
    "4": "WLLL",
    "5": "LLXX",
    "6": "WWWW",
    "7": "WLLW",
    "8": "WWLW",
    "9": "LWLH",
    "10": "LLLW",
    "J": "WWWL",
    "Q": "WLWL",
    "K": "SLLW",
}
# One order of the pack that leaves those marks: the loser and the winner of each turn.
DEAL = (
    "10 J, 9 Q, 2 8, A 9, 10 4, 5 6, Q 8, 4 6, 8 3, 9 7, K 6, 7 2, A Q, 10 J, 7 3, 3 2, K J, Q 10, 5 7, J 8, A K, 4 6, "
    "5 5, 4 A, 3 2"
)
LETTERS = {"soda": "S", "lost": "L", "won": "W", "split-lost": "X", "split-won": "X", "hock": "H"}


def cue_sheet() -> Table:
    """The deal of the sheet; each rank's cards come in the order of the suits."""
    coming = {rank: iter(Suit) for rank in Rank}

    def card(code: str) -> Card:
        return Card(Rank.parse(code), next(coming[Rank.parse(code)]))

    lines = [f"soda {card('K')}"]
    lines += [f"turn {card(loser)} {card(winner)}" for loser, winner in (turn.split() for turn in DEAL.split(", "))]
    return at("\n".join([*lines, f"hock {card('9')}"]))


def test_cue_sheet_table_1() -> None:
    kept = {case.rank.code: "".join(LETTERS[mark] for mark in case.marks) for case in keep_cases(cue_sheet())}
    assert kept == SHEET


def test_cue_sheet_table_1_adds_up() -> None:
    marks = [mark for case in keep_cases(cue_sheet()) for mark in case.marks]
    assert {mark: marks.count(mark) for mark in set(marks)} == {
        "won": 24,
        "lost": 24,
        "split-won": 1,
        "split-lost": 1,
        "soda": 1,
        "hock": 1,
    }


def test_winning_out_six() -> None:
    won_out = [case.rank for case in keep_cases(cue_sheet()) if set(case.marks) == {"won"}]
    lost_out = [case.rank for case in keep_cases(cue_sheet()) if set(case.marks) == {"lost"}]
    assert (won_out, lost_out) == ([Rank.SIX], [])


def test_tally_unused() -> None:
    table = at(whole_deal())
    marks = [mark for case in keep_cases(table) for mark in case.marks]
    assert (len(marks), marks.count("soda"), marks.count("hock"), len(table.turns)) == (52, 1, 1, 25)
    assert all(case.left == 0 for case in keep_cases(table))


def test_dead_stake() -> None:
    dead = "open ann 1\nopen ben 1\nsoda 7d\nturn 7h 7s\nturn 7c 8c\nbet ann 1 on 7"
    # A book that knows no claim does not take the stake in the first place.
    with pytest.raises(Refused, match="the Seven is dead"):
        at(dead)
    for rules in (HOW_TO_PLAY, MEYER):
        assert at(f"{dead}\nclaim ben ann 7", rules).hands == {"ann": 0, "ben": 2}


@pytest.mark.parametrize(("rules", "gain"), [(MEYER, -2), (varied(MEYER, combination="push"), 0)])
def test_pot_split(rules: Rulebook, gain: int) -> None:
    ((place, _, taken),) = settled("open ann 4\nsoda Kd\nbet ann 4 on pot\nturn 6h 7s", rules)
    assert (place, taken) == ("6-7-8", gain)


def test_four_fours() -> None:
    assert settled("open ann 4\nbet ann 4 on 4\nsoda Kd\nturn 4h 4s") == [("4", "split", -2)]


@pytest.mark.parametrize(("place", "cards"), [("2-A", "2 A"), ("A-K", "A K")])
def test_splitting_cards(place: str, cards: str) -> None:
    for card in cards.split():
        assert settled(f"open ann 1\nbet ann 1 on {place}\nsoda 9d\nturn 9h {card}s") == [(place, "won", 1)]
        assert settled(f"open ann 1\nbet ann 1 on {place}\nsoda 9d\nturn {card}s 9h") == [(place, "lost", -1)]


@pytest.mark.parametrize(
    ("how", "turn", "gain"), [("bet", "Ah 2s", 1), ("copper", "Ah 2s", -1), ("copper", "2h As", 1)]
)
def test_high_card_example(how: str, turn: str, gain: int) -> None:
    ((_, _, won),) = settled(f"open ann 1\nsoda 9d\n{how} ann 1 on high-card\nturn {turn}", MEYER)
    assert won == gain


def test_king_square_etc() -> None:
    squares = {frozenset(place.ranks) for place in SPOTS.values() if place.kind == "square"}
    geometry = ["5-6-8-9", "4-5-9-10", "3-4-10-J", "2-3-J-Q", "A-2-Q-K"]
    assert squares == {frozenset(spot(ranks).ranks) for ranks in geometry}
    readings = {"Nine Square": ["9-8-6-5", "9-10-4-5"], "Jack Square": ["J-10-4-3", "J-Q-2-3"]}
    assert {name: [*both] for name, both in DISPUTED.items()} == {
        name: [frozenset(spot(ranks).ranks) for ranks in both] for name, both in readings.items()
    }
    assert spot("grand-square") is spot("king-square") is spot("K-Q-2-A")


# Which corner of which card, seen by the players, and what a check there takes in.
CORNERS = {
    "diagonal, left bottom of the 3": ("3", -1, 1, "3-10"),
    "diagonal, left top of the 9": ("9", -1, -1, "9-6"),
    "diagonal, right bottom of the 4": ("4", 1, 1, "4-J"),
    "corner, left bottom of the K": ("K", -1, 1, "K-J"),
    "corner, left top of the A": ("A", -1, -1, "A-3"),
    "corner, left top of the 5": ("5", -1, -1, "5-7"),
    "corner, left bottom of the 9": ("9", -1, 1, "9-7"),
}


@pytest.mark.parametrize("example", CORNERS)
def test_diagonal_examples_and_corner_examples(example: str) -> None:
    card, aside, down, ranks = CORNERS[example]
    place = spot(ranks)
    assert place.kind == example.split(",")[0]
    assert place.at is not None
    (x, y), (column, row) = place.at, PLACES[Rank.parse(card)]
    assert ((x - column) * aside > 0, (y - row) * down > 0) == (True, True)


@pytest.mark.parametrize(("card", "ranks", "side"), [("2", "A-2-3", -1), ("Q", "K-Q-J", 1), ("4", "3-4-5", -1)])
def test_figure_examples(card: str, ranks: str, side: int) -> None:
    place = spot(ranks)
    assert place.kind == "three-in-a-row"
    assert place.at is not None
    # One side for all of a row, the outer: the source puts the check for 3-4-5 beneath the 4, where 4 and 10 are bet.
    (x, y), (column, row) = place.at, PLACES[Rank.parse(card)]
    assert x == column
    assert (y - row) * side > 0


WINS = ("7h Qs", "8h Qc", "9h Qh", "10h Qd")


@pytest.mark.parametrize(("rule", "path"), [("four-limits", [5, 10, 20, 20, 20]), ("unlimited", [5, 10, 20, 40, 80])])
def test_parlee_five(rule: RunningLimit, path: list[int]) -> None:
    lines = ["open ann 5", "limit 5", "bet ann 5 on Q", "soda Kd"]
    stakes = []
    for turn in WINS:
        stakes.append(at("\n".join(lines), varied(HOW_TO_PLAY, running_limit=rule)).bets[0].stake)
        # The queen is played out with the fourth win, and the stake runs on upon another card.
        lines += [f"turn {turn}", f"parlee ann Q to {'J' if turn == WINS[-1] else 'Q'}"]
    stakes.append(at("\n".join(lines), varied(HOW_TO_PLAY, running_limit=rule)).bets[0].stake)
    assert stakes == path


def test_parlee_move() -> None:
    log = "open ann 5\nlimit 5\nbet ann 5 on Q\nsoda Kd\nturn 7h Qs\nparlee ann Q to 9"
    assert at(log, HOW_TO_PLAY).bets[0].stake == 10
    assert at(f"{log}\nturn 8h 9s", HOW_TO_PLAY).hands == {"ann": 20}


def test_paroli_ace() -> None:
    log = "open ann 5\nsoda Kd\nbet ann 5 on A\nturn 7h As\nparlee ann A\nturn 8h Ac"
    assert at(log, MEYER).hands == {"ann": 20}


@pytest.mark.parametrize("call", ["5-6-7", "5-7-6", "6-5-7", "6-7-5", "7-5-6", "7-6-5"])
def test_call_567(call: str) -> None:
    log = last_three("5c 6c 7c", "open ann 1", f"call ann 1 on {call}", "turn 5c 6c")
    assert settled(log, MEYER) == [(call, "won", 4) if call == "5-6-7" else (call, "lost", -1)]


@pytest.mark.parametrize(("order", "turn"), [("K-K-10", "Kc Kd"), ("K-10-K", "Kc 10c"), ("10-K-K", "10c Kd")])
def test_cat_kings_ten(order: str, turn: str) -> None:
    table = at(last_three("10c Kc Kd", "open ann 9"), MEYER)
    assert {"-".join(rank.code for rank in call.order) for call in calls(table, "ann")} == {
        "K-K-10",
        "K-10-K",
        "10-K-K",
    }
    log = last_three("10c Kc Kd", "open ann 9", f"call ann 1 on {order}", f"turn {turn}")
    assert settled(log, MEYER) == [(order, "won", 2)]


def test_call_three_alike() -> None:
    log = last_three("8c 8d 8h", "open ann 9")
    assert [*calls(at(log, DENEXA), "ann")] == []
    assert refused(f"{log}call ann 1 on 8-8-8", DENEXA) == "no-call"


@pytest.mark.parametrize(("rule", "paid"), [("in-sight", 1), ("with-takings", 2)])
def test_bank_one_dollar(rule: BrokenBank, paid: int) -> None:
    log = "bank 1\nopen ann 1\nopen ben 2\nbet ann 1 on 7\nbet ben 2 on 9\nsoda Kd\nturn 7h 9s"
    rules = varied(LAWS, broken_bank=rule)
    assert settled(log, rules) == [("7", "lost", -1), ("9", "won", paid)]
    assert at(log, rules).purse == 2 - paid


def test_half_goes_example() -> None:
    log = "open ann 10\nbet ann 10 on Q\nhalf ann Q\nsoda Kd\nturn 7h 8s"
    assert at(log).bets[0].at_risk == 5
    assert settled(f"{log}\nturn Qh 9s") == [("Q", "lost", -5)]
    assert at(f"{log}\ngoes ann Q").bets[0].at_risk == 10


def test_bar_example() -> None:
    log = "open ann 10\nbet ann 10 on Q\nbar ann Q\nsoda Kd"
    assert at(log).bets[0].at_risk == 0
    assert settled(f"{log}\nturn Qh 9s") == []


@pytest.mark.parametrize(("plain", "running"), [(5, 20), (1, 4), (25, 100)])
def test_plain_running(plain: int, running: int) -> None:
    assert running_limit(at(f"limit {plain}", HOW_TO_PLAY)) == running


@pytest.mark.parametrize(
    ("left", "log", "share"),
    [
        (4, "soda Kd", Fraction(1)),
        (3, "soda 7d", Fraction(1)),
        (2, "soda 7d\nturn 7h 8h", Fraction(1)),
        (1, "soda 7d\nturn 7h 7s", Fraction(1, 2)),
    ],
)
def test_limits_by_count(left: int, log: str, share: Fraction) -> None:
    table = at(f"limit 20\n{log}", MEYER)
    assert table.left(Rank.SEVEN) == left
    assert Fraction(limit_on(table, SPOTS["7"]), table.most) == share


def test_wait_for_case() -> None:
    table = at("open ann 50\nlimit 20\nsoda 7d\nturn 7h 7s\nbet ann 10 on 7", MEYER)
    turns = [command for command in chance(table) if isinstance(command, DealTurn)]
    assert not [turn for turn in turns if turn.first.rank == turn.second.rank == Rank.SEVEN]
    assert limit_on(table, SPOTS["7"]) == 10
