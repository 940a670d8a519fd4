"""The doors for whoever learns to deal: what is due for every stake, an audit of what was paid, and drills."""

from __future__ import annotations

from dataclasses import asdict

from faro.announce import announce, apologise
from faro.audit import check
from faro.audit import due as payments_of
from faro.commands import Command, DealTurn, OpenDeal, ShowHock, ShowPocket
from faro.decide import decide
from faro.errors import FaroError
from faro.log import parse_line
from faro.render_html import board
from faro.shell import drills
from faro.shell.answers import Answer, Request, at_the_table, board_of, extended, next_line, table_of, whole_lines
from faro.shell.rulebooks import library
from faro.table import Table, fold
from faro.view import see


def due(asked: Request) -> Answer:
    """The `line` that the pack brings next under a seed, and what the bank must then take and pay for every stake.

    The `payments` are as `faro.audit.Payment` has them; `html` is the board on which they are still to be made.
    """
    log = whole_lines(asked["log"])
    table = table_of(log)
    line = next_line(asked, log, table)
    drawn = _drawn(line)
    return {
        "line": line,
        "payments": [asdict(payment) for payment in payments_of(table, drawn)],
        "html": _unsettled(table, drawn),
        "say": _cards(table, drawn),
        "error": None,
    }


@at_the_table
def audit(asked: Request, log: str, table: Table) -> Answer:
    """Judge what a dealer took and paid for every stake, and let the cards come.

    Answered are besides the board the `verdicts`, each `right` and `say`, and whether all are `right`.
    """
    try:
        line = asked["line"]
        payments = payments_of(table, _drawn(line))
        answers = [(answer["taken"], answer["paid"]) for answer in asked["answers"]]
        if len(answers) != len(payments):
            told = f"{len(answers)} of {len(payments)} stakes are answered for"
            raise FaroError("bad-request", told, "answer for each of them, in their order")
    except FaroError as error:
        return board_of(asked, log, table, apologise(error), error) | {"verdicts": [], "right": False}
    verdicts = [check(payment, *answer) for payment, answer in zip(payments, answers, strict=True)]
    right = sum(verdict.right for verdict in verdicts)
    answer = extended(asked, log, table, line)
    return answer | {
        "verdicts": [asdict(verdict) for verdict in verdicts],
        "right": right == len(verdicts),
        "say": f"{right} of {len(verdicts)} right." if verdicts else answer["say"],
    }


def drill(asked: Request) -> Answer:
    """A drill of a kind, under a seed and by a book, as the build bakes it into a page."""
    item = drills.make(asked["kind"], asked["seed"], asked["rules"])
    return baked(item) | {"say": item.prompt, "error": None}


def baked(item: drills.Item) -> Answer:
    """A drill as plain data, as a page holds it before any Python runs.

    With it are pictures of its table, before and after, and the seed of the next one. Where cards come that are to be
    paid, they lie on their piles, and the stakes as they lay.
    """
    table = table_of(item.log)
    after = board(see(table_of(f"{item.log}{item.then}\n"))) if item.then else ""
    return asdict(item) | {
        "html": _unsettled(table, _drawn(item.then)) if item.then else board(see(table)),
        "after": after,
        "next": drills.next_seed(item.seed),
    }


def _drawn(line: str) -> Command:
    drawn = parse_line(line, library())
    if not isinstance(drawn, DealTurn | OpenDeal | ShowHock | ShowPocket):
        raise FaroError("bad-request", f"{line!r} brings out no card", "send the line that was due")
    return drawn


def _unsettled(table: Table, drawn: Command) -> str:
    """The board when cards have come and nothing is taken or paid yet."""
    shown = fold(table, decide(table, drawn)[:1])
    return board(see(shown._replace(stakes=table.stakes)))


def _cards(table: Table, drawn: Command) -> str:
    """The cards as a dealer calls them, before anything is paid."""
    if isinstance(drawn, DealTurn):
        return f"The {drawn.first.word} comes first, the {drawn.second.word} second."
    events = decide(table, drawn)
    return announce(events[:1], fold(table, events), None)
