"""The slip of a seat as HTML: what the latest turn did to its stakes, which of them stay, and its bets with − and +."""

from __future__ import annotations

from collections.abc import Iterator

from faro.pictures.escaping import escape
from faro.pictures.orders import allows_bar, allows_half, lowered
from faro.pictures.stakes import called, in_order, name, outcome, takes_half
from faro.seats import Place, Stake, View
from faro.table import BANK
from faro.words import gained, lies_so, read_bets


def slip(view: View, prefix: str, chip: int) -> str:
    """The slip, on which a press lays `chip` checks more on a stake; the place in hand is told over it."""
    decided = _decided(view)
    told = ' data-told="decided"' if decided else ""
    return (
        f'<section class="faro-slip" data-led="line" id="{escape(prefix)}-slip" aria-label="Your bets"{told}>'
        f"{decided}{_bets(view, prefix, chip)}</section>"
    )


def _decided(view: View) -> str:
    """A line for each stake of the seat's own that the latest turn decided, and one for those that stay."""
    lines = [
        (result, name(place), outcome(result, view.seat, takes_half(place, view)))
        for place in view.places
        for result in place.outcomes
        if result.punter == view.seat
    ]
    lines += [
        (result, f"Call {in_order(event.order)}", outcome(result, view.seat))
        for event in view.called
        if event.punter == view.seat
        for result in [called(event)]
    ]
    if not lines:
        return ""
    items = "".join(
        f'<li>{mark} {where}<span class="faro-spoken"> {gained(result.gain)}</span></li>'
        for result, where, mark in sorted(lines, key=lambda line: -abs(line[0].gain))
    )
    stay = [f"{name(place)} {stake.amount:,}{lies_so(stake, view.book)}" for place, stake in _own(view)]
    verb = "stays" if len(stay) == 1 else "stay"
    rest = f'<p class="faro-stays">{len(stay)} {verb}: {"; ".join(stay)}</p>' if stay else ""
    return f'<ul class="faro-decided" aria-label="Decided">{items}</ul>{rest}'


def _own(view: View) -> list[tuple[Place, Stake]]:
    """The seat's own stakes as they were laid, so that one more moves none of them."""
    mine = [(place, stake) for place in view.places for stake in place.stakes if stake.punter == view.seat]
    return sorted(mine, key=lambda lying: lying[1].before)


def _bets(view: View, prefix: str, chip: int) -> str:
    calls = [call for call in view.calls if call.punter == view.seat]
    items = "".join(_bet(place, stake, view, prefix, chip) for place, stake in _own(view))
    items += "".join(f"<li>Call {in_order(call.order)} {call.stake:,}</li>" for call in calls)
    read = escape(read_bets(view))
    if not items:
        return f'<p class="faro-bets" data-read="{read}">{_none(view, chip)}</p>'
    return f'<ul class="faro-bets" aria-label="Bets down" data-read="{read}">{items}</ul>'


def _none(view: View, chip: int) -> str:
    """What stands where no bet does: how one is laid, if one may be."""
    if view.seat == BANK:
        return "The dealer bets on nothing."
    waits = view.book is not None and view.book.first_stakes == "after-soda"
    if view.takes_calls:
        return "No bets down."  # a press on one of the last three calls
    if view.checks and (view.stage == "turns" or (view.stage in ("unopened", "before-deal") and not waits)):
        return f"No bets down. Press a card to bet {chip} on it."
    return "No bets down."


def _bet(place: Place, stake: Stake, view: View, prefix: str, chip: int) -> str:
    """A bet with − and +, and the orders about it; a card that lies face down is shown first."""
    on, me, book = place.spot.id, view.seat, view.book
    lays = "copper" if stake.coppered else "masque" if stake.masked else "bet"
    lower = lowered(stake, place.spot, chip)
    changes = [(lower[0], "−", lower[1])] if lower else []
    if stake.grows:
        changes.append((f"{lays} {me} {chip} on {on}", "+", f"lay {chip} more on {place.spot.word}"))
    changes += [
        (line, word, f"{word} {stake.amount:,} on {place.spot.word}")
        for line, word in _turned_back(stake, f"{me} {on}", f"{me} on {on}")
    ]
    buttons = "".join(
        f'<button type="button"{_SIGN if word in "−+" else ""} id="{escape(prefix)}-{line.split()[0]}-{on}"'
        f' data-line="{line}" aria-label="{escape(heard)}">{word}</button>'
        for line, word, heard in changes
    )
    if stake.goes == "all" and not stake.bend and (allows_bar(view) or allows_half(view)):
        buttons += (
            f'<button type="button" id="{escape(prefix)}-orders-{on}" data-do="orders" data-of="{escape(prefix)}-{on}"'
            f' aria-label="Orders about {stake.amount:,} on {escape(place.spot.word)}">…</button>'
        )
    return f"<li><span>{name(place)} {stake.amount:,}{lies_so(stake, book)}</span>{buttons}</li>"


_SIGN = ' class="faro-sign"'


def _turned_back(stake: Stake, at: str, on: str) -> Iterator[tuple[str, str]]:
    """The orders that take back one about a stake, each with its word."""
    if stake.masked:
        yield f"show {on}", "show"
    elif stake.goes != "all":
        yield f"goes {at}", "it goes"
