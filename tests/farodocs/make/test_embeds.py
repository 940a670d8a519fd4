"""A page for each example, to stand in a frame: alone, whole, found from where it lies, with a link back and oEmbed."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

from farodocs.fences.fence import render
from farodocs.make import embeds
from farodocs.make.steps_apart import take_apart

SITE = "https://faro.example/below/"
CARDS = "../../assets/pictures/cards.svg"
LOG = "rules hoyle-1864\nopen ann 100\nsoda Kd\nbet ann 6 on 9\nturn 7h 9s\n"
HEAD = """<!doctype html><html><head><meta charset="utf-8"><title>A page</title>
<link rel="canonical" href="https://faro.example/below/learn/copper/">
<link rel="stylesheet" href="../../assets/site.css"></head><body>"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    known: dict[str, int] = {}
    first = render({"id": "first", "mode": "replay"}, LOG, CARDS, known)
    second = render(
        {"id": "second", "mode": "replay", "title": "6 < 7"}, LOG.replace("7h 9s", "9s 7h"), CARDS, known, True
    )
    still = render({"id": "still", "mode": "table"}, LOG, CARDS, known)
    for path, html in {"learn/copper": f"{HEAD}{first}{second}{still}</body></html>"}.items():
        (tmp_path / path).mkdir(parents=True)
        (tmp_path / path / "index.html").write_text(html, encoding="utf-8")
    embeds.write(tmp_path, SITE)
    return tmp_path


def page(site: Path, name: str) -> str:
    return (site / "embed" / name / "index.html").read_text(encoding="utf-8")


def test_every_example_has_a_page_and_so_has_the_deal_of_a_link(site: Path) -> None:
    assert {path.parent.name for path in site.glob("embed/*/index.html")} == {"first", "second", "still", "deal"}
    assert "data-folded" not in page(site, "second")
    assert "application/json" not in page(site, "still").partition("<body")[2]


def test_what_it_names_is_found_from_where_it_lies(site: Path) -> None:
    assert 'href="../../assets/site.css"' in page(site, "first")
    assert 'data-cards="../../assets/pictures/cards.svg"' in page(site, "first")
    packed = '<script type="text/plain">"../assets/c.svg#a</script>'
    moved = embeds._moved(f'<a href="../">up</a><i data-cards="../c.svg"></i>{packed}', "learn/copper", "embed/x/y")
    assert moved == (
        '<a href="../../../learn/">up</a><i data-cards="../../../learn/c.svg"></i>'
        '<script type="text/plain">"../../../learn/assets/c.svg#a</script>'
    )


def test_it_is_stepped_through_as_on_its_own_page(site: Path) -> None:
    whole = site / "learn" / "copper" / "index.html"
    take_apart(site, whole, whole.read_text(encoding="utf-8"))
    there = {path.name for path in site.glob("assets/examples/*.json")}
    for name in ("first", "second"):
        path = site / "embed" / name / "index.html"
        take_apart(site, path, path.read_text(encoding="utf-8"))
    assert {path.name for path in site.glob("assets/examples/*.json")} == there


def test_it_links_back_and_names_the_file_that_tells_of_it(site: Path) -> None:
    html = page(site, "second")
    assert '<a href="https://faro.example/below/learn/copper/#second">6 &lt; 7, on the site of Faro</a>' in html
    [file] = re.findall(r'type="application/json\+oembed" href="([^"]+)"', html)
    assert file == f"{SITE}embed/second/oembed.json"
    told = json.loads((site / file.removeprefix(SITE)).read_text(encoding="utf-8"))
    assert (told["version"], told["type"], told["title"]) == ("1.0", "rich", "6 < 7")
    [address, title] = re.findall(r'(?:src|title)="([^"]+)"', told["html"])
    assert (address, unescape(title)) == (f"{SITE}embed/second/", "6 < 7")
    assert isinstance(told["width"], int)
    assert isinstance(told["height"], int)
