"""The ```faro-earnings fence: what a cheating device earns its user, from whole deals that are played at build.

The same cards come at every build. A reader may have more of them dealt: the engine then draws the figure anew, from
what the deals of the build brought, which lies in a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

from faro.base import Rank, nearest
from faro.cheats import DEVICES, cheats
from faro.rulebooks import Rulebook, library
from faro.simulation import DEVICE_HABITS, PUNTERS, RUNS, STAKE, UNIT, Run, of_the_bank
from farodocs.markup import Fence, answered, file_link, live_part, module
from farodocs.simulated import simulated

SCRIPT = "assets/faro/calculator/faro-earnings.js"
FILE = "earnings.json"
DEALS = 1500
SEED = "earnings"


def render(options: dict[str, str], script: str, deals: int = DEALS) -> str:
    """What a device earns in so many deals; `script` is where the page finds what deals on.

    Raises `ValueError`, in one sentence, for an option that is unknown and for a device that earns nothing at a table.
    """
    device = options.get("device", "")
    if device not in RUNS:
        hint = nearest(device, RUNS, f"write {', '.join(RUNS)}")
        raise ValueError(f"no device {device!r} earns at a table; {hint}")
    answer = played(device, deals)
    if answer["error"]:
        raise ValueError(answer["say"])
    title = f"{cheats()[device].name} against a square deal"
    return (
        f'<faro-earnings data-device="{escape(device)}" data-seed="{SEED}">'
        f'<figure class="faro-plot faro-earned" aria-labelledby="earned-{device}">'
        f'<figcaption id="earned-{device}">{escape(title)}</figcaption><div class="faro-drawn">{answer["html"]}</div>'
        f"<p>{escape(policy(RUNS[device]))}</p></figure></faro-earnings>" + module(script)
    )


def write(folder: Path, deals: int = DEALS) -> None:
    """Write what every device brought, for who has more deals dealt."""
    live_part.write(folder / FILE, {device: gains(device, deals) for device in RUNS})


def played(device: str, deals: int) -> dict[str, Any]:
    """The answer of the session for a device."""
    return answered("earnings", device=device, deals=0, seed=SEED, gains=gains(device, deals))


def gains(device: str, deals: int = DEALS) -> dict[str, dict[str, int]]:
    """What so many deals brought, crooked and square: the gains of the bank or the player, and how often each came."""
    asked = _asked(device, deals)
    found: dict[str, dict[str, int]] = simulated("earnings", _book(device), asked, lambda: _played(asked))
    return found


def found() -> Iterator[tuple[Rulebook, dict[str, Any], Any]]:
    """What every device brings at build: by which book, what is asked, and the gains."""
    for device in RUNS:
        yield _book(device), _asked(device, DEALS), gains(device)


def _played(asked: dict[str, Any]) -> Any:
    return answered("earnings", **asked)["gains"]


def _asked(device: str, deals: int) -> dict[str, Any]:
    return {"device": device, "deals": deals, "seed": SEED}


def _book(device: str) -> Rulebook:
    return library()[RUNS[device].book]


def policy(run: Run) -> str:
    """Who stakes what in the deals that are counted, whose the gain is, and by which book they are dealt."""
    book = library()[run.book].name
    if not of_the_bank(run):
        return f"The player lays {_player(run)}. The gain is his. The rules are those of {book}."
    is_friends = DEVICES[run.device].for_friend
    who, whose = ("the dealer’s friend", "his") if is_friends else ("a punter", "the bank’s")
    how = f"Before every turn {who} lays {PUNTERS[run.punter].says}, {UNIT} checks each time."
    also = f" The dealer knows the cards by another way: {cheats()[run.beside].name}." if run.beside else ""
    return f"{how}{also} The gain is {whose}. The rules are those of {book}."


def _player(run: Run) -> str:
    habit = DEVICE_HABITS.get(run.device)
    if habit is None:
        if DEVICES[run.device].sight is None:
            return f"{STAKE} checks when the first card of the turn is out, and takes up again what has not won"
        return f"{STAKE} checks when what he is told promises a gain, and nothing otherwise"
    place = f"the {Rank(habit.on).word}" if habit.on else "the card of which most are left"
    return f"{habit.checks} checks on {place}{', coppered' if habit.coppers else ''}, before every turn"


FENCE = Fence(
    "faro-earnings",
    "faro-earnings",
    ("device",),
    "its device stands",
    lambda given, _, md: render(given, file_link(md, SCRIPT)),
)
