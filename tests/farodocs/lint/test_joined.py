"""The words of a name have a space between them on either side of an element's end."""

from __future__ import annotations

import pytest

from farodocs.lint.joined import joined


@pytest.mark.parametrize(
    ("html", "read"),
    [
        ("<h2>Go on with lesson <b>0</b><span>Thirty seconds</span></h2>", "0Thirty"),
        ('<a href="x"><span>The turn</span>Book by book</a>', "turnBook"),
        ("<button>the <em>soda</em><b>Hock</b></button>", "sodaHock"),
    ],
)
def test_two_words_without_a_space_are_found(html: str, read: str) -> None:
    assert [*joined(html)] == [read]


@pytest.mark.parametrize(
    "html",
    [
        "<h2>lesson <b>0</b> <span>Thirty seconds</span></h2>",
        "<p>One line</p><p>Another</p>",
        "<li>soda</li><li>Hock</li>",
        "<a><b>Hoyle</b>’s laws</a>",
        "<div><span>6</span><span>Ann</span></div>",
        "<button><span>10</span><span>9</span></button>",
    ],
)
def test_what_is_apart_is_left_alone(html: str) -> None:
    assert [*joined(html)] == []
