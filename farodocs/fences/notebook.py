"""The ```faro-notebook fence: what can be done with the programs of its page, and the page as a notebook to take along.

The notebook is made of the page itself: its text, and a cell for each of its programs.
"""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from markdown import Markdown
from mkdocs.utils.meta import get_data

from farodocs.fences.program import LANGUAGE, parted
from farodocs.folders import ASSETS
from farodocs.markup import Example, Fence, examples, file_link
from farodocs.parts import ADDRESSES, site
from farodocs.step import put

FOLDER = ASSETS / "notebooks"
_NAME = re.compile(r"[a-z][a-z0-9-]*")
_FENCE = re.compile(r"^```([\w-]+)[^\n]*\n.*?^```$", re.M | re.S)
_LINK = re.compile(r"(?<!!)\[([^\]\[]+)\]\(([^)\s]+)\)(?:\{[^}]*\})?")
_ID = re.compile(r" \{ ?#[\w-]+ ?\}$", re.M)
_OURS = re.compile(r"\[\[|\[\^|\[@")
"""What only this site's Markdown understands: numbers asked of the engine, links to words, notes."""

INSTALL = """try:
    import faro
except ModuleNotFoundError:
    %pip install --quiet {wheel}
"""


def _drawn(given: dict[str, str], lines: str, md: Markdown) -> str:
    name = given.get("name", "")
    if not _NAME.fullmatch(name):
        raise ValueError(f"a faro-notebook fence needs a name of small letters, digits and hyphens, not {name!r}")
    link = escape(file_link(md, f"assets/notebooks/{name}.ipynb"))
    return (
        "<p>Every program on this page was run as the page was made, and what it gave stands below it. <i>Run</i> does "
        "it again in your browser, and <i>Edit</i> lets you write it over. The first press fetches Python; nothing "
        f'that you write leaves this machine. <a href="{link}" download>The page as a notebook</a></p>'
    )


def write(folder: Path = FOLDER) -> None:
    """Write the notebook of every page that offers one. Raises `ValueError`, with its place, for what none can show."""
    for fence in examples.find(FENCE.language):
        cells = json.dumps(notebook(fence), ensure_ascii=False, indent=1)
        put(folder / f"{fence.options.get('name', '')}.ipynb", f"{cells}\n")


def notebook(fence: Example) -> dict[str, Any]:
    """The page of a fence as a notebook, in Jupyter's own format, nothing run yet."""
    text, _ = get_data(fence.path.read_text(encoding="utf-8"))
    programs = iter(examples.of_page(fence.path, LANGUAGE))
    address = urljoin(site(), examples.address_of(fence.path))
    cells: list[dict[str, Any]] = []
    end = 0
    for found in _FENCE.finditer(text, end):
        if found[1] in (LANGUAGE, FENCE.language):
            cells += _told(text[end : found.start()], address, fence)
            cells.append(_install() if found[1] == FENCE.language else _code(parted(next(programs).log)[0]))
            end = found.end()
    cells += _told(text[end:], address, fence)
    numbered = [{"id": f"cell-{number}", **cell} for number, cell in enumerate(cells, 1)]
    python = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": numbered, "metadata": {"kernelspec": python}, "nbformat": 4, "nbformat_minor": 5}


def _install() -> dict[str, Any]:
    return _code(INSTALL.format(wheel=ADDRESSES["wheel"]()))


def _code(program: str) -> dict[str, Any]:
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": program.rstrip()}


def _told(text: str, address: str, fence: Example) -> list[dict[str, Any]]:
    """What stands between two programs, with the addresses of what it links to, where it says anything."""
    if ours := _OURS.search(text):
        raise ValueError(f"{fence.where}: a notebook cannot show {ours[0]!r}, which its page has; say it in plain text")
    plain = _ID.sub("", _LINK.sub(lambda link: f"[{link[1]}]({_whole(link[2], address, fence)})", text)).strip()
    return [{"cell_type": "markdown", "metadata": {}, "source": plain}] if plain else []


def _whole(to: str, address: str, fence: Example) -> str:
    """Where a link of a page leads, from anywhere."""
    source, sign, section = to.partition("#")
    if "://" in to or not source:
        return urljoin(address, to)
    return urljoin(site(), examples.address_of((fence.path.parent / source).resolve())) + sign + section


FENCE = Fence("faro-notebook", "faro-notebook", ("name",), "its name stands", _drawn)
