"""Rows in files; those in Parquet are written with what `build/research` has."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from faro.base.errors import FaroError
from faro.research import kept
from faro.research.kept import keep
from faro.research.rows import records
from faro.research.study import Punter, Study
from farodocs.folders import ENGINE, ROOT

STUDY = Study("meyer", (Punter("ann", "chops"),))
PACKAGES = ROOT / "build" / "research"


def read(files: list[Path]) -> list[dict[str, int]]:
    """The rows of files, one after another."""
    rows = []
    for path in files:
        with path.open(encoding="utf-8", newline="") as file:
            rows += [{name: int(value) for name, value in row.items()} for row in csv.DictReader(file)]
    return rows


def test_rows_are_written_and_what_is_there_is_not_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "PART", 40)
    told: list[int] = []
    files = keep(STUDY, 100, tmp_path, "csv", progress=told.append)
    assert read(files) == [*records(STUDY, 100)]
    assert told == [40, 80, 100]
    before = {path: path.stat().st_mtime_ns for path in files}
    files[1].unlink()
    assert keep(STUDY, 100, tmp_path, "csv") == files
    assert read(files) == [*records(STUDY, 100)]
    assert {path for path in files if path.stat().st_mtime_ns != before[path]} == {files[1]}
    assert {path.name for path in tmp_path.iterdir()} == {*(path.name for path in files), "study.json"}


@pytest.mark.parametrize(("then", "held"), [(120, 120), (70, 80), (80, 80)])
def test_a_run_that_goes_on_or_ends_sooner_holds_each_deal_once_and_loses_none(
    then: int, held: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "PART", 40)
    keep(STUDY, 100, tmp_path, "csv")
    mine = tmp_path / "deals-mine.csv"
    mine.write_text("of another's making", encoding="utf-8")
    files = keep(STUDY, then, tmp_path, "csv")
    assert read(files) == [*records(STUDY, held)]
    assert mine.exists()
    mine.unlink()
    assert read(sorted(tmp_path.glob("*.csv"))) == [*records(STUDY, max(then, 100))]


def test_without_what_writes_parquet_nothing_is_dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faro.research.kept.find_spec", lambda name: None)
    with pytest.raises(FaroError, match="rows in Parquet want pyarrow"):
        keep(Study(), 9, tmp_path / "rows")
    assert not (tmp_path / "rows").exists()


@pytest.mark.parametrize("spoilt", ["", '{"book": "mey'])
def test_a_folder_whose_note_is_spoilt_is_left_alone(spoilt: str, tmp_path: Path) -> None:
    (tmp_path / "study.json").write_text(spoilt, encoding="utf-8")
    with pytest.raises(FaroError, match="holds the deals of another study"):
        keep(STUDY, 10, tmp_path, "csv")
    assert (tmp_path / "study.json").read_text(encoding="utf-8") == spoilt


def test_a_folder_of_another_study_is_left_alone(tmp_path: Path) -> None:
    keep(STUDY, 10, tmp_path, "csv")
    with pytest.raises(FaroError, match="holds the deals of another study"):
        keep(Study("meyer", (Punter("ann", "flat"),)), 10, tmp_path, "csv")


@pytest.mark.slow
def test_parquet_holds_the_same_rows_and_frames_take_records(tmp_path: Path) -> None:
    program = f"""
from pathlib import Path
import pandas
from pyarrow import Table, parquet
from faro.research import Punter, Study, keep, records
study = Study("meyer", (Punter("ann", "chops"),))
files = keep(study, 120_000, Path({str(tmp_path)!r}), workers=2)
frame = pandas.concat(map(pandas.read_parquet, files), ignore_index=True)
print(len(files), frame.equals(pandas.DataFrame(records(study, 120_000))))
print(Table.from_pylist([*records(study, 50_000)]) == parquet.read_table(files[0]))
"""
    assert PACKAGES.is_dir(), "pyarrow is missing; `make build/research/.installed` brings it"
    run = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": f"{PACKAGES}{os.pathsep}{ENGINE}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.split() == ["3", "True", "True"], run.stderr[-2000:]


@pytest.mark.parametrize(
    ("deals", "kind", "told"),
    [(10, "CSV", "rows are not written as 'CSV' .*; write csv or parquet"), (0, "csv", "0 deals cannot be played")],
)
def test_what_cannot_be_kept_leaves_nothing_behind(deals: int, kind: Any, told: str, tmp_path: Path) -> None:
    with pytest.raises(FaroError, match=told):
        keep(STUDY, deals, tmp_path / "rows", kind)
    assert not (tmp_path / "rows").exists()
