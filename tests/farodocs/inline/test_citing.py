"""Citations: a key becomes the work’s name and a link to its entry; an unknown one stops the build, with its place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown import Markdown

from farodocs import folders
from farodocs.data.works import works
from farodocs.inline.citing import UnknownWork


def convert(text: str) -> str:
    return Markdown(extensions=["farodocs.inline.citing", "footnotes", "tables"]).convert(text)


def link(key: str, name: str, to: str = "library/sources.md") -> str:
    return f'<a class="faro-work" href="{to}#{key}">{name}</a>'


ASHTON = link("ashton-1898", "John Ashton, <cite>The History of Gambling in England</cite> (1898)")
HOYLE = link("american-hoyle-1864", "<cite>The American Hoyle</cite> (1864)")


@pytest.mark.parametrize(
    ("written", "html"),
    [
        ("[@ashton-1898], page 2.", f"{ASHTON}, page 2."),
        ("[@american-hoyle-1864] and [@ashton-1898]", f"{HOYLE} and {ASHTON}"),
        ("[@wikipedia]", link("wikipedia", "<cite>Wikipedia</cite>")),
        (
            "[@montmort-1713]",
            link(
                "montmort-1713",
                "Pierre Rémond de Montmort, "
                '<cite><span lang="fr">Essay d’analyse sur les jeux de hazard</span>, second edition</cite> (1713)',
            ),
        ),
        ("as [@ashton-1898|*Mr* Ashton] prints it", f"as {link('ashton-1898', '<em>Mr</em> Ashton')} prints it"),
    ],
)
def test_a_key_becomes_the_name_of_the_work(written: str, html: str) -> None:
    assert convert(written) == f"<p>{html}</p>"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("[@zauberbox].", "A bookseller’s note"),
        ("A.[^a]\n\n[^a]: [@zauberbox].", "A bookseller’s note"),
        ("So he says. [@zauberbox].", "A bookseller’s note"),
        ("A raid: [@zauberbox].", "A bookseller’s note"),
        ("[@meyer], and [@zauberbox].", "a bookseller’s note"),
    ],
)
def test_what_bears_no_title_is_described_with_a_capital_where_it_begins(written: str, said: str) -> None:
    assert f'#zauberbox">{said} on the facsimile of Faro Exposed (zauberbox.at)</a>' in convert(written)


def test_no_work_begins_small_or_says_its_year_twice() -> None:
    for key, work in works().items():
        said = re.sub("<[^>]+>", "", convert(f"[@{key}]"))
        assert not said[0].islower(), key
        assert said.count(str(work.get("year", "no year"))) < 2, said


def test_in_a_note_and_in_a_table() -> None:
    assert ASHTON in convert("A.[^a]\n\n[^a]: As\n    [@ashton-1898] says.\n")
    assert ASHTON in convert("| a | b |\n|---|---|\n| [@ashton-1898] | c |\n")


@pytest.mark.parametrize("written", ["`[@nobody]`", "    [@nobody]", "\\[@nobody]", "[a](x.md)"])
def test_code_and_what_is_escaped_are_left_alone(written: str) -> None:
    assert "faro-work" not in convert(written)


def test_an_unknown_work_is_told_with_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "DOCS", tmp_path / "docs")
    (tmp_path / "docs").mkdir()
    text = "# A page\n\nA.[^a]\n\n[^a]: In [@mr-x], page 2.\n"
    (tmp_path / "docs" / "page.md").write_text(text, encoding="utf-8")
    with pytest.raises(UnknownWork, match=r"^docs/page\.md:5: glossary/sources\.toml has no work 'mr-x'; add it$"):
        convert(text)
