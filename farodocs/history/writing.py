"""Everything of the history that is written before the site is built: three pages, and the data for others to use."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from farodocs.history import pages
from farodocs.history.collection import History
from farodocs.records.data import without_empty


def write(folder: Path, history: History) -> None:
    """Write the pages and the data, beside the chapters."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in contents(history).items():
        (folder / name).write_text(text, encoding="utf-8")


def contents(history: History) -> dict[str, str]:
    """The files by their names in the folder."""
    return {
        "timeline.md": pages.timeline(history),
        "people.md": pages.people(history),
        "places.md": pages.places(history),
        "history.json": history_json(history),
    }


def history_json(history: History) -> str:
    """Everything that the entries hold, with the works that they cite."""
    cited = {citation.work for _, entry in history.entries for _, citation in entry.citations}
    data = {
        "title": "History of Faro",
        "works": {key: work for key, work in history.works.items() if key in cited},
        "events": [asdict(event) for event in history.in_order],
        "people": [asdict(person) for person in history.by_name],
        "places": [asdict(place) for place in history.places.values()],
    }
    return json.dumps(without_empty(data), ensure_ascii=False, indent=1) + "\n"
