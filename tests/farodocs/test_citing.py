"""Citations: a key becomes the work’s name and a link to its entry; an unknown one stops the build, with its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from markdown import Markdown

from farodocs import examples
from farodocs.citing import UnknownWork, cite, cited_in
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
        ("[@salon-des-jeux]", link("salon-des-jeux", "<cite>Salon des jeux</cite>")),
    ],
)
def test_a_key_becomes_the_name_of_the_work(written: str, html: str) -> None:
    assert convert(written) == f"<p>{html}</p>"


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


def test_both_kinds_of_citation_are_found_in_a_source() -> None:
    assert cited_in(f"[@meyer], and {cite('matsell-1859', 'Copper', '../../')}") == {"meyer", "matsell-1859"}


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
