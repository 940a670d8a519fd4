from __future__ import annotations

import json
from pathlib import Path

import pytest

from farodocs.parts import browsers


def test_a_row_a_journey_and_a_column_a_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = {
        "firefox": {"version": "firefox/153.7.0", "journeys": {"a word looked up": True, "a whole deal": False}},
        "webkit": {"version": "WebKitGTK 2.50.6", "journeys": {"a word looked up": True}},
    }
    (tmp_path / "browsers.json").write_text(json.dumps(tried), encoding="utf-8")
    monkeypatch.setattr(browsers, "FILE", tmp_path / "browsers.json")
    assert browsers.table().splitlines() == [
        "| Journey | Firefox 153.7.0 | WebKit 2.50.6 |",
        "|---|:-:|:-:|",
        "| A word looked up | yes | yes |",
        "| A whole deal | no | no |",
    ]
