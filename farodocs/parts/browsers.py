"""What was gone through in which browser, for docs/library/accessibility.md: as the tests of the journeys found it."""

from __future__ import annotations

import json

from faro.words import capital
from farodocs.folders import DOCS

FILE = DOCS / "library" / "browsers.json"
NAMES = {"chromium": "Chromium", "firefox": "Firefox", "webkit": "WebKit"}


def table() -> str:
    """A row a journey, a column a browser with its version. Raises `KeyError` for a browser that has no name here."""
    tried = {NAMES[name]: found for name, found in json.loads(FILE.read_text(encoding="utf-8")).items()}
    heads = [f"{name} {found['version'].rpartition('/')[2].rpartition(' ')[2]}" for name, found in tried.items()]
    journeys = list(dict.fromkeys(journey for found in tried.values() for journey in found["journeys"]))
    rows = [
        f"| {capital(journey)} | "
        + " | ".join("yes" if found["journeys"].get(journey) else "no" for found in tried.values())
        + " |"
        for journey in journeys
    ]
    return "\n".join([f"| Journey | {' | '.join(heads)} |", "|---|" + ":-:|" * len(heads), *rows])
