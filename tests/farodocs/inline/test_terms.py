"""Links to words: real ones; an unknown word is told with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest
from markdown import Markdown

from farodocs import folders
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
