"""A foreign word of the game that stands out says its language."""

from __future__ import annotations

import pytest

from farodocs.lint.sentences import texts
from farodocs.lint.tongues import foreign_names, unmarked

NAMES = {"paroli": "fr", "sept et le va": "fr"}


@pytest.mark.parametrize("words", ["*paroli*", "**Paroli**", "a *sept et le va* too"])
def test_a_foreign_word_without_its_language_is_found(words: str) -> None:
    (found,) = unmarked("docs/a.md", f"First line.\nThen {words}.", NAMES)
    assert found.startswith("docs/a.md:2: ")
    assert '{: lang="fr" }' in found
    assert "{: lang=fr }" in next(iter(unmarked("glossary/a.toml", words, NAMES)))


@pytest.mark.parametrize(
    "words", ['*paroli*{: lang="fr" }', "*[[paroli]]*", "paroli", "*parolis and more*", "```faro\n*paroli*\n```"]
)
def test_what_is_marked_or_marks_itself_is_left_alone(words: str) -> None:
    assert not list(unmarked("docs/a.md", words, NAMES))


def test_each_foreign_word_of_ours_says_its_language() -> None:
    names = foreign_names()
    assert names["va banque"] == "fr"
    assert names["stos"] == "ru-Latn"
    assert "book" not in names
    found = [line for file, text in texts() for line in unmarked(file, text, names)]
    assert not found, "\n".join(found)
