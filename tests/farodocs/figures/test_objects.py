"""The things of the game: each is drawn, told, light, and legible on a phone; its numbers lead somewhere."""

from __future__ import annotations

import gzip
import re
from itertools import combinations
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest

from farodocs.fences.thing import FENCE, render
from farodocs.figures import objects
from farodocs.figures.objects import THINGS, file_of, write
from farodocs.figures.objects.plates import one_part_in
from farodocs.figures.objects.solids import disc, face, slab
from farodocs.figures.objects.thing import document
from farodocs.figures.objects.view import View
from farodocs.folders import DOCS
from farodocs.words.collection import glossary
from tests.farodocs.fence_on_page import said_of

MADE = ("index", "timeline", "people", "places")
"""Pages of the history that are no chapters."""

SVG = "{http://www.w3.org/2000/svg}"
EACH = pytest.mark.parametrize("name", THINGS)
HEAVIEST = 24_000  # bytes of a picture on the wire
PHONE = 328  # pixels of the column on a narrow phone
SMALLEST = 10.5  # pixels of a label there


@EACH
def test_a_picture_is_told_and_light(name: str) -> None:
    drawn = document(THINGS[name])
    root = ElementTree.fromstring(drawn)
    title, told = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert title.text == THINGS[name].title
    assert told is not None
    assert told.text == THINGS[name].seen
    assert THINGS[name].seen.endswith(".")
    assert THINGS[name].known.endswith(".")
    assert THINGS[name].guessed.endswith(".")
    assert len(gzip.compress(drawn.encode())) < HEAVIEST


@EACH
def test_a_picture_brings_what_its_cards_point_into_and_no_more(name: str) -> None:
    used = {*re.findall(r'href="#([\w-]+)', THINGS[name].drawing)}
    assert used <= {*re.findall(r' id="([\w-]+)', THINGS[name].drawing)}
    assert bool(used) == ("<symbol" in THINGS[name].drawing)


@EACH
def test_every_letter_and_number_of_a_picture_stands_within_it(name: str) -> None:
    thing = THINGS[name]
    for x, y in re.findall(r'<text[^>]* x="([\d.-]+)" y="([\d.-]+)">', thing.drawing):
        assert -1 <= float(x) <= thing.width, name
        assert 0 <= float(y) <= thing.height, name
    for part in thing.parts:
        assert 0 < part.at[0] < thing.width, part.name
        assert 0 < part.at[1] < thing.height, part.name


@EACH
def test_labels_can_be_read_on_a_phone(name: str) -> None:
    thing = THINGS[name]
    if not thing.parts:  # whose numbers are no part of the drawing, and keep their size
        assert 12 * min(1.0, PHONE / thing.width) >= SMALLEST


def test_the_numbers_of_a_plate_can_each_be_touched_on_a_phone() -> None:
    for thing in THINGS.values():
        for one, other in combinations(thing.parts, 2):
            apart = dist(one.at, other.at) * PHONE / thing.width
            assert apart >= 24, f"{one.name} and {other.name} are {apart:.0f} pixels apart"


def test_every_number_of_a_plate_leads_to_a_place_of_the_site() -> None:
    known = glossary()
    for part in [part for thing in THINGS.values() for part in thing.parts]:
        page, _, anchor = part.link.partition("#")
        if page.startswith("glossary/"):
            assert page.removeprefix("glossary/") in known.entries, part.link
        else:
            assert anchor in known.pages[page].anchors, part.link


def test_the_files_are_those_that_pages_ask_for(tmp_path: Path) -> None:
    write(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {Path(file_of(name)).name for name in THINGS}


def test_a_plate_has_its_links_once_for_the_eye_and_once_in_words() -> None:
    html = render({"of": "table"}, lambda file: f"../{file}", lambda place: f"to/{place}")
    count = len(THINGS["table"].parts)
    assert html.count('tabindex="-1"') == count
    assert html.count('<svg aria-hidden="true">') == 1
    assert len(re.findall(r'<li><a href="to/[^"]+">', html)) == count
    assert 'src="../assets/pictures/things/table.svg"' in html


def test_a_picture_that_stands_twice_says_once_what_is_known() -> None:
    told, untold = (render({"of": "copper", "told": word}, str, str) for word in ("yes", "no"))
    assert "Matsell, 1859" in told
    assert "Matsell, 1859" not in untold


def test_beside_a_text_that_tells_what_is_known_a_picture_says_only_what_it_guesses() -> None:
    html, thing = render({"of": "copper", "told": "guessed"}, str, str), THINGS["copper"]
    assert thing.guessed in html
    assert thing.known not in html


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"of": "tiger"}, "there is no picture 'tiger' of a thing; there are dealing-box"),
        ({"of": "copper", "told": "twice"}, "told cannot be 'twice'; write yes, guessed, no"),
    ],
)
def test_a_wrong_fence_says_what_to_write(options: dict[str, str], says: str) -> None:
    assert says in said_of(FENCE, options)


CHAPTERS = sorted({*(DOCS / "history").glob("*.md")} - {DOCS / "history" / f"{made}.md" for made in MADE})


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.stem)
def test_every_chapter_of_the_history_has_a_plate(chapter: Path) -> None:
    shown = re.findall(r'^```faro-thing of="([\w-]+)"', chapter.read_text(encoding="utf-8"), re.M)
    assert len(shown) == 1


@pytest.mark.parametrize(("cards", "of_rank", "printed"), [(30, 2, "54"), (10, 3, "12"), (22, 2, "38"), (8, 3, "9")])
def test_the_page_of_type_has_the_parts_that_were_read_in_print(cards: int, of_rank: int, printed: str) -> None:
    assert one_part_in(cards, of_rank) == printed


def test_what_is_farther_away_is_smaller_and_what_is_higher_is_above() -> None:
    view = View((0, 0), 1, raised=40, distance=800)
    assert view.size((0, 300, 0)) < view.size((0, 0, 0)) == pytest.approx(1, abs=0.01)
    assert view.at((0, 0, 50))[1] < view.at((0, 0, 0))[1]


def test_a_block_shows_the_side_that_is_turned_to_the_eye() -> None:
    faces = {turned: slab(View((0, 0), 1, turned=turned), (0, 0, 0), (9, 9, 9), "wood") for turned in (-20, 20)}
    assert faces[-20] != faces[20]
    assert all(drawn.count('class="o wood"') == 3 for drawn in faces.values())


@pytest.mark.parametrize("x", [0, 13.7, 58.2, 91.9])
def test_what_is_drawn_on_the_side_of_a_disc_ends_at_its_outline(x: float) -> None:
    drawn = disc(
        View((170, 120), 1.3, turned=-8, raised=50, distance=700), (x, 8, 0), 12, 2.2, "copper", edge="upright"
    )
    outline = re.search(r"M([\d.]+) [\d.]+A([\d.]+) ", drawn)
    right = re.search(r" 0 0 0 ([\d.]+) [\d.]+V", drawn)
    assert outline
    assert right
    # A chord shorter than the diameter would lie below the middle of its ellipse, and what ends on that stick out.
    assert float(right[1]) - float(outline[1]) == pytest.approx(2 * float(outline[2]), abs=1e-9)


def test_a_darker_tone_has_more_lines() -> None:
    view = View((0, 0), 1)
    square = [(0.0, 0.0, 0.0), (60.0, 0.0, 0.0), (60.0, 60.0, 0.0), (0.0, 60.0, 0.0)]
    counts = [face(view, square, "metal", tone).count("M") for tone in range(4)]
    assert counts == sorted(set(counts))


def test_words_that_a_thing_has_not_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(objects, "read", lambda _: {"copper": {"title": "A copper"}})
    with pytest.raises(
        ValueError, match=r"^glossary/things\.toml: copper: has title, seen, known, guessed, and nothing"
    ):
        objects._told("copper")
