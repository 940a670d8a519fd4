"""What every fence with a head refuses, and that a refusal stops the build."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from farodocs.markup.fence_head import Fence, one_of, refuse_lines, refuse_unknown
from farodocs.markup.mistakes import Placed


def fence(draw: Callable[[dict[str, str]], str]) -> Fence:
    return Fence("faro-x", "box", ("of",), "nothing stands", lambda given, *_: draw(given))


def test_what_is_made_stands_in_a_box_that_is_not_searched() -> None:
    html = fence(lambda given: f"<p>{given['of'] + '!'}</p>").on_page("", "faro-x", {"of": 3}, Markdown())
    assert html == '<div class="box" data-search-exclude><p>3!</p></div>'


@pytest.mark.parametrize("error", [ValueError("of cannot be 3"), KeyError("of cannot be 3"), Placed("of cannot be 3")])
def test_a_refusal_is_of_the_kind_that_stops_the_build(error: Exception) -> None:
    def draw(given: dict[str, str]) -> str:
        raise error

    with pytest.raises(SuperFencesException, match=r"^of cannot be 3$"):
        fence(draw).on_page("", "faro-x", {}, Markdown())


def test_what_nobody_foresaw_stops_the_build_too_and_tells_of_what_kind_it_is() -> None:
    with pytest.raises(SuperFencesException, match=r"^TypeError: can't multiply"):
        fence(lambda given: given["of"] * given["of"]).on_page("", "faro-x", {"of": 3}, Markdown())  # type: ignore[operator]


def test_an_option_that_the_fence_does_not_have_is_refused() -> None:
    refuse_unknown({"of": "3"}, "faro-x", ("of", "title"))
    with pytest.raises(ValueError, match=r"^a faro-x fence has no option 'fo'; write of, title$"):
        refuse_unknown({"fo": "3"}, "faro-x", ("of", "title"))


def test_lines_are_refused() -> None:
    refuse_lines(" \n", "faro-x", "its book stands")
    with pytest.raises(ValueError, match=r"^a faro-x fence holds no lines; its book stands in its head$"):
        refuse_lines("soda Kd", "faro-x", "its book stands")


def test_an_option_is_one_of_a_few_and_the_first_where_it_is_left_out() -> None:
    assert one_of({}, "told", ("percent", "part")) == "percent"
    assert one_of({"told": "part"}, "told", ("percent", "part")) == "part"
    with pytest.raises(ValueError, match=r"^told cannot be 'parts'; did you mean 'part'\?$"):
        one_of({"told": "parts"}, "told", ("percent", "part"))
