"""Words and examples of a larger site: copies that the site takes for others."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from benchmarks.larger import grown, page_of, word_copied
from farodocs.browser import TOOLS
from farodocs.data.glossary.names import names_of
from farodocs.data.glossary.reading import read_entry
from farodocs.data.records.names import key, targets
from farodocs.folders import GLOSSARY, NODE_MODULES, ROOT
from farodocs.markup.examples import Example, read


@pytest.mark.parametrize("path", sorted((GLOSSARY / "terms").glob("*.toml"))[::20], ids=lambda path: path.stem)
def test_a_copied_word_is_a_word_under_other_names_with_neighbours_of_its_number(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    word, _ = read_entry(path.stem, text)
    copy, wrong = read_entry(f"{path.stem}-7", word_copied(tomllib.loads(text), 7))
    assert word is not None
    assert copy is not None
    assert wrong == []
    assert [*map(key, names_of(copy))] == [key(f"{name} 7") for name in names_of(word)]
    assert copy.see == tuple(f"{slug}-7" for slug in word.see)
    assert all(name.endswith(" 7") for text in copy.texts.values() for name in targets(text))
    assert all(key(copy.headword) in key(attested.words) for attested in copy.attestations[:1])
    assert (copy.line, copy.asked, copy.sounds) == (word.line, word.asked, word.sounds)


def test_a_copied_example_has_another_id_and_another_log() -> None:
    example = Example(
        Path("page.md"), 3, {"id": "won", "mode": "replay", "title": "A winner"}, "rules meyer\nsoda Kd\n"
    )
    [copy] = read(page_of(4, [(example, 7)]), Path("page-4.md"))
    assert copy.options == {"id": "won-7", "mode": "replay", "title": "A winner"}
    assert copy.log.splitlines()[1:] == example.log.splitlines()
    assert copy.log.splitlines()[0].startswith("#")


def test_a_copy_of_the_project_finds_what_is_installed_for_it(tmp_path: Path) -> None:
    folder = grown(tmp_path)
    assert all((folder / installed.relative_to(ROOT)).is_dir() for installed in (NODE_MODULES, TOOLS))
