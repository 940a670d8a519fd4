"""Which way the arrows run between the packages of the site, where its modules are tested, what make checks."""

from __future__ import annotations

import re
from pathlib import Path

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


TESTED_IN = {
    "bundle": "pyodide/test_bundle",
    "cutaway": "farodocs/test_cutaways",
    "cutaways": "farodocs/test_cutaways",
    "printables": "farodocs/test_printables",
    "records/citation": "records/test_table",
    "glossary/__main__": "records/test_findings",
    "glossary/back_links": "glossary/test_pages",
    "glossary/collection": "glossary/test_reading",
    "glossary/data": "glossary/test_pages",
    "glossary/entry": "glossary/test_reading",
    "glossary/list_pages": "glossary/test_pages",
    "glossary/term_page": "glossary/test_pages",
    "glossary/writing": "glossary/test_pages",
    "history/__main__": "records/test_findings",
    "history/collection": "history/test_reading",
    "history/drawing": "history/test_pages",
    "history/entry": "history/test_reading",
    "history/writing": "history/test_pages",
}
"""The modules, and the folders of modules, that share a file of tests with others."""

MODULES = [path.relative_to(SITE).with_suffix("") for path in sorted(SITE.rglob("*.py")) if path.stem != "__init__"]


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_every_module_has_its_test_file(module: Path) -> None:
    folder = module.parent.as_posix()
    own = f"{'farodocs' if folder == '.' else folder}/test_{module.name}"
    file = TESTED_IN.get(module.as_posix()) or TESTED_IN.get(folder, own)
    assert (ROOT / "tests" / f"{file}.py").is_file(), f"write tests/{own}.py"


def test_every_module_with_shared_tests_is_there_and_has_none_of_its_own() -> None:
    for module, file in TESTED_IN.items():
        assert (SITE / module).is_dir() or (SITE / f"{module}.py").is_file(), module
        folder, _, name = module.rpartition("/")
        own = f"{folder or 'farodocs'}/test_{name}"
        assert own == file or not (ROOT / "tests" / f"{own}.py").is_file(), f"{module} is listed and has tests/{own}.py"


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
