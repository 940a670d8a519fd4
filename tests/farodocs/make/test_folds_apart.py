"""What a long page keeps folded: on a page beside it, each part once, with ways there and back."""

from __future__ import annotations

import random
import re

import pytest

from farodocs.make.folds_apart import FILE, LONG, SCRIPT, take_apart

HEAD = '<!doctype html><html><head><title>Laws - Faro</title><link rel="stylesheet" href="../assets/a.css">'
WHO = '<details class="faro-sources"><summary>Sources</summary><p>Ashton.</p></details>'
FINE = f'<li id="fine"><p>In 1797 <strong>A fine</strong> is paid.</p>{WHO}</li>'
LID = '<details class="faro-lifted">\n<summary>The lid</summary><ol><li>A card.</li></ol></details>'
LOG = '<details class="faro-log"><summary>The log</summary><pre>soda Kd\n\nturn</pre></details>'
BOX = f'<faro-example id="box"><span class="faro-title">A box</span><i id="box-open"></i>{LID}{LOG}</faro-example>'
NAMED = '<details class="faro-sources" id="rule"><summary>A rule</summary><p>Hoyle.</p></details>'


def page(*parts: str, long: bool = True) -> str:
    text = random.Random(1).randbytes(LONG).hex() if long else ""
    return f"{HEAD}<script>one()</script></head><body dir=ltr><article>{text}{''.join(parts)}</article></body></html>"


def test_a_short_page_keeps_what_is_folded() -> None:
    short = page(FINE, long=False)
    assert take_apart(short) == (short, "")


def test_a_long_page_leads_to_what_it_kept_folded_and_that_back() -> None:
    left, beside = take_apart(page(FINE, BOX, NAMED))
    assert f'<script src="../{SCRIPT}" type="module"></script></article>' in left
    assert re.findall(rf'<summary>(.*?)</summary><p><a class="faro-own-page" href="{FILE}#(.*?)">', left) == [
        ("Sources", "fine"),
        ("The lid", "box"),
        ("The log", "box-2"),
        ("A rule", "rule"),
    ]
    assert '<details class="faro-sources" id="rule">' in left
    assert re.findall(r'<section id="(.*?)"><h2><a href="./#(.*?)">(.*?)</a></h2>(.*?)</section>', beside, re.S) == [
        ("fine", "fine", "A fine: sources", "<p>Ashton.</p>"),
        ("box", "box", "A box: the lid", "<ol><li>A card.</li></ol>"),
        ("box-2", "box", "A box: the log", "<pre>soda Kd\n\nturn</pre>"),
        ("rule", "rule", "A rule", "<p>Hoyle.</p>"),
    ]
    assert beside.startswith(HEAD.replace("Laws - Faro", "What is folded away: Laws - Faro"))
    assert "<h1>What is folded away: Laws</h1>" in beside
    assert "one()" not in beside


@pytest.mark.parametrize(
    ("owner", "heading"),
    [
        (
            '<p><b>Evelyn</b>, <cite><span lang="la">Diarium</span></cite> (1685).</p>',
            '<span lang="la">Diarium</span>: sources',
        ),
        ("<p>An article on the police (Paris, 1864).</p>", "An article on the police: sources"),
        ("<p>A survey, article XVI.</p>", "A survey, article XVI: sources"),
        ("", "Sources"),
    ],
)
def test_a_heading_names_what_it_belongs_to(owner: str, heading: str) -> None:
    _, beside = take_apart(page(f'<li id="before"><cite>Another</cite></li><li id="one">{owner}{WHO}</li>'))
    assert re.findall(r'<h2><a href="./#one">(.*?)</a></h2>', beside) == [heading]


@pytest.mark.parametrize("is_long", [True, False])
def test_the_steps_in_words_stay_where_the_page_is_short_without_the_rest(is_long: bool) -> None:
    steps = '<details class="faro-words"><summary>Every step in words</summary><ol><li>Soda.</li></ol></details>'
    log = LOG.replace("turn", random.Random(1).randbytes(LONG).hex())
    left, beside = take_apart(page(BOX.replace(LOG, steps + log), long=is_long))
    assert "A box: the log" in beside
    assert ("<li>Soda.</li>" in beside, "<li>Soda.</li>" in left) == (is_long, not is_long)


def test_of_a_list_that_is_long_even_so_the_last_entries_tell_the_rest_on_the_page_beside() -> None:
    told = [random.Random(number).randbytes(LONG // 4).hex() for number in range(8)]
    entries = [
        f'<li id="event-{number}"><p>In <b>1800</b>: <strong>Event {number}</strong></p><p>{text}</p>'
        f'<ul><li><a href="#event-0">The first</a></li></ul>{WHO}</li>'
        for number, text in enumerate(told)
    ]
    left, beside = take_apart(page("<ol>", *entries, "</ol>", long=False))
    stay = sum(text in left for text in told)
    assert 0 < stay < len(told)
    assert [text in left for text in told] == [number < stay for number in range(len(told))]
    assert all(text in beside for text in told[stay:])
    assert left.count("<strong>Event") == len(told)
    head = '<li id="event-7"><p>In <b>1800</b>: <strong>Event 7</strong></p>'
    assert f'{head}<p><a class="faro-own-page faro-later" href="{FILE}#event-7">' in left
    part = beside[beside.index('<section id="event-7">') :]
    assert part.startswith('<section id="event-7"><h2><a href="./#event-7">Event 7</a></h2>')
    assert '<a href="./#event-0">The first</a>' in part
    assert WHO in part


def test_the_answer_to_a_question_stays() -> None:
    asked = page(FINE.replace("faro-sources", "faro-answer"))
    assert take_apart(asked) == (asked, "")


def test_two_parts_under_one_mark_have_a_place_each() -> None:
    _, beside = take_apart(page(FINE, FINE.replace('id="fine"', "")))
    assert re.findall(r'<section id="(.*?)">', beside) == ["fine", "fine-1"]


@pytest.mark.parametrize("inside", ['<p id="here">', "<script>two()</script>", "<details></details>"])
def test_what_is_led_to_or_lives_stays(inside: str) -> None:
    whole = page(FINE.replace("<p>", f"{inside}<p>"))
    assert take_apart(whole) == (whole, "")
