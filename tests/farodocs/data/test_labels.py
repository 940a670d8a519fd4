from __future__ import annotations

import pytest

from farodocs.data.labels import faults, read, word


def test_a_label_that_is_missing_is_told_by_its_place() -> None:
    assert word("rules", "split") != word("rules", "split", "half")
    with pytest.raises(KeyError, match=r"glossary/labels\.toml lacks rules\.split\.third"):
        word("rules", "split", "third")


def test_a_rule_without_words_or_a_group_is_told() -> None:
    data = read("labels")
    assert [*faults(data)] == []
    del data["rules"]["copper"]
    data["rules"]["split"]["hole"] = data["rules"]["split"].pop("whole")
    data["rules"]["deal"]["pocket"] = data["rules"]["deal"]["whole-pack"]
    data["groups"][0]["rules"].remove("deal")
    told = {(finding.field, finding.says.split("; ")[0].split(":")[0]) for finding in faults(data)}
    assert told == {
        ("groups", "name 'deal' 0 times"),
        ("rules.deal.whole-pack", "reads as another value does"),
        ("rules.deal.pocket", "reads as another value does"),
        ("rules.split.whole", "is missing"),
        ("rules.split.hole", "is no value"),
        *((f"rules.copper.{value}", "is missing") for value in ("label", "allowed", "refused")),
    }
