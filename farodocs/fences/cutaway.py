"""The ```faro-cutaway fence: a cheating device drawn in steps, each with its words and the names of its parts."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from faro.cheats import cheats
from farodocs.figures.cutaways import CUTAWAYS, WIDTH, Cutaway, Panel, files, numbers
from farodocs.markup import Fence, file_link

HONEST = {"square-box": "The square box"}
"""What is drawn and is no cheat, with its name."""


def render(options: dict[str, str], file: Callable[[str], str]) -> str:
    """The HTML of a figure from its options; `file` says where the page finds a file.

    Raises `ValueError`, in one sentence, for a device that is not drawn.
    """
    device = options.get("device", "")
    if device not in CUTAWAYS:
        raise ValueError(f"no cut-away shows {device!r}; write device= with one of {', '.join(CUTAWAYS)}")
    return figure(CUTAWAYS[device], title(device), file(files.file_of(device)))


def title(device: str) -> str:
    """What stands over a drawing. Raises `ValueError` for one that has no name."""
    if device in HONEST:
        return HONEST[device]
    if device in cheats():
        return cheats()[device].name
    raise ValueError(f"the drawing {device!r} has no name; write it in engine/faro/cheats/devices.toml")


def figure(cutaway: Cutaway, name: str, drawings: str) -> str:
    """A cut-away as a `<figure>` without ids, to stand anywhere, its later steps folded; `drawings` is its file."""
    steps = [_step(cutaway, name, drawings, number, panel) for number, panel in enumerate(cutaway.panels, 1)]
    later = escape(", ".join(f"{'ABCD'[at]}. {one.view}" for at, one in enumerate(cutaway.panels) if at), quote=False)
    note = f'<p class="faro-cutaway-note">{escape(cutaway.note, quote=False)}</p>' if cutaway.note else ""
    # A cheat is drawn under the heading that names it; who hears the figure by itself is told its name.
    heard = "" if name in HONEST.values() else ' class="faro-spoken"'
    return (
        f'<figure class="faro-cutaway-figure"><figcaption{heard}>{escape(name, quote=False)}</figcaption>'
        f'<ol class="faro-cutaway-steps" type="A">{steps[0]}</ol><details><summary>{later}</summary>'
        f'<ol class="faro-cutaway-steps" type="A" start="2">{"".join(steps[1:])}</ol></details>{note}</figure>'
    )


def _step(cutaway: Cutaway, name: str, drawings: str, number: int, panel: Panel) -> str:
    of = f"{name}, step {number} of {len(cutaway.panels)}: {panel.view}"
    keys = "".join(f"<li><b>{key}</b> {escape(cutaway.parts[key], quote=False)}</li>" for key in numbers(panel.drawing))
    listed = f"<ul>{keys}</ul>" if keys else ""
    return (
        f'<li><img src="{drawings}#{files.step(number)}" alt="{escape(f"{of}. {panel.seen}")}"'
        f' width="{WIDTH}" height="{cutaway.height}" loading="lazy">'
        f"<p><b>{escape(panel.view, quote=False)}.</b> {escape(panel.said, quote=False)}</p>{listed}</li>"
    )


FENCE = Fence(
    "faro-cutaway",
    "faro-cutaway",
    ("device",),
    "its device stands",
    lambda given, _, md: render(given, lambda file: file_link(md, file)),
)
