"""The case-keeper as HTML: a frame of thirteen wires with four beads each, a key to them, and the same as a table.

A bead near its card is still in; one that has been pushed across says by its shape how its card played. Where there is
little room the frame is folded under a strip that shows what is left; `read_cases` and `read_fallen` stand in the
element for whoever asks for them with a key.
"""

from __future__ import annotations

from faro.pictures.escaping import escape
from faro.seats import View
from faro.table import Case, Mark
from faro.words import read_cases, read_fallen

_KEY: dict[Mark | None, str] = {
    None: "still in",
    "lost": "lost",
    "won": "won",
    "split-lost": "two of a split",
    "soda": "did not play",
}
"""What a bead of each look says, in the order of the key; nothing is a bead that has not been moved."""

_LOOKS: dict[Mark, str] = {
    "soda": "soda",
    "lost": "lost",
    "won": "won",
    "split-lost": "lost split",
    "split-won": "won split",
    "hock": "soda",
    "pocket": "soda",
    "null": "soda",
}


def case_keeper(view: View, prefix: str = "", *, is_open: bool = False) -> str:
    """The case-keeper of a view; `prefix` begins the id that a live one keeps from board to board.

    One that `is_open` is unfolded wherever it stands, for it is there to be read.
    """
    name = f' id="{escape(prefix)}-cases"' if prefix else ""
    title = "Case-keeper" if view.book is None or view.book.has_box else "Cards left in the pack"
    strip = "".join(f'<i data-left="{min(case.left, 4)}">{case.rank.code}</i>' for case in view.cases)
    wires = "".join(_wire(case) for case in view.cases)
    return (
        f'<details class="faro-casekeeper"{" open" if is_open else ""}{name} data-read="{escape(read_cases(view))}"'
        f' data-fallen="{escape(read_fallen(view))}"><summary>{title}'
        f'<span class="faro-strip-left" aria-hidden="true">{strip}</span></summary>'
        f'<div class="faro-cases"><div class="faro-wires" aria-hidden="true">{wires}</div>{_key()}{_table(view, title)}'
        "</div></details>"
    )


def _wire(case: Case) -> str:
    """One wire, its beads in the order in which they leave the card."""
    beads = "".join(f"<i{_look(mark)}></i>" for mark in (*case.marks, *(None,) * case.left))
    state = {0: " faro-none-left", 1: " faro-last-left"}.get(case.left, "")
    return f'<span class="faro-wire{state}" data-wire="{case.rank.code}"><b>{case.rank.code}</b>{beads}</span>'


def _look(mark: Mark | None) -> str:
    return f' class="{" ".join(f"faro-bead-{look}" for look in _LOOKS[mark].split())}"' if mark else ""


def _key() -> str:
    items = "".join(f"<span><i{_look(mark)}></i>{said}</span>" for mark, said in _KEY.items())
    last = '<span><i class="faro-bead-ringed"></i>the last of its rank</span>'
    return f'<p class="faro-key" aria-hidden="true">{items}{last}</p>'


def _table(view: View, title: str) -> str:
    where = "box" if view.book is None or view.book.has_box else "pack"
    heads = "".join(
        f'<th scope="col">{head}</th>' for head in ("Card", f"In the {where}", "Lost", "Won", "Did not play")
    )
    rows = "".join(
        f'<tr><th scope="row">{case.rank.word}</th><td>{case.left}</td>'
        f"<td>{_times(case, 'lost', 'split-lost')}</td><td>{_times(case, 'won', 'split-won')}</td>"
        f"<td>{_unplayed(case)}</td></tr>"
        for case in view.cases
    )
    return (
        f'<table class="faro-spoken" aria-label="{title}"><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table>"
    )


def _times(case: Case, alone: Mark, split: Mark) -> str:
    """How often a rank did so, and whether it was against another of its own."""
    times, of_split = case.marks.count(alone) + case.marks.count(split), case.marks.count(split)
    return f"{times}{', in a split' if of_split == 1 == times else f', {of_split} in a split' if of_split else ''}"


def _unplayed(case: Case) -> str:
    return ", ".join(mark for mark in case.marks if mark in ("soda", "hock", "pocket", "null")) or "none"
