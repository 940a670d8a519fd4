"""A table in one line: all that play reaches is written and read without loss, and what is wrong has its place."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faro.base.cards import PACK, Rank
from faro.base.errors import FaroError
from faro.base.frozen import Frozen
from faro.base.place_names import spot
from faro.base.stakes import Bend, Bet, Call
from faro.cheats.secret import Secret, Trick
from faro.notation import share
from faro.notation.log import format_log, play_while_valid, replay
from faro.notation.position import POSITION_WORDS, format_position, parse_position
from faro.notation.saved import begun_anew, reopen, stamped
from faro.odds.chances import odds_at
from faro.rulebooks import vary
from faro.table.events import BetLeftOver, BetSettled, CallSettled
from faro.table.state import Table, fresh
from faro.words.comparison import compare
from tests.engine.tables import EVERY_WORD, FEW, HOYLE, LIBRARY, varied
from tests.engine.walks import Walk, walks

DEAL = """
rules hoyle-1864
open ann 100
open ben 50
soda Kd
bet ann 6 on 7
copper ben 4 on 9
turn 7h 9s
bet ann 5 on Q
"""
PHARO_TURNS = "".join(f"turn {PACK[at]} {PACK[at + 1]}\n" for at in range(0, len(PACK), 2))
LINE = (
    f"faro1 hoyle-1864@{HOYLE.digest} deal=Kd turns=7h-9s hands=ann:89,ben:46 stakes=ann:Q:5 bought=ann:100,ben:50 "
    "bank=10 settled=ann:7:6:lost:6:0,ben:9:4c:lost:4:0"
)


@given(walks())
@settings(deadline=None)
def test_every_table_that_play_reaches_is_read_as_it_was_written(walk: Walk) -> None:
    for step in walk.steps[-3:]:
        line = format_position(step.after)
        assert parse_position(line, LIBRARY).table == step.after
        assert "\n" not in line


@given(walks(most=24), st.randoms(use_true_random=False))
@settings(deadline=None)
def test_a_table_has_one_line_in_whatever_order_its_words_come(walk: Walk, chance: object) -> None:
    line = format_position(walk.end)
    form, book, *words = line.split()
    chance.shuffle(words)  # type: ignore[attr-defined]
    assert format_position(parse_position(" ".join([form, book, *words]), LIBRARY).table) == line


@pytest.mark.parametrize("at", range(len(EVERY_WORD)))
def test_a_crooked_table_is_read_as_it_was_written(at: int) -> None:
    log, cards = EVERY_WORD[at]
    steps, error = play_while_valid("\n".join(log), LIBRARY, fresh(cards))
    assert error is None
    for table in (step.table for step in steps):
        seat = next(iter(table.hands), None)
        read = parse_position(format_position(table, seat), LIBRARY)
        assert (read.table, read.seat) == (table, seat)


def test_a_table_is_written_as_it_was_settled() -> None:
    assert format_position(replay(DEAL, LIBRARY)) == LINE


def test_a_house_is_written_behind_its_book() -> None:
    table = replay("rules meyer call=4-for-1 cat=1-to-1\nopen ann 9", LIBRARY)
    line = format_position(table, "ann")
    assert line.split()[1].startswith("meyer,call=4-for-1,cat=1-to-1@")
    assert parse_position(line, LIBRARY) == (table, "ann")


@pytest.mark.parametrize(
    ("line", "column", "code"),
    [
        ("faro1 hoyle-1864,split=whole,split=half", 7, "bad-rulebook"),
        ("faro1 hoyle-1864,split", 7, "bad-position"),
        ("faro1 hoyle-1864@", 7, "bad-position"),
        ("faro1 hoyle-1864@f2005", 7, "bad-position"),
        ("", 1, "bad-position"),
        ("faro1", 6, "bad-position"),
        ("faro1 meyr", 7, "unknown-rules"),
        ("faro1  meyer,cal=1", 8, "bad-rulebook"),
        ("faro1 meyer deel=Kd", 13, "bad-position"),
        ("faro1 meyer deal=Kx", 18, "bad-card"),
        ("faro1 meyer deal=Kd turns=7h-9s,9x-2c", 33, "bad-card"),
        ("faro1 meyer deal=Kd turns=7h", 27, "bad-position"),
        ("faro1 meyer deal=Kd turns=7h-9s,9s-2c", 21, "card-dealt-twice"),
        ("faro1 meyer hands=ann:20,ben:x", 26, "bad-position"),
        ("faro1 meyer hands=ann:20 stakes=ann:Q:5,ann:K", 41, "bad-position"),
        ("faro1 meyer hands=ann:20 stakes=ann:Q:0", 33, "bad-position"),
        ("faro1 meyer hands=ann:20 seat=ben", 26, "unknown-punter"),
        ("faro1 meyer hands=ann:20 bank=3", 26, "bad-position"),
        ("faro1 meyer hands=ann:20 bank=3 piled=0", 26, "bad-position"),
        ("faro1 meyer deal=Kd turns=7h-9s,9s-2c devices=-", 21, "card-dealt-twice"),
        ("faro1 meyer hands=ann:20 hands=ann:30", 26, "bad-position"),
        ("faro1 basset deal=Kd hands=ann:20 stakes=ann:high-card:5", 35, "bet-not-taken"),
        ("faro1 basset deal=Kd hands=ann:20 settled=ann:high-card:5:push:0:0", 35, "bet-not-taken"),
        ("faro1 meyer box=Kd,Kd+", 13, "card-not-in-pack"),
        ("faro1 pharo hands=ann:20 stakes=ann:Q:5[5^^^^^^]", 33, "no-corner"),
        ("faro1 meyer hands=ann:20 stakes=ann:Q:5[5^]", 26, "no-parlee"),
        ("faro1 meyer hands=ann:20 stakes=ann:Q:5[5~]", 26, "no-parlee"),
        ("faro1 meyer hands=ann:20 stakes=ann:Q:5>paroli", 26, "no-parlee"),
        ("faro1 meyer hands=ann:20 stakes=ann:Q:5@bob", 26, "unknown-punter"),
        (f"faro1 meyer hands=ann:20 stakes=ann:Q:5@{'b' * 17}", 33, "bad-position"),
        ("faro1 meyer hands=ann:20 stakes=bank:Q:5", 26, "unknown-punter"),
        ("faro1 meyer hands=ann:20 settled=ann:Q:5@bob:lost:5:0", 26, "unknown-punter"),
        ("faro1 meyer hands=ann:20 settled=*ann:5-6-7:5:left:5:0", 34, "bad-position"),
        ("faro1 meyer hands=ann:20 calls=ann:5-6-7:-5", 32, "bad-position"),
        ("faro1 hand-dealt hands=ann:20 calls=ann:5-6-7:5", 31, "no-call"),
        ("faro1 meyer deal=Kd hands=ann:20 calls=ann:5-6-7:5", 34, "call-too-early"),
        ("faro1 meyer pack=Kd,5h,6s,8c deal=Kd hands=ann:20 calls=ann:5-6-7:5", 51, "call-not-in-box"),
        ("faro1 meyer pack=Kd,5h deal=- hands=ann:20 calls=ann:5-6-7:5", 44, "call-too-early"),
        ("faro1 meyer hands=ann:20 halves=bob:Q", 26, "unknown-punter"),
        ("faro1 meyer hands=ann:20 devices=coffee-mill:bank kept=bob:2", 51, "unknown-punter"),
        ("faro1 meyer laid=-", 13, "bad-pile"),
        ("faro1 meyer pack=Kd,5h,6s laid=Kd,5h", 27, "bad-pile"),
        ("faro1 stos pile=Kd deal=-", 12, "bad-position"),
        ("faro1 meyer deal=Kd pile=-", 21, "bad-position"),
        ("faro1 stos pack=Kd deal=-", 20, "bad-position"),
        ("faro1 meyer,cat=refused hands=ann:20 calls=ann:5-5-7:5", 38, "no-call"),
        ("faro1 meyer hands=ann:20 devices=foo:bank", 26, "unknown-device"),
        ("faro1 meyer hands=ann:20 devices=false-cocks:ann", 26, "wrong-device"),
        ("faro1 meyer deal=Kd hock=7h", 21, "hock-too-early"),
        ("faro1 stuss deal=- pocket=7h,8h,9h,10h", 20, "hock-too-early"),
        ("faro1 meyer deal=Kd bottom=3h", 21, "bad-position"),
        ("faro1 meyer turns=7h-9s", 13, "soda-first"),
        ("faro1 meyer least=10 most=5", 13, "bad-limit"),
        ("faro1 meyer least=10", 13, "bad-limit"),
        ("faro1 meyer most=50 least=1 running=5", 21, "bad-limit"),
        ("faro1 meyer hands=ann:20,bank:5", 13, "bad-name"),
        ("faro1 meyer hands=ann:5000000", 13, "bad-number"),
        ("faro1 meyer hands=ann:20 stakes=ann:K:5!5", 33, "bad-position"),
        ("faro1 meyer hands=ann:20 risen=ann stakes=ann:K:5", 36, "has-risen"),
        ("faro1 meyer hands=ann:20 risen=ann pack=Kd,5h,6s,7c deal=Kd calls=ann:5-6-7:5", 61, "has-risen"),
        ("faro1 meyer hands=ann:20 stakes=ann:K:5@ann", 33, "own-stake"),
        ("faro1 pharaon hands=ann:20 stakes=ann:K:5[0^^]", 35, "bad-position"),
        ("faro1 meyer pack=7h,8h,7h", 18, "bad-position"),
        ("faro1 meyer hands=ann:20 tricks=bob:swap:-:-:0:-", 26, "unknown-punter"),
    ],
)
def test_what_is_wrong_has_its_place_in_the_line(line: str, column: int, code: str) -> None:
    with pytest.raises(FaroError) as caught:
        parse_position(line, LIBRARY)
    assert (caught.value.column, caught.value.code) == (column, code), caught.value
    assert str(caught.value).startswith(f"column {column}: ")


def test_a_game_that_is_told_to_be_square_is_square() -> None:
    said = parse_position(f"{LINE} devices=- kept=-", LIBRARY).table
    assert said == parse_position(LINE, LIBRARY).table
    between = "faro1 hoyle-1864 hands=ann:100"
    assert begun_anew(parse_position(f"{between} devices=-", LIBRARY).table) == begun_anew(replay(between, LIBRARY))


@pytest.mark.parametrize("order", ["5-x", "5-6-7-8", "5-6-x"])
def test_an_order_of_three_ranks_is_read_as_in_a_log(order: str) -> None:
    told = []
    for line in (f"rules meyer\nopen ann 9\ncall ann 5 on {order}", f"faro1 meyer hands=ann:20 calls=ann:{order}:5"):
        _, error = play_while_valid(line, LIBRARY)
        assert error is not None
        told.append(error.sentence)
    assert told[0] == told[1]


def test_a_call_is_read_by_the_price_of_its_own_ranks() -> None:
    line = "faro1 meyer,call=refused pack=Kd,5h,5s,7c deal=Kd hands=ann:20 calls=ann:5-5-7:5"
    [call] = parse_position(line, LIBRARY).table.calls
    assert call.order == (Rank.FIVE, Rank.FIVE, Rank.SEVEN)


def test_in_a_log_the_place_is_that_of_the_log() -> None:
    _, error = play_while_valid("position faro1 meyer deal=Kx", LIBRARY)
    assert str(error) == "line 1, column 27: no card is written 'Kx' (bad-card); write rank and suit, as 7h, 10s or Kd"


def test_a_log_goes_on_from_a_position() -> None:
    table = replay(f"position {LINE}\nturn Qh 2c\nexpect ann 89", LIBRARY)
    assert table == replay(f"{DEAL}turn Qh 2c\n", LIBRARY)


def test_a_link_and_a_kept_deal_hold_a_position() -> None:
    log = "position faro1 hoyle-1864 deal=Kd hands=ann:5\nbet ann 5 on Q\n"
    assert share.decode(share.encode(log)).log == log
    kept = stamped(log, LIBRARY)
    assert HOYLE.digest in kept
    reworded = {"hoyle-1864": varied(HOYLE, split="whole")}
    opened = reopen(kept, reworded)
    assert (opened.changed, opened.error) == (True, None)
    assert "bet ann 5 on Q" in opened.log


def test_a_position_is_read_under_other_books() -> None:
    readings = compare(
        "position faro1 hoyle-1864 deal=Kd hands=ann:5 stakes=ann:Q:6\nturn Qs Qh", LIBRARY, ["meyer", "stuss"]
    )
    assert [reading.checks["ann"] for reading in readings] == [8, 5]


def test_an_older_line_that_tells_the_bottom_card_of_a_deal_that_is_out_is_read_without_it() -> None:
    out = replay(f"rules pharo\nbottom {PACK[-1]}\n" + PHARO_TURNS, LIBRARY)
    line = format_position(out)
    assert "bottom=" not in line
    assert parse_position(f"{line} bottom={PACK[-1]}", LIBRARY).table == out


def test_a_stake_at_a_table_costs_what_it_costs_in_its_box() -> None:
    table = parse_position(LINE, LIBRARY).table
    assert odds_at(table, spot("K"), "ben").until_decided == odds_at(table, spot("K")).until_decided
    assert odds_at(fresh()._replace(rules=HOYLE), spot("Q")).until_decided == Fraction(33, 1666)
    assert odds_at(table, spot("Q"), "ann", coppered=True) == odds_at(table, spot("Q"), "ann")


def test_tables_that_have_everything_on_them_are_read_as_they_were_written() -> None:
    card, other = FEW[:2]
    wide = vary(HOYLE, {"ladder": "doubling", "pli": "allowed", "strings": "taken"})
    secret = Secret(
        (("rounds", "bank"),), None, FEW[4:], 6, frozenset({card}), (FEW[3],), (card,), tuple(_TRICKS), (Rank.FIVE,),
        Frozen({"ann": 2}), frozenset({"ann"}), ((card, other),),
    )  # fmt: skip
    queen = Bet(
        "ann", spot("Q"), 9, True, "half", "bank", Bend(3, 2, 1, True), masked=True, entering=True, ahead="paix", plug=2
    )
    low, middle, high = sorted(each.rank for each in FEW[3:])
    last = Call("ann", (low, middle, high), 3)
    called = Table(
        FEW, wide, Frozen({"ann": 5, "ben": 0}), Frozen({("ann", "Q"): queen}), (last,),
        Frozen({"ann": 50}), Frozen({"ann": 4}), frozenset({"ben"}), -7, 500, 1, 50, 100, True, card, FEW[2],
        ((other, FEW[2]),), None, (), frozenset(FEW[3:]), _ENDS, frozenset({("ann", "7")}), secret,
    )  # fmt: skip
    hidden = secret._replace(pile=None, drawn=())
    shown = called._replace(calls=(), hock=FEW[5], pocket=FEW[:4], box=frozenset({other}), secret=hidden)
    between = shown._replace(opened=False, soda=None, bottom=None, box=frozenset(), secret=hidden._replace(laid=FEW))
    words = set[str]()
    for table in (called, shown, between):
        line = format_position(table, "bank")
        words.update(word.partition("=")[0] for word in line.split()[2:])
        read = parse_position(line, LIBRARY)
        assert {name for name in table._fields if getattr(read.table, name) != getattr(table, name)} == set()
        assert read == (table, "bank")
    assert words == {*POSITION_WORDS, "seat"}


_TRICKS = (Trick("bank", "swap"), Trick("ann", "drag", spot("Q"), spot("7/K"), 4, "ben"))
_ENDS = (
    BetSettled("ann", spot("Q"), 9, True, "corner-down", 3, 0, "bank", Bend(3, 1)),
    CallSettled("ann", (Rank.FIVE, Rank.SIX, Rank.SEVEN), 3, "won", 0, 12),
    BetLeftOver("ann", spot("A+7+K"), 3, 3),
)


def test_the_commands_of_a_log_write_its_position() -> None:
    steps, _ = play_while_valid(f"position {LINE}", LIBRARY)
    assert format_log(step.command for step in steps) == f"position {LINE}\n"


def test_a_position_is_a_line_of_a_log_with_its_word_or_without() -> None:
    assert replay(LINE, LIBRARY) == replay(f"position {LINE}", LIBRARY) == replay(DEAL, LIBRARY)
    dated = LINE.replace(HOYLE.digest, "00000000")
    assert reopen(dated, LIBRARY).changed


@pytest.mark.parametrize("before", ["", "position ", "  position   ", "\t"])
def test_the_column_of_an_error_is_that_of_the_line_as_it_was_written(before: str) -> None:
    written = f"{before}{LINE.replace('7h-9s', '7x-9s')}"
    _, error = play_while_valid(f"# a remark\n{written}", LIBRARY)
    assert error is not None
    assert (error.code, error.line, error.column) == ("bad-card", 2, written.index("7x") + 1)
