"""The text of a page is the same without its indentation, but for what shows its spaces or is known by a hash."""

from __future__ import annotations

import pytest

from farodocs.make.page_text import slim, with_numbered_notes


@pytest.mark.parametrize(
    ("html", "slimmer"),
    [
        ("<p>\n\n   A word  and\n   another\n</p>", "<p>\nA word  and\nanother\n</p>"),
        ("<pre>\n  a\n\n  b</pre>\n\n<p>", "<pre>\n  a\n\n  b</pre>\n<p>"),
        ("<b>\n <script>\n  a\n</script>\n  </b>", "<b>\n<script>\n  a\n</script>\n</b>"),
        ('<link rel="unused" href="a.css">\n\n<i>', "\n<i>"),
        ('<meta name="generator" content="a, b"><p>', "<p>"),
        (
            '<script>{"base": ".", "features": ["navigation.instant"], "a": 1}</script>',
            '<script>{"base": ".", "a": 1}</script>',
        ),
        ('<svg xmlns="http://www.w3.org/2000/svg" role="img">', '<svg role="img">'),
        ('<script>a = `<b markdown="0">`</script>', '<script>a = `<b markdown="0">`</script>'),
        ('<figure class="a" markdown="0" id="b"> markdown="0"', '<figure class="a" id="b"> markdown="0"'),
    ],
)
def test_a_page_is_told_in_fewer_letters(html: str, slimmer: str) -> None:
    assert slim(html) == slimmer


def test_notes_are_known_by_their_numbers_wherever_they_are_named() -> None:
    noted = '<sup id="fnref:ashton"><a href="#fn:ashton">1</a></sup><sup id="fnref2:ashton"></sup><b id="fnord"></b>'
    notes = '<li id="fn:ashton"><a href="#fnref:ashton"><a href="#fnref2:ashton"></li><li id="fn:quinn"></li>'
    assert with_numbered_notes(noted + notes) == (noted + notes).replace("ashton", "1").replace("quinn", "2")
