"""The command line: what it prints, how it ends, and every example of its help."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from faro import __version__
from faro.base.cards import Rank
from faro.base.place_names import spot
from faro.notation.log import replay
from faro.notation.position import parse_position
from faro.odds.chances import box_of, odds
from faro.odds.figures import as_fraction
from faro.terminal import commands
from tests.engine.tables import LIBRARY

LOG = "rules hoyle-1864\nopen ann 100\nsoda Kd\nbet ann 6 on 7\nturn 7h 9s\n"
WRONG = "rules hoyle-1864\nopen ann 100\nbte ann 5 on Q\nsoda Kd\nbet ann 500 on Q\n"
EXAMPLES = [
    line.removeprefix("  faro ")
    for command in commands.commands.values()
    for line in (command.epilog or "").splitlines()
    if line.startswith("  faro ")
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a log that is well and one that is not."""
    (tmp_path / "deal.faro").write_text(LOG, encoding="utf-8")
    for name in ("wrong.faro", "a[bold]b.faro", "q[red.faro"):
        (tmp_path / name).write_text(WRONG, encoding="utf-8")
    (tmp_path / "letters.faro").write_bytes("rules hoyle-1864 # Gewinnkarte für".encode("latin-1"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def ran(line: str, given: str = "") -> Result:
    """What comes of a line; each program behind a pipe reads what the one before it wrote."""
    result = Result(CliRunner(), b"", b"", b"", None, 0, None)
    for part in line.split(" | faro "):
        result = CliRunner().invoke(commands, shlex.split(part), input=given)
        given = result.stdout
    return result


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_of_the_help_does_what_it_says(line: str) -> None:
    result = ran(line, "5 on Q\n\nq\n" if line.startswith("play") else "")
    assert result.exit_code == (1 if "wrong" in line else 0), result.output
    assert "Traceback" not in result.output
    is_silent = "-o" in line or ("check" in line and "wrong" not in line)
    assert bool(result.stdout) is not is_silent


@pytest.mark.parametrize("name", commands.commands)
def test_every_command_has_a_help_with_examples(name: str) -> None:
    result = ran(f"{name} --help")
    assert result.exit_code == 0
    assert f"  faro {name}" in result.stdout


def test_a_deal_is_a_log_that_plays_and_the_same_under_one_seed() -> None:
    one, same, other = (ran(f"deal meyer --seed {seed} --with ann=chops").stdout for seed in ("a", "a", "b"))
    assert replay(one, LIBRARY).hock is not None
    assert one == same != other


@pytest.mark.usefixtures("folder")
def test_check_tells_every_fault_with_its_line_and_its_remedy() -> None:
    result = ran("check deal.faro wrong.faro")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "wrong.faro:3: no command is called 'bte' (unknown-word)",
        "  did you mean 'bet'?",
        "wrong.faro:5: cannot bet 500 with 100 checks (stake-over-funds)",
        "  bet 100 or less",
    ]
    assert ran("check deal.faro").exit_code == 0
    assert ran("check missing.faro").exit_code == 2


@pytest.mark.usefixtures("folder")
def test_check_answers_in_json() -> None:
    told = json.loads(ran("check --json wrong.faro").stdout)
    assert [(each["line"], each["column"], each["code"]) for each in told] == [
        (3, None, "unknown-word"),
        (5, None, "stake-over-funds"),
    ]
    assert json.loads(ran("check --json -", "faro1 meyer deal=Kx").stdout)[0]["column"] == 18


def test_odds_are_exact() -> None:
    assert json.loads(ran("odds Q --json").stdout)["until"] == "33/1666"
    assert "costs 1.98" in ran("odds meyer Q").stdout


@pytest.mark.parametrize(
    ("line", "exit_code", "said"),
    [
        ("odds Z", 1, "the layout has no place called 'Z'"),
        ("odds Q --left Q", 2, "'Q' is no count of cards"),
        ('odds meyer Q --at "faro1 meyer"', 2, "leave out BOOK"),
        ('odds Q --at "faro1 meyr"', 1, "7: no rule-book is called 'meyr'"),
        ("deal meyr", 2, "did you mean 'meyer'?"),
        ("deal meyer call=5-for-1", 2, "call cannot be '5-for-1'; did you mean '4-for-1'?"),
        ("deal --checks 0 --with ann=chops", 1, "buy 1 to 1,000,000"),
        ('odds "faro1 meyer deal=Kd turns=7h-7h" Q', 1, "21: the Seven of hearts has left the box already"),
        ("check nowhere.faro", 2, "nowhere.faro cannot be read: No such file or directory"),
        ("check letters.faro", 2, "letters.faro cannot be read: it is no UTF-8"),
        ("svg letters.faro", 2, "letters.faro cannot be read: it is no UTF-8"),
        ("svg deal.faro --seat ben", 2, "nobody called 'ben' sits there; seated: ann"),
        ("svg deal.faro -o nowhere/table.svg", 1, "'nowhere/table.svg': No such file or directory"),
        ("compare -", 2, "- holds no log: it names no rule-book"),
        ("compare wrong.faro", 1, "wrong.faro:3: no command is called 'bte'"),
        ("compare deal.faro meyr", 1, "did you mean 'meyer'?"),
        ("simulate --rows deal.faro --kind csv --deals 9", 2, "Directory 'deal.faro' is a file"),
        ("simulate --rows deal.faro/rows --kind csv --deals 9", 1, "deal.faro/rows: Not a directory"),
        ("simulate --rows rows --kind parquet --deals 9", 1, "install it, or write csv"),
        ("simulate --card B", 1, "write A, 2 to 10, J, Q or K"),
        ("simulate basset --deals 9", 1, "choose another book"),
        ("play --log nowhere/evening.faro", 1, "nowhere/evening.faro: No such file or directory"),
        ("play --log wrong.faro", 1, "wrong.faro:3: no command is called 'bte'"),
        ("play --log letters.faro", 2, "letters.faro cannot be read: it is no UTF-8"),
        ("deal --with ann=wild", 2, "choose from breaks-even"),
        ("deal --with ann=chops --with ann=parlees", 2, "ann has two habits"),
        ("play --with you=chops", 2, "you is your own name"),
        ('odds "" Q', 0, "costs 1.98"),
        (f"odds Q --left Q={'9' * 5000}", 2, "is no count of cards"),
        ('odds Q --left "Q=3 K=2 Q=1"', 2, "the Queens are counted twice"),
        ("svg wrong.faro", 1, "wrong.faro:3: no command is called 'bte'"),
        ("position wrong.faro", 1, "wrong.faro:3: no command is called 'bte'"),
        ("position deal.faro --seat ben", 2, "nobody called 'ben' sits there; seated: ann"),
        ("check a[bold]b.faro", 1, "a[bold]b.faro:3: no command is called 'bte'"),
        ("check q[red.faro", 1, "q[red.faro:3: no command is called 'bte'"),
        ("simulate stuss --device two-card-box --deals 9", 2, "leave out BOOK"),
        ("simulate --system chops --device two-card-box --deals 9", 2, "leave out BOOK"),
        ("nothing", 2, "No such command"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_what_is_wrong_is_told_without_a_traceback(line: str, exit_code: int, said: str) -> None:
    result = ran(line)
    assert (result.exit_code, said in result.output) == (exit_code, True), result.output
    assert "Traceback" not in result.output


@pytest.mark.usefixtures("folder")
def test_a_table_is_drawn_and_written_as_a_position(folder: Path) -> None:
    assert ElementTree.fromstring(ran("svg deal.faro").stdout).tag.endswith("svg")
    ran("svg deal.faro -o table.svg")
    assert (folder / "table.svg").read_text(encoding="utf-8") == ran("svg -", ran("position deal.faro").stdout).stdout
    assert parse_position(ran("position deal.faro --seat ann").stdout, LIBRARY) == (replay(LOG, LIBRARY), "ann")


def test_it_tells_its_version() -> None:
    assert ran("--version").stdout == f"{__version__}\n"


def test_what_comes_through_a_pipe_is_read_as_a_file_is() -> None:
    run = subprocess.run([sys.executable, "-m", "faro", "check"], input=b"\xff", capture_output=True, check=False)
    assert (run.returncode, b"- cannot be read: it is no UTF-8" in run.stderr) == (2, True)


def test_without_its_packages_the_command_line_says_what_it_needs(tmp_path: Path) -> None:
    """A module of the name that is missing something stands before the one that is there."""
    (tmp_path / "rich").mkdir()
    (tmp_path / "rich" / "__init__.py").write_text("raise ModuleNotFoundError('gone', name='rich')", encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "faro"], env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stderr) == (
        1,
        "faro: the command line needs rich; write: python -m pip install click rich\n",
    )
    assert not re.search("Traceback", run.stderr)


def test_the_price_of_a_box_is_that_of_a_stake_that_is_laid_now() -> None:
    """At Basset a stake lets the first card go by that comes after it was laid."""
    box, basset = {Rank.QUEEN: 3, Rank.KING: 4, Rank.ACE: 4}, LIBRARY["basset"]
    costs = [odds(basset, spot("Q"), box_of(box), entering=entering).until_decided for entering in (True, False)]
    assert costs[0] != costs[1]
    assert json.loads(ran('odds basset Q --left "Q=3 K=4 A=4" --json').stdout)["until"] == as_fraction(costs[0])


@pytest.mark.parametrize("line", ["deal", "check --json wrong.faro"])
def test_a_reader_who_goes_is_told_nothing(folder: Path, line: str) -> None:
    asked = [sys.executable, "-m", "faro", *line.split()]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder, text=True) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 1


@pytest.mark.usefixtures("folder")
def test_the_files_of_rows_are_named_in_json_too() -> None:
    [file] = json.loads(ran("simulate --deals 9 --rows rows --kind csv --json").stdout)
    assert Path(file).parent == Path("rows")
