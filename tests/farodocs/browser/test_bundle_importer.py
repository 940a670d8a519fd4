"""The importer of the bundle, in this Python: it brings every module of a zip, and leaves the others alone."""

from __future__ import annotations

import dataclasses
import marshal
import subprocess
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path

import pytest

from farodocs.browser.bundle_inside import METHODS, Methods
from farodocs.folders import ROOT

MODULES = {
    "sitecustomize": (ROOT / "farodocs" / "browser" / "bundle_importer.py").read_text(encoding="utf-8"),
    "game/__init__": "name = __name__",
    "game/cards": "from game import name\nfour = 4",
    "alone": "",
}


def compiled(source: bytes, filename: str) -> bytes:
    """A .pyc."""
    return MAGIC_NUMBER + bytes(12) + marshal.dumps(compile(source, filename, "exec", dont_inherit=True))


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    path = tmp_path / "library.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as file:
        for name, source in MODULES.items():
            file.writestr(f"{name}.pyc", compiled(source.encode(), f"{path}/{name}.py"))
    return path


def run(archive: Path, source: str) -> str:
    """What a program prints that has the zip on its path and was started with its importer."""
    program = f"import sys; sys.path.insert(0, {str(archive)!r}); import sitecustomize\n{source}"
    done = subprocess.run([sys.executable, "-S", "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("module", ["game", "game.cards", "alone"])
def test_a_module_of_the_zip_is_brought_by_the_importer_and_says_where_it_lies(archive: Path, module: str) -> None:
    told = "type(module.__loader__).__name__, module.__file__.endswith('.pyc'), hasattr(module, '__path__')"
    said = run(archive, f"import importlib; module = importlib.import_module({module!r}); print({told})")
    assert said == f"Library True {module == 'game'}"


def test_a_module_finds_its_package(archive: Path) -> None:
    assert run(archive, "from game.cards import four, name; print(four, name)") == "4 game"


def test_any_other_module_comes_as_it_always_did(archive: Path) -> None:
    assert run(archive, "import json; print(type(json.__loader__).__name__)") != "Library"
    assert run(archive, "try:\n import game.bank\nexcept ImportError as error: print(error.name)") == "game.bank"


def test_what_lies_beside_the_modules_of_a_lent_zip_is_read_when_the_zip_is_gone(archive: Path, tmp_path: Path) -> None:
    lent = tmp_path / "engine.whl"
    with zipfile.ZipFile(lent, "w", zipfile.ZIP_STORED) as file:
        file.writestr("bank/__init__.pyc", compiled(b"", "bank.py"))
        file.writestr("bank/rules/a.toml", "limit = 5")
    read = "entry = next((files('bank') / 'rules').iterdir()); print(entry.name, entry.read_text(encoding='utf-8'))"
    program = f"import os; sitecustomize.lend({str(lent)!r}); os.remove({str(lent)!r})\nimport bank"
    assert run(archive, f"{program}\nfrom importlib.resources import files; {read}") == "a.toml limit = 5"


CHECK = """
from dataclasses import dataclass
@dataclass(frozen=True, slots=True)
class Check:
    worth: int
"""
TEXTS = """
import sys
texts = []
sys.addaudithook(lambda event, heard: event == "compile" and texts.append(str(heard[0])))
from check import Check
is_compiled = any("__create_fn__" in text for text in texts)
print(Check(5), Check(5) == Check(worth=5), len({Check(1), Check(1)}), is_compiled)
"""


@pytest.mark.parametrize("is_written", [True, False])
def test_what_a_dataclass_would_compile_is_found_written_or_compiled(tmp_path: Path, is_written: bool) -> None:
    library = Path(dataclasses.__file__).read_bytes()
    with Methods() as methods:
        exec(CHECK, {"__name__": __name__})
    path = tmp_path / "library.zip"
    sources = {"sitecustomize": MODULES["sitecustomize"].encode(), "dataclasses": library, "check": CHECK.encode()}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as file:
        for name, source in sources.items():
            file.writestr(f"{name}.pyc", compiled(source, f"{path}/{name}.py"))
        file.writestr(METHODS, marshal.dumps({**methods} if is_written else {}))
    assert run(path, TEXTS) == f"Check(worth=5) True 1 {not is_written}"
