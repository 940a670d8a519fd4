"""Other eyes on a log than those of the table: its cheats, each from his place, and a reader who lifts the lid."""

from __future__ import annotations

from typing import Any

from faro.describe import owner
from faro.shell.answers import Answer
from faro.shell.doors_seat import frames
from faro.table import BANK

Frames = list[dict[str, Any]]


def views(log: str, reader: str | None) -> list[Answer]:
    """The other views of a log that the table sees as `reader` does, the one with the lid off last.

    Each has its `frames`, the words on the button that takes it and on the one that gives it back, `open` and `close`,
    and what is `told` when it is taken. A cheat has one where he sees more than the table.
    """
    table = frames(log, reader)
    chairs = {who: frames(log, who)["frames"] for who in table["cheats"] if who != reader}
    return [
        *(_chair(who, reader, seen) for who, seen in chairs.items() if _sees_more(seen, table["frames"])),
        lifted(log, reader),
    ]


def lifted(log: str, reader: str | None) -> Answer:
    """The view with the lid off; its frame `back` is the one at which its cheats first did something, if it has any."""
    run = frames(log, reader, unmasked=True)
    return {
        "open": "Lift the lid",
        "close": "Close the lid",
        "told": "The lid is off.",
        "back": run["done_at"] if run["cheats"] else None,
        "frames": run["frames"],
    }


def _chair(who: str, reader: str | None, seen: Frames) -> Answer:
    whose = owner(who, reader)
    return {
        "open": f"{whose.removeprefix('the ').capitalize()} chair",
        "close": "Punter’s stool" if who == BANK else "At the table",
        "told": f"You sit in {whose} chair.",
        "frames": seen,
    }


def _sees_more(seen: Frames, shown: Frames) -> bool:
    """Whether a seat is told something by its device, or has done something that the table has no step for."""
    return len(seen) != len(shown) or any('<div class="faro-known"' in frame["html"] for frame in seen)
