"""What every page weighs on the wire, with gzip: its HTML, its scripts before a press, its styles, a first visit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks.pages import MOST, at_rest, before_a_press, fonts, html, is_word, search_at_first, with_imports


@pytest.fixture(scope="module")
def weights(folder: Path) -> dict[str, float]:
    return html(folder)


def test_a_page_is_light(weights: dict[str, float]) -> None:
    most = {page: MOST["html of a word" if is_word(page) else "html"] for page in weights}
    assert {page: size for page, size in weights.items() if size > most[page]} == {}


def test_what_comes_before_a_press_is_light(folder: Path, weights: dict[str, float]) -> None:
    faces = fonts(folder)
    heavy = {}
    for page, size in weights.items():
        script, requests, styles = before_a_press(folder, page)
        first = size + script + styles + faces + at_rest(folder, page)
        told = {"script": script, "requests": requests, "styles": styles, "first visit": first}
        if over := {kind: weight for kind, weight in told.items() if weight > MOST[kind]}:
            heavy[page] = over
    assert heavy == {}


def test_what_the_search_fetches_at_its_first_use_is_light(folder: Path) -> None:
    assert 100 < search_at_first(folder) <= MOST["search"]


def test_what_begins_the_engine_of_the_table_waits_for_no_script_of_its_page(folder: Path) -> None:
    head, body = (folder / "play" / "index.html").read_text(encoding="utf-8").split("</head>")
    [at_once] = re.findall(r'<script async type="module" src="../([^"]+)"', head)
    others = re.findall(r'src="../(assets/faro/[^"]+)"', body)
    assert others
    assert not with_imports({folder / at_once}) & {(folder / other).resolve() for other in others}


@pytest.mark.parametrize("page", ["learn/", "learn/copper/"])
def test_who_reads_a_lesson_fetches_no_engine(folder: Path, page: str) -> None:
    named = re.findall(r'src="[./]*(assets/faro/[^"]+)"', (folder / page / "index.html").read_text(encoding="utf-8"))
    scripts = with_imports({folder / script for script in named})
    assert len(scripts) > len(named) > 0
    assert [script for script in scripts if "engine-worker" in script.read_text(encoding="utf-8")] == []
