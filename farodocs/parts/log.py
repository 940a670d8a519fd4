"""Deals as text, for docs/library/log.md: from the engine's words and codes and glossary/log.toml."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from faro.base import CODES
from faro.notation import WORDS, play_while_valid
from faro.rulebooks import library
from faro.words import capital
from farodocs.data.records import DataError


def lines(data: Mapping[str, Any]) -> str:
    """What each word of a log does. Raises `DataError` where the data leaves one out, or names one that is none."""
    words = data["words"]
    _complete("words", words, WORDS)
    rows = "\n".join(f"| `{word.form}` | {words[word.name]} |" for word in WORDS.values())
    return f"| A line | What it does |\n|---|---|\n{rows}"


def refused(data: Mapping[str, Any]) -> str:
    """Every refusal with a log that is refused so.

    Raises `DataError` where the data leaves out a code, names one that is none, or has a log that is not refused with
    its code in its last line.
    """
    _complete("refused", data["refused"], CODES)
    _complete("groups", [code for group in data["groups"] for code in group["codes"]], CODES)
    return "\n".join(_group(group, data["refused"]) for group in data["groups"])


def _complete(table: str, given: Any, wanted: Mapping[str, object]) -> None:
    for name in sorted({*given} ^ {*wanted}):
        lacks = "lacks" if name in wanted else "has no use for"
        raise DataError(f"glossary/log.toml: {table} {lacks} {name!r}")
    for name in given:
        if [*given].count(name) > 1:
            raise DataError(f"glossary/log.toml: {table} has {name!r} twice")


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
