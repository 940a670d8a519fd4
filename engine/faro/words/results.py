"""What a listener is told of the stakes that a turn decided: each by itself, the heaviest first, or all in one sum."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from faro.table import Table, plays_for, rung, won_before
from faro.table import events as e
from faro.words.description import against, bare, capital, gained, owner, subject

Outcome = e.BetSettled | e.CallSettled | e.BetLeftOver


def by_weight(own: Sequence[Outcome], fits: Callable[[str], bool], in_brief: str) -> str:
    """What befell stakes too many for a sentence each: as many as have room, heaviest first, or the sum `in_brief`."""
    heaviest = sorted(own, key=lambda event: -abs(_net(event)))
    parts = [f"{_where(event)} {_fate(event)}" for event in heaviest]
    gain = gained(sum(_net(event) for event in own))
    for told in range(len(parts), 0, -1):
        every = "" if told == len(parts) else "both " if len(parts) == 2 else f"all {len(parts)} "
        whole = f"; {every}together {gain}" if len(own) > 1 else ""
        said = f"Yours: {', '.join(parts[:told])}{whole}."
        if fits(said):
            return said
    return in_brief


def _fate(event: Outcome) -> str:
    """What a stake came to, and why where a card decided it and nothing was taken or paid."""
    if not isinstance(event, e.BetLeftOver) and event.result in ("void", "drawn"):
        return event.result
    return gained(_net(event))


def _where(event: Outcome) -> str:
    """What a stake lay on, as a list says it."""
    if isinstance(event, e.CallSettled):
        return f"call {' '.join(rank.word for rank in event.order)}"
    return bare(event.spot)


def in_sum(own: Sequence[Outcome], *, briefly: bool) -> str:
    """What a seat has won or lost on stakes that are too many to be told one by one."""
    number, gain = len(own), gained(sum(_net(event) for event in own))
    if briefly:
        return f"{number} of yours decided: {gain}."
    what = "calls" if all(isinstance(event, e.CallSettled) for event in own) else "bets"
    return f"{number} of your {what} {'is decided:' if number == 1 else 'are decided: together'} {gain}."


def result(event: Outcome, table: Table, seat: str | None) -> str:
    """What befell one stake: whose it is, where it lay, and what it won or lost."""
    whose = owner(event.punter, seat)
    if isinstance(event, e.CallSettled):
        call = f"{capital(whose)} call {', '.join(rank.word for rank in event.order)}"
        if event.result == "lost":
            return f"{call} is wrong and loses {event.taken:,}."
        if event.result == "void":
            return f"{call} is never decided, and its {event.stake:,} come back."
        fate = f" and wins {event.paid:,}" if event.paid else ", and the bank has nothing left to pay"
        return f"{call} is right{fate}."
    if isinstance(event, e.BetLeftOver):
        fate = "goes to the bank" if event.taken else f"is paid {event.paid:,}" if event.paid else "comes back"
        return f"{capital(whose)} {event.stake:,} on {event.spot.word} {fate}."
    if event.result == "corner-down":
        assert event.bend is not None
        left = event.stake - event.taken
        return f"{capital(whose)} card on {event.spot.word} loses a corner and {event.taken:,}; {left:,} lie on."
    if event.result == "faced" and table.rules is not None and table.rules.opening == "soda":
        return f"{capital(whose)} {event.stake:,} on {event.spot.word} meets the soda and loses {event.taken:,}."
    if event.result == "faced":
        return f"{capital(whose)} {event.stake:,} on {event.spot.word} is faced and loses {event.taken:,}."
    if event.result == "void":
        return f"{capital(whose)} {event.stake:,} on {event.spot.word} meets the void card and comes back."
    if event.result == "split":
        taken = "all" if event.taken == event.stake else f"{event.taken:,}"
        return f"The bank takes {taken} of {whose} {event.stake:,} on {event.spot.word}."
    if event.result == "drawn":
        return f"{capital(whose)} {event.stake:,} on {event.spot.word} is drawn and lies on."
    if event.result == "push":
        return f"{capital(whose)} {event.stake:,} on {event.spot.word} is a push and comes back."
    how = f"{against(table.rules)} " if event.coppered else f"{rung(event.bend)} of " if event.bend else ""
    bet = f"{capital(whose)} {how}{event.stake:,} on {event.spot.word}"
    if event.result == "won":
        won = f"{event.paid:,}{_in_all(event, table)}"
        return f"{bet} wins {won}." if event.paid else f"{bet} wins, and the bank has nothing left to pay."
    whole = "" if event.taken == event.stake else f" {event.taken:,}"
    good = f" {subject(event.answerable, seat)} must make it good." if event.answerable else ""
    return f"{bet} loses{whole}.{good}"


def _in_all(event: e.BetSettled, table: Table) -> str:
    """What a bent card has now won in all, where the bank has paid it out."""
    if event.bend is None or event.bend.pli or table.rules is None:
        return ""
    whole = plays_for(table.rules.ladder, event.bend)
    return f", {whole:,} in all" if event.paid == whole - won_before(table.rules.ladder, event.bend) else ""


def _net(event: Outcome) -> int:
    return event.paid - event.taken
