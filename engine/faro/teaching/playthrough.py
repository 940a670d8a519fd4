"""A log as a run of frames: what a reader sees and is told, step by step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from faro.base import FaroError, Spot
from faro.notation import Step, good_part, play_while_valid
from faro.pictures import board, lid, own_knowledge
from faro.rulebooks import Rulebook
from faro.seats import Beat, View, beats, lift, see
from faro.table import Table, fresh
from faro.table import commands as c
from faro.table import events as e
from faro.teaching.predict import Question, question
from faro.teaching.turned_about import turned_about
from faro.words import MOST_WORDS, announce, apologise, read_stakes, turn_word

READER = "you"
"""The name by which a log seats its reader."""

_TO_ONLOOKERS = 60
"""Words of a frame that is no seat's: there every punter is told of alike, and the reader has time."""

_MOST_TOLD = 8
"""Of so many stakes each is told of before the first card."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a playthrough: the board, the sentence that goes with it, the log that leads to it.

    It `is_turn` if it ends with one that decides something, and `is_unseen` if the table hears nothing of it. `beats`
    are what is seen to happen in the act that it shows; nothing where it shows several at once.
    """

    html: str
    say: str
    log: str
    is_turn: bool
    is_unseen: bool
    beats: tuple[Beat, ...] = ()


@dataclass(frozen=True, slots=True)
class Playthrough:
    """The frames of a log; `start` is the frame before the first card that decides a bet, and tells of all that lies.

    Where somebody shifts a stake that is not his own before that card, it is the frame before he does.

    `done_at` is the frame at which something is first done unseen, else that at which a device first tells something,
    else the first of all. `is_told` says that the seat knows something by itself in a frame, of a device or of what it
    has done, and `has_bends` that a card lies with a corner bent in one.

    `question` is what the last turn answers, to be asked at the frame before it, `asked_at`.

    A mistake ends the run: `error` is the mistake, and the last frame says it over the table as it stood.

    `count` is how many frames there are in all, and frames are numbered through them, where only some are drawn.
    """

    frames: tuple[Frame, ...]
    count: int
    start: int
    done_at: int
    is_told: bool
    has_bends: bool
    asked_at: int
    question: Question | None
    error: FaroError | None
    table: Table


def play(
    text: str,
    library: Mapping[str, Rulebook],
    seat: str | None = None,
    *,
    unmasked: bool = False,
    cases: bool = False,
    drawn: range | None = None,
) -> Playthrough:
    """The playthrough of a log as a seat sees it, or an onlooker.

    `unmasked` shows what is done unseen, `cases` a case-keeper beside each board. Of a long evening only the frames
    whose numbers are in `drawn` are made, and without their logs, which would be that evening many times over.

    The lines up to the first bet or turn are one frame, and so is each later line that changes the table. Turns dealt
    one after another with nothing on the layout are one frame together. What the seat does not hear of has none.
    """
    steps, error = play_while_valid(text, library)
    groups = _groups([step for step in steps if announce(step.events, step.table, seat, unmasked=unmasked)])
    count = len(groups) + (error is not None)
    turns = [number for number, group in enumerate(groups) if _deals(group)]
    deciding = [number for number, group in enumerate(groups) if _deals(group) or _is_faced(group) or _is_shift(group)]
    start = max(0, deciding[0] - 1) if deciding else max(0, count - 1)
    laid = max((at for at in range(min(start + 1, len(groups))) if not _is_trick(groups[at])), default=start)
    frames, views = [], []
    for number, group in enumerate(groups):
        if drawn is not None and number not in drawn:
            continue
        last = group[-1]
        views.append(see(_swept(last), seat, unmasked=unmasked))
        log = good_part(text, group) if drawn is None else ""
        happens = beats(last.events, last.table, seat) if len(group) == 1 else ()
        still = _still(views[-1], cases, last.events)
        said = (_all_laid(last, views[-1]) if number == laid else "") or _said(group, seat, unmasked)
        if unmasked and isinstance(last.command, c.DoTrick):
            said = f"{said} {turned_about(last.command.trick, groups[number - 1][-1].table, last.table, seat)}".strip()
        frames.append(Frame(still, said, log, _deals(group), _is_unseen(group), happens))
    table = steps[-1].table if steps else fresh()
    if error is not None and (drawn is None or count - 1 in drawn):
        views.append(see(table, seat, unmasked=unmasked))
        log = good_part(text, steps) if drawn is None else ""
        still = _still(views[-1], cases, refused=error.values.get("spot"))
        frames.append(Frame(still, f"Refused: {apologise(error, advises=False)}", log, False, False))
    asked_at = max(0, turns[-1] - 1) if turns else start
    asked = question(groups[asked_at][-1].table, groups[turns[-1]][0], seat) if turns and turns[-1] else None
    tricks = [number for number, group in enumerate(groups) if _is_trick(group)]
    tricks += [number for number, group in enumerate(groups) if lift(group[-1].table).told]
    return Playthrough(
        tuple(frames),
        count,
        start,
        tricks[0] if tricks else 0,
        any(view.tells or view.done for view in views),
        any(stake.bend and stake.bend.corners for view in views for place in view.places for stake in place.stakes),
        asked_at,
        asked,
        error,
        table,
    )


def reader_of(text: str, library: Mapping[str, Rulebook]) -> str | None:
    """The reader's name where a log seats one: the bets of `you` are told as `your` bets."""
    steps, _ = play_while_valid(text, library)
    return READER if steps and READER in steps[-1].table.hands else None


def _groups(steps: Sequence[Step]) -> list[list[Step]]:
    groups: list[list[Step]] = []
    for step in steps:
        if len(groups) == 1 and all(_opens(other) for other in (*groups[0], step)):
            groups[0].append(step)
        elif groups and _is_idle(groups[-1][-1]) and _is_idle(step):
            groups[-1].append(step)
        else:
            groups.append([step])
    return groups


def _swept(step: Step) -> Table:
    """The table as a frame shows it: where a stake is laid, what the last turn has decided is off the cloth."""
    return step.table._replace(settled=()) if isinstance(step.command, c.PlaceBet) else step.table


def _still(view: View, cases: bool, events: Sequence[e.Event] = (), refused: object = None) -> str:
    """The board of a view, and what stands beneath it besides what the sentence on these events says.

    It marks the place of a stake that was `refused`, if the refusal is about one.
    """
    said = sum(isinstance(event, e.TrickDone) for event in events)
    place = refused if isinstance(refused, Spot) else None
    return board(view, cases, is_read=True, refused=place) + own_knowledge(view, said) + lid(view, said)


def _all_laid(step: Step, view: View) -> str:
    """What lies where the last of several stakes was laid; nothing elsewhere, or of a cloth that is full."""
    lie = len(step.table.bets) + len(step.table.calls)
    if not isinstance(step.command, c.PlaceBet | c.CallTurn) or not 1 < lie <= _MOST_TOLD:
        return ""
    return read_stakes(view) + ("" if view.checks is None else f" Checks: {view.checks:,}.")


def _said(group: Sequence[Step], seat: str | None, unmasked: bool) -> str:
    if len(group) > 1 and _is_turn(group[0]):
        first, last = len(group[0].table.turns), len(group[-1].table.turns)
        return f"{turn_word(group[0].table.rules)}s {first} to {last} are dealt with no bet down."
    words = MOST_WORDS if seat else _TO_ONLOOKERS
    said = (
        announce(step.events, step.table, seat, words, unmasked=unmasked)
        for step in group
        if not _is_setting(step, group)
    )
    return " ".join(said).strip()


def _is_turn(step: Step) -> bool:
    return bool(step.events) and isinstance(step.events[0], e.TurnDealt)


def _is_idle(step: Step) -> bool:
    """Whether a turn was dealt with nothing on the layout."""
    return _is_turn(step) and len(step.events) == 1 and not step.table.stakes


def _deals(group: Sequence[Step]) -> bool:
    """Whether a frame ends with a turn that decides something."""
    return _is_turn(group[-1]) and not _is_idle(group[-1])


def _is_trick(group: Sequence[Step]) -> bool:
    """Whether a frame is of what is done unseen."""
    return isinstance(group[0].events[0], e.TrickDone)


def _is_unseen(group: Sequence[Step]) -> bool:
    """Whether the table hears nothing of what a frame shows."""
    return not any(announce(step.events, step.table, None) for step in group)


def _is_faced(group: Sequence[Step]) -> bool:
    """Whether a frame ends with the card shown before the first turn, and it takes a stake."""
    return isinstance(group[-1].command, c.OpenDeal) and len(group[-1].events) > 1


def _is_shift(group: Sequence[Step]) -> bool:
    """Whether somebody moves a stake of another's in a frame."""
    return isinstance(group[-1].command, c.AlterBet)


def _opens(step: Step) -> bool:
    return isinstance(step.command, c.Setting) and len(step.events) == 1


def _is_setting(step: Step, group: Sequence[Step]) -> bool:
    """The rule-book stands over every example; it is not announced again."""
    return isinstance(step.command, c.OpenTable) and len(group) > 1
