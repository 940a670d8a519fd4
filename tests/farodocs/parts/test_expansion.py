"""Fences that a part made from data takes the place of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from farodocs import folders
from farodocs.parts.expansion import WrongPart, expanded

PAGE = '# A page\n\n```faro-data part="sums"\n```\n\nEnd.\n'


def refuse(name: str) -> str:
    raise ValueError(f"no part {name!r}")


def test_a_part_takes_the_place_of_its_fence() -> None:
    made = expanded(PAGE, Path(), {"sums": lambda: "## Sums\n\nTwo and two."}, refuse)
    assert made == "# A page\n\n## Sums\n\nTwo and two.\n\nEnd.\n"


def test_a_part_stands_as_far_in_as_its_fence() -> None:
    page = '!!! note\n\n    ```faro-data part="sums"\n    ```\n'
    assert expanded(page, Path(), {"sums": lambda: "One.\n\nTwo."}, refuse) == "!!! note\n\n    One.\n\n    Two.\n"


def test_a_fence_that_is_only_shown_stays() -> None:
    page = f"````markdown\n{PAGE}````\n"
    assert expanded(page, Path(), {}, refuse) == page


@pytest.mark.parametrize(
    ("fence", "said"),
    [
        ('```faro-data part="no"\n```', "docs/a.md:3: no part 'no'"),
        ("```faro-data\n```", "docs/a.md:3: no part ''"),
        ('```faro-data part="sums" by="year"\n```', "docs/a.md:3: a faro-data fence has no option 'by'; write part"),
        ('```faro-data part="sums"\n1\n```', "docs/a.md:3: a faro-data fence holds no lines; its part stands in its"),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line(
    fence: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "docs" / "a.md"
    page.parent.mkdir()
    page.write_text(f"# A page\n\n{fence}\n", encoding="utf-8")
    monkeypatch.setattr(folders, "DOCS", page.parent)
    with pytest.raises(WrongPart, match=re.escape(said)):
        expanded(page.read_text(encoding="utf-8"), page, {"sums": lambda: "Two."}, refuse)
