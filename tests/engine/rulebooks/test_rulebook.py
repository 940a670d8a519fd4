from __future__ import annotations

import tomllib
from copy import deepcopy
from dataclasses import FrozenInstanceError, fields
from importlib.resources import files
from typing import Any

import pytest

from faro.base.errors import FaroError
from faro.rulebooks.phrases import PHRASES
from faro.rulebooks.rulebook import _HEADINGS, _OF_HOUSE, RULES, Rulebook, Source, faults, parse, with_rules
from tests.engine.tables import HOYLE, LIBRARY, varied

PRINTED = tomllib.loads((files("faro") / "rulebooks" / "hoyle-1864.toml").read_text(encoding="utf-8"))


def changed(changes: dict[str, Any]) -> dict[str, Any]:
    """The printed book with things at dotted paths put otherwise; `...` takes one out."""
    data = deepcopy(PRINTED)
    for path, value in changes.items():
        *folders, last = path.split(".")
        table = data
        for folder in folders:
            table = table[folder]
        if value is ...:
            del table[last]
        else:
            table[last] = value
    return data


def wrong(path: str, value: Any) -> str:
    """What is said of a rule-book with one thing at a dotted path put wrong; `...` takes it out."""
    data = changed({path: value})
    with pytest.raises(FaroError) as caught:
        parse(data, "my.toml")
    return str(caught.value)


def test_the_printed_book_is_right() -> None:
    assert parse(PRINTED, "my.toml") == HOYLE


def test_an_unknown_key_is_refused_with_the_nearest() -> None:
    assert wrong("tittle", "x") == "my.toml: tittle is no key of a rule-book (bad-rulebook); did you mean 'title'?"
    assert wrong("zzz", "x") == "my.toml: zzz is no key of a rule-book (bad-rulebook); take it out"
    assert wrong("rules.splits", {}) == (
        "my.toml: rules.splits is no key of a rule-book (bad-rulebook); did you mean 'split'?"
    )


@pytest.mark.parametrize("key", ["id", "title", "short", "rules"])
def test_a_missing_heading_is_refused(key: str) -> None:
    assert wrong(key, ...) == f"my.toml: {key} is missing (bad-rulebook)"


@pytest.mark.parametrize("name", RULES)
def test_a_missing_rule_is_refused(name: str) -> None:
    assert wrong(f"rules.{name}", ...) == f"my.toml: rules.{name} is missing (bad-rulebook)"


@pytest.mark.parametrize("value", [7, "", "  ", None, ["x"]])
def test_a_heading_of_the_wrong_type_is_refused(value: object) -> None:
    assert wrong("title", value) == f"my.toml: title must be a piece of text, not {value!r} (bad-rulebook)"


@pytest.mark.parametrize("value", ["our club", "our,club", "a@b", "#x", "-", "split=half", "ｍeyer"])
def test_an_id_that_no_log_can_name_is_refused(value: str) -> None:
    assert wrong("id", value) == (
        f"my.toml: id cannot be '{value}' (bad-rulebook); write letters, figures and hyphens, as our-club"
    )


def test_rules_of_the_wrong_type_are_refused() -> None:
    assert wrong("rules", 7) == "my.toml: rules must be a table of rules (bad-rulebook)"
    assert wrong("rules.split", "half") == (
        "my.toml: rules.split must be a table with a value and its source (bad-rulebook)"
    )


def test_a_wrong_value_is_refused_with_the_nearest() -> None:
    assert wrong("rules.split.value", "hlaf") == (
        "my.toml: rules.split.value cannot be 'hlaf' (bad-rulebook); did you mean 'half'?"
    )
    assert wrong("rules.split.value", "zzz") == (
        "my.toml: rules.split.value cannot be 'zzz' (bad-rulebook); write one of half, whole, first-card"
    )
    assert wrong("rules.split.value", ...) == (
        "my.toml: rules.split.value cannot be None (bad-rulebook); write one of half, whole, first-card"
    )
    assert wrong("rules.split.value", True) == (
        "my.toml: rules.split.value cannot be True (bad-rulebook); write one of half, whole, first-card"
    )


def test_a_value_without_a_source_is_refused() -> None:
    needs_one = (
        "my.toml: rules.split needs one source (bad-rulebook); write source and place, or assumed with the reason"
    )
    assert wrong("rules.split.source", ...) == needs_one
    assert wrong("rules.split.assumed", "both cannot be") == needs_one
    assert wrong("rules.split", {"value": "half", "assumed": "by us", "place": "p. 5"}) == needs_one


def test_a_source_without_its_place_is_refused() -> None:
    assert wrong("rules.split.place", ...) == (
        "my.toml: rules.split.place is missing (bad-rulebook); say where in the source"
    )


@pytest.mark.parametrize("key", ["source", "place"])
@pytest.mark.parametrize("value", ["", 1864, True])
def test_a_source_that_says_nothing_is_refused(key: str, value: object) -> None:
    assert wrong(f"rules.split.{key}", value) == (
        f"my.toml: rules.split.{key} must be a piece of text, not {value!r} (bad-rulebook)"
    )


def test_an_assumption_without_a_reason_is_refused() -> None:
    assert wrong("rules.odd_unit.assumed", "") == (
        "my.toml: rules.odd_unit.assumed must be a piece of text, not '' (bad-rulebook)"
    )


def test_a_stray_key_of_a_rule_is_refused() -> None:
    assert wrong("rules.split.plaice", "p. 3") == (
        "my.toml: rules.split.plaice is no part of a rule (bad-rulebook); did you mean 'place'?"
    )
    assert wrong("rules.split.why", 3) == (
        "my.toml: rules.split.why is no part of a rule (bad-rulebook); write value with source and place, or assumed"
    )


def test_all_that_is_wrong_is_told_at_once() -> None:
    data = changed({"rules.split": {"value": "hlaf"}, "rules.cat": ..., "short": ""})
    assert [(fault.key, fault.values["path"]) for fault in faults(data, "my.toml")] == [
        ("bad-rulebook/text", "short"),
        ("bad-rulebook/missing", "rules.cat"),
        ("bad-rulebook/value", "rules.split.value"),
        ("bad-rulebook/source", "rules.split"),
    ]


@pytest.mark.parametrize("book", LIBRARY.values(), ids=LIBRARY)
@pytest.mark.parametrize("name", RULES)
def test_every_value_says_where_it_comes_from(book: Rulebook, name: str) -> None:
    source = book.source(name)
    assert source.assumed if source.work is None else source.place


def test_a_source_is_told_as_work_and_place_or_as_an_assumption() -> None:
    assert str(HOYLE.source("split")) == "american-hoyle-1864, Faro Play: two cards of one denomination in a turn"
    assert str(Source(None, "", "nobody says")) == "assumed: nobody says"


def test_what_is_no_rule_has_no_source() -> None:
    with pytest.raises(KeyError):
        HOYLE.source("title")


def test_the_digest_changes_with_every_rule_and_with_nothing_else() -> None:
    digests = {HOYLE.digest}
    for name, allowed in RULES.items():
        turned = next(value for value in allowed if value != getattr(HOYLE, name))
        digests.add(varied(HOYLE, **{name: turned}).digest)
    assert len(digests) == 1 + len(RULES)
    assert varied(HOYLE, title="Another title", sources={}).digest == HOYLE.digest


def test_a_book_lists_every_rule_and_every_rule_has_its_values() -> None:
    assert {*RULES} == {f.name for f in fields(Rulebook)} - {*_HEADINGS, *_OF_HOUSE}
    assert all(len(allowed) > 1 for allowed in RULES.values())


def test_a_book_cannot_be_altered() -> None:
    with pytest.raises(FrozenInstanceError):
        HOYLE.split = "whole"  # type: ignore[misc]


# Where two books part, rule by rule; the texts are read in tests/engine/quoted.
PART: dict[tuple[str, str], str] = {
    ("hoyle-1864", "laws-1880"): "corners strings",
    ("hoyle-1864", "how-to-play"): "high_card figures bar running_limit dead_stake",
    ("hoyle-1864", "denexa"): (
        "combination mixed_sides high_card odd_even figures corners inside_three first_stakes bar half_goes "
        "running_limit pack_lies"
    ),
    ("how-to-play", "board-game-book"): "high_card combinations",
    ("laws-1880", "meyer"): "high_card first_stakes case_limit dead_stake hock_stakes",
    ("meyer", "nevada"): "odd_even sides",
}


@pytest.mark.parametrize(("one", "other"), PART)
def test_two_books_differ_where_their_texts_do(one: str, other: str) -> None:
    differing = [name for name in RULES if getattr(LIBRARY[one], name) != getattr(LIBRARY[other], name)]
    assert " ".join(differing) == PART[one, other]


def test_a_book_is_varied_by_rules_of_the_house() -> None:
    house = with_rules(HOYLE, {"call": "4-for-1", "split": "half"})
    assert house.house_rules == (("call", "4-for-1"),)
    assert (house.call, house.split, house.id) == ("4-for-1", "half", "hoyle-1864")
    assert house.name == "American Hoyle 1864, with one house rule: a call pays 4 for 1"
    assert house.digest != HOYLE.digest
    assert str(house.source("call")) == "assumed: a rule of this house"
    assert with_rules(house, {"odd_unit": "punter"}).house_rules == (("call", "4-for-1"), ("odd_unit", "punter"))
    assert with_rules(house, {"odd_unit": "punter", "cat": "refused"}).name == "American Hoyle 1864, with 3 house rules"
    assert HOYLE.name == HOYLE.short
    assert with_rules(HOYLE, {}) == HOYLE


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"cal": "4-for-1"}, "hoyle-1864: cal is no key of a rule-book (bad-rulebook); did you mean 'call'?"),
        ({"zzz": "half"}, "hoyle-1864: zzz is no key of a rule-book (bad-rulebook); take it out"),
        ({"call": "4-fro-1"}, "hoyle-1864: call cannot be '4-fro-1' (bad-rulebook); did you mean '4-for-1'?"),
        ({"split": "zzz"}, "hoyle-1864: split cannot be 'zzz' (bad-rulebook); write one of half, whole, first-card"),
    ],
)
def test_a_rule_of_the_house_that_there_is_not_is_refused(changes: dict[str, str], told: str) -> None:
    with pytest.raises(FaroError) as caught:
        with_rules(HOYLE, changes)
    assert str(caught.value) == told


def test_every_rule_at_every_value_is_told_in_words_of_its_own() -> None:
    phrases = [phrase for values in PHRASES.values() for phrase in values.values()]
    assert {*PHRASES} == {*RULES}
    assert len(phrases) == len({*phrases})
    assert all("_" not in phrase and not phrase.endswith(".") for phrase in phrases)
