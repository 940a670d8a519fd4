"""The same log under several rule-books: who pays what, and where the books part."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from faro.base import Card, FaroError
from faro.notation import format_position, parse_position, play_while_valid
from faro.rulebooks import RULES, Rulebook, book_called
from faro.table import Table, decide, fold, fresh
from faro.table import commands as c
from faro.table import events as e
from faro.words.announcement import apologise, told_apart
from faro.words.description import turn_word


@dataclass(frozen=True, slots=True)
class Reading:
    """What one book makes of a log: what is said of its last act, and the checks that each punter then has in all.

    Of the cards of that act nothing is said where every book that plays it says the same.
    A punter's checks are those in hand and on the layout together, so that a stake given back and one still lying count
    alike. `error` is the refusal that stopped the log, if the book does not allow it.
    """

    book: Rulebook
    say: str
    checks: Mapping[str, int]
    error: FaroError | None


def compare(
    text: str, library: Mapping[str, Rulebook], books: Sequence[str], seat: str | None = None, *, reopened: bool = False
) -> list[Reading]:
    """The readings of a log by several books, each named as `book_called` takes it, which also says what is raised.

    The log's own first line does not matter here, and a position at its head becomes that of each book, if it can; nor
    do the log's expectations matter, which hold for its own book only.
    Where the deal is `reopened`, each book opens and ends it in its own way, and stakes that it takes only once the
    deal is open are laid then: so the books part where they settle, and not over the first card. In what order the
    cards of a pocket lay nobody knows: a book that deals them is read to the turn before.
    """
    steps, error = play_while_valid(text, library)
    commands = [step.command for step in steps if not isinstance(step.command, c.OpenTable | c.SetUp | c.Expect)]
    laid = steps[0].command.table if steps and isinstance(steps[0].command, c.SetUp) else None
    readings, came = [], []
    for name in books:
        rules = book_called(name, library)
        events: tuple[e.Event, ...] = ()
        cards = ""
        table, refused = fold(fresh(), decide(fresh(), c.OpenTable(rules))), error
        try:
            if laid is not None:
                table = parse_position(format_position(laid._replace(rules=rules)), library).table
            acts = _acts(table, commands, reopened)
            for after, brought in acts:
                table, events = after, brought
        except FaroError as reason:
            said, refused = apologise(reason, advises=False), reason
        else:
            # Read, not heard: every stake may be told.
            cards, said = told_apart(events, table, seat, most_words=60) if events else ("", "")
            if reopened and events and isinstance(commands[-1], c.ShowPocket) and table.is_boxed:
                said += f" Read to {turn_word(rules).lower()} {len(table.turns)}, before the pocket."
        came.append(cards)
        readings.append(Reading(rules, said, {punter: table.worth(punter) for punter in table.hands}, refused))
    if len({*came}) == 1:
        came = ["" if reading.say else cards for cards, reading in zip(came, readings, strict=True)]
    return [
        replace(reading, say=" ".join(filter(None, (cards, reading.say))))
        for cards, reading in zip(came, readings, strict=True)
    ]


def _acts(table: Table, commands: Sequence[c.Command], reopened: bool) -> Iterator[tuple[Table, tuple[e.Event, ...]]]:
    """The table after each act, with what it brought about; raises what the table's book refuses."""
    kept: list[c.Command] = []
    for at, command in enumerate(commands):
        act = _in_its_way(table, command, commands[at + 1 :]) if reopened else command
        if act is None:
            continue
        if reopened and not isinstance(act, c.OpenDeal) and (kept or _is_too_early(table, act)):
            kept.append(act)
            continue
        events = decide(table, act)
        table = fold(table, events)
        yield table, events
        while kept:
            table = fold(table, decide(table, kept.pop(0)))
            yield table, events
    if kept:
        decide(table, kept[0])


def _is_too_early(table: Table, act: c.Command) -> bool:
    is_before = not table.is_boxed and table.rules is not None and table.rules.first_stakes == "after-soda"
    return is_before and isinstance(act, c.PlaceBet)


def _in_its_way(table: Table, command: c.Command, to_come: Sequence[c.Command]) -> c.Command | None:
    """An act that opens or ends a deal as the table's own book does it, nothing if it has none; any other as it is."""
    rules = table.rules
    if rules is None:
        return command
    match command:
        case c.OpenDeal(how, card) if how != rules.opening:
            if rules.opening == "deal":
                return c.OpenDeal("deal")
            return c.OpenDeal(rules.opening, card or _to_show(table, to_come))
        case c.ShowHock(card) if rules.left_last == 0 and table.is_boxed and len(table.box) == 2:
            # Here the last two cards are a turn like the others.
            return c.DealTurn(card, next(other for other in sorted(table.box) if other != card))
        case c.ShowPocket(cards) if rules.left_last != len(cards):
            return None
        case c.DealTurn() if rules.left_last > 1 and table.are_turns_out:
            return c.ShowPocket(tuple(sorted(table.box)))
        case c.DealTurn() | c.ShowHock() if table.pocket:
            return None
        case c.DealTurn(first, _) if rules.left_last == 1 and table.box == {first}:
            return c.ShowHock(first)
    return command


def _to_show(table: Table, to_come: Sequence[c.Command]) -> Card:
    """A card to open a deal with where its own book showed none: such as does not come, and on which no stake lies."""
    named: list[Card] = []
    for command in to_come:
        match command:
            case c.OpenDeal():
                break
            case c.DealTurn(first, second):
                named += first, second
            case c.ShowPocket(cards):
                named += cards
    laid = [command.spot for command in to_come if isinstance(command, c.PlaceBet)] + [bet.spot for bet in table.bets]
    staked = {rank for spot in laid for rank in (*spot.ranks, *spot.against)}
    free = [card for card in table.pack if card not in named] or named[-1:]
    return min(free, key=lambda card: card.rank in staked)


def names_of(books: str) -> list[str]:
    """The names in a list of books, each with its house rules behind it: `denexa meyer cat=1-to-1` are two."""
    names: list[str] = []
    for word in books.split():
        if "=" in word and names:
            names[-1] += f" {word}"
        else:
            names.append(word)
    return names


def differences(*books: Rulebook) -> tuple[str, ...]:
    """The rules on which the books do not all agree, by field, in the order of the record."""
    return tuple(name for name in RULES if len({getattr(book, name) for book in books}) > 1)


def said_of(rule: str, books: Iterable[Rulebook]) -> Mapping[str, str | int]:
    """What the books themselves say of a rule, by their ids: without those for which it had to be assumed."""
    return {book.id: getattr(book, rule) for book in books if book.source(rule).work is not None}
