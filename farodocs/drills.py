"""The ```faro-drill fence, and the first drills of each kind, which a page asks before any Python runs."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from markdown import Markdown

from faro.shell.doors_dealer import baked
from faro.shell.drills import DRILLS, make
from farodocs import live_part
from farodocs.fence_head import made, one_of, refuse_lines, refuse_unknown
from farodocs.live_part import in_script, module, sprite_once
from farodocs.page_link import file_link

LANGUAGE = "faro-drill"
OPTIONS = ("kind",)
SCRIPT = "assets/faro/faro-drill.js"
BAKED = "assets/drills.json"
RULES = "hoyle-1864"
WORD = "1864"
"""The word of their seeds: the engine goes on where they end."""
EACH = 12


def formatter(source: str, language: str, css_class: str, options: dict[str, Any], md: Markdown, **kwargs: Any) -> str:
    """The HTML of a drill. Raises `SuperFencesException`, with file and line, for anything that is wrong."""
    drawings, script, items = sprite_once(md), file_link(md, SCRIPT), file_link(md, BAKED)
    return made(LANGUAGE, css_class, options, lambda given: drawings + render(given, source, script, items))


def render(options: dict[str, str], source: str, script: str, items: str) -> str:
    """The first drill of a kind; its answer is under it, and a script asks for it first.

    `script` and `items` are where the page finds what heeds the reader, and the drills that follow. Raises `ValueError`
    for an option that is unknown.
    """
    refuse_unknown(options, LANGUAGE, OPTIONS)
    refuse_lines(source, LANGUAGE, "its kind stands")
    kind = one_of(options, "kind", tuple(DRILLS))
    item = baked(make(kind, f"{WORD}-0", RULES))
    data = in_script(item)
    return (
        f'<faro-drill data-kind="{kind}" data-items="{escape(items)}" data-rules="{RULES}"><div class="faro-figure">'
        f'<p class="faro-prompt">{escape(item["prompt"])}</p><div class="faro-stage">{item["html"]}</div>'
        f'<p class="faro-said"></p><details class="faro-answer"><summary>The answer</summary>'
        f"<p>{escape(item['explain'])}</p></details>"
        f'<script type="application/json">{data}</script></div></faro-drill>' + module(script)
    )


def first_drills() -> dict[str, list[dict[str, Any]]]:
    """The drills of each kind, as the session answers them."""
    return {kind: [baked(make(kind, f"{WORD}-{number}", RULES)) for number in range(EACH)] for kind in DRILLS}


def write(target: Path) -> None:
    """Write them as JSON."""
    live_part.write(target, first_drills())
