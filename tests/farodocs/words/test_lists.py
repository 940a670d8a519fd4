from __future__ import annotations

import json

from markdown import Markdown
from mkdocs.utils.meta import get_data

from farodocs.folders import DOCS
from farodocs.words.json_data import TITLE
from farodocs.words.lists import _list
from tests.farodocs.data.glossary.entries import soda


def test_what_a_line_holds_is_text_and_no_element() -> None:
    html = _list([soda(line="<script>alert(2)</script> & more.")])
    assert "&lt;script&gt;alert(2)&lt;/script&gt; &amp; more." in html
    assert "<script>" not in html


def test_what_a_word_is_marked_with_is_no_text_and_the_language_of_a_word_stands() -> None:
    lines = _list([soda(language="fr"), soda()], marked=True)
    html = Markdown(extensions=["attr_list", "md_in_html"]).convert(lines)
    assert html.count('<li data-marks="') == 2
    assert "{" not in html
    assert "}" not in html


def test_the_page_of_all_words_names_the_set_as_every_word_does() -> None:
    _, head = get_data((DOCS / "glossary" / "index.md").read_text(encoding="utf-8"))
    assert json.loads(head["linked_data"])["name"] == TITLE
