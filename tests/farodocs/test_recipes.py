"""The recipes of CONTRIBUTING.md for data: what is added as one says is taken and shown; what is forgotten is told."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from types import ModuleType

import pytest
from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from faro.rulebooks import library
from faro.rulebooks.shelf import load
from farodocs import fences, folders
from farodocs.data import games, untold_bets, works
from farodocs.data.glossary.reading import read_entry, read_folder
from farodocs.data.history.collection import History
from farodocs.data.history.reading import EVENTS, PEOPLE, PLACES, read_events, read_people, read_places
from farodocs.data.labels import read
from farodocs.data.records.findings import DataError, Finding, found
from farodocs.data.rule_files import RULEBOOKS, rulebook_faults
from farodocs.data.works import faults as work_faults
from farodocs.fences.lessons import lessons, way
from farodocs.folders import GLOSSARY, HISTORY
from farodocs.lint import history as history_lints
from farodocs.lint import words as glossary_lints
from farodocs.lint.neighbours import MOST_TO_SEE, mend
from farodocs.parts import history as told
from farodocs.parts import rulebooks
from farodocs.words import term_page
from farodocs.words.bibliography import sources_json
from farodocs.words.collection import Glossary, glossary

WORD = """
headword = "Green tiger"
part_of_speech = "noun"
language = "en"
era = ["american"]
kind = "slang"
line = "A bank that deals on a billiard table, for want of a cloth of its own."
asked = [
    "dealing on a billiard table",
    "bank without a layout",
    "game on a pool table",
    "green cloth of another game",
    "faro bank in a billiard room",
]
see = ["faro"]
play = "none"

[[sounds]]
ipa = "ɡriːn ˈtaɪɡə"
accent = "british"
status = "analogy"
says = "green and tiger"

[[senses]]
text = "It moved in when the balls had been put away."
sources = [{ work = "meyer", place = "glossary" }]

[origin]
certainty = "unknown"
text = "Nobody says."
"""

WORK = """
[green-1899]
title = "The Green Tiger"
author = "A. Green"
year = 1899
good_for = "billiard tables"
errs = "it was never written"
"""

EVENT = """
[a-green-tiger]
name = "A bank on a billiard table"
when = "1899"
from = 1899
where = ["greentown"]
who = ["ada-green"]
kind = "bank"
text = "A bank was dealt among the cues."
certainty = "attested"
sources = [{ work = "meyer", place = "glossary" }]
"""

PERSON = """
[ada-green]
name = "Ada Green"
role = "banker"
line = "She kept the bank"
text = "Nothing else is known of her."
certainty = "attested"
sources = [{ work = "meyer", place = "glossary" }]
"""

PLACE = """
[greentown]
name = "Greentown"
country = "United States"
north = 40.0
east = -90.0
years = "1899"
text = "One bank was dealt here."
certainty = "attested"
sources = [{ work = "meyer", place = "glossary" }]
"""

LESSON = '''---
title: "LESSON"
---

```faro-lesson id="LESSON" number="NUMBER"
goal = "Halve a stake."
opens = """
rules hoyle-1864
open you 9
soda Kd
bet you 5 on J
turn Jh Jc
"""
says = "Half goes to the bank."
tasks = [{ kind = "pay", level = 1, count = 2 }]
need = 1
```
'''

FENCE = """
from fractions import Fraction

from farodocs.figures import bars
from farodocs.markup import Fence


def _drawn(given, lines, md):
    if not lines.strip():
        raise ValueError("a faro-tigers fence holds a line for each tiger, as 'green 3'")
    rows = [(name, Fraction(stripes)) for name, stripes in map(str.split, lines.splitlines())]
    return bars(given["title"], "The green one has most.", rows, tell=str, heads=("Tiger", "Stripes"))


FENCE = Fence("faro-tigers", "faro-costs", ("title",), "", _drawn)
"""
"""A module of farodocs/fences: a kind of fence, and a chart of its own subject."""


def told_of(findings: list[Finding]) -> list[tuple[str, str]]:
    return [(finding.field, finding.says) for finding in findings]


def wrong_in(glossary: Glossary) -> str:
    """What the check of the words says of these."""
    return "\n".join(found(glossary_lints.LINTS, glossary, GLOSSARY))


def added(word: str) -> Glossary:
    """The glossary with a word added to it."""
    entry, wrong = read_entry("green-tiger", word)
    assert entry is not None, wrong
    assert wrong == []
    return replace(glossary(), entries={**glossary().entries, entry.slug: entry})


def test_a_word_is_one_file_and_the_fixer_writes_it_into_its_neighbours(tmp_path: Path) -> None:
    terms = Path(copytree(GLOSSARY / "terms", tmp_path / "terms"))
    full, roomy = (
        next(slug for slug, word in glossary().entries.items() if (len(word.see) < MOST_TO_SEE) == has_room)
        for has_room in (False, True)
    )
    toml = WORD.replace('see = ["faro"]', f'see = ["{full}", "{roomy}"]')
    (terms / "green-tiger.toml").write_text(toml, encoding="utf-8")
    assert f"see: {roomy} has room" in wrong_in(added(toml))
    assert [*mend(terms)] == [f"terms/{roomy}.toml: see: names green-tiger now"]
    entries, wrong = read_folder(terms)
    assert wrong == []
    whole = replace(glossary(), entries=entries)
    lines = wrong_in(whole).splitlines()
    assert [line for line in lines if "green-tiger" in line] == []
    page = term_page.page(whole.entries["green-tiger"], whole)
    assert "# Green tiger" in page
    assert "for want of a cloth" in page


def test_a_work_is_one_entry_and_somebody_who_cites_it() -> None:
    data = {**read("sources"), **tomllib.loads(WORK)}
    assert work_faults(data) == []
    unread = replace(glossary(), works=data)
    assert "green-1899" in wrong_in(unread)
    cited = replace(added(WORD.replace('work = "meyer"', 'work = "green-1899"')), works=data)
    assert "green-1899" not in wrong_in(cited)
    assert "The Green Tiger" in sources_json(cited)


@pytest.fixture
def grown(tmp_path: Path) -> Callable[..., History]:
    """The history with entries added to the ends of its files."""

    def history(event: str = EVENT, person: str = PERSON, place: str = PLACE) -> History:
        for file, entry in ((EVENTS, event), (PEOPLE, person), (PLACES, place)):
            (tmp_path / file).write_text((HISTORY / file).read_text(encoding="utf-8") + entry, encoding="utf-8")
        read_all = (read_events(tmp_path), read_people(tmp_path), read_places(tmp_path))
        assert [finding for _, wrong in read_all for finding in wrong] == []
        (events, _), (people, _), (places, _) = read_all
        in_order = dict(sorted(events.items(), key=lambda one: (one[1].since, one[1].until)))
        return History(in_order, people, places, works())

    return history


def test_an_event_with_its_person_and_its_place_is_shown_on_three_pages(grown: Callable[..., History]) -> None:
    history = grown()
    history_lints.check(history, glossary())
    assert "A bank on a billiard table" in told.timeline(history)
    assert "Ada Green" in told.people(history)
    assert "Greentown" in told.places(history)


@pytest.mark.parametrize(
    ("without", "said"),
    [
        ("person", "'ada-green' is not in glossary/history/people.toml"),
        ("place", "'greentown' is not in glossary/history/places.toml"),
        ("event", "ada-green: has a part in no event"),
    ],
)
def test_a_part_of_the_history_that_is_forgotten_is_told(
    without: str, said: str, grown: Callable[..., History]
) -> None:
    with pytest.raises(DataError, match=said):
        history_lints.check(grown(**{without: ""}), glossary())


def test_a_rule_book_is_a_file_and_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stuss = (RULEBOOKS / "stuss.toml").read_text(encoding="utf-8")
    (tmp_path / "stuss.toml").write_text(stuss, encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(stuss, encoding="utf-8")
    assert told_of(rulebook_faults(mine, works())) == [
        ("id", "is not the name of the file; write 'mine'"),
        ("short", "stuss.toml is called 'Stuss' too; tell them apart"),
    ]
    mine.write_text(stuss.replace('id = "stuss"', 'id = "mine"').replace('"Stuss"', '"My Stuss"'), encoding="utf-8")
    assert rulebook_faults(mine, works()) == []
    shelf = {**library(), "mine": load(mine.read_text(encoding="utf-8"), "mine.toml")}
    assert "My Stuss" in rulebooks.shelf(shelf)
    monkeypatch.setattr(games, "library", lambda: shelf)
    family = read("games")
    assert told_of(games.faults(family)) == [("games", "no game has the rule-book 'mine'; name it in the books of one")]
    family["games"]["stuss"]["books"].append("mine")
    assert games.faults(family) == []
    family["games"]["basset"]["books"].append("mine")
    assert [field for field, _ in told_of(games.faults(family))] == ["games.stuss.books"]


@pytest.mark.parametrize(
    ("changed", "field", "says"),
    [
        ({"since": 1500}, "parents[1].of", "box-game is no older than it by the years in since; mend one of them"),
        ({"page": "rules/variants/stus"}, "page", "there is no page docs/rules/variants/stus.md; write it, or leave"),
        ({"page": ""}, "page", "is missing, and a game that can be played has one"),
    ],
)
def test_a_game_that_does_not_fit_into_the_family_is_told(changed: dict[str, object], field: str, says: str) -> None:
    family = read("games")
    family["games"]["stuss"] |= changed
    findings = told_of([*games.faults(family), *games.untold_games(family)])
    assert any(at == f"games.stuss.{field}" and said.startswith(says) for at, said in findings), findings


def test_a_lesson_is_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    docs = tmp_path / "docs" / "learn"
    docs.mkdir(parents=True)
    monkeypatch.setattr(folders, "DOCS", docs.parent)
    for number, name in enumerate(("halves", "wholes")):
        page = LESSON.replace("LESSON", name).replace("NUMBER", str(number))
        (docs / f"{name}.md").write_text(page, encoding="utf-8")
    course = lessons()
    assert [(lesson.page, lesson.number) for lesson in course] == [("learn/halves.md", 0), ("learn/wholes.md", 1)]
    assert f'title="1 wholes {course[1].goal}"' in way(course, lambda lesson: lesson.page)


def test_a_bet_is_an_entry_and_a_section_of_its_page() -> None:
    data = {"my-bet": read("bets")["pot"], "pot": {**read("bets")["pot"], "page": "rules/bets/nowhere"}}
    assert told_of([*untold_bets(data)]) == [
        (
            "my-bet.page",
            "docs/rules/bets/figures.md has no heading that ends in {#my-bet}; write one, and an example below it",
        ),
        ("pot.page", "there is no page docs/rules/bets/nowhere.md; write it, or name another"),
    ]


@pytest.fixture
def tigers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], str]:
    """What a page makes of a fence that is a module more beside the others."""
    (tmp_path / "tigers.py").write_text(FENCE, encoding="utf-8")
    monkeypatch.setattr(fences, "__path__", [*fences.__path__, str(tmp_path)])
    monkeypatch.setitem(sys.modules, "farodocs.fences.tigers", ModuleType("tigers"))
    del sys.modules["farodocs.fences.tigers"]

    def page(lines: str) -> str:
        text = f'# A page\n\n```faro-tigers title="Tigers"\n{lines}```\n'
        return Markdown(extensions=["pymdownx.superfences", "farodocs.fences"]).convert(text)

    return page


def test_a_fence_is_a_module_that_nothing_else_names(tigers: Callable[[str], str]) -> None:
    assert '<div class="faro-costs" data-search-exclude>' in tigers("green 3\n")
    with pytest.raises(SuperFencesException, match=r"a faro-tigers fence holds a line for each tiger, as 'green 3'$"):
        tigers("")


def test_a_chart_is_a_fence_that_gives_its_rows_to_a_plot(tigers: Callable[[str], str]) -> None:
    drawn = tigers("green 3\nBengal 2\n")
    assert drawn.count("<rect ") == 2
    assert '<th scope="row">green</th>' in drawn
    assert "The green one has most." in drawn
