"""The door to the steps of a log, and what a page holds of a seat before there is an engine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import cast

from faro.pictures import waiting_grid, waiting_tools
from faro.rulebooks import library
from faro.seats import Beat, see
from faro.session.answers import table_of, told, whole_lines
from faro.session.requests import Stepped
from faro.session.shapes import Frame, Playthrough, SteppedThrough, Waiting
from faro.teaching import Playthrough as Played
from faro.teaching import play
from faro.words import turn_word

UNSEEN = "Unseen step"
"""The press that brings what the table has no step for."""


def step_through(asked: Stepped) -> SteppedThrough:
    """The frames of the log, just as the build bakes them into a page; of a long one a part, and no logs in it.

    All boards of an evening, each with the log that leads to it, are more than a browser bears.
    """
    first, most = asked.get("first", 0), asked.get("most")
    run = play(asked["log"], library(), asked["seat"], drawn=None if most is None else range(first, first + most))
    nothing = f"There are {run.count} frames." if run.count else "The log is empty."
    return {**_plain(run), "count": run.count, "say": run.frames[-1].say if run.frames else nothing}


def frames(log: str, seat: str | None, *, unmasked: bool = False, cases: bool = False) -> Playthrough:
    """The playthrough of a log as plain data: what a page holds for its first steps, before any Python runs.

    `unmasked` shows what is done unseen, with the lid off; `cases` a case-keeper beside each board.
    """
    return _plain(play(log, library(), seat, unmasked=unmasked, cases=cases))


def _plain(run: Played) -> Playthrough:
    question, turn = run.question, turn_word(run.table.rules).lower()
    return {
        "frames": [
            _frame(
                frame.html,
                frame.say,
                frame.log,
                f"Deal the {turn}" if frame.is_turn else UNSEEN if frame.is_unseen else "Step",
                frame.beats,
            )
            for frame in run.frames
        ],
        "start": run.start,
        "done_at": run.done_at,
        "is_told": run.is_told,
        "has_bends": run.has_bends,
        "asked_at": run.asked_at,
        "question": None
        if question is None
        else {
            "prompt": question.prompt,
            "answers": list(question.answers),
            "right": question.right,
            "because": question.because,
        },
        "rules": run.table.rules.name if run.table.rules else "",
        "punters": list(run.table.hands),
        "cheats": list(dict.fromkeys(user for _, user in run.table.secret.devices)),
        "error": told(run.error),
    }


def waiting(log: str, seat: str, name: str) -> Waiting:
    """What makes a still a seat until its engine is there, the ids beginning with `name`."""
    view = see(table_of(whole_lines(log)), seat)
    return {"grid": waiting_grid(view, name), "tools": waiting_tools(view, name)}


def _frame(html: str, say: str, log: str, step: str, beats: Sequence[Beat]) -> Frame:
    made: Frame = {"html": html, "say": say, "log": log, "step": step}
    if beats:
        made["beats"] = cast("list[Beat]", [asdict(beat) for beat in beats])  # the build writes plain data
    return made
