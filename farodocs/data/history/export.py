"""The history for machines: history.json for others to use."""

from __future__ import annotations

import json
from dataclasses import asdict

from farodocs.data.history.collection import History
from farodocs.data.records import without_empty


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
