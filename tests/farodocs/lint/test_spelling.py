"""The counter is a check and a colour has its u, but for what somebody else says."""

from __future__ import annotations

import pytest

from farodocs.lint.sentences import texts
from farodocs.lint.spelling import other_words


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "A card.\n\nA chip lies there.\n",
            "docs/a.md:3: 'chip' is 'check' on this site, outside quotations and notes",
        ),
        ("## Colors\n", "docs/a.md:1: 'Colors' is 'colours' on this site, outside quotations and notes"),
        ("Its neighbor.\n", "docs/a.md:1: 'neighbor' is 'neighbour' on this site, outside quotations and notes"),
        ("Seen toward dusk.\n", "docs/a.md:1: 'toward' is 'towards' on this site, outside quotations and notes"),
    ],
)
def test_another_word_is_told_with_ours(text: str, said: str) -> None:
    assert [*other_words("docs/a.md", text)] == [said]


@pytest.mark.parametrize(
    "text",
    [
        "He says “chips\nand colors”.",
        "Most books say *chips*.",
        "A poker chip, or a bean.",
        "[The drift](corners.md#a-chip-that-drifts).[^chips]\n\n[^chips]: [@denexa], the black chip,\n    its color.\n",
        "## Colours {#colors}\n\n[[colors|Colours]]\n",
        '```faro id="one-chip"\nrules meyer\n```\n',
    ],
)
def test_what_somebody_else_says_is_left_alone(text: str) -> None:
    assert not [*other_words("docs/a.md", text)]


def test_of_the_data_the_site_s_own_fields_are_read() -> None:
    data = 'asked = ["a chip"]\nplace = "Placing bets, black chip"\ntext = "A chip, or “a chip”."\n'
    said = "glossary/terms/a.toml:3: 'chip' is 'check' on this site, outside quotations and notes"
    assert [*other_words("glossary/terms/a.toml", data)] == [said]


def test_every_page_says_one_word() -> None:
    found = [wrong for file, text in texts() for wrong in other_words(file, text)]
    assert not found, "\n".join(found)
