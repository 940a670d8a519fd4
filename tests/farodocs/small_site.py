"""A site of a few pages, built by either generator with this tree's fences and engine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
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
  - pymdownx.superfences
  - farodocs.fences
"""
GENERATORS = {"mkdocs": ["mkdocs", "build", "--strict"], "zensical": ["zensical", "build", "-f", "mkdocs.yml"]}


def at_home(folder: Path) -> dict[str, str]:
    """The environment in which a folder with a copy of the glue runs that, with this tree's engine."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ENGINE)])}


def built(folder: Path, generator: str, pages: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Build a site in a folder of its own from its pages, by path without the suffix."""
    for name in ("farodocs", "glossary"):
        shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True)
    (folder / "mkdocs.yml").write_text(CONFIG, encoding="utf-8")
    for path, page in pages.items():
        file = folder / "docs" / f"{path}.md"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", *GENERATORS[generator]],
        cwd=folder,
        env=at_home(folder),
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
