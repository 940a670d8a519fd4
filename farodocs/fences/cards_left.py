"""The ```faro-cards-left fence: what a stake on one card costs, by the cards left in all and of its rank.

It is told in the hundred, or as De Moivre sets his tables: one part in so many, what is over left off, and stars where
no deal can stand so. The exact fraction is beside it, and a cell that was read in print is marked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from html import escape

from faro.base import PACK, SPOTS, Suit
from faro.odds import as_fraction, as_percent, odds
from faro.rulebooks import Rulebook, book_called, library
from farodocs.figures import lines
from farodocs.inline import as_part, position
from farodocs.markup import Fence, one_of, scroll_box

MEASURES = ("until", "decided", "turn")
TOLD = ("percent", "part")

_DASH = " <small>A dash: no deal can leave that number of cards with that many of one rank.</small>"
_SUITS = len(Suit)
_TIMES = {"percent": ("1 left", "2 left", "3 left", "4 left"), "part": ("Once", "Twice", "Thrice", "Four times")}


def render(options: dict[str, str]) -> str:
    """The table under one book.

    `read` holds the cells that were read in print, as `30-2=54`: cards left, of the rank, and what is printed. Raises
    `ValueError`, in one sentence, for an option or a book that is unknown, and where print and engine disagree.
    """
    if "rules" not in options:
        raise ValueError('a faro-cards-left fence names a book; write rules="hoyle-1864"')
    measure, told = one_of(options, "measure", MEASURES), one_of(options, "told", TOLD)
    rules = book_called(options["rules"], library())
    costs = table(rules, measure)
    printed = _printed(options.get("read", ""), costs)
    fewest = options.get("fewest", "0")
    if not fewest.isdecimal():
        raise ValueError(f"fewest cannot be {fewest!r}; write a number of cards")
    shown = {left: row for left, row in costs.items() if left >= int(fewest)}
    if not shown:
        raise ValueError(f"fewest cannot be {fewest}: no turn of {rules.name} has more than {max(costs)} cards left")
    label = options.get("title", f"{rules.name}: what a stake on one card costs")
    heads = "".join(f'<th scope="col">{head}</th>' for head in _TIMES[told])
    has_dash = told == "percent" and any(None in row.values() for row in shown.values())
    rows = "".join(
        f'<tr><th scope="row">{left}</th>'
        + "".join(_cell(cost, told, printed.get((left, of_rank))) for of_rank, cost in row.items())
        + "</tr>"
        for left, row in shown.items()
    )
    return scroll_box(
        label,
        f'<table class="faro-table faro-cards-left"><caption>{escape(label)}{_DASH * has_dash}</caption>'
        f'<thead><tr><th scope="col">Cards left</th>{heads}</tr></thead><tbody>{rows}</tbody></table>',
    )


@cache
def table(rules: Rulebook, measure: str = "until") -> Mapping[int, Mapping[int, Fraction | None]]:
    """The costs by cards left, from the first turn to the last, and by how many of the rank are among them.

    Nothing stands where no deal leaves so many, and where nothing can be decided on the next turn, if that is the
    measure. At Basset a stake enters in the middle of the deal; the one laid before the face stands at the head.
    """
    rows = {
        left: dict(_row(rules, left, measure)) for left in range(len(PACK) - rules.shown_first, rules.left_last, -2)
    }
    if rules.opening != "face":
        return rows
    first = _measured(rules, None, measure)
    return {len(PACK): {of_rank: first if of_rank == _SUITS else None for of_rank in rows[len(PACK) - 1]}, **rows}


def _row(rules: Rulebook, left: int, measure: str) -> Iterator[tuple[int, Fraction | None]]:
    gone = len(PACK) - left
    for of_rank in range(1, _SUITS + 1):
        in_view = rules.entry == "after-face"  # a card of another rank, on which no stake is laid
        can_be = _SUITS - of_rank <= gone - in_view and of_rank <= left
        yield of_rank, _measured(rules, (left, of_rank), measure) if can_be else None


def _measured(rules: Rulebook, place: tuple[int, int] | None, measure: str) -> Fraction | None:
    found = odds(rules, SPOTS["A"], place and position(*place), entering=place is not None)
    return {"until": found.until_decided, "decided": found.per_decided, "turn": found.per_turn}[measure]


def plot(label: str, costs: Mapping[int, Mapping[int, Fraction | None]]) -> str:
    """A line for each count of the rank. It is read as the table, from the first turn on, with fewer cards left."""
    series = {}
    for of_rank, name in enumerate(_TIMES["percent"], 1):
        at = [(Fraction(left), row[of_rank]) for left, row in costs.items()]
        if points := [(left, cost) for left, cost in at if cost is not None]:
            series[name] = points
    told = ", ".join(
        f"with {name} {as_percent(points[0][1])} at first and {as_percent(points[-1][1])} at last"
        for name, points in series.items()
    )
    return lines(label, f"What a stake costs as the deal goes on: {told}.", series, axis="cards left", falling=True)


def _printed(read: str, costs: Mapping[int, Mapping[int, Fraction | None]]) -> dict[tuple[int, int], str]:
    printed = {}
    for word in read.split():
        cell, _, value = word.partition("=")
        left, _, of_rank = cell.partition("-")
        if not (left.isdecimal() and of_rank.isdecimal() and value):
            raise ValueError(f"a cell read in print is written 30-2=54, not {word!r}")
        cost = costs.get(int(left), {}).get(int(of_rank))
        if not cost or as_part(cost) != value:
            raise ValueError(f"print has {value} for {of_rank} in {left} cards, and the engine {cost or 'nothing'}")
        printed[int(left), int(of_rank)] = value
    return printed


def _cell(cost: Fraction | None, told: str, printed: str | None) -> str:
    if told == "percent":
        return f"<td>{'–' if cost is None else as_percent(cost, padded=True)}</td>"
    if not cost:
        return "<td>***</td>" if cost is None else "<td>0</td>"
    part = f"<b>{printed}†</b>" if printed else as_part(cost)
    return f"<td>{part} <small>{as_fraction(cost)}</small></td>"


FENCE = Fence(
    "faro-cards-left",
    "faro-points",
    ("rules", "measure", "told", "fewest", "read", "title"),
    "its book stands",
    lambda given, *_: render(given),
)
