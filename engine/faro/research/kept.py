"""Rows in files, a part for each run of deals. What is written already is not done again."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, get_args

from faro.base import FaroError
from faro.research.noted import described
from faro.research.rows import tuples
from faro.research.study import Study
from faro.research.workers import Progress, blocks, done

Kind = Literal["csv", "parquet"]

PART = 50_000
"""So many deals stand in one file."""
_STUDY = "study.json"
_NAME = re.compile(r"deals-(\d+)-(\d+)", re.ASCII)


def keep(
    study: Study,
    deals: int,
    folder: Path,
    kind: Kind = "parquet",
    workers: int = 1,
    progress: Progress | None = None,
) -> list[Path]:
    """Write a row a deal into files of a folder, and name them; Parquet wants pyarrow.

    A part that is there is left, so that what was cut off goes on where it ended; of fewer deals than were written
    before the last part holds some more. Raises `bad-request` for no deal at all, for files of no `kind`, for a folder
    that holds another study or a spoilt note of its own, and for Parquet where nothing writes it.
    """
    if kind not in get_args(Kind):
        raise FaroError("bad-request/rows", kind=kind, kinds=get_args(Kind))
    if kind == "parquet" and find_spec("pyarrow") is None:
        raise FaroError("bad-request/parquet")
    asked = [*blocks(study, deals, PART)]
    folder.mkdir(parents=True, exist_ok=True)
    about = folder / _STUDY
    this = {**described(study), "kind": kind}
    if not about.exists():
        _whole(about, lambda unfinished: unfinished.write_text(json.dumps(this, indent=1) + "\n", encoding="utf-8"))
    elif _noted(about) != this:
        raise FaroError("bad-request/study", folder=str(folder))
    parts = _parts(folder, kind)
    runs = {
        run: next((path for (begun, ended), path in parts.items() if begun <= run[0] and run[1] <= ended), None)
        for run in asked
    }
    there = sum(end - first for (first, end), path in runs.items() if path)
    missing = (run for run, path in runs.items() if path is None)
    for written in done(partial(_write, folder, kind), study, missing, workers):
        there += written
        if progress is not None:
            progress(there)
    for path in (parts[begun, ended] for begun, ended in parts for run in runs if run[0] <= begun and ended < run[1]):
        path.unlink()  # its deals stand in a longer part now
    return [path or _part(folder, kind, *run) for run, path in runs.items()]


def _noted(about: Path) -> object:
    """What is noted of a study; nothing that could be read where it was cut off."""
    try:
        return json.loads(about.read_text(encoding="utf-8"))
    except ValueError:
        return None


def _parts(folder: Path, kind: Kind) -> dict[tuple[int, int], Path]:
    """The parts in a folder by the first deal of each and the first behind it."""
    found = {path: _NAME.fullmatch(path.stem) for path in sorted(folder.glob(f"*.{kind}"))}
    return {(int(name[1]), int(name[2])): path for path, name in found.items() if name}


def _whole(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file under another name until it is whole."""
    unfinished = path.with_suffix(".part")
    write(unfinished)
    unfinished.replace(path)


def _part(folder: Path, kind: Kind, first: int, end: int) -> Path:
    return folder / f"deals-{first:012}-{end:012}.{kind}"


def _write(folder: Path, kind: Kind, study: Study, first: int, end: int) -> int:
    """Write one part."""
    columns = zip(study.columns, zip(*tuples(study, first, end), strict=True), strict=True)
    table = {"deal": range(first, end), **dict(columns)}
    write = _write_csv if kind == "csv" else _write_parquet
    _whole(_part(folder, kind, first, end), lambda unfinished: write(unfinished, table))
    return end - first


def _write_csv(path: Path, table: Mapping[str, Iterable[object]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(table)
        writer.writerows(zip(*table.values(), strict=True))


def _write_parquet(path: Path, table: Mapping[str, Iterable[object]]) -> None:
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.table({name: pyarrow.array(values) for name, values in table.items()}), path)
