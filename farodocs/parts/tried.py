"""What has been tried to break, for docs/library/tried.md: how often, by the count that the tests keep."""

from __future__ import annotations

import json
from typing import NamedTuple

from farodocs.folders import DOCS
from farodocs.parts.figures import figures
from farodocs.parts.machines import machines

FILE = DOCS / "library" / "tried.json"


class Trial(NamedTuple):
    """One row: the counts it adds up, by their names; what was done; and what came of each."""

    counts: tuple[str, ...]
    what: str
    held: str


TRIALS = (
    Trial(
        ("logs-cut", "logs-put", "logs-drop", "logs-swap", "logs-twice"),
        "logs cut short, with lines that change places, and with letters lost or strange",
        "played as far as they go, and refused in one sentence with the line; no hand and no bank below nought",
    ),
    Trial(("links-cut", "links-put", "links-drop"), "links to a position, cut or altered", "opened, or told why not"),
    Trial(("link-wraps",), "links with what a letter or a chat puts round them", "opened like the link alone"),
    Trial(
        ("look-alikes",),
        "lines of a log with other dashes, in other widths, and with letters of other alphabets",
        "read as they are meant",
    ),
    Trial(
        ("places",),
        "places of the cloth, each pointed at under every book",
        "told what a stake does there, or that the book takes none",
    ),
    Trial(("stored",), "deals altered in the browser’s storage", "opened without the wrong field, or named as unread"),
    Trial(("imports",), "files to import, cut or altered", "taken in, or refused in one sentence"),
    Trial(("engine-files",), "files of the engine gone, cut, replaced or stalled", "told, and mended by *Retry*"),
    Trial(
        ("neighbours",),
        "builds of the site beside others under one address, each taken over and then removed",
        "removed alone, with the others left whole",
    ),
    Trial(
        ("failing-updates",),
        "updates with files that do not come, and a browser’s store that cannot be read",
        "ended at once, with no answer held, and the page taken from the network",
    ),
    Trial(
        ("other-answers",),
        "answers of another build or of a hotel’s log-in, to what is kept for reading offline",
        "left, and what was kept stands",
    ),
    Trial(
        ("sums",),
        "stakes of every kind settled under every book, beside a table of sums made from the books without the engine",
        "the same to the check",
    ),
    Trial(("clocks",), "cards of the deck asked at a later time", "due, and the answer noted"),
    Trial(("authors",), "mistakes made by whoever writes a page or a record", "told with file, line and what to write"),
)


def sums() -> str:
    """In figures what it comes to. Raises what `_rows` does."""
    ended = [case["ended"] for case in machines()]
    absent = ended.count("absent")
    well = f"kinds of machine, of {len(ended)}, on which it went well{f' ({absent} not tried)' if absent else ''}"
    tried = {trial.counts: number for number, trial in _rows()}
    told = {
        "trials lost": 0,
        "stakes settled beside a table of sums": tried.pop(("sums",)),
        "other trials, each counted by the test that makes it": sum(tried.values()),
        well: ended.count("well"),
    }
    return figures((f"{number:,}", words) for words, number in told.items())


def table() -> str:
    """A row a trial, the most tried first. Raises what `_rows` does."""
    rows = "\n".join(f"| {number:,} | {trial.what} | {trial.held} |" for number, trial in _rows())
    return f"| Tried | What | What came of each |\n|--:|---|---|\n{rows}"


def _rows() -> list[tuple[int, Trial]]:
    """Every trial with how often, the most first; the tests that count them fail where one is lost.

    Raises `KeyError` for a trial without a count, and `ValueError` for a count that no trial tells.
    """
    counts = json.loads(FILE.read_text(encoding="utf-8"))
    if unused := sorted(counts.keys() - {name for trial in TRIALS for name in trial.counts}):
        raise ValueError(f"docs/library/{FILE.name}: no row of farodocs/parts/tried.py tells {', '.join(unused)}")
    return sorted(((sum(counts[name] for name in trial.counts), trial) for trial in TRIALS), key=lambda row: -row[0])
