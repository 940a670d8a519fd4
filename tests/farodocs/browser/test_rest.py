"""What the bundle leaves out is in one zip: the rest of the library and of the engine, and nothing twice."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from farodocs.browser import bundle as bundling
from farodocs.browser import rest
from farodocs.folders import ROOT

ENGINE = ROOT / bundling.OUT
IMPORTER = ROOT / "farodocs" / "browser" / "bundle_importer.py"


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    manifest = bundling.already_there(ENGINE)
    assert manifest, "the engine of the site is not built; 'make test' builds it"
    rest.write(ENGINE, manifest, tmp_path / "rest.zip")
    return tmp_path / "rest.zip"


def test_it_has_what_the_bundle_has_not(archive: Path) -> None:
    with zipfile.ZipFile(archive) as made:
        names = made.namelist()
    assert {"statistics.py", "multiprocessing/__init__.py", "faro/research/study.py", "faro/agents/deal.py"} <= {*names}
    assert not {"json/__init__.py", "fractions.py", "faro/__init__.py", "faro/table/state.py"} & {*names}
    assert len(names) == len({*names})


def test_it_is_brought_at_the_first_name_that_nothing_else_finds(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "__init__.py").touch()
    with zipfile.ZipFile(tmp_path / "kept.zip", "w") as made:
        made.writestr("game/rest.py", "")
        made.writestr("alone.py", "")
    source = IMPORTER.read_text(encoding="utf-8").rpartition("\n\nlend(")[0]
    (tmp_path / "importer.py").write_text(source, encoding="utf-8")
    program = f"""
import sys
from pathlib import Path
from importer import Rest
told = []
def bring():
    told.append("brought")
    Path({str(tmp_path / "rest.zip")!r}).write_bytes(Path({str(tmp_path / "kept.zip")!r}).read_bytes())
sys.meta_path.append(Rest({str(tmp_path / "rest.zip")!r}, bring))
import json, game
print(told)
import game.rest, alone
try:
    import nothing
except ModuleNotFoundError as error:
    print(told, error)
"""
    run = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert run.stdout.split("\n")[:2] == ["[]", "['brought'] No module named 'nothing'"]
