"""The ```faro-print fence: the pictures of a thing to print, its size, and its files for each paper."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from faro.base import nearest
from farodocs.figures.printables import FOLDER, contents
from farodocs.folders import DOCS
from farodocs.markup import Fence, file_link


def render(options: Mapping[str, str], folder: str) -> str:
    """The pictures and the links of the printable that the fence's head names, as `of="layout"`.

    `folder` is where the page finds the files. Raises `ValueError`, in one sentence, for a name that there is not.
    """
    listed = contents(FOLDER)
    name = options.get("of", "")
    if name not in listed:
        run = "run 'make generated' where it is new"
        hint = nearest(name, listed, f"write {', '.join(listed)}, or {run}" if listed else run)
        raise ValueError(f"there is no {name!r} to print; {hint}")
    printable = listed[name]
    files = [f"{one['paper']} PDF, {one['size']}|{folder}/{one['file']}" for one in printable["papers"] if one["paper"]]
    pictures = "".join(
        f'<img src="{folder}/{drawing["file"]}" alt="{escape(drawing["description"])}" width="{drawing["width"]:.0f}"'
        f' height="{drawing["height"]:.0f}" data-told="{_size(drawing)}, {_sheets(printable["papers"][-1])}"'
        f' data-small="{folder}/{printable["small"]}" data-files="{";".join(files)}" loading="lazy">'
        for drawing in printable["drawings"]
    )
    links = [_paper(folder, printable["name"], paper) for paper in printable["papers"]]
    links += [
        f'<a href="{folder}/{one["file"]}">{escape(one["title"])}, SVG</a>, {_size(one)}'
        for one in printable["drawings"]
    ]
    return f"<figure><div>{pictures}</div><ul>{''.join(f'<li>{link}</li>' for link in links)}</ul></figure>"


def _paper(folder: str, name: str, paper: Mapping[str, Any]) -> str:
    on = f"{paper['paper'] or 'Full size'} PDF"
    href = f"{folder}/{paper['file']}"
    return f'<a href="{href}" aria-label="{escape(name)}, {on}">{on}</a>, {_sheets(paper)}, {paper["size"]}'


def _size(drawing: Mapping[str, Any]) -> str:
    return f"{drawing['width']:.0f} × {drawing['height']:.0f} mm".replace(" ", "\N{NO-BREAK SPACE}")


def _sheets(paper: Mapping[str, Any]) -> str:
    return "one sheet" if paper["sheets"] == 1 else f"{paper['sheets']} sheets"


FENCE = Fence(
    "faro-print",
    "faro-print",
    ("of",),
    "its thing to print stands",
    lambda given, _, md: render(given, file_link(md, FOLDER.relative_to(DOCS).as_posix())),
)
