"""The sections of the pages, as the search has them."""

from __future__ import annotations

import json

from farodocs.search.sections import pages_json, sections

HTML = """<h1 id="bets">Bets<a class="headerlink" href="#bets">¶</a></h1><p>Many.</p><svg><title>A table</title></svg>
<h2 id="call">The call</h2><p>Name <em>both</em> cards<sup id="fnref:1">1</sup>.<br>Then wait.</p>
<div class="faro"><p>Deal the turn</p><div>x</div></div><p>Four to one.</p>"""


def test_a_section_is_what_stands_under_its_heading() -> None:
    assert sections(HTML) == [
        {"id": "bets", "heading": "Bets", "text": "Many."},
        {"id": "call", "heading": "The call", "text": "Name both cards.Then wait. Four to one."},
    ]


def test_a_section_has_its_address_its_heading_and_its_page() -> None:
    made = json.loads(pages_json({"rules/bets/": sections(HTML)}))
    assert made["sections"] == [["rules/bets/", "Bets", "Bets"], ["rules/bets/#call", "The call", "Bets"]]
    assert "call" in made["index"]["stems"]
