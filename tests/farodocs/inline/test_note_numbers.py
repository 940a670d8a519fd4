"""In what order the notes of a page are numbered."""

from __future__ import annotations

import re

from markdown import markdown

PAGE = """
<div markdown>

<div markdown>
In a box.[^box]
</div>

</div>

| A table |
| --- |
| In it.[^table] |

After them,[^after] and of the box and the table once more.[^box][^table] The end.[^after]

[^after]: After.
[^box]: Box.
[^table]: Table.
"""


def converted() -> str:
    return markdown(
        PAGE,
        extensions=["footnotes", "md_in_html", "tables", "farodocs.inline.note_numbers"],
        extension_configs={"footnotes": {"USE_DEFINITION_ORDER": False}},
    )


def test_they_are_numbered_as_a_reader_meets_them() -> None:
    assert re.findall(r'href="#fn:(\w+)">(\d+)', converted()) == [
        ("box", "1"),
        ("table", "2"),
        ("after", "3"),
        ("box", "1"),
        ("table", "2"),
        ("after", "3"),
    ]


def test_numbers_side_by_side_are_not_read_as_one() -> None:
    assert re.sub("<[^>]*>", "", converted()).count("once more.1,2 The end.3") == 1


def test_the_notes_stand_in_that_order() -> None:
    html = converted()
    assert re.findall(r'<li id="fn:(\w+)">', html) == ["box", "table", "after"]
    assert re.findall(r"Jump back to footnote (\d+)", html) == ["1", "1", "2", "2", "3", "3"]
