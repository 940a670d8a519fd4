"""Deals as text, for docs/library/log.md: from the engine's words and codes and glossary/log.toml."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from faro.base import CODES, FaroError
from faro.notation import FORM, POSITION_WORDS, WORDS, format_position, parse_position, play_while_valid
from faro.rulebooks import library
from faro.words import capital
from farodocs.data.records import DataError


def lines(data: Mapping[str, Any]) -> str:
    """What each word of a log does. Raises `DataError` where the data leaves one out, or names one that is none."""
    words = data["words"]
    _complete("words", words, WORDS)
    rows = "\n".join(f"| `{word.form}` | {words[word.name]} |" for word in WORDS.values())
    return f"| A line | What it does |\n|---|---|\n{rows}"


def position(data: Mapping[str, Any]) -> str:
    """What each word of a position says, with a position that has it.

    Raises `DataError` where the data leaves one out, or has a line that is not read and written again as it stands.
    """
    words = data["position"]
    _complete("position", words, (*POSITION_WORDS, "seat"))
    forms = {**{word.name: word.kind.form for word in POSITION_WORDS.values()}, "seat": "NAME"}
    return "\n\n".join(
        f"`{name}={forms[name]}`\n:   {word['says']}\n\n    `{_shown(name, word)}`" for name, word in words.items()
    )


def _shown(name: str, word: Mapping[str, str]) -> str:
    book = word.get("book", "hoyle-1864")
    line = f"{FORM} {book} {word['line']}"
    try:
        table, seat = parse_position(line, library())
    except FaroError as error:
        raise DataError(f"glossary/log.toml: position.{name}.line: {error}") from None
    if format_position(table, seat).replace(f"@{library()[book].digest}", "") != line or f" {name}=" not in line:
        raise DataError(f"glossary/log.toml: position.{name}.line: is written {format_position(table, seat)}")
    return line


def refused(data: Mapping[str, Any]) -> str:
    """Every refusal with a log that is refused so.

    Raises `DataError` where the data leaves out a code, names one that is none, or has a log that is not refused with
    its code in its last line.
    """
    _complete("refused", data["refused"], CODES)
    _complete("groups", [code for group in data["groups"] for code in group["codes"]], CODES)
    return "\n".join(_group(group, data["refused"]) for group in data["groups"])


def _complete(table: str, given: Any, wanted: Iterable[str]) -> None:
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
    shown = f"```{{ .faro-log .no-copy }}\n{log}\n```\n"
    if (lines := len(log.splitlines())) < 20:  # else what is said of the last line would stand far down
        return f"{head}{shown}\n{said}{do}\n"
    folded = f'<details class="faro-fold" markdown="block"><summary>The log, of {lines} lines</summary>'
    return f"{head}{said}{do}\n\n{folded}\n\n{shown}\n</details>\n"


def _refusal(code: str, log: str) -> str:
    """What is said of the last line of a log, which must be refused with the code."""
    _, error = play_while_valid(log, library())
    if error is None or error.code != code or error.line != len(log.splitlines()):
        raise DataError(f"glossary/log.toml: refused.{code}.log: {error or 'is not refused'}")
    # As it is written: what is spoken at a table leaves out what could only be typed.
    hint = f" {capital(error.hint)}{'' if error.hint.endswith('?') else '.'}" if error.hint else ""
    return f"Line {error.line}: {error.sentence}.{hint}"
