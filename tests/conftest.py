"""What every test may use: golden files, the built site, and a Hypothesis that tries the same cases on every run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from difflib import unified_diff
from fcntl import LOCK_EX, flock
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")

pytest_plugins = ["tests.longest"]

ROOT = Path(__file__).resolve().parent.parent
TRIED = ROOT / "docs" / "library" / "tried.json"
"""How often each thing was tried that the page *What has been tried* tells of."""

ENGINE = ROOT / "docs" / "assets" / "engine" / "manifest.json"
# Nobody is there: each worker that serves the site puts its own address in its place.
BUILT_FOR = "http://site.invalid/"

ORDER = {"engine": 0, "browser": 2}
"""The engine's tests first: what they find, the others would find again, and later. The browser's come last."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: ORDER.get(item.path.relative_to(ROOT / "tests").parts[0], 1))


def pytest_xdist_auto_num_workers() -> int:
    """Half as many again as there are cores: a test of the browser waits for half of its time."""
    return 3 * (os.cpu_count() or 1) // 2


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="rewrite the golden files instead of comparing with them")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[Path, str], None]:
    """Compare a text with its golden file, or rewrite the file under `--golden`."""

    def compare(path: Path, text: str) -> None:
        where = path.relative_to(ROOT)
        if request.config.getoption("--golden"):
            path.write_text(text, encoding="utf-8")
            return
        if not path.is_file():
            pytest.fail(f"{where} does not exist: write it with 'make golden' and read it before you keep it")
        kept = path.read_text(encoding="utf-8")
        if kept != text:
            difference = unified_diff(
                kept.splitlines(), text.splitlines(), f"{where} (kept)", f"{where} (now)", lineterm="", n=2
            )
            pytest.fail("\n".join(["'make golden' rewrites it, if this is meant:", *difference]), pytrace=False)

    return compare


@pytest.fixture
def tried(request: pytest.FixtureRequest) -> Callable[[str, int], None]:
    """Note how often something was tried and held: the page tells the same, or is rewritten under `--golden`."""

    def note(what: str, count: int) -> None:
        kept = json.loads(TRIED.read_text(encoding="utf-8"))
        if request.config.getoption("--golden"):
            TRIED.write_text(json.dumps({**kept, what: count}, indent=1, sort_keys=True) + "\n", encoding="utf-8")
        elif kept.get(what) != count:
            pytest.fail(
                f"{TRIED.name} tells {kept.get(what)} of {what}, and {count} were tried: 'make golden' rewrites it"
            )

    return note


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The files of the site, built once a run, by the worker that is the first to need them."""
    if not ENGINE.is_file():
        pytest.fail("the engine of the site is not built; 'make test' builds it")
    mine = tmp_path_factory.getbasetemp()
    shared = mine if worker_id == "master" else mine.parent
    with (shared / "site.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not (built := shared / "site").is_dir():
            unfinished = str(shared / "unfinished")
            for step in (
                ("mkdocs", "build", "--strict", "--site-dir", unfinished),
                ("farodocs.make.published", unfinished),
            ):
                run = subprocess.run(
                    [sys.executable, "-m", *step],
                    cwd=ROOT,
                    env=os.environ | {"SITE_URL": BUILT_FOR, "DISABLE_MKDOCS_2_WARNING": "true"},
                    check=False,
                    capture_output=True,
                    text=True,
                )
                assert run.returncode == 0, f"the site was not built:\n{run.stdout}{run.stderr}"
            (shared / "unfinished").rename(built)
    return built
