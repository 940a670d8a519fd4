"""What the page *The engine in your own page* tells others to write does what it says, word for word."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from farodocs.browser import bundle, find_node, wheel
from farodocs.folders import DOCS, ROOT
from farodocs.parts.addresses import site, with_addresses
from farodocs.setup.browser import FLAGS, NEEDED, find
from tests.farodocs.setup.bare_tree import pip_of
from tests.site_server import SiteServer

PAGE = DOCS / "library" / "own-page.md"
PACKAGES = ROOT / "build" / "pyodide-tests"
SECOND = 1_000  # ms


def written(language: str) -> list[str]:
    """The programs of the page in a language, with the addresses that a reader sees."""
    text = with_addresses(PAGE.read_text(encoding="utf-8"), PAGE)
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.M | re.S)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[SiteServer]:
    """What the site serves to others, at an address of its own."""
    bundle.bundle()
    folder = tmp_path / "site"
    for served in ("engine", "wheel"):
        shutil.copytree(DOCS / "assets" / served, folder / "assets" / served)
    with SiteServer(folder) as serving:
        yield serving


def test_the_page_of_html_deals_a_turn(server: SiteServer) -> None:
    [html] = [page for page in written("html") if page.startswith("<!doctype")]
    chromium = find()
    assert chromium, NEEDED
    (server.folder / "own.html").write_text(html.replace(site(), server.url), encoding="utf-8")
    with sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=chromium, args=FLAGS).new_page()
        page.goto(f"{server.url}own.html")
        page.get_by_text("in hand ann 94").wait_for(timeout=60 * SECOND)


def test_micropip_installs_the_wheel_by_its_address(server: SiteServer) -> None:
    program = written("python")[0].replace(site(), server.url)
    assert PACKAGES.is_dir(), "micropip is missing; `make build/pyodide-tests/.installed` brings it"
    command = [find_node(), "tests/pyodide/install_under_node.mjs", ".", str(PACKAGES)]
    run = subprocess.run(command, input=program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout.strip().splitlines()[-1:]) == (0, ["33/1666"]), run.stderr[-2000:]


def test_pip_installs_the_wheel_into_a_new_environment(tmp_path: Path) -> None:
    [command] = written("sh")
    address = f"{site()}{wheel.find().relative_to(DOCS).as_posix()}"
    assert address in command
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "new")], check=True)
    python = str(tmp_path / "new" / "bin" / "python")
    told = shlex.split(command.replace(address, str(wheel.find())))
    with_pip = os.environ | pip_of("pip-26")
    subprocess.run([python, *told[1:], "--no-index", "--no-deps"], env=with_pip, check=True, capture_output=True)
    program = [python, "-I", "-c", written("python")[1]]
    assert subprocess.run(program, cwd=tmp_path, check=True, capture_output=True, text=True).stdout == "94\n"


def test_nobody_is_told_to_install_what_another_project_calls_faro() -> None:
    pages = (path.read_text(encoding="utf-8") for path in DOCS.rglob("*.md"))
    assert [
        line for text in pages for line in text.splitlines() if re.search(r"\binstall (?:-\S+ )*faro\b", line)
    ] == []
