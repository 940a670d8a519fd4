from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable

import pytest

from faro.base import FaroError
from faro.notation.log import parse_line
from faro.notation.look_alikes import LETTERS, plain
from tests.engine.tables import LIBRARY

DASHES = "-\u02d7\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2796\ufe58\ufe63\uff0d"


@pytest.mark.parametrize("dash", DASHES, ids=lambda dash: f"U+{ord(dash):04X}")
def test_an_order_is_read_with_a_dash_of_any_kind(dash: str) -> None:
    assert parse_line(f"call ann 5 on 5{dash}6{dash}7", LIBRARY) == parse_line("call ann 5 on 5-6-7", LIBRARY)


def test_a_letter_of_another_alphabet_stands_in_the_table_once() -> None:
    """The signs are typed as they look: one that is typed twice hides another."""
    latin = {letter for letter in LETTERS.values() if letter.islower()}
    assert {*"aceijopsyx"} == latin


def test_whatever_is_called_a_dash_is_one() -> None:
    dashes = [sign for sign in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(sign) == "Pd"]
    assert len(dashes) > 20
    assert {plain(dash) for dash in dashes} == {"-"}


ALIKE = [
    ("\uff42\uff45\uff54 ann \uff15 on \uff31", "bet ann 5 on Q"),
    ("\u017foda Kd", "soda Kd"),
    ("soda \u041ad", "soda Kd"),
    ("\u0455oda 7\u0455", "soda 7s"),
    ("soda \u039ad", "soda Kd"),
    ("bet ann 5 on Q \uff03 a note", "bet ann 5 on Q"),
    ("bet ann 5 on\u00a0Q", "bet ann 5 on Q"),
]


@pytest.mark.parametrize(("written", "meant"), ALIKE)
def test_what_looks_alike_is_read_as_it_is_meant(written: str, meant: str) -> None:
    assert parse_line(written, LIBRARY) == parse_line(meant, LIBRARY)


def test_the_page_tells_how_many_lines_were_read(tried: Callable[[str, int], None]) -> None:
    tried("look-alikes", len(DASHES) + len(ALIKE))


def test_another_sign_is_named_as_it_stands() -> None:
    with pytest.raises(FaroError, match="no card is written 'Ж'"):
        parse_line("soda Ж", LIBRARY)


def test_a_line_of_plain_signs_is_itself() -> None:
    assert plain("call ann 5 on 5-6-7") == "call ann 5 on 5-6-7"
