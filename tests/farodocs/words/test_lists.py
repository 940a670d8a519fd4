from __future__ import annotations

from farodocs.words.lists import _list
from tests.farodocs.data.glossary.entries import soda


def test_what_a_line_holds_is_text_and_no_element() -> None:
    html = _list([soda(line="<script>alert(2)</script> & more.")])
    assert "&lt;script&gt;alert(2)&lt;/script&gt; &amp; more." in html
    assert "<script>" not in html
