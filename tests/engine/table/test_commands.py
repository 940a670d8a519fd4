from __future__ import annotations

from typing import Any, get_args

import pytest

from faro.base.place_names import spot
from faro.notation.log import format_command, parse_line
from faro.table.commands import Command, TakeDown
from faro.table.decision import decide
from tests.engine.tables import EVERY_LINE, LIBRARY, at

COMMANDS: tuple[type[Any], ...] = get_args(Command)


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_every_command_can_be_written_and_is_read_back(kind: type[Any]) -> None:
    written = [line for line in EVERY_LINE if isinstance(parse_line(line, LIBRARY), kind)]
    assert written, f"no line of EVERY_LINE is a {kind.__name__}"
    for line in written:
        command = parse_line(line, LIBRARY)
        assert command is not None
        assert parse_line(format_command(command), LIBRARY) == command


def test_what_is_no_command_is_a_mistake_in_the_program() -> None:
    with pytest.raises(TypeError, match="parse_line"):
        decide(at(""), "deal")  # type: ignore[arg-type]


def test_two_equal_commands_are_one() -> None:
    assert len({TakeDown("ann", spot("Q")), TakeDown("ann", spot("queen"))}) == 1
