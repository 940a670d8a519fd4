"""Sites of a few pages, built by either generator with this tree's fences and engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from farodocs.folders import ENGINE, ROOT

CONFIG = """
site_name: A small site
site_url: http://127.0.0.1:8000/below/
theme:
  name: material
plugins: []
hooks:
  - farodocs/make/hooks.py
markdown_extensions:
  - farodocs.inline.citing
  - farodocs.inline.facts
  - farodocs.inline.terms
  - pymdownx.superfences
  - farodocs.fences
"""
GENERATORS = {"mkdocs": ["mkdocs", "build", "--strict"], "zensical": ["zensical", "build", "-f", "mkdocs.yml"]}

ONE_AFTER_ANOTHER = """
import importlib, os, pathlib, runpy, shutil, sys
count, *sys.argv = sys.argv[1:]
for name in ("farodocs.fences", "farodocs.inline", "material", f"{sys.argv[0]}.__main__"):
    importlib.import_module(name)
for number in map(pathlib.Path, map(str, range(int(count)))):
    (number / "docs").rename("docs")
    if not (child := os.fork()):
        for stream in (1, 2):
            os.dup2(os.open(number / "said", os.O_CREAT | os.O_WRONLY | os.O_APPEND), stream)
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
        sys.exit()
    (number / "code").write_text(str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])))
    for made in ("docs", "site"):
        if pathlib.Path(made).exists():
            pathlib.Path(made).rename(number / made)
    shutil.rmtree(".cache", ignore_errors=True)
"""
"""A generator with what is behind it is imported once, and runs for each site in a process of its own."""


@dataclass(frozen=True)
class Built:
    """What became of a site: the exit code, what was said, and where its pages are."""

    code: int
    said: str
    site: Path

    def page(self, path: str) -> Path:
        """Where a page is, by its path without the suffix."""
        return self.site / (f"{path}.html" if path.endswith("index") else f"{path}/index.html")


def at_home(folder: Path) -> dict[str, str]:
    """The environment in which a folder with a copy of the glue runs that, with this tree's engine."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ENGINE)])}


def built(folder: Path, generator: str, sites: Sequence[Mapping[str, str]]) -> list[Built]:
    """Build sites in a folder, one after another, each from its pages by path without the suffix."""
    for name in ("farodocs", "glossary"):
        shutil.copytree(ROOT / name, folder / name)
    (folder / "mkdocs.yml").write_text(CONFIG, encoding="utf-8")
    for number, pages in enumerate(sites):
        for path, page in pages.items():
            file = folder / str(number) / "docs" / f"{path}.md"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(page, encoding="utf-8")
    command = [sys.executable, "-c", ONE_AFTER_ANOTHER, str(len(sites)), *GENERATORS[generator]]
    subprocess.run(command, cwd=folder, env=at_home(folder), check=True, timeout=120)
    kept = [folder / str(number) for number in range(len(sites))]
    return [Built(int((one / "code").read_text()), (one / "said").read_text("utf-8"), one / "site") for one in kept]
