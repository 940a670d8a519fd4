"""The doors of a seat: a board that is shown, played at, taken back and carried over to another log."""

from __future__ import annotations

from collections.abc import Mapping

from faro.base import FaroError, checks
from faro.notation import begun_anew, format_command, format_log, parse_line, text_of
from faro.pictures import board, next_press
from faro.rulebooks import book_called, library
from faro.seats import View, see
from faro.session.answers import (
    at_the_table,
    board_of,
    extended,
    purse,
    table_of,
    whole_lines,
    with_line,
)
from faro.session.requests import Bidding, Looked, Seated, Sent, Switched, Undone
from faro.session.shapes import Banked, Board, Shown
from faro.session.watched import may_cheat
from faro.table import BANK, Table, bank_to_the_most, change_book
from faro.table import commands as c
from faro.table import events as e
from faro.words import announce, apologise, subject, tell_act, turn_word, verb, whereabouts


@at_the_table
def show(asked: Seated, log: str, table: Table) -> Board:
    """The live board of the table that the log folds to; who takes a seat at which nobody sits buys checks first."""
    seat, joins = asked["seat"], ""
    if seat is not None and table.rules is not None and seat not in (BANK, *table.hands) and not table.secret.drawn:
        log, table, events = with_line(log, table, format_command(c.BuyChecks(seat, purse(table))))
        joins = announce(events, table, seat)
    return board_of(asked, log, table, joins or _greeting(see(table, seat)))


def still(asked: Looked) -> Shown:
    """The board as a picture, `html`, as the seat sees it, and the words of the press that is `next`."""
    table = table_of(whole_lines(asked["log"]))
    view = see(table, asked["seat"])
    return {"html": board(view), "next": next_press(view), "say": f"The table at {whereabouts(table)}.", "error": None}


@at_the_table
def send(asked: Sent, log: str, table: Table) -> Board:
    """One line more on the log."""
    return extended(asked, log, table, asked["line"].strip())


@at_the_table
def undo(asked: Undone, log: str, table: Table) -> Board:
    """One line less, and the lines before it that other punters gave by habit; never fewer lines than the floor."""
    lines, floor, by_habit = log.splitlines(), asked.get("floor", 0), asked.get("habits", {})
    if len(lines) <= floor:
        error = FaroError("bad-request/undo")
        return board_of(asked, log, table, apologise(error), error)
    undone = lines.pop()
    is_turn = may_cheat(asked) and any(map(_is_unseen, (undone, *lines[-1:])))
    if is_turn:
        while lines and _is_unseen(undone):
            undone = lines.pop()
        while lines and _is_unseen(lines[-1]):
            lines.pop()
    said = "" if is_turn else _undone(text_of(lines), undone, asked["seat"])
    while len(lines) > floor and _doer(lines[-1]) in by_habit:
        lines.pop()
    shorter = text_of(lines)
    before = table_of(shorter)
    return board_of(asked, shorter, before, said or f"Undone: back to {whereabouts(before)}.")


def _is_unseen(line: str) -> bool:
    """Whether a line tells what the dealer of a crooked box does between his cards, which goes as they go."""
    return isinstance(parse_line(line, library()), c.DoTrick | c.DrawCards)


def _doer(line: str) -> str | None:
    """The punter whose act a line tells; none where it tells of none."""
    command = parse_line(line, library())
    return command.trick.who if isinstance(command, c.DoTrick) else getattr(command, "punter", None)


def _undone(before: str, line: str, seat: str | None) -> str:
    """What an act was that is taken back; nothing of a deal."""
    back = table_of(before)
    _, table, events = with_line(before, back, line)
    if not events or isinstance(events[0], e.DealOpened | e.TurnDealt | e.HockShown | e.PocketShown):
        return ""
    held = see(back, seat).checks
    # A stake that was added to lies as it did, and the sentence of an addition says what lies.
    as_it_lies = back if isinstance(events[0], e.BetPlaced) else table
    return f"Undone: {tell_act(events, as_it_lies, seat)}{'' if held is None else f' Checks: {held:,}.'}"


@at_the_table
def switch(asked: Switched, log: str, table: Table) -> Board:
    """A new log under another book, with the checks that the punters have; and with another bank or limit, if asked."""
    try:
        rules = book_called(asked["rules"], library())
        house = {"bank": asked.get("bank"), "limit": asked.get("limit")}
        other = format_log(change_book(table, rules, asked["seat"], **house, buys=asked.get("buys")))
        changed = table_of(other)
    except FaroError as error:
        return board_of(asked, log, table, apologise(error), error)
    held = see(changed, asked["seat"]).checks
    said = "" if held is None else f" You hold {checks(held)}."
    pocket = " The last four cards stay in the pocket." if rules.deal == "pocket" else ""
    stays = " What lies in the other deal stays there, and that deal is kept." if table.is_boxed and table.bets else ""
    return board_of(
        asked, other, changed, f"The table is dealt by {rules.name}.{said}{_house(changed, house)}{pocket}{stays}"
    )


@at_the_table
def bid(asked: Bidding, log: str, table: Table) -> Banked:
    """A new log of the same table at which who puts up the most of the `bids` is the `banker`, with so many checks."""
    try:
        banker, commands = bank_to_the_most(table, asked["bids"])
        other = format_log(commands)
        opened = table_of(other)
    except FaroError as error:
        return {**board_of(asked, log, table, apologise(error), error), "banker": ""}
    who, put = subject(banker, asked["seat"]), verb("put", banker, asked["seat"])
    say = (
        f"{who} {put} up the most, {checks(asked['bids'][banker])}, and {verb('hold', banker, asked['seat'])} the bank."
    )
    looker: Bidding = {**asked, "seat": BANK if banker == asked["seat"] else asked["seat"]}
    return {**board_of(looker, other, opened, say), "banker": banker}


def _house(table: Table, asked: Mapping[str, int | None]) -> str:
    """What a house has been asked to hold and to take, as the table now has it."""
    bank = "The bank never runs dry" if table.purse is None else f"The bank holds {checks(table.purse)} and no more"
    limit = f"No stake is over {table.most:,}" if table.most else "There is no limit"
    return "".join(f" {said}." for name, said in (("bank", bank), ("limit", limit)) if asked[name] is not None)


@at_the_table
def anew(asked: Seated, log: str, table: Table) -> Board:
    """A new log of the same table, with the checks that the punters have; the log as it was where that cannot be."""
    begun = begun_anew(table, asked["seat"])
    if begun is None:
        return board_of(asked, log, table, f"The table at {whereabouts(table)}.")
    return board_of(asked, begun, table_of(begun), "A new log begins with the checks that everybody has.")


def _greeting(view: View) -> str:
    lies = sum(stake.amount for place in view.places for stake in place.stakes if stake.punter == view.seat)
    lies += sum(call.stake for call in view.calls if call.punter == view.seat)
    held = (
        "" if view.checks is None else f"You hold {checks(view.checks)}{f', and {lies} lie in play' if lies else ''}. "
    )
    turn = turn_word(view.book)
    dealt = f"{turn} {view.turn} of {view.turns} has" if view.turn else f"No {turn.lower()} has"
    if view.seat == BANK:
        return "You deal. Whoever sits there bets before you do."
    yours = "The seat is yours" if view.seat in (None, "you") else f"You have {view.seat.capitalize()}’s seat"
    return f"{yours}. {held}{dealt} been dealt{'' if view.turn else ' yet'}."
