"""What there is to print has its stated size, measured in the PDF, and is black on white."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pypdf import PageObject, PdfReader

from faro.base.cards import Rank
from faro.base.layout import FIGURE_CARDS, PLACES, SPOTS
from faro.pictures.cue_sheets import BOARD_GAME_BOOK, CUE_CARD, TABS
from farodocs.data.works import works
from farodocs.fences import printable as fence
from farodocs.figures.printables import case_keeper, felt, glance, pdf, svg, tabs, tokens, writing
from farodocs.figures.printables.cards import HEIGHT as CARD_HIGH
from farodocs.figures.printables.cards import WIDTH as CARD_WIDE
from farodocs.figures.printables.catalogue import Printable, printables
from farodocs.figures.printables.engraving import engraved
from farodocs.figures.printables.lettering import width, words
from farodocs.figures.printables.marks import Drawing
from farodocs.figures.printables.sheets import OVERLAP, PAPERS, RULE, on_paper
from farodocs.folders import DOCS
from farodocs.inline.facts import find
from farodocs.markup.works_cited import CITATION, named
from tests.farodocs import pdf_paths
from tests.farodocs.fence_on_page import said_of

SVG = "{http://www.w3.org/2000/svg}"
CLOSE = 0.5
"""Millimetres by which nothing may be larger or smaller than it is said to be."""

PAGE = (DOCS / "library" / "printables.md").read_text(encoding="utf-8")


@cache
def everything() -> Mapping[str, Printable]:
    return {printable.id: printable for printable in printables(glance.pages())}


@cache
def pages(name: str, paper: str) -> list[PageObject]:
    """The pages of a PDF, read back."""
    written = pdf.document(name, everything()[name].sheets[paper])
    return list(PdfReader(io.BytesIO(written), strict=True).pages)


@cache
def measured(name: str, paper: str, page: int) -> list[pdf_paths.Path]:
    return pdf_paths.paths(pages(name, paper)[page])


def every_page() -> list[tuple[str, str, int]]:
    return [
        (name, paper, page)
        for name, printable in everything().items()
        for paper, sheets in printable.sheets.items()
        for page in range(len(sheets))
    ]


def how_many(drawn: list[pdf_paths.Path], wide: float, high: float) -> int:
    """How many outlines have a size."""
    return sum(path.paint == "S" and path.size == pytest.approx((wide, high), abs=CLOSE) for path in drawn)


def test_a_sheet_has_the_size_of_its_paper() -> None:
    for name, paper, page in every_page():
        if paper in PAPERS:
            upright = PAPERS[paper].width, PAPERS[paper].height
            found = pdf_paths.size(pages(name, paper)[page])
            assert found in (pytest.approx(upright, abs=CLOSE), pytest.approx(upright[::-1], abs=CLOSE)), name


def test_every_sheet_of_paper_has_a_rule_to_check_the_scale_by() -> None:
    for name, paper, page in every_page():
        if paper in PAPERS:
            rules = [path for path in measured(name, paper, page) if path.size == pytest.approx((RULE, 3), abs=CLOSE)]
            assert len(rules) == 1, (name, paper, page)
            assert "Print at 100 %" in pdf_paths.own_text(pages(name, paper)[page])


def test_nothing_lies_where_a_printer_does_not_print() -> None:
    for name, paper, page in every_page():
        if paper in PAPERS and name != "layout":
            wide, high = pdf_paths.size(pages(name, paper)[page])
            for path in measured(name, paper, page):
                assert min(path.left, path.top, wide - path.right, high - path.bottom) > 5, (name, path)


def test_the_layout_is_a_metre_by_half_a_metre_and_its_cards_are_cards() -> None:
    """The Board Game Book, rule 7, about one metre by half a metre."""
    assert pdf_paths.size(pages("layout", "full")[0]) == pytest.approx((1000, 500), abs=CLOSE)
    assert how_many(measured("layout", "full", 0), CARD_WIDE, CARD_HIGH) == len(Rank)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_sheets_of_the_layout_cover_it_with_an_overlap(paper: str) -> None:
    spans = [shown(paper, page) for page in range(len(pages("layout", paper)))]
    across, down = (sorted({span[way] for span in spans}) for way in (0, 1))
    assert len(spans) == len(across) * len(down)
    assert {*spans} == {*product(across, down)}
    for parts, end in ((across, 1000), (down, 500)):
        assert parts[0][0] == pytest.approx(0, abs=CLOSE)
        assert parts[-1][1] == pytest.approx(end, abs=CLOSE)
        shared = [before[1] - after[0] for before, after in pairwise(parts)]
        assert shared == pytest.approx([OVERLAP] * len(shared), abs=CLOSE)


def shown(paper: str, page: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """The part of the layout that a sheet shows, across and down: where it clips, measured from the border's corner."""
    drawn = measured("layout", paper, page)
    clip = next(path for path in drawn if path.paint == "n")
    border = next(path for path in drawn if path.size == pytest.approx((980, 480), abs=CLOSE))
    left, top = border.left - 10, border.top - 10
    return (
        (round(clip.left - left, 1), round(clip.right - left, 1)),
        (round(clip.top - top, 1), round(clip.bottom - top, 1)),
    )


@pytest.mark.parametrize("paper", PAPERS)
def test_every_card_but_the_seven_is_whole_on_a_sheet(paper: str) -> None:
    whole = set()
    for page in range(len(pages("layout", paper))):
        (left, right), (top, bottom) = shown(paper, page)
        for rank in Rank:
            x, y = felt.place(PLACES[rank])
            half = CARD_WIDE / 2 + OVERLAP, CARD_HIGH / 2
            if left <= x - half[0] and x + half[0] <= right and top <= y - half[1] and y + half[1] <= bottom:
                whole.add(rank)
    assert whole == {*Rank} - {Rank.SEVEN}


def test_a_check_has_room_at_every_place_of_the_layout() -> None:
    for spot in SPOTS.values():
        if spot.at:
            x, y = felt.place(spot.at)
            assert x - tokens.CHECK / 2 >= 16, spot.id
            assert x + tokens.CHECK / 2 <= 1000 - 16, spot.id
            low, high = (16, 76) if spot.kind == "high-card" else (76, 500 - 16)
            assert low <= y - tokens.CHECK / 2, spot.id
            assert y + tokens.CHECK / 2 <= high, spot.id


@pytest.mark.parametrize("paper", PAPERS)
def test_what_is_drawn_on_one_sheet_has_its_size(paper: str) -> None:
    def count(name: str, wide: float, high: float) -> int:
        return sum(how_many(measured(name, paper, page), wide, high) for page in range(len(pages(name, paper))))

    assert count("layout-quarter", CARD_WIDE / 4, CARD_HIGH / 4) == len(Rank)
    assert count("livret", CARD_WIDE, CARD_HIGH) == len(Rank) + len(FIGURE_CARDS)
    assert count("tabs", tabs.WIDTH, tabs.HEIGHT) == 3 * 6
    assert count("coppers", tokens.COPPER * 2 / 3**0.5, tokens.COPPER) == 40
    assert count("checks", tokens.CHECK, tokens.CHECK) == 3 * 42
    assert count("case-keeper", case_keeper.WIDTH, case_keeper.HEIGHT) == 1


def test_a_bead_of_seven_millimetres_has_room_beside_the_next() -> None:
    beads = [
        path
        for path in measured("case-keeper", "a4", 0)
        if path.paint == "S" and path.size == pytest.approx((case_keeper.BEAD - 0.8,) * 2, abs=0.05)
    ]
    assert len(beads) == 8 * len(Rank)
    for column in {round(bead.left) for bead in beads}:
        heights = sorted(bead.top for bead in beads if round(bead.left) == column)
        assert all(below - above >= 7 for above, below in pairwise(heights))


def test_everything_is_black_or_white() -> None:
    for name, paper, page in every_page():
        assert pdf_paths.colours(pages(name, paper)[page]) <= set(product(("g", "G"), ((0,), (1,)))), name
    for drawing in (drawing for printable in everything().values() for drawing in printable.drawings):
        document = svg.document(drawing)
        assert {*re.findall(r'(?:fill|stroke)="([^"]+)"', document)} <= {"#000", "#fff", "none"}


def test_an_svg_stands_by_itself_and_is_measured_in_millimetres() -> None:
    for drawing in (drawing for printable in everything().values() for drawing in printable.drawings):
        root = ElementTree.fromstring(svg.document(drawing))
        wide, high = (root.get(name, "").removesuffix("mm") for name in ("width", "height"))
        assert (float(wide), float(high)) == pytest.approx((drawing.width, drawing.height), abs=0.01)
        assert root.get("viewBox") == f"0 0 {wide} {high}"
        assert root.findtext(f"{SVG}title") == drawing.title
        assert root.findtext(f"{SVG}desc") == drawing.description
        assert not {element.tag for element in root.iter()} - {
            f"{SVG}{name}" for name in ("svg", "title", "desc", "defs", "path", "use")
        }


def test_the_same_sheets_make_the_same_bytes() -> None:
    sheets = everything()["tabs"].sheets["a4"]
    assert pdf.document("Tabs", sheets) == pdf.document("Tabs", sheets)


def test_a_viewer_is_asked_not_to_fit_a_sheet_to_the_page() -> None:
    reader = PdfReader(io.BytesIO(pdf.document("Coppers", everything()["coppers"].sheets["a4"])))
    assert reader.root_object["/ViewerPreferences"]["/PrintScaling"] == "/None"  # type: ignore[index]
    assert reader.metadata is not None
    assert reader.metadata.title == "Coppers"


def test_a_drawing_that_is_too_large_for_the_paper() -> None:
    with pytest.raises(ValueError, match="'A barn' is 300 by 200 mm and finds no room on A4: draw it smaller"):
        on_paper([Drawing("A barn", "", 300, 200, ())], PAPERS["a4"])


@pytest.mark.parametrize(
    ("signs", "told"),
    [
        (TABS, "· soda    O lost    I won    O I split    - hock"),
        (CUE_CARD, "0 lost    + won    0 + split"),
        (BOARD_GAME_BOOK, "• soda    0 lost    | won    X split    – hock"),
    ],
)
def test_a_tab_tells_its_signs(signs: Mapping[str, str], told: str) -> None:
    assert tabs.key(signs) == told  # type: ignore[arg-type]
    assert any(told in pdf_paths.text(page) for page in pages("tabs", "a4"))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", glance.SOURCES)
def test_a_page_on_one_sheet_is_what_the_page_says(name: str, paper: str) -> None:
    """Word for word: what is left of the page without its picture, its example, its links and the signs of Markdown."""
    left_out = r"\A---.*?^---$|^<.*>$|^```.*?^```$|^!\[.*?\}$|\[\^\w+\]:?|\]\([^)]*\)|^ *(?:- |\d+\. )|[\[\]#*|]|-{3,}"
    page = CITATION.sub(lambda key: "".join(named(works()[key[1]])), glance.pages()[name])
    page = re.sub(r"\[\[=(.+?)\]\]", lambda asked: find(asked[1])[1], page)
    page = re.sub(left_out, " ", page, flags=re.M | re.S)
    [sheet] = pages(name, paper)
    printed = pdf_paths.text(sheet)
    assert not {*re.findall(r"\w+", page)} - {*re.findall(r"\w+", printed)} - {"The"}
    assert len(re.findall(r"[^\W\d]+", printed)) == pytest.approx(len(re.findall(r"[^\W\d]+", page)), abs=30)


def test_colours_become_paper_within_black_lines() -> None:
    blue = "var(--x,#00f)"
    filled, drawn = engraved(
        f'<path fill="{blue}" d="M0 0h1v1z"/><path fill="none" stroke="{blue}" d="M0 0h1"/>', 0, 0, 1
    )
    assert (filled.shape.fill, filled.shape.stroke) == ("white", None)
    assert (drawn.shape.fill, drawn.shape.stroke) == (None, "black")
    with pytest.raises(ValueError, match="a drawing to print holds <ellipse>"):
        engraved("<ellipse/>", 0, 0, 1)


def test_letters_are_kerned_and_known() -> None:
    assert width("AV", 10) < width("A", 10) + width("V", 10)
    assert width("", 10) == 0
    with pytest.raises(ValueError, match="the serif has no letter for '♞'"):
        words("♞", 0, 0, 10)


def test_the_page_shows_everything_with_the_sizes_it_has() -> None:
    assert re.findall(r'^```faro-print of="([\w-]+)"$', PAGE, re.M) == [*everything()]
    assert re.findall(r"^## .*\{#([\w-]+)\}$", PAGE, re.M)[:-1] == [*everything()]
    said = re.sub(r"\s+", " ", PAGE)
    for size in (
        f"{CARD_WIDE} × {CARD_HIGH} mm",
        f"{felt.PITCH[0] - CARD_WIDE} mm between neighbours, {felt.PITCH[1] - CARD_HIGH} mm between the rows",
        f"{(felt.PITCH[0] - CARD_WIDE) // 4} mm between the cards",
        f"{tokens.COPPER} mm from side to side",
        f"{tokens.CHECK} mm across",
        f"a strip of {OVERLAP} mm",
        f"beads of {case_keeper.BEAD:.0f} mm",
        f"values are {', '.join(map(str, tokens.VALUES[:-1]))} and {tokens.VALUES[-1]}",
    ):
        assert size in said, size
    assert len(everything()["layout"].sheets["a4"]) == 14
    assert "fourteen sheets" in said


def test_files_are_written_and_what_was_there_before_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "printables", lambda _: everything().values())
    (tmp_path / "stale.svg").touch()
    writing.write(tmp_path)
    listed = writing.contents(tmp_path)
    assert [*listed] == [*everything()]
    told = [*listed.values()]
    files = {one["file"] for of in told for one in (*of["drawings"], *of["papers"])} | {of["small"] for of in told}
    assert {path.name for path in tmp_path.iterdir()} == {*files, writing.CONTENTS}


def test_a_fence_shows_a_printable_with_its_files() -> None:
    html = fence.render({"of": "tabs"}, "../printables")
    assert html.count("<img ") == 3
    assert '<a href="../printables/tabs-a4.pdf" aria-label="Tabs, A4 PDF">A4 PDF</a>, 3 sheets' in html
    assert '<a href="../printables/tabs-1.svg">Tabs, SVG</a>, 192 × 240 mm' in html.replace("\N{NO-BREAK SPACE}", " ")
    file = r"{0} PDF, \d+.KB\|\.\./printables/tabs-{1}\.pdf"
    files = f'data-files="{file.format("A4", "a4")};{file.format("Letter", "letter")}"'
    assert len(re.findall(files, html)) == 3


def test_shown_small_the_cloth_has_its_seams_and_all_else_is_as_it_is_drawn() -> None:
    assert 'data-small="../printables/layout-small.svg"' in fence.render({"of": "layout"}, "../printables")
    small = {name: printable.small for name, printable in everything().items() if printable.small}
    assert [*small] == ["layout"]
    (seams,) = {*small["layout"].marks} - {*everything()["layout"].drawings[0].marks}
    assert len(seams.shape.contours) == 7  # of two rows of seven sheets


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "there is no '' to print; write layout, "),
        ({"of": "box"}, "there is no 'box' to print; write layout, .*, or run 'make generated' where it is new"),
        ({"of": "copper"}, "there is no 'copper' to print; did you mean 'coppers'?"),
    ],
)
def test_what_cannot_be_printed_is_told(options: dict[str, str], said: str) -> None:
    assert all(part in said_of(fence.FENCE, options) for part in said.split(".*"))


def test_where_nothing_has_been_drawn_yet_none_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fence, "contents", lambda folder: {})
    with pytest.raises(ValueError, match=r"^there is no 'tabs' to print; run 'make generated' where it is new$"):
        fence.render({"of": "tabs"}, "")
