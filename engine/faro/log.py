"""The log: plain text, one command a line. A table is its fold; undo is a shorter log, a save is the log itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import get_args

from faro.cards import Rank
from faro.commands import (
    AlterBet,
    BuyChecks,
    CallTurn,
    ClaimSleeper,
    Command,
    DealTurn,
    DoTrick,
    DrawCards,
    Expect,
    GiveMarker,
    LayPile,
    MoveBet,
    OpenBank,
    OpenDeal,
    OpenTable,
    OrderBet,
    Parlee,
    PlaceBet,
    PlantDevice,
    Rise,
    SetLimits,
    ShowHock,
    ShowPocket,
    TakeDown,
    TurnCopper,
    TurnMasque,
)
from faro.decide import decide
from faro.errors import FaroError
from faro.events import Event
from faro.layout import Spot
from faro.log_words import GRAMMAR, Words
from faro.rules import Opening, Rulebook, vary
from faro.stakes import Goes, Run
from faro.table import Table, fold, fresh

__all__ = [
    "GRAMMAR",
    "Step",
    "book",
    "format_command",
    "format_log",
    "good_part",
    "parse_line",
    "play_while_valid",
    "replay",
]

_ORDER_WORD: dict[Goes, str] = {"none": "bar", "half": "half", "all": "goes"}


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a log that was played: its number, its command, what it brought about, the table after it."""

    line: int
    command: Command
    events: tuple[Event, ...]
    table: Table


def parse_line(text: str, library: Mapping[str, Rulebook]) -> Command | None:
    """The command of one line; nothing for a blank line or a comment.

    Raises `FaroError` for an unknown word, a line cut short or too long, and a card, rank or number that is none.
    """
    words = text.split("#", 1)[0].split()
    if not words:
        return None
    reader = _READERS.get(words[0])
    if reader is None:
        near = get_close_matches(words[0].lower(), GRAMMAR, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"a line begins with {', '.join(GRAMMAR)}"
        raise FaroError("unknown-word", f"no command is called {words[0]!r}", hint)
    return reader(Words(words), library)


def format_command(command: Command) -> str:
    """The line of a log that says a command; `parse_line` reads it back."""
    match command:
        case OpenTable(rules):
            house = "".join(f" {rule}={value}" for rule, value in rules.house_rules)
            return f"rules {rules.id}{house} {rules.digest}"
        case BuyChecks(punter, checks):
            return f"open {punter} {checks}"
        case OpenBank(checks):
            return f"bank {checks}"
        case GiveMarker(punter, checks):
            return f"marker {punter} {checks}"
        case SetLimits(least, most, running):
            return f"limit {least} {most}" + (f" run {running}" if running else "")
        case OpenDeal(how, card):
            return how if card is None else f"{how} {card}"
        case PlaceBet(punter, amount, spot, coppered, masked):
            word = "masque" if masked else "copper" if coppered else "bet"
            return f"{word} {punter} {amount} on {spot.id}"
        case TurnCopper(punter, spot):
            return f"copper {punter} on {spot.id}"
        case TurnMasque(punter, spot, masked):
            return f"{'masque' if masked else 'show'} {punter} on {spot.id}"
        case TakeDown(punter, spot):
            return f"take {punter} {spot.id}"
        case MoveBet(punter, origin, spot):
            return f"move {punter} {origin.id} to {spot.id}"
        case OrderBet(punter, spot, goes):
            return f"{_ORDER_WORD[goes]} {punter} {spot.id}"
        case Parlee(punter, origin, spot, how):
            return f"{how} {punter} {origin.id} to {spot.id}"
        case AlterBet(mover, punter, origin, spot):
            return f"alter {mover} {punter} {origin.id} to {spot.id}"
        case ClaimSleeper(claimant, punter, spot):
            return f"claim {claimant} {punter} {spot.id}"
        case CallTurn(punter, amount, order):
            return f"call {punter} {amount} on {'-'.join(rank.code for rank in order)}"
        case DealTurn(first, second):
            return f"turn {first} {second}"
        case ShowHock(card):
            return f"hock {card}"
        case ShowPocket(cards):
            return f"pocket {' '.join(str(card) for card in cards)}"
        case PlantDevice(device, who):
            return f"device {device} {who}"
        case LayPile(cards):
            return f"pile {' '.join(str(card) for card in cards)}"
        case DrawCards(cards):
            return f"drawn {' '.join(str(card) for card in cards)}"
        case DoTrick(trick):
            return f"trick {trick}"
        case Rise(punter):
            return f"rise {punter}"
        case Expect(punter, checks):
            return f"expect {punter} {checks}"


def format_log(commands: Iterable[Command]) -> str:
    """The log of a run of commands, one a line."""
    return "".join(format_command(command) + "\n" for command in commands)


def play_while_valid(
    text: str, library: Mapping[str, Rulebook], table: Table | None = None
) -> tuple[tuple[Step, ...], FaroError | None]:
    """Play a log until it ends or goes wrong: the good part, step by step, and the first mistake with its line."""
    table = fresh() if table is None else table
    steps: list[Step] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            command = parse_line(line, library)
            if command is None:
                continue
            events = decide(table, command)
        except FaroError as error:
            return tuple(steps), error.at(number)
        table = fold(table, events)
        steps.append(Step(number, command, events, table))
    return tuple(steps), None


def good_part(text: str, steps: Sequence[Step]) -> str:
    """The lines of a log up to the last step that was played."""
    lines = text.splitlines()[: steps[-1].line] if steps else []
    return "".join(f"{line}\n" for line in lines)


def replay(text: str, library: Mapping[str, Rulebook], table: Table | None = None) -> Table:
    """The table that a log folds to; the first mistake, with its line, is raised."""
    table = fresh() if table is None else table
    steps, error = play_while_valid(text, library, table)
    if error is not None:
        raise error
    return steps[-1].table if steps else table


_Reader = Callable[[Words, Mapping[str, Rulebook]], Command]


def _read_rules(words: Words, library: Mapping[str, Rulebook]) -> Command:
    rules = book(words.take("rule-book"), library)
    changes = {}
    while "=" in words.peek():
        name, _, value = words.take("house rule").partition("=")
        changes[name] = value
    rules = vary(rules, changes) if changes else rules
    digest = words.take("digest") if words.peek() else rules.digest
    if digest != rules.digest:
        raise FaroError(
            "rules-changed",
            f"the log was written under {rules.id} {digest}, and the book now reads {rules.digest}",
            "leave the digest out to replay it under the present rules",
        )
    return OpenTable(rules)


def book(name: str, library: Mapping[str, Rulebook]) -> Rulebook:
    """The rule-book of a name; `unknown-rules`, with the nearest one, where the library has none."""
    if name not in library:
        near = get_close_matches(name, library, n=1)
        hint = f"did you mean {near[0]!r}?" if near else f"the library holds {', '.join(sorted(library))}"
        raise FaroError("unknown-rules", f"no rule-book is called {name!r}", hint)
    return library[name]


def _read_limit(words: Words, library: Mapping[str, Rulebook]) -> Command:
    first = words.checks()
    least, most = (first, words.checks()) if words.peek() not in ("", "run") else (1, first)
    if not words.peek():
        return SetLimits(least, most)
    words.word("run")
    return SetLimits(least, most, words.checks())


def _reads_turnable(turn: Callable[[str, Spot], Command], *, coppered: bool = False, masked: bool = False) -> _Reader:
    """A stake laid otherwise than open or, without an amount, one that lies there turned so."""

    def read(words: Words, library: Mapping[str, Rulebook]) -> Command:
        punter = words.take("punter")
        amount = None if words.peek() == "on" else words.checks()
        words.word("on")
        place = words.spot()
        return turn(punter, place) if amount is None else PlaceBet(punter, amount, place, coppered, masked)

    return read


def _read_show(words: Words, library: Mapping[str, Rulebook]) -> Command:
    punter = words.take("punter")
    words.word("on")
    return TurnMasque(punter, words.spot(), False)


def _reads_opening(how: Opening) -> _Reader:
    return lambda words, _: OpenDeal(how, words.card("card") if how != "deal" else None)


def _read_pocket(words: Words, library: Mapping[str, Rulebook]) -> Command:
    return ShowPocket(tuple(words.card("card") for _ in range(4)))


def _read_drawn(words: Words, library: Mapping[str, Rulebook]) -> Command:
    first = words.card("first card")
    return DrawCards((first, words.card("second card")) if words.peek() else (first,))


def _read_bet(words: Words, library: Mapping[str, Rulebook]) -> Command:
    punter, amount = words.take("punter"), words.checks()
    words.word("on")
    return PlaceBet(punter, amount, words.spot())


def _read_move(words: Words, library: Mapping[str, Rulebook]) -> Command:
    punter, origin = words.take("punter"), words.spot()
    words.word("to")
    return MoveBet(punter, origin, words.spot())


def _reads_run(how: Run) -> _Reader:
    def read(words: Words, library: Mapping[str, Rulebook]) -> Command:
        punter, origin = words.take("punter"), words.spot()
        if not words.peek():
            return Parlee(punter, origin, origin, how)
        words.word("to")
        return Parlee(punter, origin, words.spot(), how)

    return read


def _read_alter(words: Words, library: Mapping[str, Rulebook]) -> Command:
    mover, punter, origin = words.take("mover"), words.take("punter"), words.spot()
    words.word("to")
    return AlterBet(mover, punter, origin, words.spot())


def _read_call(words: Words, library: Mapping[str, Rulebook]) -> Command:
    punter, amount = words.take("punter"), words.checks()
    words.word("on")
    text = words.take("order of three ranks")
    parts = text.split("-")
    if len(parts) != 3:
        raise FaroError("bad-rank", f"{text!r} is no order of three ranks", "write loser, winner and hock, as 5-6-7")
    loser, winner, hock = (Rank.parse(part) for part in parts)
    return CallTurn(punter, amount, (loser, winner, hock))


def _reads_order(goes: Goes) -> _Reader:
    return lambda words, _: OrderBet(words.take("punter"), words.spot(), goes)


def _whole_line(read: _Reader) -> _Reader:
    def whole(words: Words, library: Mapping[str, Rulebook]) -> Command:
        command = read(words, library)
        words.end()
        return command

    return whole


_READERS: dict[str, _Reader] = {
    word: _whole_line(read)
    for word, read in {
        "rules": _read_rules,
        "bank": lambda words, _: OpenBank(words.checks()),
        "marker": lambda words, _: GiveMarker(words.take("punter"), words.checks()),
        "open": lambda words, _: BuyChecks(words.take("punter"), words.checks()),
        "limit": _read_limit,
        **{how: _reads_opening(how) for how in get_args(Opening)},
        "bet": _read_bet,
        "copper": _reads_turnable(TurnCopper, coppered=True),
        "masque": _reads_turnable(lambda punter, place: TurnMasque(punter, place, True), masked=True),
        "show": _read_show,
        "take": lambda words, _: TakeDown(words.take("punter"), words.spot()),
        "move": _read_move,
        **{word: _reads_order(goes) for goes, word in _ORDER_WORD.items()},
        **{how: _reads_run(how) for how in get_args(Run)},
        "alter": _read_alter,
        "claim": lambda words, _: ClaimSleeper(words.take("claimant"), words.take("punter"), words.spot()),
        "call": _read_call,
        "turn": lambda words, _: DealTurn(words.card("first card"), words.card("second card")),
        "hock": lambda words, _: ShowHock(words.card("card")),
        "pocket": _read_pocket,
        "device": lambda words, _: PlantDevice(words.take("device"), words.take("name")),
        "pile": lambda words, _: LayPile(words.cards()),
        "drawn": _read_drawn,
        "trick": lambda words, _: DoTrick(words.trick()),
        "rise": lambda words, _: Rise(words.take("punter")),
        "expect": lambda words, _: Expect(words.take("punter"), words.checks()),
    }.items()
}
