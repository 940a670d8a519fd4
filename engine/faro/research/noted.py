"""Sums in a file, a line for each block of deals: work that was cut off goes on where it ended."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any

from faro.base import FaroError
from faro.research.study import Study
from faro.research.sums import Sums

Run = tuple[int, int]
"""A block of deals, from its first up to the first of the next."""


def described(study: Study) -> dict[str, Any]:
    """A study as JSON has it, with the mark of its book's wording: what finds something else has another."""
    said: dict[str, Any] = json.loads(json.dumps({**asdict(study), "rules": study.rules.digest}))
    return said


class Noted:
    """The sums of each block that is done, by its run; with a `file`, written there as they come.

    What the file holds already is there from the first. Its last line may have been cut off, and is then left out.
    Raises `bad-request` for a file of another study, and of anything else.
    """

    def __init__(self, study: Study, file: Path | None) -> None:
        self.study = study
        self.file = file
        self.sums: dict[Run, Sums] = {}
        if file is None:
            return
        if file.exists() and file.stat().st_size:
            self._read(file)
        # Written whole once, so that nothing is hung on to a line that was cut off.
        unfinished = file.with_name(f"{file.name}.part")
        lines = [described(study), *(self._line(run) for run in self.sums)]
        unfinished.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
        unfinished.replace(file)

    def add(self, run: Run, sums: Sums) -> None:
        """Note the sums of a block."""
        self.sums[run] = sums
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(self._line(run))}\n")

    def _line(self, run: Run) -> list[Any]:
        sums = self.sums[run]
        return [*run, *([each[name] for name in self.study.columns] for each in (sums.total, sums.squares))]

    def _read(self, file: Path) -> None:
        try:
            about, *lines = file.read_text(encoding="utf-8").splitlines()
            is_ours = json.loads(about) == described(self.study)
        except ValueError:
            is_ours = False  # it is no file of sums, and may be dear to whoever mistyped a name
        if not is_ours:
            raise FaroError("bad-request/study", folder=str(file))
        for line in lines:
            with suppress(ValueError, TypeError):
                first, end, total, squares = json.loads(line)
                by_name = (dict(zip(self.study.columns, each, strict=True)) for each in (total, squares))
                self.sums[first, end] = Sums(end - first, *by_name)
