"""A program that stands on a page, run: what it prints, what its last line is worth, and where it went wrong.

The build runs it so, and so does a reader's browser. What a value of the engine's draws of itself is shown as a
notebook shows it; of any other value its `repr` is.
"""

from __future__ import annotations

import ast
import io
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from typing import Any, Literal, NamedTuple

from faro.base import FaroError
from faro.pictures import Drawing

MOST = 50_000
"""Characters that a program may print: more is read by nobody, and a loop without an end prints for ever."""

Kind = Literal["text", "svg", "html"]
Show = Callable[[Kind, str, str], object]
"""What is told of each thing that is shown: its kind, its text, and what a drawing says to those who do not see it."""

_FILE = "<program>"
_DRAWS: tuple[tuple[Kind, str], ...] = (("svg", "_repr_svg_"), ("html", "_repr_html_"))
"""What a value may draw of itself, and by which method of a notebook's."""


class Fault(NamedTuple):
    """What went wrong in a program: in which of its lines, where it is one of them, and one sentence."""

    line: int | None
    sentence: str


class _Flood(Exception):
    """A program has printed more than anybody reads."""


class _Printed(io.TextIOBase):
    """What is printed, told as it comes."""

    def __init__(self, show: Show) -> None:
        self.show = show
        self.left = MOST

    def write(self, text: str, /) -> int:
        self.left -= len(text)
        if self.left < 0:
            raise _Flood(f"more than {MOST:,} characters were printed")
        if text:
            self.show("text", text, "")
        return len(text)


def run(program: str, show: Show, before: Sequence[str] = ()) -> Fault | None:
    """Run a program behind those `before` it, whose names it finds; `show` is told what it prints and is worth.

    A fault is returned and not raised. One of a program before it has no line.
    """
    names: dict[str, Any] = {"__name__": "__main__"}
    try:
        for number, earlier in enumerate(before, 1):
            _run(earlier, f"<program {number} before>", names, lambda *_: None)
        _run(program, _FILE, names, show)
    except SystemExit as left:
        return Fault(_line(left), _said(left)) if left.code else None
    except SyntaxError as error:
        return Fault(error.lineno if error.filename == _FILE else None, f"{type(error).__name__}: {error.msg}")
    except Exception as error:
        return Fault(_line(error), _said(error))
    return None


def _run(program: str, file: str, names: dict[str, Any], show: Show) -> None:
    tree = ast.parse(program, file)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = _Printed(show)
    with redirect_stdout(printed), redirect_stderr(printed):
        exec(compile(tree, file, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), file, "eval"), names)
            if value is not None:
                _draw(value, show, printed)


def _draw(value: object, show: Show, printed: _Printed) -> None:
    """Show a value: as what it draws, where the engine draws it, else in one line."""
    for kind, method in _DRAWS:
        draw = getattr(value, method, None)
        if draw is not None and type(value).__module__.partition(".")[0] == "faro":
            drawn = draw()
            said = f"{drawn.name}. {drawn.description}" if isinstance(drawn, Drawing) else ""
            show(kind, str(drawn), said)
            return
    printed.write(f"{value!r}\n")


def _line(error: BaseException) -> int | None:
    """The last line of the program itself that led to an error."""
    lines = []
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == _FILE:
            lines.append(trace.tb_lineno)
        trace = trace.tb_next
    return lines[-1] if lines else None


def _said(error: BaseException) -> str:
    try:
        told = str(error)
    except Exception:  # An exception of the program's own, or one filled with anything, may fail to say itself.
        told = ""
    if told and isinstance(error, (FaroError, _Flood)):
        return told
    return f"{type(error).__name__}: {told}" if told else type(error).__name__
