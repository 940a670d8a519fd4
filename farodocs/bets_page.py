"""The list of all bets: docs/rules/bets/index.md, from glossary/bets.toml."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from posixpath import relpath
from typing import Any

from farodocs.labels import labels, read, word
from farodocs.reference_table import choices, scroll_box

PAGE = """---
title: Every bet
description: "Every bet on the Faro layout: single cards, figures, squares, corners, calls, orders, systems."
hide:
  - toc
---

<!-- Written by farodocs/bets_page.py from glossary/bets.toml. -->

# Every bet

One check in the right gap bets on four cards at once. Here is everything that the books let a player do with a check,
from one painted card to an order given to the dealer. Each line opens on its rules and on a deal that shows it.

![The layout from the players’ side with a mark at every place where a chip can stand besides the painted cards: in the
gaps, where four cards meet, at the corners, above and below the rows. Each mark bears the number of ranks that a chip
there takes in.](../../assets/pictures/places.svg){{ .faro-picture width=690 height=342 loading=lazy }}

The marks are derived from the painted cards alone; the number counts the ranks a chip there bets on.

What one book takes, another may not. [The rule-books side by side](../rulebooks.md) says which.

<div class="faro-choices-above">{choices}</div>
{table}
"""

FIELDS = ("cards", "eras", "kind")
"""The fields of a bet by which the list can be narrowed, each with its words in labels.toml."""


def write(target: Path) -> None:
    """Write the page."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(read("bets")), encoding="utf-8")


def page(bets: Mapping[str, Mapping[str, Any]]) -> str:
    """The page as Markdown. Raises `KeyError` for a value of a bet that has no words."""
    heads = "".join(
        f'<th scope="col">{escape(head)}</th>'
        for head in ("Bet", "In one line", *(word("bets", name) for name in FIELDS))
    )
    rows = "".join(_row(key, bet) for key, bet in bets.items())
    table = f'<table class="faro-table faro-bets-list"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    selects = {name: (word("bets", name), _options(name, bets)) for name in FIELDS}
    said = (f"All {len(bets)} of them.", "{shown} of {all} shown.")
    return PAGE.format(
        choices=choices("faro-filter", ".faro-bets-list tbody tr", selects, said),
        table=scroll_box("Every bet", table),
    )


def address(bet: Mapping[str, Any], key: str) -> str:
    """Where a bet is told, as seen from the list: the page's address and the anchor of its section."""
    return f"{relpath(bet['page'], 'rules/bets')}/#{key}"


def _row(key: str, bet: Mapping[str, Any]) -> str:
    data = "".join(f' data-{name}="{escape(" ".join(_values(bet, name)))}"' for name in FIELDS)
    cells = "".join(
        f"<td>{escape(', '.join(word('bets', name, value) for value in _values(bet, name)))}</td>" for name in FIELDS
    )
    return (
        f'<tr{data}><th scope="row"><a href="{escape(address(bet, key))}">{escape(bet["name"])}</a></th>'
        f"<td>{escape(bet['line'])}</td>{cells}</tr>"
    )


def _values(bet: Mapping[str, Any], name: str) -> list[str]:
    value = bet[name]
    return [value] if isinstance(value, str) else list(value)


def _options(name: str, bets: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """The choices of a field: no choice, then its values in the order of their labels."""
    used = {value for bet in bets.values() for value in _values(bet, name)}
    known = [value for value in labels()["bets"][name] if value != "label"]
    return {"": "all"} | {value: word("bets", name, value) for value in known if value in used}
