"""The ```faro-python fence: a program that is run as the page is made, and again by a reader who presses for it.

Behind a line of three hyphens stands what it prints, and the build holds it to that. What its last line is worth is
shown as a notebook shows it: a table of cards as a picture, odds as a table, all else in a line.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Any

from markdown import Markdown
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from faro.cheats import DEVICES
from faro.session import Fault, run
from farodocs import folders
from farodocs.kept import kept
from farodocs.markup import Example, Fence, Placed, examples, file_link, module

LANGUAGE = "faro-python"
SCRIPT = "assets/faro/program/faro-program.js"
REST = "assets/program/rest.zip"
"""What the page's Python lacks of its library and of the engine, for a program that wants it."""

_ID = re.compile(r"[a-z][a-z0-9-]*")

Shown = list[tuple[str, str, str]]
"""What a program shows, in order: text, a drawing as `svg` with what it says, or a table as `html`."""


def parted(lines: str) -> tuple[str, str]:
    """The program of a fence, and what its author says that it prints."""
    program, _, said = f"\n{lines}".partition("\n---\n")
    return f"{program[1:].rstrip()}\n", said.rstrip()


def before(fence: Example) -> list[Example]:
    """The fences of the page that run before one, the first of them first. Raises `ValueError` where there is none."""
    name = fence.options.get("after")
    if name is None:
        return []
    page = examples.of_page(fence.path, LANGUAGE)
    for earlier in page[: page.index(fence)]:
        if earlier.id == name:
            return [*before(earlier), earlier]
    raise ValueError(f"program {fence.id!r} goes on after {name!r}, and no program above it has that id")


def shown_by(program: str, earlier: Sequence[str]) -> tuple[Shown, Fault | None]:
    """What a program shows, and what goes wrong in it; asked again only where the engine has changed."""

    def made() -> list[Any]:
        told: Shown = []
        devices = DEVICES.copy()
        try:
            fault = run(program, lambda *shown: told.append(shown), earlier)
        finally:  # what a program adds to the engine's table of devices is its own
            DEVICES.clear()
            DEVICES.update(devices)
        return [_joined(told), fault]

    told, fault = kept("program", [program, *earlier], made)
    return [(kind, content, said) for kind, content, said in told], fault and Fault(*fault)


def _joined(told: Shown) -> Shown:
    """Texts that were printed one after the other are one."""
    joined: Shown = []
    for kind, content, said in told:
        if kind == "text" and joined and joined[-1][0] == "text":
            content = joined.pop()[1] + content
        joined.append((kind, content, said))
    return joined


def _drawn(given: dict[str, str], lines: str, md: Markdown) -> str:
    name = given.get("id", "")
    if not _ID.fullmatch(name):
        raise ValueError(f"a {LANGUAGE} fence needs an id of small letters, digits and hyphens, not {name!r}")
    alike = [fence for fence in examples.find(LANGUAGE) if fence.id == name]
    if len(alike) > 1:
        raise Placed(f"{alike[1].where}: program {name!r} stands once more; give it an id of its own")
    here = alike[0] if alike else Example(folders.DOCS / "page.md", 1, given, lines)
    program, said = parted(lines)
    shown, fault = shown_by(program, [parted(fence.log)[0] for fence in before(here)])
    if fault is not None:
        raise Placed(f"{here.at_line(fault.line or 0)}: the program goes wrong: {fault.sentence}")
    printed = "".join(content for kind, content, _ in shown if kind == "text")
    _compare(here, program, [line.rstrip() for line in printed.rstrip().splitlines()], said.splitlines())
    return _framed(given, program, shown, file_link(md, REST)) + module(file_link(md, SCRIPT))


def _compare(here: Example, program: str, printed: list[str], said: list[str]) -> None:
    """Raises `Placed`, at the first line of what it prints that is another than the author wrote."""
    if printed == said:
        return
    at = next((at for at, pair in enumerate(zip(printed, said, strict=False)) if pair[0] != pair[1]), None)
    at = min(len(printed), len(said)) if at is None else at
    prints = repr(printed[at]) if at < len(printed) else "nothing more"
    wanted = repr(said[at]) if at < len(said) else "nothing more"
    line = here.log.splitlines().index("---") + 2 + at if said else len(program.splitlines())
    raise Placed(f"{here.at_line(line)}: the program prints {prints}, and the page says {wanted}")


def _framed(given: dict[str, str], program: str, shown: Shown, rest: str) -> str:
    name = escape(given["id"])
    title = escape(given.get("title") or given["id"].replace("-", " ").capitalize())
    after = f' data-after="{escape(given["after"])}"' if "after" in given else ""
    code = highlight(program, PythonLexer(), HtmlFormatter(nowrap=True))
    return (
        f'<faro-program id="{name}"{after} data-rest="{escape(rest)}">'
        f'<figure class="faro-figure" aria-labelledby="{name}-title"><figcaption id="{name}-title">{title}</figcaption>'
        f'<div class="highlight no-copy"><pre tabindex="0" aria-label="{title}"><code>{code}</code></pre></div>'
        f'<div class="faro-printed">{"".join(_part(*each) for each in shown)}</div>'
        "</figure></faro-program>"
    )


def _part(kind: str, content: str, said: str) -> str:
    """A part of what a program shows. A drawing is a picture, in which nothing runs; a table of the engine is plain."""
    if kind == "text":
        parts = content.rstrip().split("\n\n")  # what draws a table must not break, and all else may
        return "".join(f'<pre{" data-wide" * ("   " in part)} tabindex="0">{escape(part)}</pre>' for part in parts)
    if kind == "html":
        return f'<div class="faro-printed-table">{content}</div>'
    picture = b64encode(content.encode()).decode()
    return f'<img src="data:image/svg+xml;base64,{picture}" alt="{escape(said)}">'


FENCE = Fence(LANGUAGE, "faro-code", ("id", "title", "after"), "", _drawn)
