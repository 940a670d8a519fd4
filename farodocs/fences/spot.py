"""The ```faro-spot fence, and the first deals to judge, made at build: a page asks of them before any Python runs.

The page shows how the first ends, and its script brings it from a file; the others lie in another.
"""

from __future__ import annotations

from functools import cache, partial
from html import escape
from pathlib import Path
from typing import Any

from faro.session import spot
from farodocs.fences.lid import packed
from farodocs.kept import kept
from farodocs.markup import Fence, file_link, live_part, module, sprite_once

SCRIPT = "assets/faro/spot/faro-spot.js"
FIRST = "assets/spot-first.json"
BAKED = "assets/spot.json"
WORD = "hock"
"""The word of their seeds: the engine goes on where they end."""
EACH = 7


def render(script: str, first: str, items: str) -> str:
    """The first deal; what was done in it stands under it, and a script asks for that first.

    `script`, `first` and `items` are where the page finds what heeds the reader, this deal, and those that follow.
    Raises `ValueError` for an option and for lines: it has none.
    """
    item = first_deals()[0]
    last = item["frames"][-1]
    steps = "".join(f"<li>{escape(frame['say'])}</li>" for frame in item["frames"])
    still = "".join(item["pieces"][number] for number in last["html"])
    return (
        f'<faro-spot data-first="{escape(first)}" data-items="{escape(items)}">'
        '<div class="faro-figure">'
        f'<div class="faro-head"><span class="faro-rules">Playing: <b>{escape(item["rules"])}</b></span></div>'
        f'<div class="faro-stage"><div class="faro-still">{still}</div></div>'
        f'<p class="faro-said">{escape(last["say"])}</p><p class="faro-prompt">{escape(item["say"])}</p>'
        f'<details class="faro-answer"><summary>The deal in words, and the answer</summary><ol>{steps}</ol>'
        f"<p>{escape(item['explain'])}</p></details>"
        "</div></faro-spot>" + module(script)
    )


@cache
def first_deals() -> list[dict[str, Any]]:
    """The first deals as the session answers them, each with what stands in several of its frames written once."""
    deals = [kept("spot", seed, partial(spot, {"seed": seed})) for seed in (f"{WORD}-{n}" for n in range(EACH))]
    return [deal | packed(deal["frames"], deal["views"]) for deal in deals]


def write(docs: Path) -> None:
    """Write them as JSON under the folder of pages."""
    first, *others = first_deals()
    live_part.write(docs / FIRST, first)
    live_part.write(docs / BAKED, others)


FENCE = Fence(
    "faro-spot",
    "faro-judged",
    (),
    "nothing stands",
    lambda given, _, md: sprite_once(md) + render(*(file_link(md, file) for file in (SCRIPT, FIRST, BAKED))),
)
