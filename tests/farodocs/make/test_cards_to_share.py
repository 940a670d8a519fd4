from __future__ import annotations

import os
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from farodocs.browser import node
from farodocs.figures.share_card import HIGH, WIDE, share_card
from farodocs.folders import DOCS
from farodocs.make import cards_to_share

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def drawn() -> dict[str, str]:
    return dict(cards_to_share.cards())


def test_pages_have_their_card_by_their_address(drawn: dict[str, str]) -> None:
    assert {"index", "rules/odds", "rules/odds/calculator", "history/basset"} <= drawn.keys()
    assert "Basset and Louis" in drawn["history/basset"]


def test_every_part_of_the_site_has_its_name_and_its_thing() -> None:
    folders = {path.parent.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} - {"."}
    assert {folder.partition("/")[0] for folder in folders} <= cards_to_share._SECTIONS.keys()


def test_a_long_sentence_is_cut_between_words_and_nothing_runs_out_at_the_foot() -> None:
    svg = ElementTree.fromstring(
        share_card("A title of some length that wants two lines", "word " * 200, "Rules", "tab")
    )
    texts = [text for text in svg.findall(f"{SVG}text") if text.get("x") == "80"]
    *_, cut, name = texts
    assert (cut.text or "").endswith("word …")
    assert name.text == "Faro"
    assert all(float(text.get("y") or 0) < HIGH - 40 for text in texts)


def test_no_variable_is_left_for_who_knows_none(drawn: dict[str, str]) -> None:
    left = {address for address, svg in drawn.items() if "var(" in svg}
    assert not left


def test_pixels_are_made_of_a_drawing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = node.find_node()
    monkeypatch.setattr(node, "find_node", lambda: found)
    monkeypatch.setenv("PATH", "")  # Node need not be on it
    png = tmp_path / "card.png"
    cards_to_share._rasterise({png: share_card("Basset", "A game.", "History", "bent-card")})
    data = png.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (
        cards_to_share.PIXELS,
        pytest.approx(cards_to_share.PIXELS * HIGH / WIDE, abs=1),
    )


def test_a_card_that_is_alike_is_left_and_one_that_no_page_has_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cards_to_share, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(cards_to_share, "_rasterise", lambda drawn: [path.write_text(drawn[path]) for path in drawn])
    share = tmp_path / "share"
    for cards in ({"rules/odds": "odds", "play": "table"}, {"rules/odds": "odds"}):
        monkeypatch.setattr(cards_to_share, "cards", cards.items)
        cards_to_share.write(share)
        os.utime(share / "rules" / "odds.png", (0, 0))
    cards_to_share.write(share)
    assert (share / "rules" / "odds.png").stat().st_mtime == 0
    assert not (share / "play.png").exists()
