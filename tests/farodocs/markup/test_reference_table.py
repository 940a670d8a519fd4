from __future__ import annotations

import re
from html import unescape
from xml.etree import ElementTree

from farodocs.markup.reference_table import choices, scroll_box

DRAWN = choices(
    "faro-filter",
    ".a > .b",
    {"kind": ("What", {"": "everything", "law": "laws & bans"}), "where": ("Where", {"": "anywhere"})},
    ("All {all}.", "{shown} of {all}."),
)


def test_a_wide_table_scrolls_in_a_box_that_has_a_name_and_takes_the_focus() -> None:
    box = ElementTree.fromstring(scroll_box('Q & "A"', "<table/>"))
    assert box.attrib == {"class": "faro-scroll", "role": "region", "aria-label": 'Q & "A"', "tabindex": "0"}
    assert [child.tag for child in box] == ["table"]


def test_choices_are_in_the_element_that_heeds_them() -> None:
    drawn = ElementTree.fromstring(DRAWN)
    assert drawn.attrib == {
        "data-search-exclude": "",
        "data-rows": ".a > .b",
        "data-whole": "All {all}.",
        "data-part": "{shown} of {all}.",
    }
    assert [child.tag for child in drawn] == ["form", "p"]


def test_every_choice_has_its_label_and_begins_with_no_choice() -> None:
    labels = dict(re.findall(r'<label for="([\w-]+)">(.*?)</label>', DRAWN))
    assert labels == {"choose-kind": "What", "choose-where": "Where"}
    for name in labels:
        (options,) = re.findall(rf'<select id="{name}"[^>]*>(.*?)</select>', DRAWN)
        assert options.startswith('<option value="">')
    assert "laws & bans" in unescape(DRAWN)
