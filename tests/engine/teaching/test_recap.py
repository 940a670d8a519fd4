from __future__ import annotations

from fractions import Fraction

from faro.base import PACK
from faro.notation import play_while_valid
from faro.table import fresh
from faro.teaching.recap import Recap, account, recap
from tests.engine.tables import LIBRARY, pack


def of(log: str, punter: str = "you") -> Recap:
    steps, error = play_while_valid("rules hoyle-1864\nopen you 100\nsoda Kd\n" + log, LIBRARY)
    assert error is None
    return recap(steps, punter)


def test_a_turn_is_told_with_its_line_and_with_what_could_have_come() -> None:
    went = of("bet you 8 on Q\nturn 2h Qh\nturn 4h 5h\n")
    assert [(turn.number, turn.line, turn.gain, turn.together) for turn in went.turns] == [(1, 5, 8, 8), (2, 6, 0, 8)]
    # Of 51 x 50 pairs, 4 x 3 are two Queens and take half.
    assert went.turns[0].expected == Fraction(-4 * 12, 51 * 50)
    assert (went.turns[0].low, went.turns[0].high) == (0, 0)
    assert went.turns[1].expected == went.turns[0].expected
    assert went.say == "You are 8 ahead on 1 stake. You laid 8 checks in all, which should have cost 0.02 checks."


def test_half_of_such_turns_lie_in_the_band() -> None:
    went = of("".join(f"bet you 6 on {place}\n" for place in ("8", "9", "10", "J", "Q", "K")) + "turn 4h 4c\n")
    [turn] = went.turns
    assert (turn.low, turn.high) == (-6, 6)
    assert turn.gain == 0


def test_the_dearest_turn_is_named_and_another_deal_begins_anew() -> None:
    went = of("bet you 5 on Q\nturn Qh 2h\n")
    assert went.say.endswith("Turn 1 cost you most, 5 checks.")
    assert of("turn Qh 2h\n").say == "You laid nothing in this deal."


def test_how_a_crooked_pack_lies_is_not_what_could_have_come() -> None:
    pile = "Kd 2h Qh " + " ".join(str(card) for card in PACK if str(card) not in ("Kd", "2h", "Qh"))
    deal = f"device sand-tell you\npile {pile}\nsoda Kd\nbet you 8 on Q\nturn 2h Qh\n"
    steps, error = play_while_valid(f"rules hoyle-1864\nopen you 100\n{deal}", LIBRARY)
    assert error is None, error
    [turn] = recap(steps, "you").turns
    assert turn.gain == 8
    assert turn.expected == Fraction(-4 * 12, 51 * 50)


def test_what_the_bank_pays_for_a_pack_that_does_not_come_out_is_gained() -> None:
    pile = "pile 2c 3c Ad Ac 3d without 2d\nbottom 3d\n"
    log = f"rules pharo\nopen you 100\n{pile}turn 2c 3c\nbet you 10 on 3\nturn Ad Ac\n"
    steps, error = play_while_valid(log, LIBRARY, fresh(pack("A 2 3", "cd")))
    assert error is None, error
    assert account(steps, "you").gain == recap(steps, "you").turns[-1].together == 10
