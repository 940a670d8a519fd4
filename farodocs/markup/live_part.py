"""What a part of a page needs that a script brings to life: drawings, data, the script, and its first answer."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from markdown import Markdown

from faro.pictures import corner_clips, sprite
from faro.session import reply
from farodocs.step import put

_DRAWN: WeakKeyDictionary[Markdown, set[str]] = WeakKeyDictionary()


def sprite_once(md: Markdown) -> str:
    """The drawings that all boards of a page refer to, before the first of them."""
    return _once(md, sprite())


def clips_once(md: Markdown) -> str:
    """The shapes of cards with bent corners: what is cut to a shape must find it on its own page."""
    return _once(md, sprite(corner_clips()))


def _once(md: Markdown, drawing: str) -> str:
    drawn = _DRAWN.setdefault(md, set())
    if drawing in drawn:
        return ""
    drawn.add(drawing)
    return drawing


def compact(data: Any) -> str:
    """JSON without a space that is not needed."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def in_script(data: Any) -> str:
    """JSON that may stand in a script element: no `<` can end it early."""
    return compact(data).replace("<", "\\u003c")


def in_attribute(data: Any) -> str:
    """JSON that may stand in an attribute between single quotation marks, so that its own marks stay as they are."""
    return compact(data).replace("&", "&amp;").replace("'", "&#39;").replace("<", "&lt;")


def write(target: Path, data: Any) -> None:
    """Write data to a file that a page fetches."""
    put(target, compact(data))


def module(script: str, *, sole: bool = False) -> str:
    """The element that brings in a script, from where the page finds it.

    Where it is `sole`, the one of its kind on the page, no other script waits for it, should a server never answer.
    """
    return f'<script {"async " if sole else ""}type="module" src="{escape(script)}"></script>'


def answered(do: str, **asked: Any) -> dict[str, Any]:
    """The session's answer at build, as it would answer in the browser."""
    answer: dict[str, Any] = json.loads(reply(json.dumps({"do": do, **asked})))
    return answer
