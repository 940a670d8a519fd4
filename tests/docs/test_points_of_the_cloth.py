"""A chip finds its point of the cloth by classes: the style sheet has each point of the layout, and no other."""

from __future__ import annotations

import re

from faro.base import SPOTS
from farodocs.folders import ASSETS

RULE = re.compile(r"^\.faro-([xy])(-?\d+) \{\n  --\1: (-?[\d.]+);\n\}", re.M)


def test_every_point_between_the_cards_has_its_rules() -> None:
    rules = {(axis, int(name)): float(value) for axis, name, value in RULE.findall((ASSETS / "faro.css").read_text())}
    points = [spot.at for spot in SPOTS.values() if spot.at and spot.kind not in ("flat", "high-card")]
    along = [one for point in points for one in zip("xy", point, strict=True)]
    wanted = {(axis, round(100 * value)): float(value) for axis, value in along}
    assert rules == wanted
