from __future__ import annotations

import pytest

from faro.commands import DoTrick
from faro.errors import FaroError
from faro.log import format_command, parse_line
from faro.log_words import GRAMMAR, TRICKS
from tests.engine.tables import LIBRARY

LINES = [
    "trick bank swap",
    "trick bank second",
    "trick bank double",
    "trick bank drop",
    "trick bank misbead Q",
    "trick bank short ann 3",
    "trick ann uncopper Q",
    "trick ann lay 5 on Q-K",
    "trick ann drag Q to 3-J",
    "trick ann cork 8 on Q",
    "trick ann corner Q",
]


def test_there_is_a_line_for_every_trick() -> None:
    assert {line.split()[2] for line in LINES} == {*TRICKS}
    assert all(form.split()[2] == act and form.split()[0] in GRAMMAR for act, form in TRICKS.items())


@pytest.mark.parametrize("line", LINES)
def test_a_trick_is_read_back_as_it_is_written(line: str) -> None:
    command = parse_line(line, LIBRARY)
    assert isinstance(command, DoTrick)
    assert format_command(command) == line


@pytest.mark.parametrize("line", LINES)
def test_a_trick_cut_short_says_its_whole_form(line: str) -> None:
    *most, last = line.split()
    if last in TRICKS:
        return
    with pytest.raises(FaroError, match="line-cut-short") as caught:
        parse_line(" ".join(most), LIBRARY)
    assert caught.value.hint == f"write '{TRICKS[most[2]]}'"  # type: ignore[index]
