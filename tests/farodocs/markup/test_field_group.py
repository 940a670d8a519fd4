"""Groups of fields."""

from __future__ import annotations

from farodocs.markup.field_group import field_group


def test_the_name_of_a_group_is_said_once() -> None:
    assert field_group('class="a"', 'Left & "right"', "<p>Fields</p>") == (
        '<fieldset class="a" aria-label="Left &amp; &quot;right&quot;">'
        '<legend aria-hidden="true">Left &amp; &quot;right&quot;</legend><p>Fields</p></fieldset>'
    )
