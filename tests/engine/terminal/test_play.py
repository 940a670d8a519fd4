"""A deal played in a terminal, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from faro.notation.log import replay
from faro.notation.seeds import seed_of_deal
from faro.simulation.shoe import shuffled
from faro.terminal import commands
from faro.terminal.play import in_full
from tests.engine.tables import LIBRARY


def played(*lines: str, options: tuple[str, ...] = ()) -> str:
    result = CliRunner().invoke(commands, ["play", *options], input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return result.stdout


def log_of(said: str) -> str:
    return said[said.rindex("rules ") :]


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("5 on Q", "bet you 5 on Q"),
        ("5 6-5-9-8", "bet you 5 on 6-5-9-8"),
        ("Q 5", "bet you 5 on Q"),
        ("10 5", "bet you 10 on 5"),
        ("copper 5 on Q", "copper you 5 on Q"),
        ("take Q", "take you Q"),
        ("bet you 5 on", "bet you 5 on"),
        ("call 5 on 5-6-7", "call you 5 on 5-6-7"),
        ("turn 7h 9s", "turn 7h 9s"),
    ],
)
def test_a_line_typed_leaves_out_what_goes_without_saying(typed: str, line: str) -> None:
    assert in_full(typed) == line


def test_a_whole_deal_is_played_with_bots_beside() -> None:
    said = played("5 on Q", *[""] * 30, "q", options=("--with", "ann=chops", "--seed", "tiger"))
    table = replay(log_of(said), LIBRARY)
    assert table.hock is not None or len(table.turns) < 25
    assert {"you", "ann"} == {*table.hands}
    assert "Turn 1." in said


def test_undo_takes_back_what_a_line_brought() -> None:
    once, undone = played("5 on Q", "q"), played("5 on Q", "d", "u", "u", "u", "5 on Q", "q")
    assert log_of(once) == log_of(undone)


def test_what_is_refused_changes_nothing_and_says_what_to_do() -> None:
    said = played("500 on Q", "?", "l", "q")
    assert "bet 100 or less" in said
    assert "undo" in said
    assert log_of(said).count("\n") == 2


def test_a_log_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "evening.faro"
    played("5 on Q", "", options=("--log", str(file)))
    played("", "q", options=("--log", str(file)))
    table = replay(file.read_text(encoding="utf-8"), LIBRARY)
    assert len(table.turns) == 1
    assert table.bought["you"] == 100


def test_what_is_written_beside_a_log_stays(tmp_path: Path) -> None:
    file = tmp_path / "evening.faro"
    text = "# our evening\nrules hoyle-1864\nopen you 50  # a loan\n"
    file.write_text(text, encoding="utf-8")
    played("q", options=("--log", str(file)))
    assert file.read_text(encoding="utf-8") == text
    played("5 on Q", "u", "6 on K", options=("--log", str(file)))
    assert file.read_text(encoding="utf-8") == f"{text}bet you 6 on K\n"
    assert [*tmp_path.iterdir()] == [file]


def test_an_empty_file_becomes_a_log(tmp_path: Path) -> None:
    file = tmp_path / "evening.faro"
    file.touch()
    played("q", options=("--log", str(file)))
    assert replay(file.read_text(encoding="utf-8"), LIBRARY).hands == {"you": 100}


def test_the_cards_of_a_seed_are_one_pack_and_the_next_deal_has_another() -> None:
    said = log_of(played(*[""] * 54, "q", options=("--seed", "K7F2")))
    dealt = [line.split()[1:] for line in said.splitlines() if line.split()[0] in ("soda", "turn", "hock")]
    cards = [card for line in dealt for card in line]
    packs = [[str(card) for card in shuffled(seed_of_deal("K7F2", before))] for before in (0, 1)]
    assert (cards[:52], cards[52:104]) == (packs[0], packs[1])


def test_a_log_that_is_a_link_is_kept_where_it_leads(tmp_path: Path) -> None:
    (tmp_path / "evening.faro").write_text("", encoding="utf-8")
    link = tmp_path / "link.faro"
    link.symlink_to(tmp_path / "evening.faro")
    played("5 on Q", "q", options=("--log", str(link)))
    assert link.is_symlink()
    assert "bet you 5 on Q" in (tmp_path / "evening.faro").read_text(encoding="utf-8")
