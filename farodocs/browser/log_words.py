"""The words of the notation for the editor of logs: what stands where in a line, from the engine's own forms."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from faro.base import PACK, SPOTS, Rank
from faro.cheats import DEVICES
from faro.highlighting import CARD, SMALL
from faro.notation import FORM, POSITION_WORDS, WORDS
from faro.rulebooks import library
from faro.table import TRICKS
from farodocs.folders import ASSETS
from farodocs.step import put

FILE = ASSETS / "log-words.json"


def log_words() -> dict[str, Any]:
    """The form of every line, the words of a position, and what there is of each kind that a form names.

    Numbers have no list, and the names are in the text that is written.
    """
    return {
        "form": FORM,
        "lines": {word.name: word.form for word in WORDS.values()},
        "position": [*POSITION_WORDS, "seat"],
        "small": list(SMALL),
        "card": CARD,
        "kinds": {
            "BOOK": [*library()],
            "CARD": [str(card) for card in PACK],
            "PLACE": [*SPOTS],
            "RANK": [rank.code for rank in Rank],
            "DEVICE": [*DEVICES],
            "ACT": [str(act) for act in TRICKS],
        },
    }


def write(target: Path = FILE) -> None:
    """Write the file that the editor asks for."""
    put(target, json.dumps(log_words(), ensure_ascii=False, separators=(",", ":")))
