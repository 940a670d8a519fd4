"""Damaged logs and links: each is played or refused in one short sentence that says where, and no purse or hand falls
below nought. What was once found stands in tests/corpus, and every run begins with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from faro.base.errors import FaroError
from faro.notation.log import format_log, play_while_valid
from faro.notation.share import decode, encode
from faro.table.state import BANK, fresh
from tests.engine.tables import EVERY_WORD, LIBRARY, whole_deal

CORPUS = Path(__file__).resolve().parent.parent / "corpus"
LONGEST = 1500  # letters of a refusal with its hint, which may list every device or word there is
EACH = 60
ODD: tuple[str, ...] = (
    *"\x00\t\r\n\ufeff\u2028\u202e¼٣Ⅷ🂡=+-/#",
    "9" * 30,
    "bet ",
    "turn ",
    "bank 5\n",
    "rules meyer\n",
    "\ud83c",
)


def kept(kind: str) -> list[str]:
    return [path.read_bytes().decode("utf-8") for path in sorted((CORPUS / kind).iterdir())]


LOGS = [*("\n".join(log) for log, _ in EVERY_WORD), f"rules hoyle-1864\nopen you 50\n{whole_deal('7h 9s')}"]


def cut(text: str, chance: Random) -> str:
    return text[: chance.randrange(len(text) + 1)]


def put(text: str, chance: Random) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(ODD) + text[at:]


def drop(text: str, chance: Random) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + text[at + chance.randrange(1, 12) :]


def swap(text: str, chance: Random) -> str:
    lines = text.splitlines(keepends=True)
    one, other = (chance.randrange(len(lines)) for _ in range(2))
    lines[one], lines[other] = lines[other], lines[one]
    return "".join(lines)


def twice(text: str, chance: Random) -> str:
    lines = text.splitlines(keepends=True)
    return text + lines[chance.randrange(len(lines))]


DAMAGES: tuple[Callable[[str, Random], str], ...] = (cut, put, drop, swap, twice)


def holds(text: str) -> None:
    """A log is played as far as it goes, and what stops it is told shortly, with its line."""
    steps, error = play_while_valid(text, LIBRARY, fresh())
    for step in steps:
        assert all(hand >= 0 for hand in step.table.hands.values()), text
        assert step.table.purse is None or step.table.purse >= 0, text
        assert BANK not in step.table.hands, text
    if error is not None:
        assert error.line is not None, text
        assert error.line <= len(text.splitlines()), text
        assert len(str(error)) < LONGEST, text
    again = format_log(step.command for step in steps)
    replayed, refused = play_while_valid(again, LIBRARY, fresh())
    assert refused is None, text
    assert not steps or replayed[-1].table == steps[-1].table, text


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_a_damaged_log_is_played_or_refused_with_its_line(
    damage: Callable[[str, Random], str], tried: Callable[[str, int], None]
) -> None:
    chance = Random(damage.__name__)
    damaged = [damage(text, chance) for text in (*LOGS, *kept("logs")) for _ in range(EACH)]
    for text in damaged:
        holds(text)
    tried(f"logs-{damage.__name__}", len(damaged))


@pytest.mark.parametrize("text", kept("logs"))
def test_what_was_found_in_logs_stays_mended(text: str) -> None:
    holds(text)


def opened(code: str) -> str:
    """Play what a link holds; the code of the refusal where it holds nothing."""
    try:
        shared = decode(code)
    except FaroError as error:
        return error.code
    holds(shared.log)
    return ""


@pytest.mark.parametrize("damage", [cut, put, drop], ids=lambda damage: damage.__name__)
def test_a_damaged_link_is_refused_in_a_sentence(
    damage: Callable[[str, Random], str], tried: Callable[[str, int], None]
) -> None:
    chance = Random(damage.__name__)
    codes = [*(encode(text, "K7F2") for text in LOGS), *kept("links")]
    damaged = [damage(code, chance) for code in codes for _ in range(EACH)]
    for code in damaged:
        assert opened(code) in ("", "bad-link"), code
    tried(f"links-{damage.__name__}", len(damaged))


@pytest.mark.slow
def test_a_hundred_thousand_damaged_logs() -> None:
    chance = Random("long")
    for _ in range(100_000):
        text = chance.choice((*LOGS, *kept("logs")))
        for _ in range(chance.randrange(1, 6)):
            text = chance.choice(DAMAGES)(text or "\n", chance)
        holds(text)
