"""Every playable example of every page runs, and the pages' fences are found where the site finds them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from textwrap import dedent

import pytest
from markdown import Markdown
from mkdocs.config import load_config

from farodocs import folders
from farodocs.fences.fence import render
from farodocs.folders import DOCS
from farodocs.markup.examples import Example, find, locate, pages, read

# The words of the glossary run theirs among the tests of its data: most show again what stands on another page.
WRITTEN = [path for path in pages() if path.parent != DOCS / "glossary"]
ALL = [shown for shown in find() if shown.path in WRITTEN]


@pytest.mark.parametrize("shown", ALL, ids=lambda shown: shown.where)
def test_the_example_runs(shown: Example) -> None:
    try:
        html = render(shown.options, shown.log)
    except ValueError as error:
        pytest.fail(f"{shown.where}: {error}", pytrace=False)
    assert f'<faro-example id="{shown.id}"' in html


@pytest.mark.parametrize("shown", ALL, ids=lambda shown: shown.where)
def test_the_example_says_what_it_comes_to(shown: Example) -> None:
    # A still or a replay that ends in no `expect` and no `fails` would go on standing there whatever the rules became.
    if shown.options.get("mode") != "play" and "turn " in shown.log:
        assert "fails" in shown.options or "\nexpect " in shown.log, f"{shown.where}: write 'expect' under the turn"


def test_every_example_has_an_id_of_its_own() -> None:
    places: dict[str, list[str]] = {}
    for shown in find():
        places.setdefault(shown.id, []).append(shown.where)
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_the_page_shows_the_examples_that_are_found_in_it(page: Path) -> None:
    config = load_config(str(DOCS.parent / "mkdocs.yml"))
    markdown = Markdown(extensions=config["markdown_extensions"], extension_configs=config["mdx_configs"])
    text = page.read_text(encoding="utf-8")
    html = markdown.convert(text.split("\n---\n", 1)[1] if text.startswith("---\n") else text)
    found = [*read(text, page)]
    assert html.count("<faro-example ") == len(found)
    for shown in found:
        name = f'id="{shown.id}"'
        assert html.count(name) == 1, f"{shown.where}: {name} is also the id of something else, perhaps of a heading"


PAGE = dedent(
    """\
    # A page

    ```faro id="one" title='With quotes' mode="table"
    rules hoyle-1864
    open ann 100
    ```

    ````markdown
    ```faro id="shown"
    this is not run
    ```
    ````

    1. In a list:

        ````markdown
        ```faro id="shown-in-a-list"
        this is not run
        ```
        ````

        ```faro id="two"
        rules denexa
          # indented
        ```

    ~~~markdown
    ```faro id="shown-in-tildes"
    this is not run
    ```
    ~~~

    ````faro id="three"
    rules hoyle-1864
    ````

    ~~~faro id="four"
    rules hoyle-1864
    ~~~
    """
)


def test_fences_are_found_with_their_options_their_log_and_their_line() -> None:
    found = [*read(PAGE, DOCS / "page.md")]
    assert [(shown.id, shown.where) for shown in found] == [
        ("one", "docs/page.md:3"),
        ("two", "docs/page.md:22"),
        ("three", "docs/page.md:33"),
        ("four", "docs/page.md:37"),
    ]
    assert found[0].options == {"id": "one", "title": "With quotes", "mode": "table"}
    assert found[0].log == "rules hoyle-1864\nopen ann 100\n"
    assert found[1].log == "rules denexa\n  # indented\n"
    assert PAGE.splitlines()[found[0].line - 1] == "rules hoyle-1864"


def test_the_site_finds_the_same_fences() -> None:
    config = load_config(str(DOCS.parent / "mkdocs.yml"))
    markdown = Markdown(extensions=config["markdown_extensions"], extension_configs=config["mdx_configs"])
    html = markdown.convert(PAGE)
    shown = Counter(name for name in ("one", "two", "three", "four", "shown") if f'<faro-example id="{name}"' in html)
    assert shown == Counter(["one", "two", "three", "four"])


def test_a_fence_is_located_by_its_id_or_else_by_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "DOCS", tmp_path / "docs")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "page.md").write_text(PAGE, encoding="utf-8")
    assert [fence.where for fence in locate("two", "")] == ["docs/page.md:22"]
    assert [fence.where for fence in locate("", "rules hoyle-1864\nopen ann 100\n")] == ["docs/page.md:3"]
    assert [fence.where for fence in locate("nine", "rules hoyle-1864")] == ["docs/page.md:33"]
    assert locate("nine", "nothing") == []


def test_of_two_with_one_id_that_which_is_asked_about_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "DOCS", tmp_path / "docs")
    (tmp_path / "docs").mkdir()
    page = '```faro id="one"\nrules denexa\n```\n\n```faro id="one"\nrules meyer\n```\n'
    (tmp_path / "docs" / "page.md").write_text(page, encoding="utf-8")
    assert [fence.where for fence in locate("one", "rules meyer\n")] == ["docs/page.md:5", "docs/page.md:1"]


def test_a_page_that_changes_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "DOCS", tmp_path / "docs")
    page = tmp_path / "docs" / "page.md"
    page.parent.mkdir()
    page.write_text(PAGE, encoding="utf-8")
    assert len([*find()]) == 4
    page.write_text(PAGE.split("````faro")[0], encoding="utf-8")
    assert len([*find()]) == 2
