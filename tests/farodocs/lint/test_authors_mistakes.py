"""What an author gets wrong is a line each: file and line, what is wrong, what to write, the nearest word there is."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from mkdocs.config import load_config

from farodocs import folders
from farodocs.data import games, rule_files
from farodocs.data.bets import faults as bet_faults
from farodocs.data.glossary.entry import KINDS
from farodocs.data.glossary.reading import read_entry
from farodocs.data.history.collection import unknown
from farodocs.data.history.reading import read_events
from farodocs.data.records.findings import Finding
from farodocs.data.rule_files import CHEATS, RULEBOOKS, cheat_faults, rulebook_faults
from farodocs.data.works import faults as work_faults
from farodocs.data.works import works
from farodocs.folders import GLOSSARY, HISTORY, ROOT
from farodocs.lint import site
from farodocs.lint.__main__ import main
from farodocs.markup import mistakes
from farodocs.words.collection import glossary
from tests.farodocs.data.history.small_history import history

WORKS = works()


def of_works(path: Path) -> list[Finding]:
    return work_faults(tomllib.loads(path.read_text(encoding="utf-8")))


def of_bets(path: Path) -> list[Finding]:
    return bet_faults(tomllib.loads(path.read_text(encoding="utf-8")))


def of_games(path: Path) -> list[Finding]:
    return games.faults(tomllib.loads(path.read_text(encoding="utf-8")))


def of_rulebook(path: Path) -> list[Finding]:
    return rulebook_faults(path, WORKS)


def of_cheats(path: Path) -> list[Finding]:
    return cheat_faults(path, WORKS)


def of_events(path: Path) -> list[Finding]:
    return read_events(path.parent)[1]


STUSS, DEVICES, EVENTS = RULEBOOKS / "stuss.toml", CHEATS / "devices.toml", HISTORY / "events.toml"
SOURCES, BETS, GAMES = (GLOSSARY / f"{name}.toml" for name in ("sources", "bets", "games"))

FILES: dict[str, tuple[Callable[[Path], list[Finding]], Path, str, str, tuple[str, ...]]] = {
    "a rule that there is not": (
        of_rulebook,
        STUSS,
        "[rules.split]",
        "[rules.splitt]",
        (
            "stuss.toml: rules.split is missing",
            "stuss.toml: rules.splitt is no key of a rule-book; did you mean 'split'?",
        ),
    ),
    "a rule-book that is no TOML": (
        of_rulebook,
        STUSS,
        'id = "stuss"',
        "id = stuss",
        ("stuss.toml: id: is no TOML: Invalid value (at line 2, column 6)",),
    ),
    "a value that a rule has not": (
        of_rulebook,
        STUSS,
        'value = "whole"\nsource',
        'value = "hole"\nsource',
        ("stuss.toml: rules.split.value cannot be 'hole'; did you mean 'whole'?",),
    ),
    "a value that nobody says": (
        of_rulebook,
        STUSS,
        'assumed = "a pair takes all, so',
        'assume = "a pair takes all, so',
        (
            "stuss.toml: rules.odd_unit.assume is no part of a rule; did you mean 'assumed'?",
            "stuss.toml: rules.odd_unit needs one source; write source and place, or assumed with the reason",
        ),
    ),
    "a rule-book's source that is not described": (
        of_rulebook,
        STUSS,
        'source = "gamesforum"',
        'source = "gamesforun"',
        ("stuss.toml: rules.deal.source: 'gamesforun' is no key of glossary/sources.toml; did you mean 'gamesforum'?",),
    ),
    "a work whose field is misspelt": (
        of_works,
        SOURCES,
        "good_for",
        "godo_for",
        (
            "sources.toml: american-hoyle-1864.godo_for: is no field; did you mean 'good_for'?",
            "sources.toml: american-hoyle-1864.good_for: is missing",
        ),
    ),
    "a work read in none": (
        of_works,
        SOURCES,
        'read_in = "meyer"',
        'read_in = "mayer"',
        ("sources.toml: american-hoyle-1864.read_in: 'mayer' is no other key of this file; did you mean 'meyer'?",),
    ),
    "a device that lacks a key": (
        of_cheats,
        DEVICES,
        'whose = "the dealer"\n',
        "",
        ("devices.toml: gaff.whose: is missing",),
    ),
    "a device whose source is not described": (
        of_cheats,
        DEVICES,
        'work = "meyer"',
        'work = "mayer"',
        ("devices.toml: gaff.sources[1].work: 'mayer' is no key of glossary/sources.toml; did you mean 'meyer'?",),
    ),
    "an event of a kind that there is not": (
        of_events,
        EVENTS,
        'kind = "word"',
        'kind = "wrod"',
        ("did you mean 'word'?",),
    ),
    "a bet of a kind that there is not": (
        of_bets,
        BETS,
        'kind = "single"',
        'kind = "singel"',
        ("bets.toml: flat.kind: is 'singel'; did you mean 'single'?",),
    ),
    "a game under a book that there is not": (
        of_games,
        GAMES,
        'books = ["basset",',
        'books = ["baset",',
        ("games.toml: games.basset.books: no rule-book is called 'baset'; did you mean 'basset'?",),
    ),
    "a game of a parent that there is not": (
        of_games,
        GAMES,
        '[{ of = "basset",',
        '[{ of = "baset",',
        ("games.toml: games.pharaon.parents[1].of: 'baset' is no game of this file; did you mean 'basset'?",),
    ),
}
"""What is wrong: who finds it, the file, what stands in it, what is written instead, and what is said."""


@pytest.mark.parametrize(("check", "file", "good", "bad", "said"), FILES.values(), ids=FILES)
def test_a_mistake_in_the_data_is_one_line(
    check: Callable[[Path], list[Finding]], file: Path, good: str, bad: str, said: tuple[str, ...], tmp_path: Path
) -> None:
    copy = tmp_path / file.name
    copy.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    assert check(copy) == []
    copy.write_text(file.read_text(encoding="utf-8").replace(good, bad, 1), encoding="utf-8")
    lines = [finding.at(tmp_path).removeprefix(f"{tmp_path.name}/") for finding in check(copy)]
    found = [re.sub(r"^(\S+\.toml):\d+: ", r"\1: ", line) for line in lines]
    at = file.read_text(encoding="utf-8").partition(good)[0].count("\n") + 1
    named = [int(line.split(":")[1]) for line in lines]
    assert all(abs(line - at) < 10 or line == 1 for line in named), (at, lines)  # what it lacks is told of its begin
    assert len(found) == len(said)
    for line in said:
        assert any(line in one for one in found), found


def test_a_field_of_a_word_that_there_is_not_brings_the_nearest() -> None:
    toml = (GLOSSARY / "terms" / "hock-card.toml").read_text(encoding="utf-8")
    _, findings = read_entry("hock-card", toml.replace("\nkind =", "\nknid ="))
    assert [finding.says for finding in findings] == [
        f"is missing; write {', '.join(KINDS)}",
        "is no field; did you mean 'kind'?",
    ]


def test_an_event_in_a_place_that_there_is_not() -> None:
    [finding] = unknown(history(where=("lodnon",)))
    assert finding.says == "'lodnon' is not in glossary/history/places.toml; did you mean 'london'?"


LOG = "rules hoyle-1864\nopen you 100\nsoda Kd\nbet you 6 on 9\nturn 7h 9s\nexpect you 106\n"
HEAD = '```faro id="a-winner"'

PAGES: dict[str, tuple[str, str]] = {
    "a word that the glossary has not": (
        "The [[case-keper]] sits.",
        "docs/page.md:3: the glossary has no word 'case-keper'; did you mean 'case keeper'?",
    ),
    "a work that is not described": (
        "So [@ashton-1889].",
        "docs/page.md:3: glossary/sources.toml has no work 'ashton-1889'; did you mean 'ashton-1898'?",
    ),
    "a place that the layout has not": (
        "It costs [[=cost hoyle-1864 Qx]].",
        "docs/page.md:3: the layout has no place called 'Qx' (no-such-place); did you mean 'Q'?",
    ),
    "a fact that there is not": (
        "It costs [[=csot hoyle-1864 Q]].",
        "docs/page.md:3: there is no fact 'csot'; did you mean 'cost'?",
    ),
    "an expectation that fails": (
        f"{HEAD}\n{LOG.replace('106', '107')}```",
        "docs/page.md:9: you have 106 checks in hand where the log expects 107 (expectation-failed)",
    ),
    "a place misspelt in a log": (
        f"{HEAD}\n{LOG.replace('on 9', 'on qeen')}```",
        "docs/page.md:7: the layout has no place called 'qeen' (no-such-place); did you mean 'queen'?",
    ),
    "an option that a fence has not": (
        f'{HEAD} mdoe="play"\n{LOG}```',
        "docs/page.md:3: a faro fence has no option 'mdoe'; did you mean 'mode'?",
    ),
    "a fence without an id": (
        f"```faro\n{LOG}```",
        "docs/page.md:3: a faro fence needs an id of small letters, digits and hyphens, not ''",
    ),
    "a rule-book that there is not, in a fence": (
        '```faro-rules books="meyr denexa"\n```',
        "docs/page.md:3: no rule-book is called 'meyr' (unknown-rules); did you mean 'meyer'?",
    ),
    "a lesson of a kind that there is not": (
        '```faro-lesson id="one" number="1"\ngoal = "x"\nopens = "rules hoyle-1864"\nsays = "x"\nneed = 1\n'
        'tasks = [{ kind = "plaec" }]\n```',
        "docs/page.md:3: there is no exercise 'plaec' of level 1; did you mean 'place'?",
    ),
    "a lesson that is no TOML": (
        '```faro-lesson id="one" number="1"\ngoal = x\n```',
        "docs/page.md:3: the lesson is no TOML: Invalid value (at line 1, column 8)",
    ),
    "a device that there is not, in a fence": (
        '```faro-earnings device="hores-box"\n```',
        "docs/page.md:3: no device 'hores-box' earns at a table; did you mean 'horse-box'?",
    ),
}
"""What is wrong with a page: what is written on it, and what is said."""


@pytest.fixture(scope="module")
def config() -> Any:
    return load_config(str(ROOT / site.CONTENTS))


@pytest.fixture
def docs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    glossary()  # it reads the pages, and keeps what it has read for every other test
    monkeypatch.setattr(folders, "DOCS", tmp_path / "docs")
    (tmp_path / "docs").mkdir()
    return tmp_path / "docs"


def faults(docs: Path, config: Any, written: str) -> list[str]:
    page = docs / "page.md"
    page.write_text(f"# A page\n\n{written}\n", encoding="utf-8")
    mistakes.gather()
    site._converted(page, config)
    return mistakes.gathered()


@pytest.mark.parametrize(("written", "said"), PAGES.values(), ids=PAGES)
def test_a_mistake_on_a_page_is_one_line(written: str, said: str, docs: Path, config: Any) -> None:
    assert faults(docs, config, written) == [said]


def test_all_mistakes_of_a_page_are_told_at_once(docs: Path, config: Any) -> None:
    everything = [written for written, _ in PAGES.values() if not written.startswith("```faro-lesson")]
    found = faults(docs, config, "\n\n".join(everything))
    assert len(found) >= len(everything) - 1
    assert all(re.match(r"docs/page\.md:\d+: ", line) for line in found)


def test_a_fence_without_an_id_names_its_own_page_where_another_has_the_same_log(docs: Path, config: Any) -> None:
    (docs / "another.md").write_text(f"# Another\n\n{HEAD}\n{LOG}```\n", encoding="utf-8")
    [line] = faults(docs, config, f"```faro\n{LOG}```")
    assert line.startswith("docs/page.md:3: ")


def test_an_entry_of_the_contents_without_a_page_is_told() -> None:
    text = (ROOT / site.CONTENTS).read_text(encoding="utf-8").replace("rules/paying.md", "rules/payign.md")
    nav = ["index.md", {"Rules": ["rules/payign.md"]}]
    [line] = site.contents_faults(text, nav, {"index.md", "rules/paying.md"}, ["index.md"])
    assert re.fullmatch(
        r"mkdocs\.yml:\d+: there is no page docs/rules/payign\.md; did you mean 'rules/paying\.md'\?", line
    )


def test_a_page_without_an_entry_in_the_contents_is_told() -> None:
    assert site.contents_faults("", ["index.md"], {"index.md", "play/new.md"}, ["index.md", "play/new.md"]) == [
        "docs/play/new.md:1: no entry leads to it; name it in the nav of mkdocs.yml"
    ]


def test_a_page_without_a_title_or_with_a_short_description_is_told(docs: Path) -> None:
    page = docs / "page.md"
    page.write_text('---\ndescription: "Too short."\n---\n\n# A page\n', encoding="utf-8")
    assert [*site.head_faults(page)] == [
        'docs/page.md:1: the head has no title; write one between two lines of ---, as title: "The split"',
        "docs/page.md:1: the description in the head has 10 characters; write 40 to 160",
    ]


def test_a_file_that_is_no_page_cannot_be_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["README.md", "docs/nowhere.md"]) == 1
    assert [line.split(" ", 1)[1] for line in capsys.readouterr().err.splitlines()] == [
        "is no page; name a file under docs"
    ] * 2


def test_a_link_to_a_page_or_a_section_that_there_is_not_is_told(docs: Path, config: Any) -> None:
    page, other = docs / "page.md", docs / "other.md"
    page.write_text("# A page\n\n[One](othr.md) and [two](other.md#a-splt).\n", encoding="utf-8")
    other.write_text("# Other\n\n## A split\n", encoding="utf-8")
    converted = {path: site._converted(path, config) for path in (page, other)}
    assert [*site._dead(converted, {"page.md", "other.md"})] == [
        "docs/page.md:3: there is no page docs/othr.md; did you mean 'other.md'?",
        "docs/page.md:3: docs/other.md has no section 'a-splt'; did you mean 'a-split'?",
    ]


def test_the_page_tells_how_many_slips_were_tried(tried: Callable[[str, int], None]) -> None:
    tried("authors", len(FILES) + len(PAGES))


def test_nothing_but_the_lines_is_printed_and_the_check_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    copy = tmp_path / "stuss.toml"
    copy.write_text(STUSS.read_text(encoding="utf-8").replace("[rules.split]", "[rules.splitt]"), encoding="utf-8")
    monkeypatch.setattr(rule_files, "RULEBOOKS", tmp_path)
    assert main() == 1
    printed = capsys.readouterr().err.splitlines()
    assert [line.partition("stuss.toml:")[2] for line in printed] == [
        "1: rules.split is missing",
        "28: rules.splitt is no key of a rule-book; did you mean 'split'?",
    ]
