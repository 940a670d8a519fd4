"""What the presses on a place say to the table: lines of the log in `data-` attributes."""

from __future__ import annotations

import json
from collections.abc import Mapping

from faro.base import Spot
from faro.pictures.escaping import escape
from faro.seats import Handling, Place, Stake, View
from faro.table import BANK
from faro.words import bare


def orders(place: Place, view: View, chip: int) -> str:
    """Which place it is, and what the presses on it say to the table."""
    me, on = view.seat, place.spot.id
    ranks = {"place": on, "ranks": " ".join(rank.code for rank in place.spot.ranks)}
    if me == BANK:
        return _written(ranks)
    mine = next((stake for stake in place.stakes if stake.punter == me), None)
    bet = "copper" if mine and mine.coppered else "masque" if mine and mine.masked else "bet"
    said = {"place": on, "bet": f"{bet} {me} {chip} on {on}"}
    said["copper"] = f"copper {me} on {on}" if mine else f"copper {me} {chip} on {on}"
    said["take"] = f"take {me} {on}"
    if allows_masque(view):
        turned = "show" if mine and mine.masked else "masque"
        said["masque"] = f"{turned} {me} on {on}" if mine else f"masque {me} {chip} on {on}"
    if mine:
        said["mine"] = str(mine.amount)
        said["move"] = f"move {me} {on} to"
        said["may"] = json.dumps({order: _word(order, mine, view) for order in mine.may})
    goes = mine.goes if mine else "all"
    if allows_bar(view):
        said["bar"] = f"{'goes' if goes == 'none' else 'bar'} {me} {on}"
    if allows_half(view):
        said["half"] = f"{'goes' if goes == 'half' else 'half'} {me} {on}"
    if place.is_dead and mine is None and view.book is not None and view.book.dead_stake != "refused":
        said["warns"] = _dead(place)
    spot = place.spot
    said["ranks"] = " ".join(rank.code for rank in spot.ranks)
    if spot.against:
        said["against"] = " ".join(rank.code for rank in spot.against)
    return _written(said)


def lowered(stake: Stake, spot: Spot, chip: int) -> tuple[str, str] | None:
    """The line that takes `chip` checks off a stake, or all where so many do not leave one, and how it is called.

    Nothing where the book has the stake lie.
    """
    if "take" not in stake.may:
        return None
    if chip >= stake.amount or not stake.most_taken:
        return f"take {stake.punter} {spot.id}", f"take down {stake.amount:,} on {spot.word}"
    taken = min(chip, stake.most_taken)
    return f"take {stake.punter} {taken} from {spot.id}", f"take {taken:,} off {spot.word}"


def _word(order: Handling, stake: Stake, view: View) -> str:
    """What an order for a stake is called, which takes back what was ordered before."""
    match order:
        case "copper":
            called = "Oppose" if view.has_livrets else "Copper"
            return f"{called} off" if stake.coppered else called
        case "bar":
            return "It goes" if stake.goes == "none" else "Bar"
        case "half":
            return "All goes" if stake.goes == "half" else "Half goes"
        case "take":
            return "Take down"


def _written(said: Mapping[str, str]) -> str:
    return "".join(f' data-{name}="{escape(line)}"' for name, line in said.items())


def _dead(place: Place) -> str:
    """What is said before a stake is laid that nothing can decide."""
    spot = place.spot
    them, are = ("it", "is") if spot.are == "is" else ("them", "are")
    return (
        f"{bare(spot)} {are} dead: no card of {them} is left. A stake there would be a sleeper. Press again to lay it."
    )


def allows_bar(view: View) -> bool:
    """Whether the book lets a stake be barred."""
    return view.book is not None and view.book.bar != "refused"


def allows_half(view: View) -> bool:
    """Whether the book lets half of a stake go."""
    return view.book is not None and view.book.half_goes == "allowed"


def allows_masque(view: View) -> bool:
    """Whether the book lets a card lie face down."""
    return view.book is not None and view.book.masque != "refused"
