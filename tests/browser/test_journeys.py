"""The journeys that matter, in three engines of browsers: `journeys/journeys.mjs` says what is done on each.

What came of them stands in docs/library/browsers.json, of which the page of accessibility makes its table.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from farodocs.folders import DOCS
from farodocs.setup import browser, other_browsers

RUN = Path(__file__).parent / "journeys" / "run.mjs"
KEPT = DOCS / "library" / "browsers.json"
PROGRAMS: dict[str, Callable[[], str | None]] = {
    "chromium": browser.find,
    "firefox": other_browsers.firefox,
    "webkit": other_browsers.webkit,
}


@pytest.mark.slow
@pytest.mark.parametrize("name", PROGRAMS)
def test_every_journey_comes_to_its_end(name: str, folder: Path, request: pytest.FixtureRequest) -> None:
    program = PROGRAMS[name]()
    if program is None:
        pytest.fail(other_browsers.NEEDED)
    run = subprocess.run(["node", str(RUN), name, program, str(folder)], capture_output=True, text=True, check=False)
    told = [json.loads(line) for line in run.stdout.splitlines()]
    assert run.returncode == 0, run.stderr
    came = {one["journey"]: not one["error"] for one in told}
    if request.config.getoption("--golden"):
        kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.is_file() else {}
        kept[name] = {"version": told[0]["version"], "journeys": came}
        KEPT.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    assert not {one["journey"]: one["error"] for one in told if one["error"]}
    assert json.loads(KEPT.read_text(encoding="utf-8"))[name]["journeys"] == came, "write it anew with --golden"
