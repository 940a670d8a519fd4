"""A file so broken that the rest cannot be read is told in one line, in a tree of its own, and without a traceback."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from mkdocs.config import load_config
from mkdocs.exceptions import ConfigurationError

from farodocs.folders import ROOT
from farodocs.lint import site
from farodocs.lint.site import no_yaml

STUSS, SOURCES = "engine/faro/rulebooks/stuss.toml", "glossary/sources.toml"
DEAL = b'[rules.deal]\nvalue = "pocket"'

BROKEN = {
    "a value that a rule has not": (
        STUSS,
        DEAL,
        DEAL.replace(b"pocket", b"pokcet"),
        "rules.deal.value cannot be 'pokcet'; did you mean 'pocket'?",
    ),
    "data in Latin-1": (
        SOURCES,
        b"title",
        "# f\N{LATIN SMALL LETTER U WITH DIAERESIS}r\ntitle".encode("latin-1"),
        "is no UTF-8: it holds the byte 0xfc; save the file as UTF-8",
    ),
    "HTML in a word": (
        "glossary/terms/copper.toml",
        b'headword = "Copper',
        b'headword = "Copper<img src=x onerror=alert(1)>',
        "data are text, and '<img' is HTML; write it as Markdown",
    ),
    "a page in Latin-1": (
        "docs/rules/paying.md",
        b"title",
        "# f\N{LATIN SMALL LETTER U WITH DIAERESIS}r\ntitle".encode("latin-1"),
        "is no UTF-8: it holds the byte 0xfc; save the file as UTF-8",
    ),
}


@pytest.mark.parametrize(("file", "good", "bad", "says"), BROKEN.values(), ids=BROKEN)
def test_a_broken_file_is_one_line(file: str, good: bytes, bad: bytes, says: str, tmp_path: Path) -> None:
    for folder in ("farodocs", "engine", "glossary", "docs"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("assets", "__pycache__"))
    path = tmp_path / file
    assert good in path.read_bytes()
    path.write_bytes(path.read_bytes().replace(good, bad, 1))
    run = subprocess.run(
        [sys.executable, "-m", "farodocs.lint"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (tmp_path, tmp_path / "engine")))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1
    [line] = run.stderr.splitlines()
    assert line.startswith(f"{file}:")
    assert says in line


def test_a_configuration_that_is_no_yaml_is_told_by_its_line(tmp_path: Path) -> None:
    (tmp_path / "mkdocs.yml").write_text("site_name: Faro\ntheme:\n  name: [material\nnav: x\n", encoding="utf-8")
    with pytest.raises(ConfigurationError) as refused:
        load_config(str(tmp_path / "mkdocs.yml"))
    assert no_yaml(refused.value) == "mkdocs.yml:4: is no YAML: expected ',' or ']', but got ':'"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "mkdocs.yml:1: site_name: Required configuration not provided."),
        ("site_name: Faro\nnav: 5\n", "mkdocs.yml:2: nav: Expected nav to be a list, got a int: 5"),
        ("site_name: Faro\n\nnavv: 5\n", "mkdocs.yml:3: navv: Unrecognised configuration name: navv"),
    ],
)
def test_a_setting_that_mkdocs_refuses_is_told_by_its_line(
    text: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "ROOT", tmp_path)
    (tmp_path / "mkdocs.yml").write_text(text, encoding="utf-8")
    assert says in site.site_faults()
