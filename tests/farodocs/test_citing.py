"""Citations: a key becomes the work’s name and a link to its entry; an unknown one stops the build, with its place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from markdown import Markdown

from farodocs import examples
from farodocs.citing import UnknownWork, cite, cited_in, named, works
from tests.farodocs.small_site import GENERATORS, built


def convert(text: str) -> str:
    return Markdown(extensions=["farodocs.citing", "footnotes", "tables"]).convert(text)


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
        ("as [@ashton-1898|*Mr* Ashton] prints it", f"as {link('ashton-1898', '<em>Mr</em> Ashton')} prints it"),
    ],
)
def test_a_key_becomes_the_name_of_the_work(written: str, html: str) -> None:
    assert convert(written) == f"<p>{html}</p>"


@pytest.mark.parametrize(
    ("work", "name"),
    [
        ({"title": "A Book; or, Two", "publisher": "House, York", "year": 1864}, ("", "A Book", " (1864)")),
        ({"title": "A Book", "publisher": "House, York"}, ("", "A Book", " (House, York)")),
        (
            {"author": "Ann", "title": "A Page", "publisher": "a.example", "year": 2005},
            ("Ann, ", "A Page", " (2005, a.example)"),
        ),
        ({"title": "The Star, 2 May 1864", "publisher": "House, York", "year": 1864}, ("", "The Star, 2 May 1864", "")),
        (
            {"title": "The Star, 2 May 1864", "publisher": "on the web", "year": 1864},
            ("", "The Star, 2 May 1864", " (on the web)"),
        ),
    ],
)
def test_a_website_is_named_and_no_year_twice(work: dict[str, Any], name: tuple[str, str, str]) -> None:
    assert named(work) == name


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


def test_a_citation_as_html_has_its_place_behind_it() -> None:
    name = "John Ashton, <cite>The History of Gambling in England</cite> (1898)"
    assert cite("ashton-1898", "page <2>", "../../") == (
        f'<a class="faro-work" href="../../library/sources/#ashton-1898">{name}</a>, page &lt;2&gt;'
    )


def test_every_kind_of_citation_is_found_in_a_source() -> None:
    text = f"[@meyer], as [@denexa|Denexa] has it, and {cite('matsell-1859', 'Copper', '../../')}"
    assert cited_in(text) == {"meyer", "denexa", "matsell-1859"}


def test_an_unknown_work_is_told_with_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examples, "DOCS", tmp_path / "docs")
    (tmp_path / "docs").mkdir()
    text = "# A page\n\nA.[^a]\n\n[^a]: In [@nobody-1864], page 2.\n"
    (tmp_path / "docs" / "page.md").write_text(text, encoding="utf-8")
    with pytest.raises(
        UnknownWork, match=r"^docs/page\.md:5: glossary/sources\.toml has no work 'nobody-1864'; add it$"
    ):
        convert(text)


@pytest.mark.parametrize("generator", GENERATORS)
def test_either_generator_resolves_the_link_and_stops_at_an_unknown_work(generator: str, tmp_path: Path) -> None:
    pages = {"index": "# Home\n", "library/sources": '# Sources\n\n<p id="ashton-1898">Ashton</p>\n'}
    run = built(tmp_path, generator, {**pages, "rules/bets/one": "# One\n\n[@ashton-1898]\n"})
    assert run.returncode == 0, run.stdout + run.stderr
    html = (tmp_path / "site" / "rules" / "bets" / "one" / "index.html").read_text(encoding="utf-8")
    assert 'href="../../../library/sources/#ashton-1898"' in html
    run = built(tmp_path, generator, {"rules/bets/one": "# One\n\n[@nobody]\n"})
    assert run.returncode != 0, "the site was built with a work that is not described"
    assert "docs/rules/bets/one.md:3: glossary/sources.toml has no work 'nobody'" in run.stdout + run.stderr
