"""An example with a lid: besides what the table saw, what the cheat saw from his place, and what was done unseen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from faro.notation import replay
from faro.pictures import lid
from faro.rulebooks import library
from faro.seats import see
from faro.session import views as views_of
from farodocs.browser import pack
from farodocs.kept import kept, of_log

Frames = Sequence[Mapping[str, Any]]


def views(log: str, reader: str | None, shown: Frames) -> list[dict[str, Any]]:
    """The other views of a log whose frames at the table are `shown`, the one with the lid off first.

    Raises `ValueError` where nothing of the log is secret.
    """
    found: list[dict[str, Any]] = kept("views", [log, reader], lambda: views_of(log, reader), of_log(log))
    if [frame["say"] for frame in found[0]["frames"]] == [frame["say"] for frame in shown]:
        raise ValueError("nothing in the log is done unseen; leave the lid out")
    return found


def packed(shown: Frames, others: list[dict[str, Any]], known: dict[str, int] | None = None) -> dict[str, Any]:
    """The frames of an example and of its other views as a page holds them: what stands in several is there once.

    `known` are the pieces of the examples before it, as for `pack`.
    """
    data = pack([*shown, *(frame for view in others for frame in view["frames"])], known)
    every = iter(data.pop("frames"))
    data["frames"] = [next(every) for _ in shown]
    if others:
        data["views"] = [{**view, "frames": [next(every) for _ in view["frames"]]} for view in others]
    return data


def under(lifted: Frames, reader: str | None, log: str) -> str:
    """What stands under an example, folded away: how it ends with the lid off, every step of it, and the log."""
    end = lid(see(replay(lifted[-1]["log"], library()), reader, unmasked=True), unfolded=True)
    steps = "".join(f"<li>{escape(frame['say'])}</li>" for frame in lifted)
    return f"{end}<ol>{steps}</ol><pre><code>{escape(log.strip())}</code></pre>"
