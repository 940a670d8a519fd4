"""The ```faro-drill fence, and the first drills of each kind, which a page asks before any Python runs."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from faro.session import baked
from faro.teaching import DRILLS, make
from farodocs.kept import kept
from farodocs.markup import Fence, file_link, in_attribute, live_part, module, one_of, sprite_once

SCRIPT = "assets/faro/drill/faro-drill.js"
BAKED = "assets/drills.json"
RULES = "hoyle-1864"
LEVEL = 2
WORD = "1864"
"""The word of their seeds: the engine goes on where they end."""
EACH = 12


def render(options: dict[str, str], script: str, items: str) -> str:
    """The first drill of a kind; its answer is under it, and a script asks for it first.

    `script` and `items` are where the page finds what heeds the reader, and the drills that follow. Raises `ValueError`
    for an option that is unknown.
    """
    kind = one_of(options, "kind", DRILLS)
    item = drill(kind, 0)
    data = in_attribute(item)
    return (
        f'<faro-drill data-kind="{kind}" data-items="{escape(items)}" data-rules="{RULES}"'
        f" data-first='{data}'>"
        '<div class="faro-figure">'
        f'<p class="faro-prompt">{escape(item["asked"])}</p><div class="faro-stage">{item["html"]}</div>'
        f'<p class="faro-said"></p><details class="faro-answer"><summary>The answer</summary>'
        f"<p>{escape(item['explain'])}</p></details>"
        "</div></faro-drill>" + module(script)
    )


def first_drills() -> dict[str, list[dict[str, Any]]]:
    """The drills of each kind, as the session answers them."""
    return {kind: [drill(kind, number) for number in range(EACH)] for kind in DRILLS}


def drill(kind: str, number: int) -> dict[str, Any]:
    """One of them."""
    asked = (kind, f"{WORD}-{number}", LEVEL, RULES)
    item: dict[str, Any] = kept("exercise", asked, lambda: baked(make(*asked)), [RULES])
    return item


def write(target: Path) -> None:
    """Write them as JSON."""
    live_part.write(target, first_drills())


FENCE = Fence(
    "faro-drill",
    "faro",
    ("kind",),
    "its kind stands",
    lambda given, _, md: sprite_once(md) + render(given, file_link(md, SCRIPT), file_link(md, BAKED)),
)
