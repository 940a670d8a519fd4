"""The sums of blocks in a file: none is done twice, and a line that was cut off does no harm."""

from __future__ import annotations

from pathlib import Path

import pytest

from faro.base.errors import FaroError
from faro.research import workers
from faro.research.noted import Noted
from faro.research.study import Punter, Study
from faro.research.sums import Sums, sums_of
from faro.research.workers import summed

STUDY = Study(punters=(Punter("ann", "chops"),), sitting=3)


def test_what_is_noted_is_not_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, whole = tmp_path / "sums.jsonl", summed(STUDY, 25_000)
    assert summed(STUDY, 25_000, file=file) == whole
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-1]) + lines[-1][:12], encoding="utf-8")
    done: list[tuple[int, int]] = []

    def counted(study: Study, first: int, end: int) -> Sums:
        done.append((first, end))
        return sums_of(study, first, end)

    monkeypatch.setattr(workers, "sums_of", counted)
    assert summed(STUDY, 25_000, file=file) == whole
    assert done == [(19_998, 25_000)]
    assert file.read_text(encoding="utf-8").splitlines(keepends=True) == lines


def test_a_longer_run_goes_on_from_a_shorter_one(tmp_path: Path) -> None:
    file = tmp_path / "sums.jsonl"
    summed(STUDY, 15_000, file=file)
    assert summed(STUDY, 25_000, file=file) == summed(STUDY, 25_000)
    assert (0, 9_999) in Noted(STUDY, file).sums


@pytest.mark.parametrize("held", ["Dear diary,\n", "\n", "5\n", "\udcff"], ids=["words", "blank", "number", "no text"])
def test_a_file_of_no_study_is_left_alone(held: str, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text(held, encoding="utf-8", errors="surrogateescape")
    with pytest.raises(FaroError, match="holds the deals of another study"):
        summed(STUDY, 100, file=file)
    assert file.read_text(encoding="utf-8", errors="surrogateescape") == held


def test_an_empty_file_and_a_line_that_holds_no_sums_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "sums.jsonl"
    file.touch()
    whole = summed(STUDY, 100, file=file)
    with file.open("a", encoding="utf-8") as written:
        written.write("5\n")
    assert summed(STUDY, 100, file=file) == whole


def test_a_file_of_another_study_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "sums.jsonl"
    summed(STUDY, 100, file=file)
    before = file.read_text(encoding="utf-8")
    with pytest.raises(FaroError, match="holds the deals of another study"):
        summed(Study(), 100, file=file)
    assert file.read_text(encoding="utf-8") == before
