"""How fast it is: three numbers and their charts, then every figure with its target."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from farodocs.parts import speed


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    beside = (f"a {visit}, press to answer: {other}" for visit, others in speed.BESIDE.items() for other in others)
    names = [*speed.FELT, *beside]
    waits = [{"name": name, "value": 806, "unit": "ms", "target": "", "verdict": ""} for name in dict.fromkeys(names)]
    a_second = {"unit": "a second", "verdict": "missed", "name": "lines", "value": 72_692, "target": "at least 100,000"}
    met = {"unit": "ms", "verdict": "met", "name": "a turn", "value": 0.25, "target": "at most 1"}
    parts = {"Boot": {"on": "2026", "figures": waits}, "Engine": {"on": "2027", "figures": [a_second, met]}}
    (tmp_path / "speed.json").write_text(json.dumps(parts), encoding="utf-8")
    monkeypatch.setattr(speed, "FILE", tmp_path / "speed.json")


def test_what_a_reader_waits_for_stands_in_seconds_beside_what_others_need() -> None:
    felt = speed.felt()
    assert felt.count("<dd>0.8\N{NO-BREAK SPACE}s</dd>") == len(speed.FELT)
    assert felt.count('<th scope="row">this site</th>') == len(speed.BESIDE)


def test_the_charts_of_both_visits_have_one_scale() -> None:
    parts = json.loads(speed.FILE.read_text(encoding="utf-8"))
    slow = next(one for one in parts["Boot"]["figures"] if one["name"].startswith("a first visit, press"))
    slow["value"] = 2_015
    speed.FILE.write_text(json.dumps(parts), encoding="utf-8")
    first, later = speed.felt().split("<figure")[1:]
    # The scale ends on the next round number.
    assert 'width="80.6%"' in first
    assert 'width="80.6%"' not in later
    assert later.count('width="32.24%"') == len(speed.BESIDE["later visit"])


def test_what_was_met_is_counted_and_what_was_missed_stands_open_before_the_others() -> None:
    told = speed.measured()
    assert told.startswith("**1 of 2 targets met.** These were missed:\n")
    boot, engine = (told.index(f"<summary>{title}") for title in ("Boot", "Engine"))
    head = "| **Engine** | | |\n"
    lines = "| lines | 72,692\N{NO-BREAK SPACE}a second | at least 100,000\N{NO-BREAK SPACE}a second |\n"
    assert told.index(f"{head}{lines}") < boot < engine
    assert told.count("| lines |") == 1
    assert told[engine:].startswith("<summary>Engine <span>1 of 2 targets met; 1 missed, above</span></summary>")
    assert "2027.\n" in told[engine:]
    assert "| a turn | 0.25\N{NO-BREAK SPACE}ms | at most 1\N{NO-BREAK SPACE}ms |" in told[engine:]
