"""Those who watch at a crooked table: what each keeps his eyes on, and what he sees by it.

What can be seen of a device is what its sources say gives it away (`eye`, in `faro.cheats`). How well anybody watched
no source says: here who watches a thing sees what it shows, every time, and nothing else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Literal, get_args

from faro.base import in_a_row, listed
from faro.cheats import DEVICES, Eye, Vigilance, cheats
from faro.rulebooks import Rulebook
from faro.seats import tells
from faro.table import BANK, Table, lacks, rules_of
from faro.table import events as e
from faro.words import capital

DEALER, LOOKOUT = "the dealer", "the look-out"
"""Who watches the punters for the house."""

EYES: Mapping[Eye, str] = listed(
    "faro/simulation/watchers.py: EYES",
    get_args(Eye),
    {
        "layout": "watches the layout",
        "checks": "counts every stack that is taken or paid",
        "tab": "keeps a tab of his own",
        "pack": "looks the pack over before it is dealt",
        "box": "does not take his eyes off the box",
        "corners": "remembers what each card has won",
    },
)
"""What one does who watches so, to be put behind his name."""


@dataclass(frozen=True, slots=True)
class Watcher:
    """One who watches, a punter by his name or a man of the house, and what he watches."""

    name: str
    eyes: tuple[Eye, ...]

    @property
    def does(self) -> str:
        """What he does, to be put behind his name."""
        return in_a_row([EYES[eye] for eye in self.eyes] or ["has nothing to watch"])


@dataclass(frozen=True, slots=True)
class Seen:
    """A device that was seen at work: whose it is, who saw it, and by what."""

    device: str
    user: str
    watcher: str
    eye: Eye

    @property
    def say(self) -> str:
        """What all at the table hear, and that nobody plays on. The dealer may stop at any time (Laws of Faro 9)."""
        then = "Nobody plays on." if self.user == BANK else "The dealer deals no more."
        return f"{capital(self.watcher)}, who {EYES[self.eye]}, has seen it. {then}"


def tell_watching(watching: Iterable[Watcher]) -> str:
    """Who watched, and what; those who did alike in one sentence."""
    alike: dict[str, list[str]] = {}
    for watcher in watching:
        alike.setdefault(watcher.does, []).append(watcher.name)
    return " ".join(f"{capital(first)} {does}{_so_did(others)}." for does, (first, *others) in alike.items())


def _so_did(others: list[str]) -> str:
    return f"; so {'does' if len(others) == 1 else 'do'} {in_a_row(others)}" if others else ""


def watchers(table: Table, how: Vigilance, company: Collection[str], seed: str) -> tuple[Watcher, ...]:
    """Who watches whom by his devices at a table: the `company` of punters the bank, and the house the punters.

    `seed` is that of the deal; where each watches one thing, it draws which.
    """
    users = {user for _, user in table.secret.devices}
    found = []
    if BANK in users:
        seated = [name.capitalize() for name in company if table.is_seated(name)]
        found += [_watcher(name, how, _eyes(rules_of(table), "bank"), seed) for name in seated]
    if users - {BANK}:
        found += [_watcher(name, how, _eyes(rules_of(table), "punter"), seed) for name in (DEALER, LOOKOUT)]
    return tuple(found)


def seen(table: Table, watching: Collection[Watcher]) -> Seen | None:
    """The first device of those at the table that one of the watchers has seen at work, if any."""
    for device, user in table.secret.devices:
        shown = [way.eye for way in cheats()[device].undone_by if way.eye and _shows(table, device, user, way.eye)]
        for watcher in watching:
            if (watcher.name in (DEALER, LOOKOUT)) == (user == BANK):
                continue
            for eye in shown:
                if eye in watcher.eyes:
                    return Seen(device, user, watcher.name, eye)
    return None


def _eyes(rules: Rulebook, side: Literal["bank", "punter"]) -> tuple[Eye, ...]:
    """What there is to be watched of a side: by what any device is seen that it may bring under the book."""
    shown = {
        way.eye
        for device in DEVICES.values()
        if device.whose in ("either", side) and not lacks(rules, device)
        for way in cheats()[device.id].undone_by
    }
    return tuple(eye for eye in EYES if eye in shown)


def _watcher(name: str, how: Vigilance, eyes: tuple[Eye, ...], seed: str) -> Watcher:
    if how == "one" and eyes:
        return Watcher(name, (Random(f"{seed} {name} watches").choice(eyes),))
    return Watcher(name, eyes)


def _shows(table: Table, device: str, user: str, eye: Eye) -> bool:
    """Whether a device has shown itself in this deal to who watches so."""
    secret, acts = table.secret, DEVICES[device].acts
    if eye == "pack":
        return secret.laid is not None or secret.pile is not None
    if not acts:
        # What moves for its user moves for others too: it is seen where it tells of a card that is marked.
        return any(tell.device == device and not tell.denies for tell in tells(table, user))
    done = [trick for trick in secret.tricks if trick.who == user and trick.act in acts]
    if acts == {"cork"}:
        # A plug stands under checks until the stack is counted.
        counted = {(event.punter, event.spot) for event in table.settled if isinstance(event, e.BetSettled)}
        return any((user, trick.spot) in counted for trick in done)
    return bool(done)
