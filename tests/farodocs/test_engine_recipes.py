"""The recipes of CONTRIBUTING.md for the engine and what is drawn: what is added as one says works; what is forgotten
is told.

Not followed here is a command of its own with its decider and its events, which mypy follows through seven files, and
what a new lock installs, which tests/farodocs/setup does.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from faro.base import errors
from faro.base.errors import FaroError
from faro.base.sentences import SENTENCES
from faro.base.voices import voiced
from faro.cheats import DEVICES
from faro.cheats.devices import _device
from faro.cheats.library import load
from faro.notation import words
from faro.notation.log import parse_line, replay
from faro.rulebooks import library
from faro.rulebooks.rulebook import RULES
from faro.table import commands as c
from faro.teaching.exercises.item import GIVEN, Exercise, Field, Start
from faro.teaching.exercises.making import KINDS, Kind, make
from farodocs.data import works
from farodocs.data.labels import faults, read
from farodocs.data.records import DataError
from farodocs.data.rule_files import CHEATS, RULEBOOKS, cheat_faults, rulebook_faults
from farodocs.figures import objects
from farodocs.figures.cutaways import devices
from farodocs.figures.cutaways.figure import Drawn as Cut
from farodocs.figures.cutaways.pen import mark, numbers
from farodocs.figures.objects.thing import Drawn
from farodocs.parts import log
from tests.docs import test_cheats
from tests.engine.base import test_errors
from tests.engine.teaching.exercises import test_kinds
from tests.engine.teaching.exercises.corrected import correction
from tests.farodocs.setup import test_locks
from tests.farodocs.test_recipes import told_of

CHEAT = """
[long-sleeve]
name = "The long sleeve"
also = []
family = "players"
whose = "a player"
against = "the bank"
needs = "a sleeve that hides the checks"
tells = "the first card of the turn"
acts = "lays a stake"
when = "between the two cards of a turn"
limits = "the look-out"
undone_by = [{ what = "a look-out", basis = "inferred", eye = "layout" }]
era = "American"
sources = [{ work = "meyer", place = "glossary" }]
disagreements = ""
model = "simulation.players.player"
certainty = "M"
"""


def left(start: Start) -> Exercise:
    """How many cards are in the box after a few turns."""
    start.deal(1 + start.below(9))
    count = str(len(start.table.box))
    field = Field("left", "Cards left", "number")
    explain = f"{start.book.name} deals two cards a turn: {count} are left."
    return start.item(start.ranks(3), "How many cards are left in the box?", [field], [(count,)], explain)


def confirms_left(item: Exercise) -> bool:
    """As test_kinds.py has one for each kind."""
    return item.accept == ((str(len(test_kinds.table_of(item).box)),),)


def test_a_kind_of_exercise_is_a_function_and_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    corrected = (f"{GIVEN} is not so: two leave in a turn.",)
    monkeypatch.setitem(KINDS, "left", Kind("left", left, lambda item, at: corrected, counted=True))
    item = make("left", "K7F2", 1, "hoyle-1864")
    assert correction(item, 0, "0") == "0 is not so: two leave in a turn."
    with pytest.raises(AssertionError, match="write confirms_left in this file: how the table confirms its answers"):
        test_kinds.test_the_engine_confirms_three_hundred_of_a_kind("left")
    monkeypatch.setattr(test_kinds, "confirms_left", confirms_left, raising=False)
    test_kinds.test_the_engine_confirms_three_hundred_of_a_kind("left")


def test_a_cheat_is_a_record_and_a_section_and_a_device_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = (CHEATS / "devices.toml").read_text(encoding="utf-8")
    mine = tmp_path / "devices.toml"
    monkeypatch.setitem(DEVICES, "long-sleeve", _device("long-sleeve", "punter", "layout", (), None, ("lay",)))
    mine.write_text(records, encoding="utf-8")
    assert told_of(cheat_faults(mine, works())) == [("", "has no record of 'long-sleeve'; write one")]
    mine.write_text(records + CHEAT.replace('era = "American"\n', ""), encoding="utf-8")
    assert told_of(cheat_faults(mine, works())) == [("long-sleeve.era", "is missing")]
    mine.write_text(records + CHEAT, encoding="utf-8")
    assert cheat_faults(mine, works()) == []
    told = load(mine.read_text(encoding="utf-8"), mine.name)
    monkeypatch.setattr(test_cheats, "cheats", lambda: told)
    with pytest.raises(AssertionError):
        test_cheats.test_the_section_of_a_cheat_bears_its_name()
    monkeypatch.setattr(test_cheats, "PAGES", [*test_cheats.PAGES, "### The long sleeve {#long-sleeve}\n"])
    test_cheats.test_the_section_of_a_cheat_bears_its_name()
    table = "rules hoyle-1864\nopen ann 60\ndevice long-sleeve ann\nsoda 5d\ndrawn Qh\n"
    assert replay(f"{table}trick ann lay 10 on 9-10-J\nturn Qh 10s\n", library()).hands["ann"] == 70


def test_a_refusal_is_a_code_a_sentence_and_a_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(errors.CODES, "no-tiger", "Nobody rides one.")
    with pytest.raises(AssertionError, match="'no-tiger' has no sentence"):
        test_errors.test_every_code_has_a_sentence("no-tiger")
    sentence = ("no tiger has {stripes} stripes", "count 1 to {most}")
    monkeypatch.setitem(SENTENCES, "no-tiger", (voiced(sentence[0]), voiced(sentence[1])))
    test_errors.test_every_code_has_a_sentence("no-tiger")
    error = FaroError("no-tiger", stripes=0, most=9)
    assert str(error) == "no tiger has 0 stripes (no-tiger); count 1 to 9"
    with pytest.raises(AssertionError, match="nothing raises the sentence"):
        test_errors.test_every_sentence_is_raised_somewhere_in_the_engine("no-tiger")
    with pytest.raises(AssertionError):
        test_errors.test_every_code_is_asserted_by_its_text("no-tiger")
    with pytest.raises(DataError, match="refused lacks 'no-tiger'"):
        log.refused(read("log"))


def test_a_rule_has_its_value_in_every_book_and_its_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULES, "tigers", ("striped", "plain"))
    mine = tmp_path / "stuss.toml"
    book = (RULEBOOKS / "stuss.toml").read_text(encoding="utf-8")
    mine.write_text(book, encoding="utf-8")
    assert [finding.says for finding in rulebook_faults(mine, works())] == ["rules.tigers is missing"]
    mine.write_text(f'{book}\n[rules.tigers]\nvalue = "stripy"\nassumed = "nobody says"\n', encoding="utf-8")
    assert [finding.says for finding in rulebook_faults(mine, works())] == [
        "rules.tigers.value cannot be 'stripy'; did you mean 'striped'?"
    ]
    data = read("labels")
    assert told_of([*faults(data)])[0] == ("groups", "name 'tigers' 0 times; name it in the rules of one group")
    data["groups"][0]["rules"].append("tigers")
    data["rules"]["tigers"] = {"label": "Tigers", "striped": "with stripes", "plain": "without"}
    assert told_of([*faults(data)]) == []


def test_a_word_of_the_log_is_read_and_has_its_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(words.WORDS, "lift", words.regular("lift NAME PLACE", "punter spot", c.TakeDown))
    line = parse_line("lift ann Q", library())
    assert isinstance(line, c.TakeDown)
    assert line.punter == "ann"
    data = read("log")
    with pytest.raises(DataError, match="words lacks 'lift'"):
        log.lines(data)
    data["words"]["lift"] = "The stake is taken up."
    assert "| `lift NAME PLACE` | The stake is taken up. |" in log.lines(data)


def test_a_drawing_is_a_function_its_line_and_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(objects, "_DRAWN", {"tiger": Drawn(60, 20, "<path d='M0 0'/>")})
    with pytest.raises(ValueError, match=r"^glossary/things\.toml: tiger: has title, seen, known, guessed, and"):
        objects._told("tiger")
    said = {"title": "Tiger", "seen": "Stripes.", "known": "A sign.", "guessed": "Its size."}
    monkeypatch.setattr(objects, "read", lambda _: {"tiger": said})
    assert objects._told("tiger").title == "Tiger"
    step = "<g>" + mark(1, 20, 20, (30, 30)) + "</g>"
    monkeypatch.setattr(devices, "_DRAWN", {"long-sleeve": Cut(90, (step, step))})
    with pytest.raises(ValueError, match=r"^glossary/cutaways\.toml: long-sleeve: tells of 0 steps, and 2 are drawn$"):
        devices._told("long-sleeve")
    steps = [{"view": view, "seen": "A sleeve.", "said": "It falls."} for view in ("Before", "After")]
    monkeypatch.setattr(devices, "read", lambda _: {"long-sleeve": {"steps": steps, "parts": {"1": "the sleeve"}}})
    drawn = devices._told("long-sleeve")
    assert [numbers(panel.drawing) for panel in drawn.panels] == [[1], [1]]
    assert drawn.parts == {1: "the sleeve"}


def test_a_package_is_a_name_in_a_group_and_a_lock_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_locks, "GROUPS", {"dev": ["tiger>=1"]})
    monkeypatch.setattr(test_locks, "LOCKS", tmp_path)
    lock = tmp_path / "dev.txt"
    lock.write_text("# made by make lock\n", encoding="utf-8")
    with pytest.raises(AssertionError, match="`make lock` makes the locks anew"):
        test_locks.test_a_lock_has_what_is_asked_for_and_no_more("dev")
    entry = f"tiger==1.2 \\\n    --hash=sha256:{64 * '0'}\n    # via faro-site (pyproject.toml:dev)\n"
    lock.write_text(f"# made by make lock\n{entry}", encoding="utf-8")
    test_locks.test_a_lock_has_what_is_asked_for_and_no_more("dev")
