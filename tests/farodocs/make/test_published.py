"""A small site made ready: one script, one sheet, names by content, and a list that says what each file holds."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from faro.teaching import COMPANY
from farodocs.fences.fence import render
from farodocs.make import offline
from farodocs.make.content_names import named
from farodocs.make.published import publish
from farodocs.make.steps_apart import take_apart
from tests.farodocs.unpacking import unpack

CARDS = "assets/pictures/cards.svg"
LOG = "rules hoyle-1864\nopen ann 100\nsoda Kd\nbet ann 6 on 9\nturn 7h 9s\n"
SCRIPTS = ["assets/faro/page/drawer.js", "assets/faro/offline/offline.js"]
PAGE = f"""<!doctype html><html><head><title>A page</title>
<link rel="stylesheet" href="assets/one.css">
<link rel="stylesheet" href="assets/two.css"></head><body><img src="{CARDS}">
{"".join(f'<script src="{script}" type="module"></script>' for script in SCRIPTS)}
</body></html>"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "assets" / "pictures").mkdir(parents=True)
    (tmp_path / "assets" / "faro").mkdir()
    (tmp_path / CARDS).write_text("<svg/>")
    (tmp_path / "assets" / "one.css").write_text("a { color: red; }")
    (tmp_path / "assets" / "two.css").write_text("b { color: blue; }")
    (tmp_path / "sitemap.xml").write_text("<urlset/>")
    (tmp_path / "index.html").write_text(PAGE)
    publish(tmp_path, SCRIPTS, ["assets/one.css", "assets/two.css"], [])
    return tmp_path


def test_a_page_asks_for_one_script_and_one_sheet_by_what_they_hold(site: Path) -> None:
    html = (site / "index.html").read_text()
    asked = re.findall(r'(?:href|src)="(assets/[^"]+)"', html)
    assert [re.sub(r"-\w{8}\.", ".", name) for name in asked] == [
        "assets/every.css",
        CARDS,
        "assets/faro/joined/every.js",
    ]
    assert all((site / name).is_file() for name in asked)
    assert (site / asked[0]).read_text().strip() == "a{color:red}b{color:#00f}"


def test_the_list_of_a_build_holds_every_file_that_is_kept_and_nothing_twice(site: Path) -> None:
    build = re.search(r'name="faro-build" content="(\w+)"', (site / "index.html").read_text())
    assert build
    assert build[1] in (site / "sw.js").read_text()
    assert (site / "sitemap.xml").read_text() == f"<urlset/>\n<!-- {build[1]} -->\n"
    files = json.loads((site / offline.LISTED.format(build=build[1])).read_text())["files"]
    assert files[""] == offline.digest((site / "index.html").read_bytes())
    assert all((site / (name or "index.html")).is_file() for name in files)
    assert CARDS not in files
    assert named(CARDS, b"<svg/>") in files


def test_a_folded_example_shows_the_board_before_and_says_how_it_ends(tmp_path: Path) -> None:
    page = take_apart(tmp_path, tmp_path / "index.html", render({"id": "a-winner"}, LOG, CARDS, folded=True))
    first = json.loads(re.findall(r'class="faro-data">(.*?)</script>', page)[0])
    frames = json.loads((tmp_path / first["apart"]).read_text())["frames"]
    assert first["shown"] < len(frames) - 1
    assert first["say"] == frames[first["shown"]]["say"]
    assert f'<p class="faro-said">Before: {first["say"]}<br>After: {frames[-1]["say"]}</p>' in page


def test_the_steps_of_an_example_lie_apart_and_are_the_same(tmp_path: Path) -> None:
    whole = render({"id": "a-winner"}, LOG, CARDS)
    page = take_apart(tmp_path, tmp_path / "index.html", whole)
    assert "faro-pieces" not in page
    first = json.loads(re.findall(r'class="faro-data">(.*?)</script>', page)[0])
    assert {"shown", "count", "say", "step", "seat", "apart"} == {*first}
    apart = json.loads((tmp_path / first["apart"]).read_text())
    pieces = re.findall(r'class="faro-pieces">(.*?)</script>', whole, re.S)[0].replace(f'"{CARDS}#', '"#')
    data = json.loads(re.findall(r'class="faro-data">(.*?)</script>', whole, re.S)[0])
    assert unpack(apart) == unpack({**data, "pieces": pieces.split("\n")})


def test_a_seat_keeps_in_the_page_what_is_asked_there_of_whom_and_beside_whom(tmp_path: Path) -> None:
    seat = {"id": "a-seat", "mode": "play", "goals": "lay", "seed": "CJZ3", "company": "yes"}
    page = take_apart(tmp_path, tmp_path / "index.html", render(seat, LOG, CARDS))
    first = json.loads(re.findall(r'class="faro-data">(.*?)</script>', page)[0])
    assert (first["goals"], first["seed"], first["habits"]) == ("lay", "CJZ3", COMPANY)
