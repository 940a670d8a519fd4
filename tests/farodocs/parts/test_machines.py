from __future__ import annotations

import json
from pathlib import Path

import pytest

from farodocs.parts import machines

WHERE = {"day": "2026-11-26", "python": "3.11.2", "system": "Debian 12"}


def test_a_row_a_machine_with_what_came_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cases = {
        "zip": {"what": "A ZIP", "ended": "well", "told": "linted and built", **WHERE},
        "again": {"what": "The same again", "ended": "well", "told": "linted and built", **WHERE},
        "path": {"what": "An odd path", "ended": "broken", "told": "make site ended with 2", **WHERE, "python": "3.12"},
        "no-python": {"what": "No Python", "ended": "absent", "told": "no git", **WHERE, "python": ""},
    }
    (tmp_path / "machines.json").write_text(json.dumps(cases), encoding="utf-8")
    monkeypatch.setattr(machines, "FILE", tmp_path / "machines.json")
    wanted, _, open_div, *rows = machines.table().splitlines()
    assert wanted == "Not to be had there, and so not tried: No Python."
    assert open_div.startswith("<div ")
    assert rows[3] == "| An odd path | **failed**: make site ended with 2 (Python 3.12) |"
    fold = rows.index("<summary>The 2 on which it went well</summary>")
    assert rows[fold + 2] == "Tried on Debian 12, Python 3.11.2, 2026-11-26, where no row says otherwise."
    assert [row for row in rows[fold:] if row.startswith("| A ZIP") or row.startswith("| The same")] == [
        "| A ZIP | linted and built |",
        "| The same again | linted and built |",
    ]
