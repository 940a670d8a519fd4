"""A page is told in sentences that carry on from one another."""

from __future__ import annotations

import pytest

from farodocs.lint.breath import FEWEST, chopped, running
from farodocs.lint.sentences import texts

LONG = "The dealer slides a card out of the box, and every stake on its rank is lost."


def page(short: int, long: int) -> str:
    return "# A page\n\n" + "\n\n".join(["The bank takes it."] * short + [LONG] * long) + "\n"


def test_a_chopped_page_is_found_where_it_is_worst() -> None:
    assert list(chopped("docs/a.md", page(7, 13))) == [
        "docs/a.md:3: 7 of the page’s 20 sentences have 8 words or fewer, "
        "most of them from here; at most 30% may: let some carry on from one another"
    ]


@pytest.mark.parametrize(("short", "long"), [(6, 14), (FEWEST - 1, 0)])
def test_some_short_sentences_and_a_short_page_are_left_alone(short: int, long: int) -> None:
    assert not list(chopped("docs/a.md", page(short, long)))


def test_only_running_sentences_count() -> None:
    text = """## Heading

- An item.

**What beat it.** Nobody says, and nobody ever found out.

| a | b |
|---|---|

```faro id="x"
soda Kd
```

![A picture.](a.svg)

[^note]: A note.
"""
    assert list(running(text)) == [(5, "Nobody says, and nobody ever found out.")]


def test_no_page_of_ours_is_chopped() -> None:
    found = [wrong for file, text in texts() for wrong in chopped(file, text)]
    assert not found, "\n".join(found)
