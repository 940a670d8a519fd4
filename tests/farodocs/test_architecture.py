"""Which way the arrows run between the packages of the site, and that make runs every check."""

from __future__ import annotations

import re

import pytest

from farodocs.examples import DOCS

ROOT = DOCS.parent
SITE = ROOT / "farodocs"

BELOW = {
    "records": {"records"},
    "history": {"records", "history"},
    "glossary": {"records", "history", "glossary"},
}
"""What a package of data may import of the others."""

ABOVE = {"history/lints.py": {"glossary"}}
"""The history links to words, and one of its lints knows them."""


@pytest.mark.parametrize("package", BELOW)
def test_arrows_between_the_packages_of_data_run_one_way(package: str) -> None:
    for path in (SITE / package).glob("*.py"):
        imported = set(re.findall(r"^from farodocs\.(\w+)", path.read_text(encoding="utf-8"), re.M)) & BELOW.keys()
        where = path.relative_to(SITE).as_posix()
        assert imported <= BELOW[package] | ABOVE.get(where, set()), f"{where} imports from above"


@pytest.mark.parametrize("target", ["lint", "test"])
def test_make_runs_every_check(target: str) -> None:
    checks = {f"farodocs.{path.parent.name}" for path in SITE.glob("*/__main__.py")}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (recipe,) = re.findall(rf"^{target}:.*\n\t(.*)$", makefile, re.M)
    assert checks <= set(re.split(r"[ ,)]", recipe))
