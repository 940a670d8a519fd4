"""The ```faro-earnings fence: what a cheating device earns its user, from whole deals that are played at build.

The same cards come at every build. A reader may have more of them dealt: the engine then draws the figure anew, from
what the deals of the build brought, which lies in a file.
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from faro.base import Rank, nearest
from faro.cheats import DEVICES, cheats
from faro.rulebooks import library
from faro.simulation import DEVICE_HABITS, PUNTERS, RUNS, STAKE, UNIT, Run, of_the_bank
from farodocs.kept import kept
from farodocs.markup import Fence, answered, file_link, live_part, module

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
        hint = nearest(device, RUNS, f"write {', '.join(RUNS)}").written
        raise ValueError(f"no device {device!r} earns at a table; {hint}")
    answer = played(device, deals)
    if answer["error"]:
        raise ValueError(answer["say"])
    title = f"What it earned: {cheats()[device].name}"
    return (
        f'<faro-earnings data-device="{escape(device)}" data-seed="{SEED}">'
        f'<figure class="faro-plot faro-earned" aria-labelledby="earned-{device}">'
        f'<figcaption id="earned-{device}">{escape(title)}</figcaption><div class="faro-drawn">{answer["html"]}</div>'
        f"<p>{escape(policy(RUNS[device]))}</p></figure></faro-earnings>" + module(script)
    )


def write(folder: Path, deals: int = DEALS) -> None:
    """Write what every device brought, for who has more deals dealt."""
    live_part.write(folder / FILE, {device: played(device, deals)["gains"] for device in RUNS})


def played(device: str, deals: int) -> dict[str, Any]:
    """The answer of the session for a device."""
    asked = {"device": device, "deals": deals, "seed": SEED}
    books = [RUNS[device].book] if device in RUNS else ()
    answer: dict[str, Any] = kept("earnings", asked, lambda: answered("earnings", **asked), books)
    return answer


def policy(run: Run) -> str:
    """Who stakes what in the deals that are counted, whose the gain is, and by which book they are dealt."""
    book = library()[run.book].name
    if not of_the_bank(run):
        return f"The player lays {_player(run)}. The gain is his. Dealt by {book}."
    is_friends = DEVICES[run.device].for_friend
    who, whose = ("the dealer’s friend", "his") if is_friends else ("a punter", "the bank’s")
    how = f"Before every turn {who} lays {PUNTERS[run.punter].says}, {UNIT} checks each time."
    also = f" The dealer knows the cards by another way: {cheats()[run.beside].name}." if run.beside else ""
    return f"{how}{also} The gain is {whose}. Dealt by {book}."


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
