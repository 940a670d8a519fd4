"""What may be asked for in a terminal: `faro deal`, `check`, `odds`, `compare`, `svg`, `play`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import click
from click.core import ParameterSource

from faro import __version__
from faro.base import FaroError, Rank, cut, spot
from faro.notation import FORM, faults, format_log, format_position, parse_position, replay
from faro.odds import SYSTEMS, Odds, as_fraction, as_percent, box_of, cost_sentence, odds_at
from faro.odds import odds as reckon
from faro.pictures import layout
from faro.research import Punter, Study, keep, summed
from faro.rulebooks import Rulebook, book_called, library
from faro.seats import see
from faro.simulation import HABITS, RUNS
from faro.table import BANK, Table
from faro.terminal.dealing import whole_deal
from faro.terminal.drawing import complain, console, progress, show
from faro.terminal.play import SEAT
from faro.terminal.play import play as play_on
from faro.terminal.reading import read_from, text_of
from faro.words import compare, names_of, whereabouts

_BOOK = "hoyle-1864"


def _examples(*lines: str) -> str:
    """What stands under the help of a command; `tests/engine/terminal` runs each line."""
    return "\n".join(["\b", "Examples:", *(f"  faro {line}" for line in lines)])


class _Asked(click.Group):
    """A group of commands that tells what the engine refuses in its own sentence, and ends with 1."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except FaroError as error:
            complain(console(stderr=True), error)
        except BrokenPipeError:
            raise  # Whoever read has gone, and click ends without a word.
        except OSError as error:
            click.echo(f"{error.filename}: {error.strerror}", err=True)
        ctx.exit(1)


def _called(ctx: click.Context, param: click.Parameter, named: tuple[str, ...]) -> Rulebook:
    try:
        return book_called(" ".join(named) or _BOOK, library())
    except FaroError as error:
        raise click.BadParameter(f"{error.sentence}; {error.hint}") from None


def _habits(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> Mapping[str, str]:
    habits: dict[str, str] = {}
    for name, _, key in (one.partition("=") for one in given):
        if key not in HABITS:
            raise click.BadParameter(f"{name} has no habit {key!r}; choose from {', '.join(HABITS)}")
        if name in habits:
            raise click.BadParameter(f"{name} has two habits; name each bot once")
        habits[name] = key
    return habits


_book = click.argument("book", nargs=-1, metavar="[BOOK]", callback=_called)
_seed = click.option("--seed", default="faro", show_default=True, help="What the pack is shuffled by.")
_with = click.option(
    "--with", "habits", multiple=True, metavar="NAME=HABIT", callback=_habits, help=f"A bot: {', '.join(HABITS)}."
)
_file = click.argument("file", type=click.Path(allow_dash=True, path_type=Path), default="-")
_as_json = click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")


@click.group(cls=_Asked, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="%(version)s")
def commands() -> None:
    """Faro, the card game: play it, deal it, check logs, and ask what a bet costs.

    BOOK is the id of a rule-book, as hoyle-1864 or meyer, with its house rules behind it, as meyer call=4-for-1.
    FILE may be -, the standard input. Ended well is 0, something is wrong 1, wrongly asked 2.
    """


@commands.command(epilog=_examples("deal stuss --seed tiger", "deal --with ann=chops --with ben=plays-cases"))
@_book
@_seed
@_with
@click.option("--checks", default=100, show_default=True, help="With what each bot sits down.")
@click.option("--shown", is_flag=True, help="Draw the table at the end instead.")
def deal(book: Rulebook, seed: str, habits: Mapping[str, str], checks: int, shown: bool) -> None:
    """Write the log of a whole shuffled deal."""
    done, table = whole_deal(book, seed, habits, checks)
    if shown:
        show(console(), table)
    else:
        click.echo(format_log(done), nl=False)


@commands.command(epilog=_examples("check deal.faro", "deal meyer | faro check", "check --json wrong.faro"))
@click.argument("files", type=click.Path(allow_dash=True, path_type=Path), nargs=-1)
@_as_json
@click.pass_context
def check(ctx: click.Context, files: tuple[Path, ...], as_json: bool) -> None:
    """Find everything that is wrong in logs, and in files of positions, one a line."""
    out, told, wrong = console(), [], 0
    for file in files or (Path("-"),):
        for error in faults(text_of(file), library()):
            wrong += 1
            if as_json:
                told.append(
                    {
                        "file": str(file),
                        "line": error.line,
                        "column": error.column,
                        "code": error.code,
                        "sentence": error.sentence,
                        "hint": error.hint,
                    }
                )
            else:
                complain(out, error, str(file))
    if as_json:
        click.echo(json.dumps(told, indent=1, ensure_ascii=False))
    ctx.exit(1 if wrong else 0)


@commands.command(
    epilog=_examples(
        "odds meyer Q",
        'odds hoyle-1864 Q --copper --left "Q=1 K=2 9=4"',
        'odds Q --at "faro1 hoyle-1864 deal=Qd turns=7h-9s"',
    )
)
@click.argument("what", nargs=-1, required=True, metavar="[BOOK] PLACE")
@click.option("--left", help="The cards left of each rank, as Q=1 K=2; the whole pack without it.")
@click.option("--at", "position", help="A position, which names its own book.")
@click.option("--copper", is_flag=True, help="The stake is coppered.")
@_as_json
def odds(what: tuple[str, ...], left: str | None, position: str | None, copper: bool, as_json: bool) -> None:
    """Reckon what a stake costs, exactly."""
    *named, place = what
    where = spot(place)
    if position is None and " ".join(named).split()[:1] == [FORM]:
        named, position = [], " ".join(named)
    if position is not None:
        if named or left:
            raise click.UsageError("a position names its book and the cards itself: leave out BOOK and --left")
        table, seat = parse_position(position, library())
        found = odds_at(table, where, seat, coppered=copper)
    else:
        box = None if left is None else box_of(_counts(left))
        rules = book_called(" ".join(named) or _BOOK, library())
        found = reckon(rules, where, box, coppered=copper, entering=box is not None)
    if as_json:
        click.echo(json.dumps(_figures(found)))
    else:
        click.echo(f"{found}\n{cost_sentence(where.word, copper, found)}")


def _counts(left: str) -> dict[Rank, int]:
    counts: dict[Rank, int] = {}
    for item in left.replace(",", " ").split():
        code, _, number = item.partition("=")
        if not number.isdecimal() or len(number) > 1:
            raise click.UsageError(f"{cut(item)!r} is no count of cards: write it as Q=1")
        rank = Rank.parse(code)
        if rank in counts:
            raise click.UsageError(f"the {rank.plural} are counted twice: count each rank once")
        counts[rank] = int(number)
    return counts


def _figures(found: Odds) -> dict[str, str | None]:
    return {
        "turn": as_fraction(found.per_turn),
        "decided": None if found.per_decided is None else as_fraction(found.per_decided),
        "until": as_fraction(found.until_decided),
        "percent": as_percent(found.until_decided).replace("\u00a0", " "),
    }


@commands.command(name="compare", epilog=_examples("compare deal.faro meyer denexa", "compare deal.faro"))
@_file
@click.argument("books", nargs=-1)
def compared(file: Path, books: tuple[str, ...]) -> None:
    """Settle a log under other books: what each says of the last act, and what it leaves everybody with."""
    out, log = console(), text_of(file)
    with read_from(file):
        table = replay(log, library())
    if not table.rules:
        raise click.UsageError(f"{file} holds no log: it names no rule-book")
    for reading in compare(log, library(), names_of(" ".join(books)) or [*library()], reopened=True):
        held = ", ".join(f"{punter} {checks:,}" for punter, checks in reading.checks.items())
        out.print(f"[bold]{reading.book.name}[/]: {held}\n  [faro.said]{reading.say}[/]")


@commands.command(
    epilog=_examples(
        "simulate --deals 2000 --json",
        "simulate meyer --system chops --deals 2000 --workers 2",
        "simulate --device two-card-box --deals 200",
        "simulate --deals 2000 --rows rows --kind csv",
    )
)
@_book
@_seed
@click.option("--system", type=click.Choice([*SYSTEMS]), default="flat", show_default=True, help="How it is played.")
@click.option("--card", default="A", show_default=True, help="On which card.")
@click.option("--device", type=click.Choice([*RUNS]), metavar="DEVICE", help="Try a cheating device instead.")
@click.option("--deals", type=click.IntRange(1), default=100_000, show_default=True, help="How many.")
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="How many processes.")
@click.option("--rows", type=click.Path(file_okay=False, path_type=Path), help="Write a row a deal into this folder.")
@click.option("--kind", type=click.Choice(["csv", "parquet"]), default="parquet", show_default=True, help="Of files.")
@_as_json
@click.pass_context
def simulate(
    ctx: click.Context,
    book: Rulebook,
    seed: str,
    system: str,
    card: str,
    device: str | None,
    deals: int,
    workers: int,
    rows: Path | None,
    kind: Literal["csv", "parquet"],
    as_json: bool,
) -> None:
    """Play deals by the thousand, and sum them up or write a row of each."""
    asked = {
        name for name in ("book", "system", "card") if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE
    }
    if device and asked:
        raise click.UsageError("a device has a book and a punter of its own: leave out BOOK, --system and --card")
    study = Study(" ".join(book.words), (Punter("punter", system, card),), seed, device=device or "")
    with progress(deals) as told:
        if rows is not None:
            files = keep(study, deals, rows, kind, workers, told)
            click.echo(json.dumps([*map(str, files)]) if as_json else "\n".join(map(str, files)))
            return
        found = summed(study, deals, workers, told)
    if as_json:
        click.echo(json.dumps({"deals": found.deals, "total": found.total, "squares": found.squares}))
        return
    for column in study.columns:
        click.echo(f"{column:16}{float(found.mean(column)):>10.4f} ± {found.error(column):.4f} checks a deal")


@commands.command(epilog=_examples("svg deal.faro", "svg deal.faro --seat ann -o table.svg"))
@_file
@click.option("--seat", help="As this punter sees it.")
@click.option("-o", "--output", type=click.File("w", encoding="utf-8", lazy=True), default="-", help="Where to.")
def svg(file: Path, seat: str | None, output: Any) -> None:
    """Draw the layout to which a log, or a position, comes."""
    table = _seen_from(file, seat)
    output.write(layout(see(table, seat), f"Faro: {whereabouts(table)}"))


@commands.command(epilog=_examples("position deal.faro", "deal | faro position --seat bank"))
@_file
@click.option("--seat", help="Whose seat it is.")
def position(file: Path, seat: str | None) -> None:
    """Write where a log ends as one line."""
    click.echo(format_position(_seen_from(file, seat), seat))


def _seen_from(file: Path, seat: str | None) -> Table:
    """The table to which the log of a file comes, at which whoever looks at it must sit."""
    with read_from(file):
        table = replay(text_of(file), library())
    if seat not in (None, BANK, *table.hands):
        raise click.UsageError(f"nobody called {seat!r} sits there; seated: {', '.join(table.hands) or 'nobody'}")
    return table


@commands.command(epilog=_examples("play", "play meyer --with ann=chops --log evening.faro"))
@_book
@_seed
@_with
@click.option("--checks", default=100, show_default=True, help="With what everybody sits down.")
@click.option("--log", type=click.Path(dir_okay=False, path_type=Path), help="Go on with this log, and keep it there.")
def play(book: Rulebook, seed: str, habits: Mapping[str, str], checks: int, log: Path | None) -> None:
    """Play deals against the bank, with bots beside you. ? tells what may be typed."""
    if SEAT in habits:
        raise click.UsageError(f"{SEAT} is your own name: give the bot another")
    play_on(book, seed, habits, checks, log)
