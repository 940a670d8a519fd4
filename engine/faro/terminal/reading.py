"""What a terminal reads: a file, or what comes through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from faro.base import FaroError
from faro.terminal.drawing import complain, console


def text_of(file: Path) -> str:
    """The text of a file, of the standard input where that is `-`; a wrong use of the command where it has none."""
    try:
        return (sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()).decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is no UTF-8"
        raise click.UsageError(f"{file} cannot be read: {why}") from None


@contextmanager
def read_from(file: Path) -> Iterator[None]:
    """Tell of what is wrong in the text of a file with the file's name, and end with 1."""
    try:
        yield
    except FaroError as error:
        complain(console(stderr=True), error, str(file))
        raise click.exceptions.Exit(1) from None
