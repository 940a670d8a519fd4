"""How a page and a file of data are read: sentence by sentence, without markup, with the line."""

from __future__ import annotations

from farodocs.lint.sentences import Sentence, of_data, of_page, split

PAGE = '''---
title: Head of no books
description: "Told in a search. Twice."
---
# A heading

One sentence with a [link](a.md#b) and a [[soda|first card]].[^note] Another, *loud*,
over two lines.

```faro
rules meyer # no book
```

```faro-lesson id="x" number="1"
goal = "Do it."
says = """Say it. Say more."""
```

| Cell one | Cell two |
|---|---|

- An item. And “a quotation.” More.

[^note]: [@meyer], page 3.
'''


def test_a_page_is_read_with_what_its_head_says_of_it_and_without_its_fences() -> None:
    assert list(of_page("docs/a.md", PAGE)) == [
        Sentence("docs/a.md", 3, "Told in a search."),
        Sentence("docs/a.md", 3, "Twice."),
        Sentence("docs/a.md", 15, "Do it."),
        Sentence("docs/a.md", 16, "Say it."),
        Sentence("docs/a.md", 16, "Say more."),
        Sentence("docs/a.md", 5, "A heading"),
        Sentence("docs/a.md", 7, "One sentence with a link and a first card."),
        Sentence("docs/a.md", 7, "Another, loud, over two lines."),
        Sentence("docs/a.md", 19, "Cell one"),
        Sentence("docs/a.md", 19, "Cell two"),
        Sentence("docs/a.md", 22, "An item."),
        Sentence("docs/a.md", 22, "And “a quotation.”"),
        Sentence("docs/a.md", 22, "More."),
        Sentence("docs/a.md", 24, ", page 3."),
    ]


def test_data_is_read_but_for_names_quotations_and_logs() -> None:
    toml = 'headword = "No book"\nline = "A line. And more."\n\n[example]\nlog = "rules x"\ncaption = "A caption."\n'
    assert [(told.line, told.text) for told in of_data("x.toml", toml)] == [
        (2, "A line."),
        (2, "And more."),
        (6, "A caption."),
    ]


def test_what_is_asked_stands_in_the_sentence() -> None:
    assert split("[[=books call=refused as=Word]] take none.") == ["[[=books call=refused as=Word]] take none."]
