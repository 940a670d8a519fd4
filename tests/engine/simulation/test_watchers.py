"""Those who watch at a crooked table see what the sources say gives a device away, and nothing else."""

from __future__ import annotations

from typing import get_args

import pytest

from faro.cheats import DEVICES, Eye, cheats
from faro.notation import play_while_valid
from faro.simulation.watchers import DEALER, LOOKOUT, Watcher, seen, tell_watching, watchers
from faro.table import Table
from tests.engine.tables import LIBRARY

PILE = (
    "Kd 9h Qc 4s 4c 7h 10s Jd 2h 9d Qs As Kh 6h 7s 7c Qd Jc 8d 9c Ac 3d 2c 2d 2s 6d 8c Ad 4h 3s 3h Kc 6s Qh "
    "5d 5h 6c Ah Jh 10c Ks 10d 4d 8s 3c 5s 5c 8h Js 10h 7d 9s"
)
OPEN = f"rules hoyle-1864\nopen you 100\nopen bob 100\ndevice DEVICE\npile {PILE}\n"
HOUSE = (Watcher(DEALER, ("checks", "box", "pack")), Watcher(LOOKOUT, ("layout",)))


def at(log: str) -> Table:
    steps, error = play_while_valid(log, LIBRARY)
    assert error is None, error
    return steps[-1].table


def opened(device: str, then: str = "") -> Table:
    return at(f"{OPEN.replace('DEVICE', device)}soda Kd\n{then}")


def test_a_lookout_who_watches_the_layout_sees_a_copper_come_off() -> None:
    before = opened("horsehair-copper you", "copper you 5 on Q\ndrawn 9h Qc\n")
    assert seen(before, HOUSE) is None
    after = opened("horsehair-copper you", "copper you 5 on Q\ndrawn 9h Qc\ntrick you uncopper Q\n")
    found = seen(after, HOUSE)
    assert found is not None
    assert (found.device, found.watcher, found.eye) == ("horsehair-copper", LOOKOUT, "layout")
    assert found.say == "The look-out, who watches the layout, has seen it. The dealer deals no more."
    assert seen(after, HOUSE[:1]) is None


def test_a_plug_is_seen_when_the_stack_is_counted_and_not_before() -> None:
    corked = "bet you 10 on 9\ntrick you cork 8 on 9\n"
    assert seen(opened("corking you", corked), HOUSE) is None
    found = seen(opened("corking you", f"{corked}turn 9h Qc\n"), HOUSE)
    assert found is not None
    assert found.eye == "checks"


def test_the_card_of_a_sand_tell_is_seen_where_it_moves() -> None:
    assert seen(opened("sand-tell you"), HOUSE) is None  # the Nine is next, and does not move
    moved = opened("sand-tell you", "turn 9h Qc\nturn 4s 4c\nturn 7h 10s\n")  # the Jack is next
    found = seen(moved, HOUSE)
    assert found is not None
    assert found.eye == "box"


def test_a_pack_is_looked_over_before_it_is_dealt() -> None:
    found = seen(at(OPEN.replace("DEVICE", "strippers bank")), (Watcher("Bob", ("pack",)),))
    assert found is not None
    assert found.say == "Bob, who looks the pack over before it is dealt, has seen it. Nobody plays on."


def test_the_house_does_not_watch_itself_nor_a_punter_the_punters() -> None:
    crooked = at(OPEN.replace("DEVICE", "strippers bank"))
    assert seen(crooked, HOUSE) is None
    pulled = opened("horsehair-copper you", "copper you 5 on Q\ndrawn 9h Qc\ntrick you uncopper Q\n")
    assert seen(pulled, (Watcher("Bob", ("layout",)),)) is None


@pytest.mark.parametrize("device", [key for key in DEVICES if not any(way.eye for way in cheats()[key].undone_by)])
def test_what_no_source_and_no_reason_gives_away_nobody_sees(device: str) -> None:
    everything: tuple[Eye, ...] = get_args(Eye)
    user = "you" if DEVICES[device].whose == "punter" else "bank"
    book = "hoyle-1864" if DEVICES[device].needs != "hand" else "pharo"
    table = at(f"rules {book}\nopen you 100\nopen bob 100\ndevice {device} {user}\n")
    assert seen(table, (Watcher(DEALER, everything), Watcher("Bob", everything))) is None


def test_who_watches_and_what_the_seed_draws() -> None:
    table = opened("strippers bank")
    (bob,) = watchers(table, "all", ["bob", "clara"], "s")  # Clara does not sit
    assert bob == Watcher("Bob", ("checks", "tab", "pack", "box"))
    drawn = {watchers(table, "one", ["bob"], f"s-{number}")[0].eyes for number in range(40)}
    assert drawn == {("checks",), ("tab",), ("pack",), ("box",)}
    assert [watchers(table, "one", ["bob"], f"s-{number}")[0].eyes[0] for number in range(4)] == [
        "pack",
        "box",
        "tab",
        "checks",
    ]


def test_the_house_watches_punters_and_remembers_corners_only_where_they_are_bent() -> None:
    house = watchers(opened("sand-tell you"), "all", [], "s")
    assert [watcher.name for watcher in house] == [DEALER, LOOKOUT]
    assert house[0].eyes == ("layout", "checks", "pack", "box")
    livret = at("rules pharaon\nopen you 100\ndevice false-cocks you\n")
    assert "corners" in watchers(livret, "all", [], "s")[0].eyes
    assert "layout" not in watchers(livret, "all", [], "s")[0].eyes


def test_a_square_table_has_nothing_to_watch() -> None:
    assert watchers(at("rules hoyle-1864\nopen you 100\n"), "all", ["you"], "s") == ()


def test_those_who_watch_alike_are_told_together() -> None:
    bob, cat = (Watcher(name, ("layout",)) for name in ("Bob", "Cat"))
    assert tell_watching(HOUSE) == (
        "The dealer counts every stack that is taken or paid, does not take his eyes off the box and looks the pack "
        "over before it is dealt. The look-out watches the layout."
    )
    assert tell_watching((*HOUSE[1:], bob, cat)) == "The look-out watches the layout; so do Bob and Cat."
    assert tell_watching((bob, Watcher("Dan", ()))) == "Bob watches the layout. Dan has nothing to watch."
