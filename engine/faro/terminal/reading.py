"""What a terminal reads: a file, or what comes through a pipe."""

from __future__ import annotations

import sys
from pathlib import Path

import click


def text_of(file: Path) -> str:
    """The text of a file, of the standard input where that is `-`; a wrong use of the command where it has none."""
    try:
        return (sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()).decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is no UTF-8"
        raise click.UsageError(f"{file} cannot be read: {why}") from None
