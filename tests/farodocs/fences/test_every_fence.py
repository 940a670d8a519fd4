"""What every fence refuses, and that one is drawn for having its module: a new one has these tests with that."""

from __future__ import annotations

from pathlib import Path

import pytest
from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from farodocs import fences
from farodocs.markup.fence_head import Fence
from tests.farodocs.fence_on_page import Pages, said_of

FENCES = {fence.language: fence for fence in fences.fences()}
EVERY = pytest.mark.parametrize("fence", FENCES.values(), ids=FENCES)


def test_no_two_have_one_language() -> None:
    assert len(FENCES) == len([*fences.fences()])


@EVERY
def test_an_option_that_it_has_not_is_refused(fence: Fence) -> None:
    assert said_of(fence, {"zz": "1"}).startswith(f"a {fence.language} fence has no option 'zz'; ")


@EVERY
def test_lines_are_refused_where_none_are_read(fence: Fence) -> None:
    if fence.instead:
        assert said_of(fence, {}, "soda Kd") == (
            f"a {fence.language} fence holds no lines; {fence.instead} in its head"
        )


@EVERY
def test_what_is_wrong_on_a_page_stops_its_build(fence: Fence, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = f'# A page\n\n```{fence.language} zz="1"\n```\n'
    with pytest.raises(SuperFencesException, match=rf"^docs/page\.md:3: a {fence.language} fence has no option 'zz'"):
        Pages(tmp_path, monkeypatch).convert(page)


def test_the_extension_says_what_it_stands_behind() -> None:
    with pytest.raises(ValueError, match=r"pymdownx\.superfences finds; name that before it$"):
        Markdown(extensions=["farodocs.fences"])


def test_logs_and_positions_are_coloured() -> None:
    md = Markdown(extensions=["pymdownx.highlight", "pymdownx.superfences", "farodocs.fences"])
    html = md.convert("```faro-log\nbet ann 6 on 7\n```\n\n```faro-position\nfaro1 meyer deal=Kd\n```")
    assert '<span class="k">bet</span>' in html
    assert '<span class="na">deal</span>' in html
