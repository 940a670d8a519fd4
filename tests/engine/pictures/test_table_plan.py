from __future__ import annotations

from xml.etree import ElementTree

import pytest

from faro.pictures.table_plan import plan
from tests.engine.tables import LIBRARY, varied

SVG = "{http://www.w3.org/2000/svg}"


def words(drawn: str) -> dict[str, list[float]]:
    """The words of a plan, each with how far from the left it stands."""
    found: dict[str, list[float]] = {}
    for element in ElementTree.fromstring(drawn).findall(f"{SVG}text"):
        found.setdefault(element.text or "", []).append(float(element.attrib["x"]))
    return found


@pytest.mark.parametrize("book", LIBRARY)
def test_the_piles_lie_on_the_sides_that_the_punters_see(book: str) -> None:
    said = words(plan(LIBRARY[book]))
    names = ("losers", "winners") if LIBRARY[book].has_box else ("bank’s", "punters’")
    (bank,), (punters,) = (said[name] for name in names)
    assert (bank < punters) == (LIBRARY[book].loser_pile == "left")


WIDEST = 0.55
"""Of a letter, as a part of its height, in the faces that a reader may have."""


@pytest.mark.parametrize("croupiers", ["none", "one", "several"])
@pytest.mark.parametrize("book", LIBRARY)
def test_no_word_lies_on_another_or_leaves_the_plan(book: str, croupiers: str) -> None:
    root = ElementTree.fromstring(plan(varied(LIBRARY[book], croupiers=croupiers)))
    lines: dict[float, list[tuple[float, float]]] = {}
    for element in root.findall(f"{SVG}text"):
        half = len(element.text or "") * float(element.attrib["font-size"]) * WIDEST / 2
        x = float(element.attrib["x"])
        lines.setdefault(float(element.attrib["y"]), []).append((x - half, x + half))
    for line in lines.values():
        ends = [edge for word in sorted(line) for edge in word]
        assert ends == sorted(ends)
        assert ends[0] >= 0
        assert ends[-1] <= 480


@pytest.mark.parametrize(
    ("book", "dealer", "assistant", "croupiers", "number"),
    [
        ("pharo", "Tailleur", "Croupier", "several", 3),
        ("pharo", "Tailleur", "Croupier", "one", 1),
        ("basset", "Talliere", "Croupier", "none", 0),
        ("hand-dealt", "Dealer", "Croupier", "one", 1),
        ("hoyle-1864", "Dealer", "Lookout", "one", 1),
        ("hoyle-1864", "Dealer", "Lookout", "several", 2),
    ],
)
def test_the_bank_is_served_as_the_book_says(
    book: str, dealer: str, assistant: str, croupiers: str, number: int
) -> None:
    said = words(plan(varied(LIBRARY[book], croupiers=croupiers)))
    assert len(said[dealer]) == 1
    assert len(said.get(assistant, [])) == number


@pytest.mark.parametrize(
    ("book", "pack"),
    [
        ("pharo", {"pack in hand,", "bottom card"}),
        ("basset", {"pack in hand"}),
        ("stuss", {"box"}),
        ("hoyle-1864", {"box"}),
    ],
)
def test_the_cards_are_in_hand_or_in_a_box(book: str, pack: set[str]) -> None:
    assert pack <= words(plan(LIBRARY[book])).keys()


def test_the_description_says_what_the_picture_shows() -> None:
    root = ElementTree.fromstring(plan(LIBRARY["pharo"]))
    assert root.findtext(f"{SVG}title") == "The table of Pharo, seen from above"
    assert root.findtext(f"{SVG}desc") == (
        "The tailleur sits in the middle of the far side: pack in hand. As the punters see it, the bank’s cards fall on"
        " the left and the punters’ on the right. Several croupiers sit with the bank. Each punter has a livret of his"
        " own before him."
    )
