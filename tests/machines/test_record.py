"""The record that the page shows is that of the cases there are; a whole install is told from a torn one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.machines import record
from tests.machines.cases import CASES
from tests.machines.installed import as_locked
from tests.machines.machine import ROOT, Broken, Done
from tests.machines.releases import LATER, beside_all_pins

NEW = record.outcome("A machine", record.WELL, "linted and built", (3, 13, 1))
LACKING = record.outcome("A machine", record.ABSENT, "no such Python", (3, 11, 2))


def test_every_row_of_the_page_is_a_case_in_its_own_words() -> None:
    assert [(name, one["what"]) for name, one in record.read().items()] == [
        (name, case.what) for name, case in CASES.items()
    ]


def test_what_one_machine_lacks_is_not_unlearnt() -> None:
    assert record.merged({"a": NEW}, {"a": LACKING}, ["a"]) == {"a": NEW}
    assert record.merged({"a": LACKING}, {"a": NEW}, ["a"]) == {"a": NEW}
    assert [*record.merged({"b": NEW, "gone": NEW}, {"a": LACKING}, ["a", "b"])] == ["a", "b"]


def test_this_tree_is_installed_as_it_is_locked() -> None:
    as_locked(ROOT)


def test_a_torn_package_is_told(tmp_path: Path) -> None:
    about = tmp_path / ".venv" / "lib" / "python3.13" / "site-packages" / "soda-1.0.dist-info"
    about.mkdir(parents=True)
    (tmp_path / "locks").mkdir()
    (tmp_path / "locks" / "dev.txt").write_text("soda==1.0 --hash=sha256:0\n", encoding="utf-8")
    (tmp_path / "package-lock.json").write_text('{"packages": {}}', encoding="utf-8")
    (about / "RECORD").write_text("soda.py,sha256=0,4\n", encoding="utf-8")
    with pytest.raises(Broken, match=r"soda is installed without soda\.py"):
        as_locked(tmp_path)
    (about.parent / "soda.py").write_text("hock", encoding="utf-8")
    as_locked(tmp_path)
    (tmp_path / "locks" / "dev.txt").write_text("soda==1.1 --hash=sha256:0\n", encoding="utf-8")
    with pytest.raises(Broken, match=r"soda 1\.1 is not installed"):
        as_locked(tmp_path)


def test_a_sentence_is_told_once_and_without_a_traceback() -> None:
    assert Done(["make"], 2, "before\nNo Python.\nmake: ***\n").refused("No Python") == "told: “No Python.”"
    for exit_code, said in ((0, "No Python."), (2, "No Python.\nNo Python."), (2, "Traceback\nNo Python."), (2, "")):
        with pytest.raises(Broken):
            Done(["make"], exit_code, said).refused("No Python")


def test_a_newer_release_lies_beside_every_pin(tmp_path: Path) -> None:
    (tmp_path / "locks").mkdir()
    (tmp_path / "locks" / "dev.txt").write_text("a-b==1.0 \\\n    --hash=sha256:0\nc==2 ; x\n", encoding="utf-8")
    settings = beside_all_pins(tmp_path, tmp_path / "later")
    assert {path.name for path in (tmp_path / "later").iterdir()} == {
        f"{name}-{LATER}-py3-none-any.whl" for name in ("a_b", "c")
    }
    assert settings["PIP_FIND_LINKS"].endswith((tmp_path / "later").as_uri())
