"""The doors of a seat: a board that is shown, played at, dealt on, taken back and carried over to another book."""

from __future__ import annotations

from faro.announce import MOST_WORDS, announce, apologise, whereabouts
from faro.bots import HABITS, moves
from faro.change_book import change_book
from faro.chips import checks, count
from faro.commands import BuyChecks, Command
from faro.compare import book_called
from faro.decide import decide
from faro.describe import turn_word
from faro.errors import FaroError
from faro.events import DealOpened, HockShown, PocketShown, TurnDealt
from faro.log import format_command, format_log
from faro.playthrough import play
from faro.render_html import board
from faro.shell.answers import (
    Answer,
    Request,
    at_the_table,
    board_of,
    extended,
    next_line,
    table_of,
    told,
    whole_lines,
    with_line,
)
from faro.shell.rulebooks import library
from faro.table import Table, fold
from faro.view import View, see

_BUYS = 100
"""The checks with which a punter sits down who is not at the table yet."""


def playthrough(asked: Request) -> Answer:
    """The frames of the log, just as the build bakes them into a page."""
    run = frames(asked["log"], asked["seat"])
    return run | {"say": run["frames"][-1]["say"] if run["frames"] else "The log is empty."}


def frames(log: str, seat: str | None, *, unmasked: bool = False) -> Answer:
    """The playthrough of a log as plain data: what a page holds for its first steps, before any Python runs.

    `unmasked` shows what is done unseen, with the lid off.
    """
    run = play(log, library(), seat, unmasked=unmasked)
    question = run.question
    return {
        "frames": [
            {
                "html": frame.html,
                "say": frame.say,
                "log": frame.log,
                "step": f"Deal the {turn_word(run.table.rules).lower()}" if frame.is_turn else "Step",
            }
            for frame in run.frames
        ],
        "start": run.start,
        "done_at": run.done_at,
        "asked_at": run.asked_at,
        "question": question
        and {"prompt": question.prompt, "answers": list(question.answers), "right": question.right},
        "rules": run.table.rules.name if run.table.rules else "",
        "punters": list(run.table.hands),
        "cheats": list(dict.fromkeys(user for _, user in run.table.secret.devices)),
        "error": told(run.error),
    }


@at_the_table
def show(asked: Request, log: str, table: Table) -> Answer:
    """The live board of the table that the log folds to; who takes a seat at which nobody sits buys checks first."""
    seat, joins = asked["seat"], ""
    if table.rules is not None and seat is not None and seat not in table.hands and not table.secret.drawn:
        log, table, events = with_line(log, table, format_command(BuyChecks(seat, _BUYS)))
        joins = announce(events, table, seat)
    return board_of(asked, log, table, joins or _greeting(see(table, seat)))


def still(asked: Request) -> Answer:
    """The board as a picture, `html`, as the seat sees it."""
    table = table_of(whole_lines(asked["log"]))
    return {"html": board(see(table, asked["seat"])), "say": f"The table at {whereabouts(table)}.", "error": None}


@at_the_table
def send(asked: Request, log: str, table: Table) -> Answer:
    """One line more on the log."""
    return extended(asked, log, table, asked["line"].strip())


@at_the_table
def deal(asked: Request, log: str, table: Table) -> Answer:
    """What the pack brings next under a seed."""
    return extended(asked, log, table, next_line(asked, log, table))


@at_the_table
def undo(asked: Request, log: str, table: Table) -> Answer:
    """One line less, and the lines before it that other punters gave by habit; never fewer lines than the floor."""
    lines, floor, by_habit = log.splitlines(), asked.get("floor", 0), asked.get("habits", {})
    if len(lines) <= floor:
        error = FaroError("bad-request", "there is nothing to undo")
        return board_of(asked, log, table, apologise(error), error)
    undone = lines.pop()
    said = _undone("".join(f"{line}\n" for line in lines), undone, asked["seat"])
    while len(lines) > floor and any(word in by_habit for word in lines[-1].split()[1:2]):
        lines.pop()
    shorter = "".join(f"{line}\n" for line in lines)
    before = table_of(shorter)
    return board_of(asked, shorter, before, said or f"Undone: back to {whereabouts(before)}.")


def _undone(before: str, line: str, seat: str | None) -> str:
    """What an act was that is taken back, by the first sentence that it was told in; nothing of a deal."""
    _, table, events = with_line(before, table_of(before), line)
    if not events or isinstance(events[0], DealOpened | TurnDealt | HockShown | PocketShown):
        return ""
    told, held = announce(events, table, seat).partition(". ")[0].removesuffix("."), see(table_of(before), seat).checks
    return f"Undone: {told}.{'' if held is None else f' Checks: {held}.'}"


@at_the_table
def switch(asked: Request, log: str, table: Table) -> Answer:
    """A new log under another book, with the checks that the punters have."""
    try:
        rules = book_called(asked["rules"], library())
        other = format_log(change_book(table, rules, asked["seat"]))
        changed = table_of(other)
    except FaroError as error:
        return board_of(asked, log, table, apologise(error), error)
    held = see(changed, asked["seat"]).checks
    said = "" if held is None else f" You hold {checks(held)}."
    pocket = " The last four cards stay in the pocket." if rules.deal == "pocket" else ""
    return board_of(asked, other, changed, f"The table is dealt by {rules.name}.{said}{pocket}")


@at_the_table
def bots(asked: Request, log: str, table: Table) -> Answer:
    """The lines that other punters add before the next turn, each by his habit; who does not sit yet sits down."""
    longer, after, said, bets = log, table, [], 0
    try:
        for punter, key in asked["habits"].items():
            for command in _given(after, punter, key):
                longer, after, events = with_line(longer, after, format_command(command))
                said.append(announce(events, after, asked["seat"]))
                bets += not isinstance(command, BuyChecks)
    except FaroError as error:
        return board_of(asked, log, table, apologise(error), error)
    say = " ".join(said) or "Nobody else bets."
    if len(say.split()) > MOST_WORDS:
        say = f"The other punters lay or move {count(bets, 'bet')}."
    return board_of(asked, longer, after, say)


def _given(table: Table, punter: str, key: str) -> tuple[Command, ...]:
    if key not in HABITS:
        raise FaroError("bad-request", f"no punter has the habit {key!r}", f"choose from {', '.join(HABITS)}")
    if punter in table.hands:
        return moves(table, punter, HABITS[key])
    sits = BuyChecks(punter, _BUYS)
    return (sits, *moves(fold(table, decide(table, sits)), punter, HABITS[key]))


def _greeting(view: View) -> str:
    lies = sum(stake.amount for place in view.places for stake in place.stakes if stake.punter == view.seat)
    lies += sum(call.stake for call in view.calls if call.punter == view.seat)
    held = (
        "" if view.checks is None else f"You hold {checks(view.checks)}{f', and {lies} lie in play' if lies else ''}. "
    )
    turn = turn_word(view.book)
    dealt = f"{turn} {view.turn} of {view.turns} has" if view.turn else f"No {turn.lower()} has"
    return f"The seat is yours. {held}{dealt} been dealt{'' if view.turn else ' yet'}."
