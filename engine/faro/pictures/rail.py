"""The rail of a seat as HTML: its money, the checks to bet with, the copper, and the presses that keep their places."""

from __future__ import annotations

from faro.pictures.check_art import CHIPS, copper, stack
from faro.pictures.escaping import escape
from faro.rulebooks import LAST_CARDS, Opening
from faro.seats import View
from faro.table import BANK
from faro.words import gained, read_money

_OPEN: dict[Opening, str] = {
    "soda": "Show the soda",
    "face": "Turn up the face",
    "bottom": "Show the bottom card",
    "deal": "Open the deal",
}


def rail(view: View, prefix: str, chip: int, *, stopped: bool = False) -> str:
    """The rail of a seat that bets `chip` checks at a press; a deal that is `stopped` makes room for a new table."""
    does, word = ('data-tool="fresh"', "New table") if stopped else ('data-do="deal"', next_press(view))
    return _rail(view, prefix, chip, does, word)


def rail_to_come(view: View, prefix: str, chip: int) -> str:
    """The rail of a seat that is not the engine’s yet."""
    return _rail(view, prefix, chip, 'data-do="deal"', "Deal")


def _rail(view: View, prefix: str, chip: int, does: str, word: str) -> str:
    at = escape(prefix)
    chips = "".join(
        f'<button type="button" class="faro-size" id="{at}-chip-{size}" data-chip="{size}"'
        f' aria-pressed="{"true" if size == chip else "false"}" aria-label="Bet with {size}"{_too_few(view, size)}>'
        f"{stack(size)}<b>{size}</b></button>"
        for size in CHIPS
    )
    return (
        f'<div class="faro-toolbar" data-led="line" role="toolbar" aria-label="Your seat">'
        f'<span class="faro-checks" data-read="{escape(read_money(view))}">{_holds(view)}</span>'
        f'<span class="faro-sizes" role="group" aria-label="Size of check">{chips}</span>'
        f"{_copper(view, at)}"
        f'<button type="button" id="{at}-undo" class="faro-undo" data-do="undo">Undo</button>'
        f'<button type="button" id="{at}-more" class="faro-more-button" popovertarget="{at}-sheet">More</button>'
        f'<button type="button" id="{at}-deal" class="faro-deal" {does}>{word}</button></div>'
    )


def _too_few(view: View, size: int) -> str:
    """Why a check is not bet with, where it is more than the seat holds."""
    is_held = view.checks is None or size <= view.checks
    return "" if is_held else ' aria-disabled="true" title="Fewer checks are left."'


def _holds(view: View) -> str:
    if view.seat == BANK:
        return f"The bank is <b>{gained(view.bank)}</b>"
    return f"Your checks <b>{view.checks or 0:,}</b>{_owes(view)}"


def _owes(view: View) -> str:
    """What is owed on markers, and how it ended for who has got up."""
    if view.has_risen:
        return f" {gained((view.checks or 0) - view.bought)}: you got up"
    return f" owed <b>{view.owes:,}</b>" if view.owes else ""


def _copper(view: View, at: str) -> str:
    """The copper, beside the checks; where stakes lie on cards of one's own, the word that opposes one."""
    if view.seat == BANK or (view.book is not None and view.book.copper != "allowed"):
        return ""
    word = "Oppose" if view.has_livrets else "Copper"
    return (
        f'<button type="button" class="faro-token" id="{at}-copper" data-do="copper">{copper()}<b>{word}</b></button>'
    )


def next_press(view: View) -> str:
    """The words of the press that brings what comes next."""
    match view.stage:
        case "turns":
            return "Deal the coup" if view.has_livrets else "Deal the turn"
        case "last-cards":
            return f"Show the {LAST_CARDS[view.book.deal]}" if view.book else ""
        case "deal-out":
            return "New deal"
    return _OPEN[view.book.opening if view.book else "soda"]
