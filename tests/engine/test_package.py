"""The engine as a package: its texts do what they say, name what is public, and it installs on a clean machine."""

from __future__ import annotations

import ast
import re
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path

import pytest

import faro
from farodocs.browser import wheel
from farodocs.fences.program import LANGUAGE, parted
from farodocs.folders import DOCS, ENGINE, ROOT
from farodocs.markup import examples
from farodocs.parts.engine import GROUPS
from tests.machines.machine import Absent, python_of

README = ENGINE / "README.md"
PRINTS = (README, *(DOCS / "library" / f"{name}.md" for name in ("million-deals", "agents")))
"""Texts whose programs are run, where a text below says what they print."""
PROGRAM = re.compile(r"^```python\n(.*?)^```$(?:\n+^```text\n(.*?)^```$)?", re.M | re.S)
"""A program, and where a text follows it what it prints."""
ADAPTERS = ("faro.agents.aec.FaroEnv", "faro.agents.spiel")
"""What is public and stands in no door, for it wants a library of its own."""
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def programs(path: Path) -> list[tuple[str, str]]:
    """The programs of a page, each with what it prints, as the page has it."""
    return [(code, said) for code, said in PROGRAM.findall(path.read_text(encoding="utf-8"))]


def run_programs(path: Path) -> list[str]:
    """The programs of a page that its build runs, and holds to what they print."""
    return [parted(fence.log)[0] for fence in examples.of_page(path, LANGUAGE)]


def taken(program: str) -> Iterator[str]:
    """What a program takes of the engine; a room of it by its dotted name."""
    for node in ast.walk(ast.parse(program)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "faro":
            yield from (alias.name if node.module == "faro" else f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("faro."))


def slow_where_long(program: str) -> pytest.MarkDecorator | tuple[()]:
    """A million deals take some seconds."""
    return pytest.mark.slow if "1_000_000" in program else ()


@pytest.mark.parametrize(
    ("program", "said"),
    [
        pytest.param(*each, marks=slow_where_long(each[0]), id=f"{path.stem}-{at}")
        for path in PRINTS
        for at, each in enumerate(programs(path))
        if each[1]
    ],
)
def test_a_program_prints_what_stands_below_it(program: str, said: str) -> None:
    out = StringIO()
    with redirect_stdout(out):
        exec(program, {})
    assert printed(out.getvalue()) == said.splitlines()


def printed(said: str) -> list[str]:
    """What a program printed, as a page has it."""
    return [line.rstrip() for line in said.strip("\n").splitlines()]


def test_a_prompt_offers_every_public_name() -> None:
    assert {*faro.__all__} <= {*dir(faro)}


def test_what_readme_and_pages_import_is_public() -> None:
    pages = [README, ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
    shown = [*(group.program for group in GROUPS), *(code for page in pages for code, _ in programs(page))]
    shown += [code for page in pages for code in run_programs(page)]
    assert len(shown) > len(GROUPS)
    assert {name for program in shown for name in taken(program) if not is_public(name)} == set()


def is_public(name: str) -> bool:
    """Whether a name is offered by the package, or by the door of one of its rooms."""
    room, _, inside = name.rpartition(".")
    if name in ADAPTERS:
        return True
    if not room:
        return name in (*faro.__all__, "__version__")
    return room.count(".") == 1 and inside in import_module(room).__all__


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The sources packed, and the wheel that was built of these."""
    return wheel.build(tmp_path_factory.mktemp("package"))


@pytest.mark.slow
def test_the_wheel_of_the_packed_sources_is_that_of_the_tree(built: list[Path], tmp_path: Path) -> None:
    of_sources, sources = built
    [of_tree] = wheel.build(tmp_path, "--wheel")
    assert of_sources.name == f"faro_bank-{faro.__version__}-py3-none-any.whl"
    assert of_sources.read_bytes() == of_tree.read_bytes()
    with zipfile.ZipFile(of_tree) as archive:
        assert {name.partition("/")[0] for name in archive.namelist()} == {
            "faro",
            f"faro_bank-{faro.__version__}.dist-info",
        }
        assert "faro/py.typed" in archive.namelist()
        metadata = archive.read(f"faro_bank-{faro.__version__}.dist-info/METADATA").decode()
    assert not re.search(r"^Requires-Dist: (?!.*extra ==)", metadata, re.M)
    with tarfile.open(sources) as packed:
        inside = {name.partition("/")[2] for name in packed.getnames()}
    assert {"LICENSE", "README.md", "CHANGELOG.md", "pyproject.toml", "faro/py.typed"} <= inside


@pytest.mark.slow
@pytest.mark.parametrize("version", PYTHONS)
@pytest.mark.parametrize("kind", ["wheel", "sources"])
def test_it_installs_and_deals_in_a_clean_environment(
    version: str, kind: str, built: list[Path], tmp_path: Path
) -> None:
    try:
        base = python_of(version)
    except Absent as absent:
        pytest.skip(str(absent))
    of_wheel, sources = built
    subprocess.run([base, "-m", "venv", tmp_path / "new"], check=True)
    python = tmp_path / "new" / "bin" / "python"
    file = of_wheel if kind == "wheel" else sources
    alone = ["--no-index", "--no-deps"] if kind == "wheel" else ["--no-deps"]
    subprocess.run([python, "-m", "pip", "install", "--quiet", *alone, file], check=True)
    for program, said in programs(README):
        if not slow_where_long(program):
            run = subprocess.run(
                [python, "-I", "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
            )
            assert printed(run.stdout) == said.splitlines()
    asked = "import faro, importlib.metadata as m; print(faro.__version__ == m.version('faro-bank'), faro.__file__)"
    told = subprocess.run([python, "-I", "-c", asked], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert told.startswith(f"True {tmp_path}")
