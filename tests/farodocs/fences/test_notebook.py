"""A page as a notebook: its text with whole addresses, a cell for each program, and one that brings the engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from farodocs import folders
from farodocs.fences import notebook
from farodocs.fences.notebook import FENCE
from farodocs.fences.program import LANGUAGE, parted
from farodocs.folders import ENGINE, ROOT
from farodocs.markup import Example, examples
from farodocs.parts import site

PACKAGES = ROOT / "build" / "notebooks"
OFFERED = [*examples.find(FENCE.language)]
RUN = """
import json, sys
import nbformat
from nbclient import NotebookClient

told = nbformat.reads(sys.stdin.read(), as_version=4)
nbformat.validate(told)
NotebookClient(told, timeout=300, kernel_name="python3").execute()
said = []
for cell in told.cells:
    if cell.cell_type == "code":
        said.append("".join(out.text for out in cell.outputs if out.output_type == "stream"))
        for out in cell.outputs:
            if out.output_type == "execute_result" and "image/svg+xml" not in out.data and "text/html" not in out.data:
                said[-1] += out.data["text/plain"] + "\\n"
print(json.dumps(said))
"""
PAGE = """---
title: A page
---

# A page {#a-page}

Before [a page](other.md#there), [one elsewhere](https://example.org/) and [a section](#here).

```faro-notebook name="a-page"
```

```sh
faro deal
```

```faro-python id="one" title="One"
print(1)
---
1
```

{end}
"""


def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str = "After.") -> list[dict[str, str]]:
    monkeypatch.setattr(folders, "DOCS", tmp_path)
    (tmp_path / "page.md").write_text(PAGE.replace("{end}", end), encoding="utf-8")
    [fence] = examples.find(FENCE.language)
    cells: list[dict[str, str]] = notebook.notebook(fence)["cells"]
    return cells


def test_it_has_the_text_of_its_page_and_its_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    head, install, before, program, after = made(tmp_path, monkeypatch)
    here = site()
    assert head["source"].startswith("# A page\n\nBefore")
    assert f"[a page]({here}other/#there), [one elsewhere](https://example.org/)" in head["source"]
    assert f"[a section]({here}page/#here)" in head["source"]
    assert f"%pip install --quiet {here}assets/wheel/" in install["source"]
    assert before["source"] == "```sh\nfaro deal\n```"
    assert (program["cell_type"], program["source"]) == ("code", "print(1)")
    assert after["source"] == "After."


def test_what_only_this_site_understands_has_no_place_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"page\.md:9: a notebook cannot show '\[\['"):
        made(tmp_path, monkeypatch, "It costs [[=cost meyer Q]].")


@pytest.mark.slow
@pytest.mark.parametrize("fence", OFFERED, ids=lambda fence: fence.options["name"])
def test_a_notebook_runs_from_end_to_end_and_prints_what_its_page_says(fence: Example) -> None:
    assert PACKAGES.is_dir(), "nbclient is missing; `make build/notebooks/.installed` brings it"
    run = subprocess.run(
        [sys.executable, "-c", RUN],
        input=json.dumps(notebook.notebook(fence)),
        env=os.environ | {"PYTHONPATH": f"{PACKAGES}{os.pathsep}{ENGINE}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    _, *printed = json.loads(run.stdout)
    said = [parted(program.log)[1] for program in examples.of_page(fence.path, LANGUAGE)]
    assert [[line.rstrip() for line in each.rstrip().splitlines()] for each in printed] == [
        each.splitlines() for each in said
    ]


def test_the_pages_that_teach_are_notebooks() -> None:
    pages = {"ten-lines", "million-deals", "own-book", "own-system", "own-device"}
    assert {fence.options["name"] for fence in OFFERED} == pages
    assert {fence.path.stem for fence in OFFERED} == pages
