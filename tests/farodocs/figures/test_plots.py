from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction as F
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from faro.odds.figures import as_percent
from farodocs.figures.plots import bars, histogram, lines

COSTS = [("a case", F(0)), ("a Queen", F(1, 50)), ("a cat, 1 < 2", F(1, 3))]
RESULTS = {-9: F(1, 10), -1: F(2, 10), 0: F(4, 10), 1: F(2, 10), 30: F(1, 10)}
GAINS = {"once": [(F(10), F(1, 10)), (F(52), F(1, 52))], "twice": [(F(10), F(1, 15))]}


def drawn_bars() -> str:
    return bars("What it costs", "Cheapest first.", COSTS)


def drawn_histogram() -> str:
    return histogram("Flat", "Most come out even.", RESULTS, edges=[-2, 0, 2, 4], axis="won or lost", mean=F(-1, 20))


def drawn_lines() -> str:
    return lines("By cards left", "It grows.", GAINS, axis="cards left")


ALL = pytest.mark.parametrize("drawn", [drawn_histogram, drawn_lines])


def texts(figure: ElementTree.Element, tag: str) -> list[str]:
    return [found.text or "" for found in figure.iter(tag) if tag.endswith(("text", "th", "td"))]


def svg(figure: ElementTree.Element, tag: str) -> list[ElementTree.Element]:
    return list(figure.iter(f"{{http://www.w3.org/2000/svg}}{tag}"))


@ALL
def test_a_plot_says_what_it_is_and_what_it_shows(drawn: Callable[[], str]) -> None:
    figure = ElementTree.fromstring(drawn())
    ids = {found.get("id"): found.text for found in figure.iter() if found.get("id")}
    picture = svg(figure, "svg")[0]
    assert picture.get("role") == "img"
    title, told = (picture.get("aria-labelledby") or "").split()
    assert ids[title] == figure.findtext("figcaption")
    assert (ids[told] or "").endswith(".")


@ALL
def test_a_plot_stays_within_its_frame(drawn: Callable[[], str]) -> None:
    figure = ElementTree.fromstring(drawn())
    picture = svg(figure, "svg")[0]
    _, _, width, height = map(float, (picture.get("viewBox") or "").split())
    for rect in svg(figure, "rect"):
        x, y, w, h = (float(rect.get(name) or "nan") for name in ("x", "y", "width", "height"))
        assert 0 <= x <= x + w <= width
        assert 0 <= y <= y + h <= height
    for text in svg(figure, "text"):
        assert 0 <= float(text.get("x") or "nan") <= width
        assert 0 <= float(text.get("y") or "nan") <= height


@ALL
def test_a_plot_has_no_colour_of_its_own(drawn: Callable[[], str]) -> None:
    assert "#" not in drawn()


def bar_of(row: ElementTree.Element) -> dict[str, float]:
    """The bar of a row, in the hundred of the width: where it begins and how long it is."""
    [bar] = row.iter("rect")
    return {name: float(bar.attrib[name].removesuffix("%")) for name in ("x", "width")}


def drawn_rows(html: str) -> list[ElementTree.Element]:
    return [row for row in ElementTree.fromstring(html).iter("tr") if next(row.iter("rect"), None) is not None]


def test_bars_are_as_long_as_their_values() -> None:
    none, queen, cat = (bar_of(row) for row in drawn_rows(drawn_bars()))
    assert none == {"x": 0, "width": 0}
    assert cat == {"x": 0, "width": 83.33}  # the scale goes on to its next tick, so that no bar runs past the last
    assert queen["width"] == 5


def test_what_wins_for_the_player_stands_on_the_other_side_of_the_line() -> None:
    html = bars("Odd", "Odd wins.", [("odd", F(-1, 13)), ("a Queen", F(1, 50))])
    odd, queen = (bar_of(row) for row in drawn_rows(html))
    assert odd["x"] + odd["width"] == pytest.approx(queen["x"], rel=1e-3)
    assert f'<line x1="{queen["x"]:g}%" x2="{queen["x"]:g}%"' in html
    assert ">−7.69\N{NO-BREAK SPACE}%<" in html


def test_the_scale_is_told_over_the_bars() -> None:
    figure = ElementTree.fromstring(drawn_bars())
    assert texts(figure, "text") == ["0", *(f"{tens}0\N{NO-BREAK SPACE}%" for tens in "1234")]
    assert len([line for line in figure.iter("line") if line.get("class") == "faro-tick"]) == 4 * len(COSTS)


def test_bars_that_are_folded_away_have_the_same_scale() -> None:
    html = bars("Two", "So.", [("a Queen", F(1, 50))], more=[("a call", F(1, 5))])
    queen, call = (bar_of(row) for row in drawn_rows(html))
    assert (queen["width"], call["width"]) == (10, 100)
    assert "<summary>1 more, by the same scale</summary>" in html


def test_the_label_the_bar_and_the_number_are_one_row() -> None:
    figure = ElementTree.fromstring(drawn_bars())
    assert texts(figure, "th") == ["Bet", "Cost", "a case", "a Queen", "a cat, 1 < 2"]
    assert [text for text in texts(figure, "td")[1:] if text] == [as_percent(cost) for _, cost in COSTS]
    assert figure.findtext("p") == "Cheapest first."


def test_every_result_is_in_one_bin() -> None:
    figure = ElementTree.fromstring(drawn_histogram())
    rows = texts(figure, "th")[2:]
    assert rows == ["below −2", "−2 to −1", "0 to 1", "2 to 3", "4 or more"]
    assert texts(figure, "td") == [as_percent(F(share, 10)) for share in (1, 2, 6, 0, 1)]
    assert "mean −0.05" in [text.text for text in svg(figure, "text")]


def test_results_in_halves_are_told_in_wholes() -> None:
    figure = ElementTree.fromstring(histogram("Halves", "So.", {-3: F(1)}, edges=[-4, -2, 0], axis="stakes", unit=2))
    assert texts(figure, "th")[2:] == ["below −2", "−2 to −1.5", "−1 to −0.5", "0 or more"]


def test_a_line_has_a_name_at_its_end_and_a_row_for_each_place() -> None:
    figure = ElementTree.fromstring(drawn_lines())
    assert texts(figure, "th") == ["cards left", "once", "twice", "10", "52"]
    assert texts(figure, "td") == [as_percent(F(1, 10)), as_percent(F(1, 15)), as_percent(F(1, 52)), "–"]
    assert {"once", "twice"} <= {text.text for text in svg(figure, "text")}


def test_names_that_would_meet_stand_apart() -> None:
    together = {name: [(F(0), F(0)), (F(1), F(1))] for name in ("one", "other", "third")}
    figure = ElementTree.fromstring(lines("Together", "All alike.", together, axis="x"))
    heights = [float(text.get("y") or 0) for text in svg(figure, "text") if text.text in together]
    assert sorted(heights) == heights
    assert all(low - high >= 13 for high, low in pairwise(heights))


def test_a_plot_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="something to show"):
        bars("Empty", "Nothing.", [])
    with pytest.raises(ValueError, match="two edges"):
        histogram("Empty", "Nothing.", RESULTS, edges=[0], axis="x")
