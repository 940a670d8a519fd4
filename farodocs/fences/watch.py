"""The ```faro-watch fence: a whole deal to be watched, card by card, from a file that is fetched at a press."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from markdown import Markdown

from faro.rulebooks import book_called, library
from faro.teaching import Watched, watch
from farodocs.browser import pack
from farodocs.kept import kept
from farodocs.markup import Fence, examples, file_link, live_part, module, sprite_once

SCRIPT = "assets/faro/watch/faro-watch.js"
FOLDER = "assets/watch"


def _drawn(given: dict[str, str], lines: str, md: Markdown) -> str:
    file = file_link(md, f"{FOLDER}/{given.get('id', '')}.json")
    return sprite_once(md) + render(given, file) + module(file_link(md, SCRIPT))


def render(options: dict[str, str], file: str) -> str:
    """The press that begins it, and the deal in words for whoever has no script.

    `file` is where the page finds the boards. Raises `ValueError`, in one sentence, for an option that is unknown or
    missing, a rule-book that is, and for lines. Where it plays `instead` of an example, it takes that one's place.
    """
    for name in ("id", "title", "seed"):
        if name not in options:
            raise ValueError(f'a faro-watch fence needs {name}; write {name}="…" in its head')
    deal = watched(options["seed"], options.get("rules", "hoyle-1864"))
    instead = f' data-instead="{escape(options["instead"])}"' if "instead" in options else ""
    lines = "".join(f"<li>{escape(frame['say'])}</li>" for frame in deal["frames"])
    return (
        f'<faro-watch id="{escape(options["id"])}" data-file="{escape(file)}" data-title="{escape(options["title"])}"'
        f"{instead}>"
        f'<details class="faro-answer"><summary>The deal in words</summary><ol start="0">{lines}</ol>'
        f"<p>{escape(deal['stands'][-1])}</p></details></faro-watch>"
    )


def write(folder: Path) -> None:
    """Write the file of every deal that a page offers to watch."""
    for fence in examples.find(FENCE.language):
        deal = watched(fence.options["seed"], fence.options.get("rules", "hoyle-1864"))
        live_part.write(folder / f"{fence.id}.json", deal | pack(deal["frames"]))


@cache
def watched(seed: str, rules: str) -> dict[str, Any]:
    """A deal to watch as plain data: `frames`, how Ann `stands` after each, how far `up`, and what is asked where.

    Raises `ValueError` for a rule-book that there is not.
    """
    book = book_called(rules, library())
    deal: dict[str, Any] = kept("watched", [seed, rules], lambda: _told(watch(book, seed)), [book.id])
    return deal


def _told(deal: Watched) -> dict[str, Any]:
    return {
        "frames": [{"html": stop.html, "say": stop.say, "log": "", "step": "Next card"} for stop in deal.stops],
        "up": [stop.up for stop in deal.stops],
        "stands": [stop.stands for stop in deal.stops],
        "fell": [stop.fell for stop in deal.stops],
        "asked_at": deal.asked_at,
        "question": deal.question and asdict(deal.question),
    }


FENCE = Fence("faro-watch", "faro", ("id", "title", "seed", "rules", "instead"), "its seed stands", _drawn)
