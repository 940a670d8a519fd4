"""The page *Notation* is a specification: each of its rules is shown by an example that the build runs."""

from __future__ import annotations

import re

import pytest

from farodocs.folders import DOCS
from farodocs.markup import examples

TEXT = (DOCS / "library" / "notation.md").read_text(encoding="utf-8")
RUN = ("faro", "faro-python")
"""The fences that are run."""


def rules() -> dict[str, str]:
    """What stands under each heading of the two forms, by its id: a rule each."""
    forms = re.findall(r"^## [^\n]*\{#(?:log|position)\}\n(.*?)(?=^## )", TEXT, re.M | re.S)
    return dict(re.findall(r"^### [^\n]*\{#([\w-]+)\}\n(.*?)(?=^### |\Z)", "".join(forms), re.M | re.S))


@pytest.mark.parametrize("rule", rules())
def test_a_rule_has_an_example_that_runs(rule: str) -> None:
    said = rules()[rule]
    assert any([*examples.read(said, DOCS / "page.md", language)] for language in RUN), f"{rule} shows nothing"


def test_no_rule_stands_in_a_list_beside_them() -> None:
    assert not re.findall(r"^- ", TEXT, re.M)
    assert {"log-names", "position-order"} <= rules().keys()
