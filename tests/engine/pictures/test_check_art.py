"""The checks as they are drawn: each can be told from what it lies on."""

from __future__ import annotations

from xml.etree import ElementTree

from faro.pictures.check_art import check_symbols


def test_the_check_that_is_dark_all_round_has_a_light_edge_beyond_the_dark_one() -> None:
    drawn = ElementTree.fromstring(f"<svg>{check_symbols()}</svg>")
    light, dark = drawn.findall(".//g[@id='faro-check-100']/g")
    assert "ivory" in light.attrib["stroke"]
    for tag in ("path", "ellipse"):
        beyond, within = (float(part.find(tag).attrib["stroke-width"]) for part in (light, dark))  # type: ignore[union-attr]
        assert beyond > within
