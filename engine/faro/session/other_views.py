"""Other eyes on a log than those of the table: its cheats, each from his place, and a reader who lifts the lid."""

from __future__ import annotations

from faro.session.doors.steps import frames
from faro.session.shapes import Frame, OtherView, Playthrough
from faro.words import owner


def views(log: str, reader: str | None) -> list[OtherView]:
    """The other views of a log that the table sees as `reader` does, the one with the lid off first.

    Each has its `frames`, the words on the button that takes it and on the one that gives it back, `open` and `close`,
    and what is `told` when it is taken. A cheat has one where he sees more than the table.
    """
    table = frames(log, reader)
    chairs = {who: frames(log, who) for who in table["cheats"] if who != reader}
    return [
        lifted(log, reader),
        *(_chair(who, reader, seen["frames"]) for who, seen in chairs.items() if _sees_more(seen, table)),
    ]


def lifted(log: str, reader: str | None) -> OtherView:
    """The view with the lid off; its frame `back` is the one at which its cheats first did something, if it has any."""
    run = frames(log, reader, unmasked=True)
    return {
        "open": "Lift the lid",
        "close": "Close the lid",
        "told": "The lid is off.",
        "back": run["done_at"] if run["cheats"] else None,
        "frames": run["frames"],
    }


def _chair(who: str, reader: str | None, seen: list[Frame]) -> OtherView:
    """A cheat's own view: its button keeps its name, whether it is pressed or not."""
    whose = owner(who, reader)
    name = f"{whose.removeprefix('the ').capitalize()} chair"
    return {"open": name, "close": "", "told": f"From {whose} chair you see what is done unseen.", "frames": seen}


def _sees_more(seen: Playthrough, shown: Playthrough) -> bool:
    """Whether a seat is told something by its device, or has done something that the table has no step for."""
    return seen["is_told"] or len(seen["frames"]) != len(shown["frames"])
