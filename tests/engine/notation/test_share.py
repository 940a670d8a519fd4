from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from faro.base.errors import FaroError
from faro.base.layout import SPOTS
from faro.notation import share
from faro.notation.log import format_log, replay
from faro.notation.saved import stamped
from faro.notation.share import MOST_BYTES, MOST_LINES, Shared, decode, encode
from faro.simulation.shoe import shuffled
from faro.table.state import fresh
from tests.engine.tables import EVERY_WORD, LIBRARY
from tests.engine.walks import Walk, walks

MOST = 2_000
LOG = "rules hoyle-1864\nopen you 100\nsoda Kd\nbet you 5 on Q\n"


def refused(code: str) -> str:
    with pytest.raises(FaroError) as caught:
        decode(code)
    assert caught.value.code == "bad-link"
    return caught.value.sentence


def packed(text: bytes) -> str:
    """The code of a text that `encode` would not write."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    data = zlib.crc32(text).to_bytes(4, "big") + packer.compress(text) + packer.flush()
    return share.FORM + urlsafe_b64encode(data).rstrip(b"=").decode()


def test_a_log_and_its_seed_come_back() -> None:
    assert decode(encode(LOG, "K7F2")) == Shared(LOG, "K7F2")
    assert decode(encode(LOG)) == Shared(LOG, "")
    assert decode(encode("")) == Shared("", "")


def test_the_code_of_a_log_is_the_same_for_ever() -> None:
    assert encode(LOG, "K7F2") == "1wkGAn_M2dzPiQvc_Fu97p6BbDgA"


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=200), st.text("K7F2-é ", max_size=9))
def test_any_text_comes_back(log: str, seed: str) -> None:
    assert decode(encode(log, seed)) == Shared(log, seed)


def comes_back(walk: Walk) -> None:
    log = format_log(walk.commands)
    code = encode(log)
    assert len(code) <= MOST
    assert replay(decode(code).log, LIBRARY, fresh(walk.cards)) == walk.end


@given(walks())
def test_a_position_comes_back_whole(walk: Walk) -> None:
    comes_back(walk)


@pytest.mark.slow
@settings(max_examples=1_000)
@given(walks())
def test_a_thousand_positions_come_back_whole(walk: Walk) -> None:
    comes_back(walk)


@pytest.mark.parametrize("book", LIBRARY)
def test_a_whole_deal_with_four_bets_a_turn_is_short(book: str) -> None:
    chance, cards = Random(book), [str(card) for card in shuffled(book)]
    lines = [f"rules {book}", "open you 100", "open ann 100", "open bob 100", f"soda {cards[51]}"]
    for turn in range(25):
        places = chance.sample([*SPOTS], 4)
        lines += [f"{chance.choice(['bet', 'copper'])} you {chance.randint(1, 25)} on {place}" for place in places]
        lines.append(f"turn {cards[2 * turn]} {cards[2 * turn + 1]}")
    log = stamped("".join(f"{line}\n" for line in [*lines, f"hock {cards[50]}"]), LIBRARY)
    code = encode(log, "K7F2K7F2-12")
    assert len(code) <= MOST / 2
    assert decode(code).log == log


@pytest.mark.parametrize("lines", [lines for lines, _ in EVERY_WORD])
def test_every_word_of_a_log_comes_back(lines: tuple[str, ...]) -> None:
    log = "\n".join(lines)
    assert decode(encode(log)).log == log


CODE = encode(LOG, "K7F2")


@pytest.mark.parametrize("code", ["", "0", "x", "#p=1", "1 2", "1é", "ſ", "x" + CODE, f"{CODE} ", f"{CODE}="])
def test_what_is_no_code_is_refused(code: str) -> None:
    assert refused(code) == "the link holds no deal of a Faro table"


def test_a_code_that_is_cut_anywhere_is_refused() -> None:
    assert {refused(CODE[:end]) for end in range(1, len(CODE))} == {"the link is cut short"}


def test_a_code_of_a_later_form_is_refused() -> None:
    assert refused(f"2{CODE[1:]}") == "the link was made by a later version of the table"


def test_a_code_with_one_letter_wrong_is_refused() -> None:
    for at in range(1, len(CODE) - 1):
        for letter in "AZaz09-_".replace(CODE[at], ""):
            sentence = refused(f"{CODE[:at]}{letter}{CODE[at + 1 :]}")
            assert sentence in ("the link is damaged", "the link is cut short")
    assert refused(f"{CODE}AAAA") == "the link is damaged"


def test_a_small_code_that_unpacks_to_something_huge_is_refused() -> None:
    bomb = packed(b"\n" + b"#" * 50_000_000)
    assert len(bomb) < 100_000
    assert refused(bomb) == "the log is too long for a link"
    assert refused(packed(b"\n" + b"#" * MOST_BYTES)) == "the log is too long for a link"


def test_a_code_of_too_many_lines_is_refused() -> None:
    assert refused(packed(b"\n" + b"#\n" * (MOST_LINES + 1))) == "the log is too long for a link"
    assert decode(packed(b"\n" + b"#\n" * MOST_LINES)).log == "#\n" * MOST_LINES


@pytest.mark.parametrize("log", ["#\n" * (MOST_LINES + 1), "#" * MOST_BYTES])
def test_a_log_that_no_link_could_hold_is_not_encoded(log: str) -> None:
    with pytest.raises(FaroError, match="the log is too long for a link"):
        encode(log)


def test_a_seed_of_two_lines_is_not_encoded() -> None:
    with pytest.raises(FaroError, match="a seed is one line of text"):
        encode(LOG, "K7F2\nK7F3")


def test_a_log_with_half_a_sign_is_not_encoded() -> None:
    with pytest.raises(FaroError, match="a sign of the log is only half there"):
        encode("rules meyer # \ud83d")


def test_a_text_that_is_none_is_opened_and_shows_where_it_is_wrong() -> None:
    assert decode(packed(b"\n\xff")).log == "\ufffd"
