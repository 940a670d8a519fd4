"""Other eyes on a log than those of the table: its cheats, each from his place, and a reader who lifts the lid."""

from __future__ import annotations

from faro.base import count
from faro.session.answers import table_of, whole_lines
from faro.session.doors.steps import UNSEEN, frames
from faro.session.shapes import Frame, OtherView, Playthrough
from faro.table import Table
from faro.words import owner, turn_word


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
    done = run["frames"][run["done_at"]]["log"] if run["cheats"] else ""
    return {
        "open": "Lift the lid",
        "close": "Close the lid",
        "told": f"The lid is off{_more(run['frames'], 'unseen step')}.",
        "back": run["done_at"] if done else None,
        "looked": f"Back {_when(table_of(whole_lines(done)))}, with the lid off.",
        "frames": run["frames"],
    }


def _chair(who: str, reader: str | None, seen: list[Frame]) -> OtherView:
    """A cheat's own view."""
    whose = owner(who, reader)
    return {
        "open": f"{whose.removeprefix('the ').capitalize()} chair",
        "close": "Leave the chair",
        "told": f"From {whose} chair you see what is done unseen{_more(seen, 'step')}.",
        "frames": seen,
    }


def _more(seen: list[Frame], step: str) -> str:
    """How many steps a view has that the table does not count."""
    unseen = sum(frame["step"] == UNSEEN for frame in seen)
    return f": {count(unseen, step)} more" if unseen else ""


def _when(table: Table) -> str:
    """When in its deal a table is looked at: within a turn of which a card is out, or before one."""
    return f"{'in' if table.secret.drawn else 'before'} {turn_word(table.rules).lower()} {len(table.turns) + 1}"


def _sees_more(seen: Playthrough, shown: Playthrough) -> bool:
    """Whether a seat is told something by its device, or has done something that the table has no step for."""
    return seen["is_told"] or len(seen["frames"]) != len(shown["frames"])
