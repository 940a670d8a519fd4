"""Links to words: real ones, from any page, in both generators; an unknown word stops the build, with file and line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from markdown import Markdown

from farodocs import folders
from farodocs.folders import ENGINE, ROOT
from farodocs.inline.terms import UnknownTerm


def convert(text: str) -> str:
    return Markdown(extensions=["farodocs.inline.terms", "tables"]).convert(text)


def link(words: str, slug: str = "hockelty") -> str:
    return f'<faro-term><a href="glossary/{slug}.md">{words}</a></faro-term>'


@pytest.mark.parametrize(
    ("written", "html"),
    [
        ("[[hockelty]]", link("hockelty")),
        ("[[Hocly]]", link("Hocly")),
        ("[[hockelty|the *last* card]]", link("the <em>last</em> card")),
        ("**[[hockelty]]**", f"<strong>{link('hockelty')}</strong>"),
        ("[[hockelty|A & B]]", link("A &amp; B")),
        ("[[paroli]]", link("paroli", "paroli").replace('">', '" lang="fr">')),
        ("[[couche|couches]]", link("couches", "couche").replace('">', '" lang="fr">')),
        ("[[livre|book]]", link("book", "livre")),
    ],
)
def test_a_word_becomes_a_link(written: str, html: str) -> None:
    assert convert(written) == f"<p>{html}</p>"


@pytest.mark.parametrize("written", ["`[[hockelty]]`", "    [[hockelty]]", "\\[[hockelty]]", "[hockelty](x.md)"])
def test_code_and_what_is_escaped_are_left_alone(written: str) -> None:
    assert "faro-term" not in convert(written)


def test_in_a_table() -> None:
    assert link("hockelty") in convert("| a | b |\n|---|---|\n| [[hockelty]] | c |\n")


def test_an_unknown_word_is_told_with_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "DOCS", tmp_path / "docs")
    (tmp_path / "docs").mkdir()
    text = "# A page\n\nA [[hockelty]] and a [[hokelty|word]].\n"
    (tmp_path / "docs" / "page.md").write_text(text, encoding="utf-8")
    with pytest.raises(
        UnknownTerm, match=r"^docs/page\.md:3: the glossary has no word 'hokelty'; did you mean 'hockelty'\?$"
    ):
        convert(text)


CONFIG = """
site_name: A small site
site_url: http://127.0.0.1:8000/under/
theme:
  name: material
plugins: []
markdown_extensions:
  - farodocs.inline.terms
"""
GENERATORS = {
    "mkdocs": ["mkdocs", "build", "--strict"],
    "zensical": ["zensical", "build", "-f", "mkdocs.yml", "--strict"],
}


def built(folder: Path, generator: str, page: str) -> subprocess.CompletedProcess[str]:
    """Build a small site with this tree’s extension and data."""
    for name in ("farodocs", "glossary"):
        shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True)
    (folder / "mkdocs.yml").write_text(CONFIG, encoding="utf-8")
    (folder / "docs" / "glossary").mkdir(parents=True)
    (folder / "docs" / "rules" / "bets").mkdir(parents=True)
    for path, text in {"index": "# Home\n", "glossary/hockelty": "# Hockelty\n", "rules/bets/one": page}.items():
        (folder / "docs" / f"{path}.md").write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", *GENERATORS[generator]],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ENGINE)])},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.mark.parametrize("generator", GENERATORS)
def test_the_generator_resolves_the_link(generator: str, tmp_path: Path) -> None:
    run = built(tmp_path, generator, "# One\n\nThe [[hockelty]].\n")
    assert run.returncode == 0, run.stdout + run.stderr
    html = (tmp_path / "site" / "rules" / "bets" / "one" / "index.html").read_text(encoding="utf-8")
    assert '<faro-term><a href="../../../glossary/hockelty/">hockelty</a></faro-term>' in html


@pytest.mark.parametrize("generator", GENERATORS)
def test_the_generator_stops_at_an_unknown_word(generator: str, tmp_path: Path) -> None:
    run = built(tmp_path, generator, "# One\n\nThe [[hokelty]].\n")
    assert run.returncode != 0, "the site was built with a word that the glossary does not have"
    assert "docs/rules/bets/one.md:3: the glossary has no word 'hokelty'" in run.stdout + run.stderr
