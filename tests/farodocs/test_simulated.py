"""What simulated deals have brought stands in the repository, as the engine of today deals them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from faro.rulebooks import Rulebook, book_called, library
from farodocs import simulated
from farodocs.fences import earnings, systems
from farodocs.folders import ROOT

Found = Callable[[], Iterator[tuple[Rulebook, dict[str, Any], Any]]]
HELD: dict[str, Found] = {"earnings": earnings.found, "evenings": systems.found}
BOOK = library()["hoyle-1864"]
OTHER = book_called("hoyle-1864 cat=1-to-1", library())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(simulated, "FOLDER", tmp_path)
    monkeypatch.setattr(simulated, "kept", lambda name, asked, make, books: make())
    return tmp_path


@pytest.mark.parametrize("name", HELD)
def test_the_repository_holds_what_the_pages_show(
    name: str, golden: Callable[[Path, str], None], monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    def missing(name: str, question: str, make: object, books: object) -> None:
        pytest.fail(f"{name}.json does not hold {question} as it is today: 'make golden' plays it", pytrace=False)

    if not request.config.getoption("--golden"):
        monkeypatch.setattr(simulated, "kept", missing)
    golden(simulated.FOLDER / f"{name}.json", simulated.written(HELD[name]()))


@pytest.mark.slow
@pytest.mark.parametrize("name", HELD)
def test_it_is_what_the_deals_bring(name: str, folder: Path) -> None:
    held = json.loads((ROOT / "farodocs" / "played" / f"{name}.json").read_text(encoding="utf-8"))
    assert json.loads(simulated.written(HELD[name]()))["answers"] == held["answers"]


def test_what_stands_there_is_not_played_again(folder: Path) -> None:
    (folder / "deals.json").write_text(simulated.written([(BOOK, {"deals": 3}, "as it stands")]))
    assert simulated.simulated("deals", BOOK, {"deals": 3}, lambda: "anew") == "as it stands"


def test_another_question_another_rule_and_another_engine_are_played(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "deals.json").write_text(simulated.written([(BOOK, {"deals": 3}, "as it stands")]))
    assert simulated.simulated("deals", BOOK, {"deals": 4}, lambda: "anew") == "anew"
    assert simulated.simulated("deals", OTHER, {"deals": 3}, lambda: "anew") == "anew"
    monkeypatch.setattr(simulated, "_engine", lambda: "another")
    assert simulated.simulated("deals", BOOK, {"deals": 3}, lambda: "anew") == "anew"
