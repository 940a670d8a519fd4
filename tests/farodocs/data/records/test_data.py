from __future__ import annotations

from farodocs.data.records.data import without_empty


def test_what_holds_nothing_is_left_out_at_every_depth_and_nought_and_no_stay() -> None:
    data = {"name": "Soda", "forms": (), "origin": None, "rows": ({"year": 0, "words": ""}, {"public": False})}
    assert without_empty(data) == {"name": "Soda", "rows": [{"year": 0}, {"public": False}]}
