"""The doors for whoever learns: what is due for every stake, an audit of what was paid, exercises, goals at a seat."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import cast

from faro.base import Card, FaroError
from faro.notation import parse_line, play_while_valid
from faro.pictures import board, face_down, pairs, tally, turned_up
from faro.rulebooks import library
from faro.seats import Stake, View, see
from faro.session.answers import at_the_table, board_of, extended, table_of, whole_lines
from faro.session.fields import Taken
from faro.session.requests import Aimed, Answered, Coming, Practised
from faro.session.shapes import Audited, Baked, Due, Exercised, Reached
from faro.session.shuffling import next_line
from faro.table import Table, decide, fold, rules_of
from faro.table import commands as c
from faro.teaching import (
    AGAIN,
    FRAME,
    KINDS,
    Exercise,
    Payment,
    Verdict,
    check,
    corrections,
    is_about,
    judge,
    make,
    next_seed,
    passed_over,
    reader_of,
)
from faro.teaching import due as payments_of
from faro.words import announce, apologise, first_shown, gained, subject

USUAL = 2
"""The level of an exercise where none is asked for."""


def due(asked: Coming) -> Due:
    """The `line` that the pack brings next under a seed, and what the bank must then take and pay for every stake.

    The `payments` are as `faro.teaching.Payment` has them; `html` is the board on which they are still to be made.
    """
    log = whole_lines(asked["log"])
    table = table_of(log)
    line = next_line(asked["seed"], log, table)
    drawn = _drawn(line)
    return {
        "line": line,
        "payments": list(payments_of(table, drawn)),
        "html": _unsettled(table, drawn),
        "say": _cards(table, drawn),
        "error": None,
    }


@at_the_table
def audit(asked: Answered, log: str, table: Table) -> Audited:
    """Judge what a dealer took and paid for every stake, and let the cards come.

    Answered are besides the board the `verdicts`, each `right` and `say`, and whether all are `right`.
    """
    try:
        line = asked["line"]
        payments = payments_of(table, _drawn(line))
        answers = asked["answers"]
        if len(answers) != len(payments):
            raise FaroError("bad-request/answers", answers=len(answers), stakes=len(payments))
    except FaroError as error:
        return {**board_of(asked, log, table, apologise(error), error), "verdicts": [], "right": False}
    verdicts = [_judged(payment, answer) for payment, answer in zip(payments, answers, strict=True)]
    right = sum(verdict.right for verdict in verdicts)
    answer = extended(asked, log, table, line)
    return {
        **answer,
        "verdicts": verdicts,
        "right": right == len(verdicts),
        "say": f"{right} of {len(verdicts)} right." if verdicts else answer["say"],
    }


def _judged(payment: Payment, answer: Taken) -> Verdict:
    if answer.get("passes"):
        return passed_over(payment)
    return check(payment, answer["taken"], answer["paid"])


def exercise(asked: Practised) -> Exercised:
    """An exercise of a kind, under a seed, a level and a book, as the build bakes it into a page."""
    item = make(asked["kind"], asked["seed"], asked.get("level", USUAL), asked["rules"])
    answer = baked(item)
    return {**answer, "say": answer["asked"], "error": None}


def goals(asked: Aimed) -> Reached:
    """Which goals a pupil has met at his seat; what is said tells what he and those beside him have gained since."""
    judged = judge(whole_lines(asked["log"]), asked["floor"], asked["seat"] or "", asked["goals"])
    purses = [f"{subject(punter, None)} is {gained(gain)}" for punter, gain in judged.beside.items()]
    said = "; ".join([f"{sum(judged.met)} of {len(judged.met)} done: you are {gained(judged.gain)}", *purses])
    return {"met": [*judged.met], "gain": judged.gain, "say": f"{said}.", "error": None}


def baked(item: Exercise) -> Baked:
    """An exercise as plain data, as a page holds it before any Python runs.

    With it are the question `asked` whole, what is said against each wrong answer, pictures of its table, before and
    after, and the seed of the next one. Where cards come that are to be paid, they lie on their piles, and the stakes
    as they lay. Where the turns of a deal are to be counted, `dealt` has the board before the first and after each.
    """
    table, seat = table_of(item.log), reader_of(item.log, library())
    after = board(see(table_of(f"{item.log}{item.then}\n"), seat)) if item.then else ""
    asked = " ".join((*item.told, item.prompt))
    command, counts = parse_line(item.then, library()) if item.then else None, KINDS[item.kind].counted
    if KINDS[item.kind].compares and after and table.rules is not None:
        after += f'<p class="faro-from">By {table.rules.name}</p>'
    if isinstance(command, c.DealTurn):
        html = _unsettled(table, command, seat)
    else:
        html = board(
            _asked_of(item, see(table, seat)), cases=is_about(item, FRAME), is_uncounted=counts, told=_told(item)
        )
    dealt: list[str] = []
    if item.kind == "keep" and not is_about(item, FRAME):
        html += pairs(table.soda, table.turns, first_shown(table.rules))
        dealt = _as_dealt(item.log)
    if item.marks:
        html += tally(item.marks)
    if item.kind == "call":
        row = _as_called(item, table)
        dealt_out = fold(table, decide(table, c.DealTurn(*rules_of(table).in_turn(row[0], row[1]))))
        after = board(see(dealt_out, seat)) + turned_up(row)
        html += face_down(len(table.box))
    if item.kind == "spot" and (shows := _where_it_shows(item)):
        after = board(see(table_of(shows), seat))
    fields = [asdict(field) | {"wrong": wrong} for field, wrong in zip(item.fields, corrections(item), strict=True)]
    for field in fields:
        del field["fates"]  # the options say them
    added = {"fields": fields, "asked": asked, "html": html, "after": after, "dealt": dealt}
    added["next"] = next_seed(item.seed)
    told = asdict(item)
    del told["marks"], told["bend"]  # they are drawn
    return cast("Baked", told | added)


def _asked_of(item: Exercise, view: View) -> View:
    """The table of an exercise with the card on it that is bent without a deal that has bent it."""
    if item.bend is None:
        return view
    stake = Stake(view.seat or "", item.bend.couche, coppered=False, goes="all", bend=item.bend)
    places = [replace(place, stakes=(stake,)) if place.spot.id in item.ranks else place for place in view.places]
    return replace(view, places=tuple(places))


def _told(item: Exercise) -> str:
    """All that is told of the cloth where its reader is to read it."""
    return " ".join(item.told) if item.kind == "read" else ""


def _as_dealt(log: str) -> list[str]:
    steps, _ = play_while_valid(log, library())
    turns = [at for at, step in enumerate(steps) if isinstance(step.command, c.DealTurn)]
    return [board(see(steps[at].table, None), is_uncounted=True) for at in (turns[0] - 1, *turns)]


def _as_called(item: Exercise, table: Table) -> list[Card]:
    """The cards that are left, in the order of the first right call."""
    called = next(answer for answer, field in zip(item.accept[0], item.fields, strict=True) if field.type == "call")
    left, row = sorted(table.box), []
    for code in called.split():
        row.append(left.pop(next(at for at, card in enumerate(left) if card.rank.code == code)))
    return row


def _where_it_shows(item: Exercise) -> str:
    """The log as far as the turn in which something is wrong; nothing where all is square, or a card is told twice."""
    square, *told = item.fields[1].options
    [(wrong, shows)] = item.accept
    if shows == square or wrong == AGAIN:
        return ""
    lines = item.log.splitlines(keepends=True)
    turns = [at for at, line in enumerate(lines) if isinstance(parse_line(line, library()), c.DealTurn)]
    return "".join(lines[: turns[told.index(shows) - len(told)] + 1])  # those told are the last of the log


def _drawn(line: str) -> c.Command:
    drawn = parse_line(line, library())
    if not isinstance(drawn, c.DealTurn | c.OpenDeal | c.ShowHock | c.ShowPocket):
        raise FaroError("bad-request/due", text=line)
    return drawn


def _unsettled(table: Table, drawn: c.Command, seat: str | None = None) -> str:
    """The board when cards have come and nothing is taken or paid yet: what they do is for the dealer to say."""
    if isinstance(drawn, c.DealTurn):
        return board(replace(see(table._replace(settled=()), seat), drawn=(drawn.first, drawn.second)))
    shown = fold(table, decide(table, drawn)[:1])
    return board(see(shown._replace(stakes=table.stakes), seat))


def _cards(table: Table, drawn: c.Command) -> str:
    """The cards as a dealer calls them, before anything is paid."""
    if isinstance(drawn, c.DealTurn):
        return f"The {drawn.first.word} comes first, the {drawn.second.word} second."
    events = decide(table, drawn)
    return announce(events[:1], fold(table, events), None)
