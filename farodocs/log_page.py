"""The page about deals as text: docs/library/log.md, from the engine's words and codes and glossary/log.toml."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from faro.describe import capital
from faro.errors import CODES
from faro.log import play_while_valid
from faro.log_words import GRAMMAR
from faro.shell.rulebooks import library
from farodocs.records.findings import DataError

PAGE = """---
title: A deal as text
description: "A deal of Faro written down: the {words} words of a log, and {codes} refusals with what brings each."
---

<!-- Written by farodocs/log_page.py from glossary/log.toml. -->

# A deal as text

A table, two bets and a turn are a few lines of text. Each line is one act. The engine plays them in their order, and
gives the first that cannot be played back with the reason.

```text
{deal}```

```faro id="two-bets-and-a-turn" mode="replay" title="Two bets and a turn"
{deal}```

To play a deal of your own, open *The deal so far* under [the table](../play/index.md), write it there, and lay it. A
punter called `you` has your seat. What you have played stands there as text, too.

## The lines {{#lines}}

Words stand apart by spaces. What follows a `#` is a remark. A card is its rank and its suit: `7h`, `10s`, `Kd`. A place
has the name that [the list of bets](../rules/bets/index.md) gives it, or its ranks: `6-5-8-9` for a square, `Q+9+4` for
a string, `Q/9` for a stake that is heeled, the Queen to win. A name is small letters. What stands in brackets may be
left out.

{lines}

## What is refused {{#refused}}

A line that cannot be played is refused with a code and a sentence, most often with a hint. Everything above it stands.
Each log here goes wrong in its last line, and what is said of it is what the engine said when this page was made.

{refused}
"""

DEAL = """rules  hoyle-1864
open   ann 100
soda   Kd
bet    ann 6 on 7
copper ann 4 on 9
turn   7h 9s          # the first card loses, the second wins
expect ann 90
"""


def write(target: Path, data: Mapping[str, Any]) -> None:
    """Write the page."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(data), encoding="utf-8")


def page(data: Mapping[str, Any]) -> str:
    """The page as Markdown.

    Raises `DataError` where the data leaves out a word or a code, names one that is none, or has a log that is not
    refused with its code in its last line.
    """
    listed = [code for group in data["groups"] for code in group["codes"]]
    _complete("words", data["words"], GRAMMAR)
    _complete("refused", data["refused"], CODES)
    _complete("groups", listed, CODES)
    return PAGE.format(
        deal=DEAL,
        words=len(GRAMMAR),
        codes=len(CODES),
        lines=_lines(data["words"]),
        refused="\n".join(_group(group, data["refused"]) for group in data["groups"]),
    )


def _complete(table: str, given: Any, wanted: Mapping[str, str]) -> None:
    for name in sorted({*given} ^ {*wanted}):
        lacks = "lacks" if name in wanted else "has no use for"
        raise DataError(f"glossary/log.toml: {table} {lacks} {name!r}")
    for name in given:
        if [*given].count(name) > 1:
            raise DataError(f"glossary/log.toml: {table} has {name!r} twice")


def _lines(words: Mapping[str, str]) -> str:
    rows = "\n".join(f"| `{form}` | {words[word]} |" for word, form in GRAMMAR.items())
    return f"| A line | What it does |\n|---|---|\n{rows}"


def _group(group: Mapping[str, Any], refused: Mapping[str, Any]) -> str:
    return f"### {group['title']}\n\n" + "\n".join(_code(code, refused[code]) for code in group["codes"])


def _code(code: str, refused: Mapping[str, str]) -> str:
    head = f"#### `{code}` {{#{code}}}\n\n{CODES[code]}\n\n"
    if "elsewhere" in refused:
        return f"{head}{refused['elsewhere'].strip()}\n"
    log = refused["log"].strip()
    said = _refusal(code, log)
    do = f" {refused['do']}" if "do" in refused else ""
    # Without the theme's button, of which a page has one at most: each is a landmark by the same name.
    return f"{head}```{{ .text .no-copy }}\n{log}\n```\n\n{said}{do}\n"


def _refusal(code: str, log: str) -> str:
    """What is said of the last line of a log, which must be refused with the code."""
    _, error = play_while_valid(log, library())
    if error is None or error.code != code or error.line != len(log.splitlines()):
        raise DataError(f"glossary/log.toml: refused.{code}.log: {error or 'is not refused'}")
    # As it is written: what is spoken at a table leaves out what could only be typed.
    hint = f" {capital(error.hint)}{'' if error.hint.endswith('?') else '.'}" if error.hint else ""
    return f"Line {error.line}: {error.sentence}.{hint}"
