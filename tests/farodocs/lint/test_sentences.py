"""How a page and a file of data are read: sentence by sentence, without markup, with the line."""

from __future__ import annotations

from farodocs.lint.sentences import Sentence, of_data, of_page, split

PAGE = '''---
title: Head of no books
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


def test_a_page_is_read_without_its_head_and_its_fences() -> None:
    assert list(of_page("docs/a.md", PAGE)) == [
        Sentence("docs/a.md", 14, "Do it."),
        Sentence("docs/a.md", 15, "Say it."),
        Sentence("docs/a.md", 15, "Say more."),
        Sentence("docs/a.md", 4, "A heading"),
        Sentence("docs/a.md", 6, "One sentence with a link and a first card."),
        Sentence("docs/a.md", 6, "Another, loud, over two lines."),
        Sentence("docs/a.md", 18, "Cell one"),
        Sentence("docs/a.md", 18, "Cell two"),
        Sentence("docs/a.md", 21, "An item."),
        Sentence("docs/a.md", 21, "And “a quotation.”"),
        Sentence("docs/a.md", 21, "More."),
        Sentence("docs/a.md", 23, ", page 3."),
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
