"""A seat at the table in a terminal: a line typed is a bet, a key of the site's table, or a line of a log."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

import click
from rich.console import Console

from faro.base import FaroError
from faro.notation import format_log, parse_line, play_while_valid
from faro.rulebooks import Rulebook, library
from faro.table import commands as c
from faro.terminal.dealing import Game
from faro.terminal.drawing import complain, console, show
from faro.terminal.reading import read_from, text_of
from faro.words import announce, whereabouts

SEAT = "you"
HELP = """[bold]5 on Q[/] or [bold]Q 5[/]      bet five checks on the Queen; [bold]copper 5 on Q[/] bets it to lose
[bold]take Q[/], [bold]move Q to K[/]  as in a log, without your name
[bold]call 5 on 5-6-7[/]    the order of the last three cards
[bold]d[/] or nothing       deal
[bold]u[/]                  undo
[bold]l[/]                  the log
[bold]q[/]                  leave the table"""

_BET = re.compile(r"(\d+)\s+(?:on\s+)?(\S+)|([^\d\s]\S*|10|[2-9])\s+(\d+)")


def play(rules: Rulebook, seed: str, habits: Mapping[str, str], checks: int, log: Path | None) -> None:
    """Play until the reader leaves; what was played is printed as a log, or kept in a file after every act."""
    out, game = console(), Game(seed)
    text = text_of(log) if log is not None and log.exists() else ""
    steps, fault = play_while_valid(text, library())
    if fault is not None and log is not None:
        with read_from(log):
            raise fault
    for step in steps:
        game.act(step.command)
    if not steps:
        game.act(c.OpenTable(rules))
    if SEAT not in game.table.hands:
        game.act(c.BuyChecks(SEAT, checks))
    if log is not None:
        log.touch()  # where nothing can be kept, that is told before the first act
        _keep(log, text, game.done[len(steps) :])
    floor, starts = len(game.done), list[int]()
    show(out, game.table, SEAT)
    while (line := _asked(game)) is not None:
        if line == "?":
            out.print(HELP)
        elif line == "l":
            click.echo(format_log(game.done), nl=False)
        elif line == "u":
            game.back_to(starts.pop() if starts else floor)
            show(out, game.table, SEAT)
        else:
            before = len(game.done)
            try:
                _do(game, line, habits, checks)
            except FaroError as error:
                game.back_to(before)
                complain(out, error)
                continue
            starts.append(before)
            _tell(out, game, before)
        if log is not None:
            _keep(log, text, game.done[len(steps) :])
    if log is None:
        click.echo(format_log(game.done), nl=False)


def _keep(log: Path, text: str, done: Iterable[c.Command]) -> None:
    """Write behind the text of a log, comments and all, what was done since; whole or not at all."""
    file = log.resolve()  # a link stays one
    unfinished = file.with_name(f"{file.name}.part")
    before = f"{text.rstrip()}\n" if text.strip() else ""
    unfinished.write_text(before + format_log(done), encoding="utf-8")
    unfinished.replace(file)


def _asked(game: Game) -> str | None:
    """A line from the reader; nothing when he leaves, or where his input ends."""
    try:
        line = click.prompt(f"{whereabouts(game.table)}, {game.table.hands[SEAT]:,}", "", show_default=False, err=True)
    except click.Abort:
        return None
    line = str(line).strip()
    return None if line.lower() in ("q", "quit") else line


def _do(game: Game, line: str, habits: Mapping[str, str], checks: int) -> None:
    if line in ("", "d"):
        game.bots(habits, checks)
        game.deal()
        return
    command = parse_line(in_full(line), library())
    if command is not None:
        game.act(command)


def in_full(line: str) -> str:
    """The line of a log that a reader means who leaves out his name, and `bet`."""
    bet = _BET.fullmatch(line)
    if bet:
        amount, place = (bet[1], bet[2]) if bet[1] else (bet[4], bet[3])
        return f"bet {SEAT} {amount} on {place}"
    word, _, rest = line.partition(" ")
    whole = f"{word} {SEAT} {rest}".rstrip()
    for said in (whole, line):
        with suppress(FaroError):
            parse_line(said, library())
            return said
    return line if rest.startswith(f"{SEAT} ") else whole


def _tell(out: Console, game: Game, before: int) -> None:
    """What was said of every act since, and the table."""
    for at in range(before, len(game.done)):
        out.print(f"[faro.said]{announce(game.brought[at], game.tables[at + 1], SEAT)}[/]")
    show(out, game.table, SEAT)
