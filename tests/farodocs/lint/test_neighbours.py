"""A word's neighbours name it in turn where they have room: the fixer writes that line, and changes nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farodocs.data.glossary.reading import read_folder
from farodocs.lint import data
from farodocs.lint.neighbours import MOST_TO_SEE, mend
from tests.farodocs.data.glossary.entries import SODA

HOCK = 'see = ["hock"]\n'
FULL = f"see = {json.dumps([f'w{number}' for number in range(MOST_TO_SEE)])}\n"


def with_returns(text: str) -> bytes:
    """As an editor on Windows writes it."""
    return text.replace("\n", "\r\n").encode()


def folder(root: Path, **see: str) -> Path:
    """A folder of words, each with the line or lines that say what it names."""
    terms = root / "terms"
    terms.mkdir()
    for slug, lines in see.items():
        text = SODA.replace(HOCK, lines)
        (terms / f"{slug}.toml").write_bytes(with_returns(text))
    return terms


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('see = ["bank"] # beside\n', 'see = ["bank", "soda"] # beside\n'),
        ('see = [\n    "bank",\n]\n', 'see = [\n    "bank",\n    "soda",\n]\n'),
    ],
)
def test_a_neighbour_with_room_names_the_word(before: str, after: str, tmp_path: Path) -> None:
    terms = folder(tmp_path, soda=HOCK, hock=before)
    old = (terms / "hock.toml").read_bytes()
    assert [*mend(terms)] == ["terms/hock.toml: see: names soda now"]
    assert (terms / "hock.toml").read_bytes() == old.replace(with_returns(before), with_returns(after))
    assert [*mend(terms)] == []


def test_a_neighbour_that_named_nobody_names_the_word(tmp_path: Path) -> None:
    terms = folder(tmp_path, soda=HOCK, hock="")
    assert [*mend(terms)] == ["terms/hock.toml: see: names soda now"]
    assert read_folder(terms)[0]["hock"].see == ("soda",)


def test_a_full_neighbour_owes_nothing(tmp_path: Path) -> None:
    terms = folder(tmp_path, soda=HOCK, hock=FULL)
    old = (terms / "hock.toml").read_bytes()
    assert [*mend(terms)] == []
    assert (terms / "hock.toml").read_bytes() == old


def test_the_last_room_is_given_once(tmp_path: Path) -> None:
    terms = folder(tmp_path, soda=HOCK, bank=HOCK, hock=FULL.replace('"w0", ', ""))
    assert [*mend(terms)] == ["terms/hock.toml: see: names bank now"]
    assert [*mend(terms)] == []


def test_the_check_mends_first_when_it_is_asked_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(data, "TERMS", folder(tmp_path, soda=HOCK, hock='see = ["bank"]\n'))
    assert data.data_faults() == ([], True)
    assert capsys.readouterr().out == ""
    assert data.data_faults(fix=True) == ([], True)
    assert capsys.readouterr().out == "terms/hock.toml: see: names soda now\n"
