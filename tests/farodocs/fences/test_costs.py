"""The chart of costs: what it shows; and that a chart or a table by cards left that is wrong stops the build."""

from __future__ import annotations

from pathlib import Path

import pytest
from pymdownx.superfences import SuperFencesException

from farodocs.fences import costs
from tests.farodocs.fence_on_page import Pages, said_of
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


def test_a_chart_is_called_by_what_it_shows() -> None:
    lines = "Calling the turn (Meyer): call meyer 5-6-7\nA single card: cost meyer Q\n"
    html = costs.render({"beside": "A single card"}, lines)
    assert ">Calling the turn costs 8 times what a single card does<" in html
    with pytest.raises(ValueError, match="no line of the chart is called 'A pair'"):
        costs.render({"beside": "A pair"}, lines)


def test_a_chart_that_runs_down_a_deal_keeps_its_order() -> None:
    html = costs.render({"title": "Two", "order": "given"}, "Later: gain pharaon 8 2\nFirst: gain pharaon 48 2\n")
    assert [*rows(html)] == ["Later", "First"]
    assert "2 bars, from First" in html


@pytest.mark.parametrize(
    ("options", "inside", "sentence"),
    [
        ({}, "A: cost meyer A", "a faro-costs fence needs a title"),
        ({"title": "x"}, "\n", "a faro-costs fence holds a line for each bar"),
        ({"title": "x"}, "cost meyer A", "the line 'cost meyer A' has no colon"),
        ({"title": "x"}, "A: cost meyer X", "the layout has no place called 'X'"),
        ({"title": "x"}, "A: printed 3", "'printed 3' is no question to the engine"),
    ],
)
def test_a_chart_that_is_wrong(options: dict[str, str], inside: str, sentence: str) -> None:
    assert sentence in said_of(costs.FENCE, options, inside)


@pytest.mark.parametrize(
    "written",
    ['```faro-costs title="x"\nA: cost meyer X\n```\n', '```faro-cards-left rules="meier"\n```\n'],
)
def test_what_is_wrong_stops_the_build_with_file_and_line(
    written: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SuperFencesException, match=r"^docs/page\.md:3: "):
        Pages(tmp_path, monkeypatch).convert(f"# A page\n\n{written}")
