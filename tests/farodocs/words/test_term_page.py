"""The pages of the words: what stands on them, and that nothing that is known of a word is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from markdown import Markdown
from mkdocs.config import load_config

from farodocs.data.glossary.entry import Attestation, Entry, Origin, Sense, Shown, Sound, Today
from farodocs.data.glossary.tongues import tongue
from farodocs.data.history.collection import history
from farodocs.data.records.citation import Citation, Disagreement
from farodocs.fences.fence import render
from farodocs.folders import DOCS
from farodocs.markup.examples import read
from farodocs.words.back_links import mentioned_by, places_of
from farodocs.words.collection import glossary as real_glossary
from farodocs.words.json_data import finder_json, terms_json
from farodocs.words.lists import a_to_z, by_era, by_theme, french
from farodocs.words.site_places import SitePage
from farodocs.words.term_page import page
from farodocs.words.writing import contents, redirect, redirects, write
from tests.farodocs.data.glossary.entries import LOG, glossary, hock, soda

REAL = real_glossary()
SHOWN = [entry for entry in REAL.in_order if entry.example]
SOURCE = (Citation("meyer", "glossary, Soda"),)
PLAIN = (Sense("It decides nothing.", SOURCE),)


def whole(**changes: Any) -> Entry:
    """An entry with something in every field."""
    filled: dict[str, Any] = {
        "forms": ("first card", "soda card"),
        "misspellings": ("sodda",),
        "sounds": (Sound("ˈsəʊ.də", "british", "reconstructed", ""),),
        "today": Today("A fizzy drink.", "no", "The word is the same.", "", SOURCE),
        "senses": (Sense("It decides *nothing*. See [[hock]].", SOURCE), Sense("A drink.", SOURCE)),
        "disagreements": (Disagreement("nothing <b>", "meyer", "here"), Disagreement("all", "matsell-1859", "there")),
        "attestations": (Attestation(1859, "matsell-1859", "Soda", "the first card"),),
        "older": ("box-in-use",),
        "origin": Origin("folk", "From zodiac.", SOURCE),
        "confuse": ("hock",),
        "where": ("rules/paying#split",),
        "play": "example",
        "example": Shown("A turn.", "", LOG),
    }
    return soda(**filled | changes)


def written(entry: Entry) -> str:
    """The page of an entry that has one neighbour."""
    return page(entry, glossary(entry, hock()))


def test_a_work_is_told_once_on_a_page_and_then_by_its_title() -> None:
    cited = written(whole(disagreements=())).split("sources/#meyer")[1:]
    assert [link.startswith('">Don Meyer, <cite>') for link in cited] == [True, False, False, False]
    assert cited[1].startswith('"><cite>The Game of Faro: a Dissertation</cite></a>, glossary')


def test_a_page_holds_everything_that_is_known() -> None:
    text = written(whole())
    assert 'title: "Soda"\ndescription: "The card shown before the first turn."' in text
    for part in (
        "# Soda\n",
        'data-search-exclude>noun · <a href="../by-theme/#card">',
        '<summary><b>SOH-duh</b> <span class="faro-ipa">/ˈsəʊ.də/</span> (British)</summary>',
        "<p>How the sound is known. British: reconstructed.</p>",
        "also: first card, soda card",
        'class="faro-entry-line">The card shown before the first turn.<',
        '```faro id="term-soda" title="Soda"\nrules hoyle-1864',
        '1. <span id="sense-1"></span>It decides *nothing*. See [[hock]]. <span class="faro-cited">',
        '<a class="faro-work" href="../../library/',
        'sources/#meyer">Don Meyer, <cite>',
        '2. <span id="sense-2"></span>A drink.',
        "<td>nothing &lt;b&gt;</td>",
        "- **1831–1832** On the timeline under [Boxes come in](../history/timeline.md#box-in-use), without",
        "- **1859** “… the **first card** …”",
        "✕ folk tale</b> From zodiac.",
        "A fizzy drink. <span",
        'Does it come from Faro? <b class="faro-certainty">No</b>.\n\n*For it:* The word is the same.',
        "**Rules** 1\n\n- [Paying: A split](../rules/paying.md#split)",
        "[[hock|Hock]]",
        'beside: {"prev": {"slug": "hock", "word": "Hock", "lang": ""}}\n',
    ):
        assert part in text
    assert "sodda" not in text


def test_what_is_not_known_has_no_heading() -> None:
    text = written(soda(senses=PLAIN))
    assert re.findall(r"^## (.+) \{", text, re.M) == ["Meaning", "Origin", "Where it matters"]
    assert re.findall(r"^\*\*(.+):\*\* .+\n\{: #(\w+) \}", text, re.M) == [("See also", "see")]
    assert "No dated quotation of the word has been found in the texts that were read for this site.</p>" in text


def test_a_word_known_by_an_event_alone_is_dated() -> None:
    text = written(whole(attestations=()))
    assert "## In use {#in-use}\n\n- **1831–1832** On the timeline under" in text
    assert "No dated quotation" not in text


def test_a_word_that_may_be_confused_or_is_linked_in_the_text_is_not_told_of_again() -> None:
    assert written(whole()).count("[[hock|Hock]]") == 1
    assert "See also" not in written(whole(see=("hock",)))
    linked = (Sense("It is not the [[hock]].", SOURCE),)
    assert "See also" not in written(soda(senses=linked, see=("hock",)))


def test_a_deal_stands_beside_the_text_or_else_the_drawing_and_what_has_neither_has_the_text_alone() -> None:
    seen = '<div class="faro-entry-seen" markdown>\n\n'
    fence = '```faro-thing of="copper"\n```\n\n</div>\n\n'
    assert f"{seen}{fence}" in written(soda(picture="copper", senses=PLAIN))
    assert f"{fence}{seen}```faro id=" in written(whole(picture="copper"))
    assert f"{seen}```faro id=" in written(whole())
    assert "faro-entry-seen" not in written(soda(senses=PLAIN))


def test_of_many_places_the_first_stand_there_and_the_others_are_folded() -> None:
    pages = {f"rules/page-{at}": SitePage(f"rules/page-{at}", f"Page {at}", {}, (("", "soda"),)) for at in range(8)}
    entry = soda(where=(), senses=PLAIN)
    text = page(entry, glossary(entry, hock(), pages=pages))
    shown, folded = text.split("<summary>6 more</summary>")
    assert shown.count("(../rules/page-") == 2
    assert folded.count("(../rules/page-") == 6
    assert "**Rules** 8" in shown


@pytest.mark.parametrize(
    ("words", "quoted"),
    [
        ("the soda lies", "“… the **soda** lies …”"),
        ("Soda is first.", "“**Soda** is first.”"),
        ("SODA.", "“**SODA**.”"),
        ("‘soda.’", "“‘**soda**.’”"),
    ],
)
def test_a_quotation_marks_its_word_and_what_is_left_out(words: str, quoted: str) -> None:
    text = written(soda(senses=PLAIN, attestations=(Attestation(1859, "matsell-1859", "Soda", words),)))
    assert f"- **1859** {quoted} " in text


def test_one_sense_has_no_number() -> None:
    assert "</span>It decides nothing. <span" in written(soda(senses=PLAIN))


def test_an_example_of_another_page_is_shown_with_the_way_to_it() -> None:
    text = written(whole(example=Shown("A turn.", "turn-copper", "")))
    link = '<a href="../../rules/the-turn/#turn-copper">More about this deal</a>'
    assert f'{link}<br><span class="faro-entry-shown">A turn.</span>' in text
    assert '```faro id="term-soda" title="A coppered Nine"' in text
    assert '<a href="../../#one-turn">' in written(whole(example=Shown("A turn.", "one-turn", "")))


def test_linked_data_names_the_other_forms() -> None:
    [data] = re.findall(r"^linked_data: (.*)$", written(whole()), re.M)
    assert json.loads(json.loads(data)) == {
        "@context": "https://schema.org",
        "@type": "DefinedTerm",
        "name": "Soda",
        "description": "The card shown before the first turn.",
        "url": "./",
        "alternateName": ["first card", "soda card"],
        "inDefinedTermSet": {"@type": "DefinedTermSet", "name": "Glossary of Faro", "url": "../"},
    }


def test_places_are_those_named_then_bets_then_mentions_each_once() -> None:
    bets = {"first": {"name": "First card", "page": "rules/bets/first"}}
    pages = {**glossary().pages, "rules/bets/first": glossary().pages["rules/paying"]}
    some = glossary(soda(forms=("first card",)), hock(), bets=bets, pages=pages)
    words = [place.words for place in places_of(some.entries["soda"], some)]
    assert words == ["Bet: First card", "Paying: A split"]


def test_who_or_what_a_word_is_told_of_is_named() -> None:
    words = [place.words for place in places_of(REAL.entries["paroli"], REAL)]
    people, events = ({thing.name for thing in things.values()} for things in (history().people, history().events))
    for title, names in (("People", people), ("Timeline", events)):
        [told] = [place.removeprefix(f"{title}: ") for place in words if place.startswith(title)]
        assert told in names


def test_entries_that_mention_a_word_are_counted_unless_it_names_them() -> None:
    bank = soda("bank", headword="Bank", senses=(Sense("Has the [[soda]].", SOURCE),))
    some = glossary(soda(), hock(senses=(Sense("Not the [[soda]].", SOURCE),)), bank)
    assert [entry.slug for entry in mentioned_by(some.entries["soda"], some)] == ["bank"]


def test_every_word_stands_on_the_lists() -> None:
    alphabet, themes, eras, in_french = a_to_z(REAL), by_theme(REAL), by_era(REAL), french(REAL)
    for entry in REAL.in_order:
        language = f'{{: lang="{said}" }}' if (said := tongue(entry, entry.headword)) else ""
        line = f"- [{entry.headword}]({entry.slug}.md){language} "
        assert alphabet.count(line) == themes.count(line) == 1
        assert eras.count(line) == len(entry.era)
        assert in_french.count(line) == (entry.language == "fr")


@pytest.mark.parametrize("entry", SHOWN, ids=lambda entry: entry.slug)
def test_the_example_of_a_word_runs(entry: Entry) -> None:
    [shown] = read(page(entry, REAL), DOCS / "glossary" / f"{entry.slug}.md")
    assert f'<faro-example id="term-{entry.slug}" data-mode="replay"' in render(shown.options, shown.log)


def test_a_page_of_a_word_becomes_html_with_its_links() -> None:
    config = load_config(str(DOCS.parent / "mkdocs.yml"))
    markdown = Markdown(extensions=config["markdown_extensions"], extension_configs=config["mdx_configs"])
    html = markdown.convert(page(REAL.entries["hockelty"], REAL).split("\n---\n", 1)[1])
    assert "[[" not in html
    assert html.count("<faro-example ") == 1
    assert re.search('<h2 [^>]*id="meaning">', html)


def test_every_other_form_leads_to_its_word() -> None:
    assert redirects(soda(forms=("First Card", "Soda", "so’da"))) == {"first-card": "First Card"}
    text = redirect("A & B", soda())
    assert '<meta http-equiv="refresh" content="0; url=../soda/">' in text
    assert '<link rel="canonical" href="../soda/">' in text
    assert "<title>A &amp; B: see Soda</title>" in text
    files = contents(REAL)
    assert "hocly/index.html" in files
    assert not {name.removesuffix("/index.html") for name in files} & {*REAL.entries}


def test_what_an_older_glossary_left_is_removed(tmp_path: Path) -> None:
    (tmp_path / "gone").mkdir()
    (tmp_path / "gone" / "index.html").touch()
    (tmp_path / "gone.md").touch()
    (tmp_path / "french.md").touch()
    some = glossary(whole(), hock(senses=(Sense("The last.", SOURCE),)))
    write(tmp_path, some)
    assert not (tmp_path / "gone").exists()
    assert not (tmp_path / "gone.md").exists()
    stamp = (tmp_path / "soda.md").stat().st_mtime_ns
    write(tmp_path, some)
    assert (tmp_path / "soda.md").stat().st_mtime_ns == stamp
    found = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert found == {*contents(some), "french.md"}, "a list is written by hand, and stays"


def test_the_data_for_others_is_whole() -> None:
    data = json.loads(terms_json(REAL))
    assert len(data["terms"]) == len(REAL.entries)
    cited = {source["work"] for term in data["terms"] for sense in term["senses"] for source in sense["sources"]}
    assert cited <= data["works"].keys()


def test_the_finder_knows_misspellings_and_leaves_out_what_is_empty() -> None:
    rows = {row["slug"]: row for row in json.loads(finder_json(glossary(whole(picture="copper"), hock())))}
    assert rows["soda"]["misspellings"] == ["sodda"]
    assert rows["soda"]["picture"] == "assets/pictures/things/copper.svg"
    assert rows["soda"]["said"] == "/ˈsəʊ.də/ SOH-duh"
    assert rows["hock"] == {
        "slug": "hock",
        "word": "Hock",
        "line": "The card that is left over.",
        "said": "/ˈsoʊ.də/ SOH-duh",
        "about": "cards · American, from the box",
    }
