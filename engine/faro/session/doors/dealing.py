"""The doors to chance: what the pack brings next, and what other punters lay before it."""

from __future__ import annotations

from faro.base import FaroError, count
from faro.notation import format_command
from faro.seats import see
from faro.session.answers import at_the_table, board_of, extended, purse, with_line
from faro.session.requests import Accompanied, Seated, Shuffled
from faro.session.shapes import Board
from faro.session.shuffling import deal_seed, next_line, next_lines
from faro.session.watched import caught, go_on, may_cheat
from faro.simulation import HABITS, brought, moves, put_up
from faro.table import BANK, Table, brings, decide, fold
from faro.table import commands as c
from faro.words import MOST_WORDS, announce, apologise, gained, nothing_to_call, turn_word


@at_the_table
def deal(asked: Shuffled, log: str, table: Table) -> Board:
    """What the pack brings next under a seed."""
    try:
        go_on(asked, log, table)
        log, table = _put_up(asked, *_brought(asked, log, table))
    except FaroError as error:
        return board_of(asked, log, table, apologise(error), error)
    if caught(asked, log, table) is not None:
        return board_of(asked, log, table, "The pack is ready.")
    lines = next_lines(asked["seed"], log, table) if may_cheat(asked) else (next_line(asked["seed"], log, table),)
    return extended(asked, log, table, *lines)


@at_the_table
def draw(asked: Seated, log: str, table: Table) -> Board:
    """The first card of the coming turn, or both, drawn for all to see and not settled yet."""
    turn = next((way for way in brings(table) if isinstance(way, c.DealTurn)), None)
    if turn is None:
        error = FaroError("bad-request/by-card")
        return board_of(asked, log, table, apologise(error), error)
    cards = (turn.first, turn.second)[: len(table.secret.drawn) + 1]
    return extended(asked, log, table, format_command(c.DrawCards(cards)))


def _brought(asked: Shuffled, log: str, table: Table) -> tuple[str, Table]:
    """Before the first deal of a dealer who may cheat: the device that he has with him, if he has one."""
    device = brought(asked["seed"]) if may_cheat(asked) and not (table.opened or table.secret.devices) else None
    if device is None:
        return log, table
    longer, after, _ = with_line(log, table, format_command(c.PlantDevice(device, BANK)))
    return longer, after


def _put_up(asked: Shuffled, log: str, table: Table) -> tuple[str, Table]:
    """Where somebody has a device, the pack lies in an order before the deal: shuffled, or put up by the dealer."""
    secret = table.secret
    if table.is_boxed or not secret.devices or secret.laid is not None:
        return log, table
    pile = put_up([device for device, _ in secret.devices], deal_seed(asked["seed"], log, table), table.pack)
    longer, after, _ = with_line(log, table, format_command(c.LayPile(pile)))
    return longer, after


@at_the_table
def ahead(asked: Shuffled, log: str, table: Table) -> Board:
    """Turn after turn as the pack brings them, the other punters betting before each, until one turn is left."""
    if _is_over(table):
        error = FaroError("bad-request/ahead")
        return board_of(asked, log, table, _why_no_call(table) or apologise(error), error)
    longer, after = log, table
    try:
        go_on(asked, log, table)
        while not _is_over(after) and caught(asked, longer, after) is None:
            for punter, key in asked.get("habits", {}).items():
                for command in _given(after, punter, key):
                    longer, after, _ = with_line(longer, after, format_command(command))
            longer, after = _put_up(asked, longer, after)
            if caught(asked, longer, after) is None:
                longer, after, _ = with_line(longer, after, next_line(asked["seed"], longer, after))
    except FaroError as error:
        return board_of(asked, log, table, apologise(error), error)
    return board_of(asked, longer, after, _passed(table, after, asked["seat"]))


def _is_over(table: Table) -> bool:
    """Whether there is no turn before the last one: the last is next, or the deal is out."""
    return table.opened and (not table.is_boxed or table.is_last_turn or table.are_turns_out)


def _passed(before: Table, after: Table, seat: str | None) -> str:
    """What became of the turns between two tables, for a listener."""
    turn = turn_word(after.rules).lower()
    turns = count(len(after.turns) - len(before.turns), f"more {turn}" if before.turns else turn)
    ends = ", and the last is next" if after.is_boxed else ", and the deal is out"
    said = f"{turns} dealt{ends if _is_over(after) else ''}."
    held = see(after, seat).checks
    if held is not None and seat is not None:
        gain = after.worth(seat) - before.worth(seat)
        said += f" On the way you came out {gained(gain)}. Checks: {held:,}."
    if after.is_last_three:
        left = ", ".join(card.rank.word for card in sorted(after.box))
        said += f" {_why_no_call(after) or f'Left: {left}.'}"
    return said


def _why_no_call(table: Table) -> str:
    """That the last three cards are alike, where only that keeps a book from selling a call of them."""
    return nothing_to_call([card.rank for card in table.box], table.rules) if table.is_last_three else ""


@at_the_table
def bots(asked: Accompanied, log: str, table: Table) -> Board:
    """The lines that other punters add before the next turn, each by his habit; who does not sit yet sits down."""
    longer, after, said, bets = log, table, [], 0
    try:
        go_on(asked, log, table)
        for punter, key in asked["habits"].items():
            for command in _given(after, punter, key):
                longer, after, events = with_line(longer, after, format_command(command))
                said.append(announce(events, after, asked["seat"]))
                bets += not isinstance(command, c.BuyChecks)
    except FaroError as error:
        return board_of(asked, log, table, apologise(error), error)
    say = " ".join(said) or "Nobody else bets."
    if len(say.split()) > MOST_WORDS:
        say = f"The {'other ' if asked['seat'] else ''}punters lay or move {count(bets, 'bet')}."
    return board_of(asked, longer, after, say)


def _given(table: Table, punter: str, key: str) -> tuple[c.Command, ...]:
    if key not in HABITS:
        raise FaroError("bad-request/habit", key=key, habits=HABITS)
    if punter in table.hands:
        return moves(table, punter, HABITS[key])
    sits = c.BuyChecks(punter, purse(table))
    return (sits, *moves(fold(table, decide(table, sits)), punter, HABITS[key]))
