"""What Lighthouse says of a page of each kind, as on a telephone: performance, and the rest."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from statistics import median

from benchmarks.figure import Figure, named
from farodocs.browser import find_node
from farodocs.folders import ROOT
from farodocs.setup import browser
from tests.site_server import SiteServer

TEMPLATES = (
    "",
    "learn/",
    "learn/copper/",
    "rules/the-turn/",
    "rules/variants/pharo/",
    "cheats/dealer/",
    "play/",
    "glossary/",
    "glossary/copper/",
    "history/timeline/",
    "history/people/",
    "library/about/",
)
ROUNDS = 3
REST = {"accessibility": "accessibility", "best-practices": "good practice", "seo": "being found"}
"""Its other subjects, by its own names and by ours; each is to have a hundred."""
COMMAND = ROOT / "build" / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
FLAGS = ("--quiet", "--output=json", f"--only-categories=performance,{','.join(REST)}")


def figures() -> list[Figure]:
    """The points of each page: those for performance, the middle of several rounds, and the fewest of the rest."""
    chromium = browser.find()
    if chromium is None:
        raise SystemExit(browser.NEEDED)
    with SiteServer(ROOT / "site") as server:
        told = {page: [_points(chromium, server.url + page) for _ in range(ROUNDS)] for page in TEMPLATES}
    quick = [
        Figure(f"{named(page)}: performance", median(points["performance"] for points in rounds), "points", least=95)
        for page, rounds in told.items()
    ]
    rest = [
        Figure(
            f"{name}, the page with the fewest points",
            min(points[subject] for rounds in told.values() for points in rounds),
            "points",
            least=100,
        )
        for subject, name in REST.items()
    ]
    return quick + rest


def _points(chromium: str, address: str) -> dict[str, float]:
    """The points of one page in one run, by subject."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        subprocess.run(
            [
                find_node(),
                str(COMMAND),
                address,
                *FLAGS,
                f"--chrome-flags=--headless=new {' '.join(browser.FLAGS)}",
                f"--output-path={report}",
            ],
            env=os.environ | {"CHROME_PATH": chromium},
            check=True,
            capture_output=True,
        )
        subjects = json.loads(report.read_text(encoding="utf-8"))["categories"]
    return {subject: 100 * told["score"] for subject, told in subjects.items()}
