"""The maps: land where it is, every place on one of them with a link, and no dot upon another."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest

from farodocs.data.history.collection import history
from farodocs.figures.maps import FRAMES, WIDE, Spot, frame_of, outline, over, write
from farodocs.parts.history import maps, years_of

SVG = "{http://www.w3.org/2000/svg}"
HEAVIEST = 40_000  # bytes of a file


def test_a_place_falls_where_its_degrees_say() -> None:
    frame = FRAMES["europe"]
    assert frame.at(frame.north, frame.west) == (0, 0)
    assert frame.at(frame.south, frame.east) == pytest.approx((WIDE, frame.high), abs=1)
    assert frame_of(51.5, -0.1) == "europe"
    assert frame_of(-33.9, 18.4) == "cape"
    assert frame_of(0, 0) is None


@pytest.mark.parametrize("name", FRAMES)
def test_an_outline_is_told_light_and_keeps_to_its_map(name: str) -> None:
    drawn = outline(FRAMES[name])
    root = ElementTree.fromstring(drawn)
    title, land = root.find(f"{SVG}title"), root.find(f"{SVG}path")
    assert title is not None
    assert FRAMES[name].name in str(title.text)
    assert len(drawn) < HEAVIEST
    assert land is not None
    numbers = [*map(float, re.findall(r"-?\d+\.\d+", str(land.get("d"))))]
    assert min(numbers) >= -12
    assert max(numbers) <= max(WIDE, FRAMES[name].high) + 12


def test_no_coast_runs_straight_across_a_map() -> None:
    for frame in FRAMES.values():
        for ring in re.findall(r"M(-?\d[^z]+)z", outline(frame)):
            points = [tuple(map(float, pair.split())) for pair in ring.split("L")]
            for (x, y), (to_x, to_y) in zip(points, points[1:] + points[:1], strict=True):
                inside = 0 < y < frame.high or 0 < to_y < frame.high
                assert not (inside and abs(to_x - x) > WIDE / 2), frame.name


def test_dots_do_not_hide_each_other() -> None:
    spots = [Spot(str(number), str(number), "#", 51.5, -0.1, 50) for number in range(5)]
    circles = re.findall(r'cx="(.+?)" cy="(.+?)" r="(.+?)"', over("europe", spots))
    dots = [(float(x), float(y), float(r)) for x, y, r in circles]
    assert len(dots) == 5
    for one, other in combinations(dots, 2):
        assert dist(one[:2], other[:2]) >= one[2] + other[2]


def test_a_name_stands_where_there_is_room_and_within_the_map() -> None:
    near = [Spot("Old", "Old", "#", 51.5, -0.1, 300), Spot("A long name", "A long name", "#", 51.5, 1.5, 30)]
    edge = [Spot("By the edge", "By the edge", "#", 55.7, 37.6, 60), Spot("Soon over", "Soon over", "#", 45, 10, 1)]
    drawn = over("europe", [*near, *edge])
    assert re.findall(r"<text [^>]*>([^<]*)", drawn)[:2] == ["Old", "A long name"]
    assert 'text-anchor="end">By the edge' in drawn
    assert "Soon over</text>" not in drawn
    crowd = [Spot(f"A crowd of {number}", "", "#", 48.9, 2.3, 300) for number in range(20)]
    assert over("europe", crowd).count("<text") < 20


def test_every_place_has_its_dot_and_leads_to_itself() -> None:
    told = history()
    links = re.findall(r'<a href="#([\w-]+)" aria-label="[^"]+"[^>]*><circle', maps(told))
    assert sorted(links) == sorted(told.places)


def test_a_place_is_the_larger_the_longer_the_game_was_there() -> None:
    told = history()
    assert years_of(told.places["faro-yukon"]) == years_of(told.places["moscow"]) == 1
    assert years_of(told.places["prescott"]) == 44
    assert years_of(told.places["london"]) > years_of(told.places["bath"])


def test_the_maps_are_written(tmp_path: Path) -> None:
    write(tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == {*FRAMES}
