"""The page about the engine as a Python package: docs/library/engine.md, from what the package itself says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from inspect import getdoc, isclass, signature
from pathlib import Path
from typing import Any, get_args

import faro
from faro.events import Event

PAGE = """---
title: The engine
description: "The Faro engine as a package of Python: its {names} public names, and the {events} events of a table."
---

<!-- Written by farodocs/engine_page.py from engine/faro. -->

# The engine

Behind every picture here is a package of Python that needs nothing but Python. It plays [a deal as text](log.md),
line by line, under any of [the rule-books](../rules/rulebooks.md). Chance is not its own: the cards stand in the log.

```python
{program}```

It prints `{printed}`: six checks lost on the Seven, and ninety-four left.

A line becomes a command. `decide` answers with the events it brings about, or refuses it; `evolve` makes the next table
of each event. Nothing is ever changed in place. What a bet costs is asked of `faro.odds`:
[a few lines show how](../rules/odds/method.md#ask).

## Public names {{#names}}

All of them come from `faro`. What else there is may change.

{public}

## Events {{#events}}

What can happen at a table. Nothing else changes one.

{happened}
"""

PROGRAM = '''from faro import replay
from faro.shell.rulebooks import library

log = """
rules hoyle-1864
open ann 100
soda Kd
bet ann 6 on 7
turn 7h 9s
"""
print(replay(log, library()).hands["ann"])
'''
PRINTED = "94"

DATA = {
    "CODES": "Every code of a refusal, with [what it stands for](log.md#refused).",
    "PACK": "The fifty-two cards, in order.",
}
"""What the names stand for that are neither classes nor functions, and so can say nothing of themselves."""


def write(target: Path) -> None:
    """Write the page."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(), encoding="utf-8")


def page() -> str:
    """The page as Markdown. Raises `KeyError` for a public name that says nothing of itself."""
    events = get_args(Event)
    return PAGE.format(
        names=len(faro.__all__),
        events=len(events),
        program=PROGRAM,
        printed=PRINTED,
        public=_list((_form(name), _says(name)) for name in faro.__all__),
        happened=_list((event.__name__, f"{_line(event)} {_holds(event)}") for event in events),
    )


def _list(entries: Iterable[tuple[str, str]]) -> str:
    return "\n\n".join(f"`{name}`\n:   {says}" for name, says in entries)


def _form(name: str) -> str:
    thing = getattr(faro, name)
    if isclass(thing) or not callable(thing):
        return name
    return f"{name}({', '.join(signature(thing).parameters)})"


def _says(name: str) -> str:
    thing = getattr(faro, name)
    return _line(thing) if callable(thing) else DATA[name]


def _holds(event: type) -> str:
    return f"Holds {', '.join(f'`{field.name}`' for field in fields(event))}."


def _line(thing: Callable[..., Any]) -> str:
    """The first paragraph of what a class or a function says of itself, on one line."""
    return " ".join((getdoc(thing) or "").partition("\n\n")[0].split())
