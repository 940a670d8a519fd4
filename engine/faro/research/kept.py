"""Rows in files, a part for each run of deals. What is written already is not done again."""

from __future__ import annotations

import csv
import json
from collections.abc import Mapping
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

from faro.base import FaroError
from faro.research.noted import described
from faro.research.rows import tuples
from faro.research.study import Study
from faro.research.workers import Progress, blocks, done

Kind = Literal["csv", "parquet"]

PART = 50_000
"""So many deals stand in one file."""
_STUDY = "study.json"


def keep(
    study: Study,
    deals: int,
    folder: Path,
    kind: Kind = "parquet",
    workers: int = 1,
    progress: Progress | None = None,
) -> list[Path]:
    """Write a row a deal into files of a folder, and name them; Parquet wants pyarrow.

    A part that is there is left, so that what was cut off goes on where it ended. Raises `bad-request` for a folder
    that holds another study, and for Parquet where nothing writes it.
    """
    if kind == "parquet" and find_spec("pyarrow") is None:
        raise FaroError("bad-request/parquet")
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / _STUDY
    this = {**described(study), "kind": kind}
    if about.exists() and json.loads(about.read_text(encoding="utf-8")) != this:
        raise FaroError("bad-request/study", folder=str(folder))
    about.write_text(json.dumps(this, indent=1) + "\n", encoding="utf-8")
    runs = [*blocks(study, deals, PART)]
    missing = (run for run in runs if not _part(folder, kind, *run).exists())
    there = sum(end - first for first, end in runs if _part(folder, kind, first, end).exists())
    for written in done(partial(_write, folder, kind), study, missing, workers):
        there += written
        if progress is not None:
            progress(there)
    return [_part(folder, kind, *run) for run in runs]


def _part(folder: Path, kind: Kind, first: int, end: int) -> Path:
    return folder / f"deals-{first:012}-{end:012}.{kind}"


def _write(folder: Path, kind: Kind, study: Study, first: int, end: int) -> int:
    """Write one part: under another name until it is whole."""
    path = _part(folder, kind, first, end)
    unfinished = path.with_suffix(".part")
    columns = zip(study.columns, zip(*tuples(study, first, end), strict=True), strict=True)
    table = {"deal": range(first, end), **dict(columns)}
    if kind == "csv":
        with unfinished.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(table)
            writer.writerows(zip(*table.values(), strict=True))
    else:
        _write_parquet(unfinished, table)
    unfinished.replace(path)
    for other in {*folder.glob(f"deals-*.{kind}")} - {path}:
        begun, ended = map(int, other.stem.split("-")[1:])
        if begun < end and first < ended:  # a deal would stand there twice
            other.unlink()
    return end - first


def _write_parquet(path: Path, table: Mapping[str, object]) -> None:
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.table({name: pyarrow.array(values) for name, values in table.items()}), path)
