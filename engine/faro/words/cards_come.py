"""The cards of an act as they are told: what each does, and what it opens or ends."""

from __future__ import annotations

from collections.abc import Sequence

from faro.base import Card
from faro.rulebooks import Rulebook
from faro.table import Table
from faro.table import events as e
from faro.words.description import capital, misdealt, pair_word
from faro.words.results import Outcome

OUT = "The deal is out."


def came_of(events: Sequence[e.Event], table: Table, seat: str | None) -> str:
    """The cards of an act as they are told, and what is wrong with them."""
    match events[0]:
        case e.DealOpened() as first:
            return opened(first, table)
        case e.TurnDealt(_, loser, winner):
            is_at_stake = any(isinstance(event, Outcome) and event.punter == seat for event in events)
            found = [misdealt(event, table.rules) for event in events if isinstance(event, e.Misdealt)]
            drawn = _drawn(loser, winner, table, comes_out=not found, tells_opposed=not is_at_stake)
            return " ".join((drawn, *found))
        case e.HockShown(card):
            last = "The last card" if table.rules and table.rules.opening == "face" else "The hock"
            return f"{last} is the {card.word}. {OUT}"
        case e.PocketShown(cards):
            kept = ", ".join(card.rank.word for card in cards)
            return f"The pocket kept {kept}. {OUT}"
    return ""


def opened(event: e.DealOpened, table: Table) -> str:
    """How a deal is opened, by which card if by any, and what that card does."""
    left = f"{len(table.box)} cards left"
    if event.card is None:
        return f"A fresh pack is dealt. {left}."
    if event.how == "bottom":
        return f"The {event.card.word} is shown at the bottom, and comes last. {left}."
    if event.how == "face":
        return f"The face is the {event.card.word}. {left}."
    fate = "it takes" if table.rules and table.rules.takes_first else "it decides nothing"
    return f"Soda is the {event.card.word}; {fate}. {left}."


def _drawn(loser: Card, winner: Card, table: Table, *, comes_out: bool, tells_opposed: bool) -> str:
    is_last = comes_out and table.rules is not None and len(table.box) == table.rules.left_last
    if is_last and table.rules is not None and table.rules.last_turn != "as-any":
        return _last_couple(loser, winner, table.rules, tells_opposed=tells_opposed)
    return cards_of_turn(loser, winner, table.rules)


def cards_of_turn(loser: Card, winner: Card, rules: Rulebook | None) -> str:
    """The two cards of a turn as they are told: what each does, in the order drawn, or that they are a pair."""
    if loser.rank == winner.rank:
        return f"Two {loser.rank.plural}: a {pair_word(rules)}."
    loses, wins = f"the {loser.rank.word} loses", f"the {winner.rank.word} wins"
    in_order = rules.in_turn(loses, wins) if rules else (loses, wins)
    return f"{capital(', '.join(in_order))}."


def _last_couple(loser: Card, winner: Card, rules: Rulebook, *, tells_opposed: bool) -> str:
    """The last turn of a deal under a book that gives its last card another meaning.

    What it does to an opposed stake is told where no stake of the listener's own tells it.
    """
    first, last = f"the {loser.rank.word}", f"the {winner.rank.word}"
    match rules.last_turn:
        case "last-null":
            but = " and takes only opposed stakes" if tells_opposed and _is_turned(rules) else ""
            return f"{capital(first)} loses; the last, {last}, is null{but}."
        case "last-to-bank":
            return f"{capital(first)} loses; the last, {last}, is the bank’s."
        case _:
            return f"The last couple is void: {first} and {last}."


def _is_turned(rules: Rulebook) -> bool:
    return rules.copper == "allowed" and rules.opposed_last == "turned-round"
