"""The chart of costs: what it shows; and that a chart or a table by cards left that is wrong stops the build."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from farodocs import folders
from farodocs.fences import cards_left, costs
from farodocs.fences.fence import validator
from tests.farodocs.table_rows import rows


def test_a_chart_is_sorted_cheapest_first() -> None:
    html = costs.render(
        {"title": "Three"},
        "A call: call meyer 5-6-7\n\nTo win, to lose: heeled: cost meyer Q/9\nOdd: cost denexa odd\n",
    )
    assert rows(html) == {
        "Odd": ["−7.69\N{NO-BREAK SPACE}%"],
        "To win, to lose: heeled": ["1.77\N{NO-BREAK SPACE}%"],
        "A call": ["16.67\N{NO-BREAK SPACE}%"],
    }
    assert "3 bars, from Odd, −7.69\N{NO-BREAK SPACE}% of the stake, to A call, 16.67\N{NO-BREAK SPACE}%." in html


def test_a_chart_that_runs_down_a_deal_keeps_its_order() -> None:
    html = costs.render({"title": "Two", "order": "given"}, "Later: gain pharaon 8 2\nFirst: gain pharaon 48 2\n")
    assert [*rows(html)] == ["Later", "First"]
    assert "2 bars, from First" in html


@pytest.mark.parametrize(
    ("options", "inside", "sentence"),
    [
        ({}, "A: cost meyer A", "a faro-costs fence needs a title"),
        ({"title": "x", "y": "z"}, "A: cost meyer A", "a faro-costs fence has no option 'y'; write title"),
        ({"title": "x"}, "\n", "a faro-costs fence holds a line for each bar"),
        ({"title": "x"}, "cost meyer A", "the line 'cost meyer A' has no colon"),
        ({"title": "x"}, "A: cost meyer X", "the layout has no place called 'X'"),
        ({"title": "x"}, "A: printed 3", "'printed 3' is no question to the engine"),
    ],
)
def test_a_chart_that_is_wrong(options: dict[str, str], inside: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        costs.render(options, inside)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("faro-costs", '```faro-costs title="x"\nA: cost meyer X\n```\n'),
        ("faro-cards-left", '```faro-cards-left rules="meier"\n```\n'),
    ],
)
def test_what_is_wrong_stops_the_build_with_file_and_line(
    language: str, written: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "DOCS", tmp_path / "docs")
    (tmp_path / "docs").mkdir()
    page = f"# A page\n\n{written}"
    (tmp_path / "docs" / "page.md").write_text(page, encoding="utf-8")
    formatter = {"faro-costs": costs.formatter, "faro-cards-left": cards_left.formatter}[language]
    custom = {"name": language, "class": "x", "validator": validator, "format": formatter}
    markdown = Markdown(
        extensions=["pymdownx.superfences"], extension_configs={"pymdownx.superfences": {"custom_fences": [custom]}}
    )
    with pytest.raises(SuperFencesException, match=r"^docs/page\.md:3: "):
        markdown.convert(page)
