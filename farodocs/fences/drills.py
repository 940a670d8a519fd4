"""The ```faro-drill fence, and the first drills of each kind, which a page asks before any Python runs."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from markdown import Markdown

from faro.session import baked
from faro.teaching import DRILLS, make
from farodocs.kept import kept
from farodocs.markup import live_part
from farodocs.markup.fence_head import made, one_of, refuse_lines, refuse_unknown
from farodocs.markup.live_part import in_attribute, module, sprite_once
from farodocs.markup.page_link import file_link

LANGUAGE = "faro-drill"
OPTIONS = ("kind",)
SCRIPT = "assets/faro/drill/faro-drill.js"
BAKED = "assets/drills.json"
RULES = "hoyle-1864"
LEVEL = 2
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
