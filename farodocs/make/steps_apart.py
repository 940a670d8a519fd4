"""The steps of an example in a file of their own: most readers of a page step through few of its examples.

The page keeps what it shows, and what the buttons say before the first of them is pressed. In a page that `make serve`
shows everything stands in it.
"""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from posixpath import relpath
from typing import Any

from farodocs.make.content_names import named
from farodocs.markup import compact, in_script

FOLDER = "assets/examples"
# What an example is, but for its steps: the page has it before anything is pressed.
HELD = ("shown", "question", "seat", "reader", "seed", "goals", "habits")

_EXAMPLE = re.compile(
    r'<faro-example id="(?P<id>[^"]+)" data-mode="(?P<mode>[^"]+)"(?: data-cards="(?P<cards>[^"]*)")?'
    r"(?P<shown>(?:(?!</faro-example>).)*?)"
    r'<script type="text/plain" class="faro-pieces">(?P<pieces>[^<]*(?:<(?!/script>)[^<]*)*)</script>'
    r'<script type="application/json" class="faro-data">(?P<data>[^<]*)</script>',
    re.S,
)


def take_apart(site: Path, page: Path, html: str) -> str:
    """A page whose examples name the files of their steps; what is stepped through is written to those."""
    known: list[str] = []

    def one(match: re.Match[str]) -> str:
        cards = unescape(match["cards"] or "")
        known.extend(match["pieces"].split("\n") if match["pieces"] else [])
        if match["mode"] == "table" or not cards:
            return match[0]
        data = json.loads(match["data"])
        first, apart = _parted(data, known, cards)
        text = compact(apart).encode()
        name = named(f"{FOLDER}/{match['id']}.json", text)
        (site / FOLDER).mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(text)
        first["apart"] = relpath(name, page.parent.relative_to(site).as_posix())
        opening = match[0][: match.start("pieces") - match.start()].removesuffix(
            '<script type="text/plain" class="faro-pieces">'
        )
        return f'{opening}<script type="application/json" class="faro-data">{in_script(first)}</script>'

    return _EXAMPLE.sub(one, html)


def _parted(data: dict[str, Any], known: list[str], cards: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """What stays in the page, and what goes into the file."""
    frames, views, shown = data["frames"], data.get("views", []), data["shown"]
    pieces: dict[int, int] = {}
    for frame in (*frames, *(frame for view in views for frame in view["frames"])):
        frame["html"] = [pieces.setdefault(number, len(pieces)) for number in frame["html"]]
    held = {name: data.get(name) for name in HELD}
    first: dict[str, Any] = {name: value for name, value in held.items() if value is not None}
    first["count"] = len(frames)
    if shown + 1 < len(frames):  # the page says what comes of the last
        first |= {"say": frames[shown]["say"], "step": frames[shown + 1]["step"]}
    if views:
        first["views"] = [{name: value for name, value in view.items() if name != "frames"} for view in views]
    drawn = [known[number].replace(f'"{cards}#', '"#') for number in pieces]
    apart: dict[str, Any] = {name: data[name] for name in ("log", "frames", "views", "waiting") if name in data}
    return first, {**apart, "pieces": drawn}
