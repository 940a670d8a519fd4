"""The cut-aways: every device is drawn, told in words, explained number by number, light, and within its frame."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pymdownx.superfences import SuperFencesException

from farodocs.fences.cutaway import FENCE, figure, render, title
from farodocs.figures.cutaways import CUTAWAYS, devices, files
from farodocs.figures.cutaways.figure import Cutaway, Panel
from farodocs.figures.cutaways.parts import pile
from farodocs.figures.cutaways.pen import WIDTH, hatch, mark, metal, numbers, rectangle
from farodocs.folders import DOCS
from tests.farodocs.fence_on_page import Pages, said_of

SVG = "{http://www.w3.org/2000/svg}"
HEAVIEST = 6_500  # bytes of a file on the wire
LETTER = 6.4  # about the width of a letter, in drawing units

EACH = pytest.mark.parametrize("device", CUTAWAYS)


@cache
def shown(device: str) -> ElementTree.Element:
    """A figure as a tree."""
    html = figure(CUTAWAYS[device], title(device), "drawings.svg")
    return ElementTree.fromstring(re.sub(r"(<img [^>]*)>", r"\1/>", html))


@cache
def document(device: str) -> str:
    """The file of a device."""
    return files.document(CUTAWAYS[device])


@cache
def pictures(device: str) -> list[ElementTree.Element]:
    """The drawings of a device in its file."""
    return ElementTree.fromstring(document(device)).findall(f"{SVG}svg")


@EACH
def test_a_device_is_drawn_in_two_to_four_steps(device: str) -> None:
    cutaway = CUTAWAYS[device]
    assert 2 <= len(cutaway.panels) <= 4
    assert len({panel.view for panel in cutaway.panels}) == len(cutaway.panels)


@EACH
def test_every_drawing_says_what_it_shows(device: str) -> None:
    cutaway = CUTAWAYS[device]
    for number, (picture, panel) in enumerate(zip(shown(device).iter("img"), cutaway.panels, strict=True), 1):
        of = f"{title(device)}, step {number} of {len(cutaway.panels)}: {panel.view}"
        assert picture.get("alt") == f"{of}. {panel.seen}"
        assert panel.seen.endswith(".")
        assert panel.said.endswith(".")
        assert panel.seen != panel.said


@EACH
def test_the_first_step_stands_open_and_the_others_are_folded_under_their_names(device: str) -> None:
    cutaway = CUTAWAYS[device]
    assert len(shown(device).findall("ol/li")) == 1
    assert len(shown(device).findall("details/ol/li")) == len(cutaway.panels) - 1
    for panel in cutaway.panels[1:]:
        assert panel.view in (shown(device).findtext("details/summary") or "")


@EACH
def test_every_step_of_a_page_is_one_of_the_file_and_has_its_size(device: str) -> None:
    file = ElementTree.fromstring(document(device))
    views = {view.get("id"): view.get("viewBox", "").split() for view in file.iter(f"{SVG}view")}
    steps = [picture.get("src", "").partition("#")[2] for picture in shown(device).iter("img")]
    assert [*views] == [name for step in steps for name in (step, step.replace("step", "plain"))]
    for picture, drawing in zip(shown(device).iter("img"), pictures(device), strict=True):
        assert picture.get("loading") == "lazy"
        place = ["0", drawing.get("y"), drawing.get("width"), drawing.get("height")]
        assert views[picture.get("src", "").partition("#")[2]] == place
        assert [picture.get("width"), picture.get("height")] == place[2:]


@EACH
def test_every_number_in_a_drawing_is_explained_under_it(device: str) -> None:
    cutaway = CUTAWAYS[device]
    steps = shown(device).findall(".//ol/li")
    for step, picture in zip(steps, pictures(device), strict=True):
        keys = [int(key.text or "") for key in step.findall("ul/li/b")]
        drawn = {int(text.text or "") for text in picture.iter(f"{SVG}text") if text.get("class") == "cut-number"}
        assert keys == sorted(drawn)
        assert [(key.tail or "").strip() for key in step.findall("ul/li/b")] == [cutaway.parts[key] for key in keys]


@EACH
def test_every_explanation_is_of_a_number_that_is_drawn(device: str) -> None:
    cutaway = CUTAWAYS[device]
    assert {number for panel in cutaway.panels for number in numbers(panel.drawing)} == set(cutaway.parts)
    assert list(cutaway.parts) == list(range(1, len(cutaway.parts) + 1))


@EACH
def test_what_is_copper_has_a_number(device: str) -> None:
    for panel in CUTAWAYS[device].panels:
        assert numbers(panel.drawing) or "cut-moving" not in panel.drawing, panel.view


@EACH
def test_words_and_numbers_stay_within_the_frame(device: str) -> None:
    high = CUTAWAYS[device].height
    for picture in pictures(device):
        for words in picture.iter(f"{SVG}text"):
            long = len(words.text or "") * LETTER
            x, y = float(words.get("x") or "nan"), float(words.get("y") or "nan")
            left = {"start": x, "end": x - long}.get(words.get("text-anchor") or "", x - long / 2)
            assert 0 <= left <= left + long <= WIDTH, words.text
            assert 10 <= y <= high, words.text


@EACH
def test_a_device_is_light(device: str) -> None:
    assert len(gzip.compress(document(device).encode())) <= HEAVIEST


def test_every_stroke_has_its_look() -> None:
    plain = {"cut-line"}
    drawings = "".join(document(device).partition("</style>")[2] for device in CUTAWAYS)
    used = {*re.findall(r'class="(cut-[\w-]+)"', drawings)}
    assert used - plain == {*re.findall(r"\.(cut-[\w-]+)", files.STYLE)}


def test_many_may_stand_on_a_page_for_none_has_an_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    convert = Pages(tmp_path, monkeypatch).convert
    fence = '```faro-cutaway device="{}"\n```\n\n'
    page = convert("".join(fence.format(device) for device in [*CUTAWAYS, "gaff"]))
    assert page.count("<figure") == len(CUTAWAYS) + 1
    assert not re.search(r'\sid="|url\(#|aria-labelledby', page)


def test_drawings_have_no_colour_of_their_own() -> None:
    for device in CUTAWAYS:
        assert not re.search(r"#[0-9a-f]{3}", document(device).partition("</style>")[2])


def test_the_page_knows_where_the_file_lies(tmp_path: Path) -> None:
    files.write(tmp_path)
    assert sorted(path.stem for path in tmp_path.iterdir()) == sorted(CUTAWAYS)
    assert files.file_of("gaff") in render({"device": "gaff"}, lambda file: file)
    assert (DOCS / files.file_of("gaff")).parent == files.FOLDER


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"device": "marked-dice"}, "no cut-away shows 'marked-dice'; write device= with one of square-box, gaff,"),
        ({}, "no cut-away shows ''; write device= with one of"),
    ],
)
def test_a_fence_that_is_wrong(options: dict[str, str], sentence: str) -> None:
    assert sentence in said_of(FENCE, options)


def test_the_build_stops_where_a_device_is_not_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = Pages(tmp_path, monkeypatch)
    with pytest.raises(SuperFencesException, match=r"^docs/page\.md:3: no cut-away shows 'marked-dice'"):
        pages.convert('# A page\n\n```faro-cutaway device="marked-dice"\n```\n')


def test_a_step_without_numbers_has_no_list() -> None:
    cutaway = Cutaway(20, (Panel("Before", "A < B.", "Nothing.", ""), Panel("So < so", "C.", "D.", "")))
    html = figure(cutaway, "A & B", "drawings.svg")
    assert "<ul>" not in html
    assert ">A &amp; B</figcaption>" in html
    assert 'A &lt; B."' in html
    assert "<summary>B. So &lt; so</summary>" in html
    assert "faro-cutaway-note" not in html


def test_hatching_stays_within_a_shape() -> None:
    for lean in (1, -1):
        lines = re.findall(r"M([\d.]+) ([\d.]+)l([-\d.]+) ([-\d.]+)", hatch(rectangle(10, 20, 30, 8), 4, lean))
        assert len(lines) == 9
        for x, y, across, down in (map(float, line) for line in lines):
            assert 10 <= x <= x + across <= 40.01
            assert 20 <= min(y, y + down) <= max(y, y + down) <= 28.01
            assert down == pytest.approx(-lean * across)


def test_a_part_that_moves_is_copper_and_hatched() -> None:
    assert re.findall(r'class="([\w-]+)"', metal(rectangle(0, 0, 9, 9), moving=True)) == ["cut-moving", "cut-hatch"]


def test_a_drawing_keeps_the_numbers_that_mark_it() -> None:
    assert numbers("<path/>" + mark(3, 50, 50, (20, 20)) + mark(1, 90, 90) + "<path/>" + mark(3, 10, 10)) == [1, 3]
    assert numbers("<path/>") == []


def test_a_view_without_letters_shows_no_rings_that_would_be_empty_and_no_lines_to_them() -> None:
    assert ElementTree.fromstring(mark(3, 50, 50, (20, 20))).get("class") == "cut-mark"
    assert "[id^=plain]:target~svg :is(text,.cut-mark){display:none}" in files.STYLE


def test_a_pile_is_drawn_from_a_line_of_cards() -> None:
    tree = ElementTree.fromstring(f"<svg>{pile(10, 20, 'K *Q >9 - …')}</svg>")
    assert [text.text for text in tree.iter("text")] == ["K", "Q", "9"]
    assert [path.get("class") for path in tree.iter("path")] == ["cut-card", "cut-moving", *["cut-card"] * 7]
    assert [(path.get("d") or "").split("h")[0] for path in tree.iter("path")][:4] == [
        "M10 20",
        "M10 35",
        "M19 50",
        "M10 65",
    ]


def test_words_that_are_not_those_of_the_drawing_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "read", lambda _: {})
    with pytest.raises(ValueError, match=r"^glossary/cutaways\.toml: gaff: tells of 0 steps, and 3 are drawn$"):
        devices._told("gaff")
    step = {"view": "The ring", "seen": "A ring."}
    monkeypatch.setattr(devices, "read", lambda _: {"gaff": {"steps": [step] * 3}})
    with pytest.raises(
        ValueError, match=r"^glossary/cutaways\.toml: gaff: step 1 has view, seen and said, and nothing"
    ):
        devices._told("gaff")
