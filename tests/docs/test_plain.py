"""What a page says without a script stands in its HTML, as the site is built."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from lxml import html

from farodocs.fences.drills import first_drills
from tests.conftest import BUILT_FOR

Read = Callable[[str], html.HtmlElement]


@pytest.fixture(scope="module")
def read(folder: Path) -> Read:
    """A page of the built site, by its address from the root."""

    def page(path: str) -> html.HtmlElement:
        file = folder / path
        return html.fromstring((file / "index.html" if file.is_dir() else file).read_bytes())

    return page


def text(part: html.HtmlElement) -> str:
    """The words of a part, as they are read."""
    return " ".join(part.text_content().split())


def every(within: html.HtmlElement, tag: str, of: str = "") -> list[html.HtmlElement]:
    """The parts of a page with a tag, and of a class where one is named."""
    return [part for part in within.iter(tag) if not of or of in part.get("class", "").split()]


def one(within: html.HtmlElement, tag: str, of: str = "") -> html.HtmlElement:
    """The first of them."""
    found = every(within, tag, of)
    assert found, f"there is no <{tag} class={of!r}> in {text(within)[:60]!r}"
    return found[0]


def by_id(page: html.HtmlElement, name: str) -> html.HtmlElement:
    [found] = page.xpath("//*[@id=$name]", name=name)
    return found


def leads_to(read: Read, path: str, link: html.HtmlElement) -> tuple[str, html.HtmlElement]:
    """The page that a link of another leads to, and the part of it that its hash names."""
    address, _, part = link.get("href").partition("#")
    target = path if not address else str(Path("/", path, "." if path.endswith("/") else "..", address).resolve())[1:]
    page = read(target)
    return target, by_id(page, part) if part else page


def test_an_example_has_its_pictures_and_every_step_in_words(read: Read) -> None:
    example = by_id(read("index.html"), "one-turn")
    assert len(example.xpath(".//*[@role='img']")) == 2
    assert {"Before", "After"} <= {text(part) for part in example.iter() if not len(part)}
    assert text(one(example, "*", "faro-said")).startswith("Turn 1. The Nine loses, the Queen wins.")
    assert every(example, "button") == []
    steps = next(part for part in example.iter("details") if "Every step in words" in text(part))
    assert [step for step in steps.iter("li") if "5 on the Queen. Checks: 95." in text(step)]


def test_a_question_has_its_answer_folded_up(read: Read) -> None:
    assert one(read("rules/the-turn/"), "*", "faro-answer").xpath(".//*[@role='img']")
    asked = read("play/drills/").xpath("//faro-drill[@data-kind='call']")[0]
    assert text(html.fromstring(f"<p>{first_drills()['call'][0]['explain']}</p>")) in text(one(asked, "details"))
    lesson = one(read("learn/split/"), "faro-lesson")
    assert every(lesson, "*", "faro-board")
    assert "The bank takes half" in text(one(lesson, "details"))
    onward = [link for link in read("learn/split/").iter("a") if text(link) == "Next lesson: The copper"]
    assert onward


def test_a_deal_that_is_watched_is_told_in_words(read: Read) -> None:
    watched = one(read("index.html"), "faro-watch")
    assert text(one(watched, "summary")) == "The deal in words"
    assert len(every(watched, "li")) == 27


def test_a_board_of_a_long_page_has_its_steps_in_words(read: Read) -> None:
    board = read("rules/paying/").xpath("//faro-example[@data-folded]")[0]
    assert "Every step in words" in text(one(board, "summary"))
    assert every(one(board, "details", "faro-words"), "li")


def test_what_a_long_page_keeps_folded_is_a_link_away_and_leads_back(read: Read) -> None:
    path = "history/timeline/"
    link = one(by_id(read(path), "fanciulla"), "a", "faro-own-page")
    target, part = leads_to(read, path, link)
    assert "Puccini" in text(part)
    assert every(part, "details", "faro-sources")
    [back] = [link for link in part.iter("a") if text(link) == "The Girl of the Golden West"]
    again, event = leads_to(read, target, back)
    assert again.rstrip("/") == path.rstrip("/")
    assert event.get("id") == "fanciulla"


def test_the_lid_of_a_box_is_a_link_away(read: Read) -> None:
    path = "cheats/boxes/"
    [fold] = [fold for fold in by_id(read(path), "cheat-horse-box").iter("details") if "With the lid off" in text(fold)]
    _, part = leads_to(read, path, one(fold, "a", "faro-own-page"))
    assert every(part, "*", "faro-lid")
    assert "trick bank swap" in text(one(part, "pre"))


def test_a_note_is_a_link_to_the_foot_of_the_page(read: Read) -> None:
    path = "rules/the-turn/"
    _, note = leads_to(read, path, one(one(read(path), "article"), "a", "footnote-ref"))
    assert note.getparent().getparent().get("class") == "footnote"


def test_a_word_and_the_search_are_links(read: Read) -> None:
    path = "rules/the-turn/"
    page = read(path)
    _, word = leads_to(read, path, page.xpath("//article//faro-term/a[contains(@href, 'soda')]")[0])
    assert text(one(word, "h1")).startswith("Soda card")
    assert every(word, "figure")
    _, words = leads_to(read, path, one(page, "a", "faro-look-up"))
    assert text(one(words, "h1")).startswith("Glossary")
    assert words.xpath("//*[@role='combobox']") == []


def test_another_spelling_leads_to_the_word(read: Read) -> None:
    page = read("glossary/hocly/")
    _, address = page.xpath("//meta[@http-equiv='refresh']/@content")[0].split("url=")
    assert text(one(read(f"glossary/hocly/{address}"), "h1")).startswith("Hockelty")


def test_the_numbers_stand_in_tables_and_pictures(read: Read) -> None:
    rows = {
        text(one(row, "th")): text(row)
        for row in every(one(read("rules/odds/by-cards-left/"), "table", "faro-cards-left"), "tr")
    }
    assert "2.11" in rows["49"]
    evenings = one(read("rules/odds/systems/"), "faro-evenings")
    assert every(evenings, "svg")
    assert every(evenings, "button") == []
    assert "costs 2.02" in text(one(one(read("rules/odds/by-cards-left/"), "faro-hundred"), "*", "faro-said"))


def test_a_page_is_cited_without_the_day_of_access(read: Read) -> None:
    cited = one(read("rules/the-turn/"), "*", "faro-cite")
    [plain] = (text(part) for part in every(cited, "dd"))
    built, address = date.fromisoformat(cited.attrib["data-day"]), f"{BUILT_FOR}rules/the-turn/"
    assert plain == f"“The turn”, Faro (The authors of the Faro site, {built.day} {built:%B %Y}), {address}."
