"""The words of logs and positions, for Pygments: as `faro-log` in Markdown, and `.faro` as a file."""

from __future__ import annotations

import re
from typing import ClassVar

from pygments.lexer import RegexLexer, bygroups, words
from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String, Text

from faro.notation import FORM, POSITION_WORDS, WORDS

__all__ = ["FaroLexer"]  # by which Pygments finds it

CARD = r"(?:10|[2-9AJQK])[cdhs]\+?(?![\w-])"
"""What a card looks like, as a regular expression of Python and of JavaScript."""

SMALL = tuple(sorted({part for word in WORDS.values() for part in re.findall(r"(?<= )\[?([a-z]+)(?= )", word.form)}))
"""The small words that stand within a line, as its form has them."""

_VALUES = [
    (r"\s+", Text.Whitespace),
    (CARD, String),
    (r"@[0-9a-f]{8}(?!\w)", Comment.Special),
    (r"[0-9]+(?=[chbme]*(?:[\s,:\[@>!]|$))", Number.Integer),
    (r"[,:=@>!\[\]^/~*+-]", Punctuation),
    (r"[\w-]+", Name),
    (r".", Text),
]


class FaroLexer(RegexLexer):  # type: ignore[misc]
    """Logs, line by line, and positions, which may stand alone or at the head of a log."""

    name = "Faro"
    aliases: ClassVar[list[str]] = ["faro-log", "faro-position"]
    filenames: ClassVar[list[str]] = ["*.faro"]
    url = ""
    tokens: ClassVar[dict[str, list[object]]] = {
        "root": [
            (r"#[^\n]*", Comment.Single),
            (r"(position)([ \t]+)", bygroups(Keyword, Text.Whitespace), "position"),
            (rf"(?={FORM}\b)", Text, "position"),
            (words([*WORDS], prefix=r"^[ \t]*", suffix=r"(?![\w-])"), Keyword),
            (words(SMALL, prefix=r"(?<= )", suffix=r"(?= )"), Operator.Word),
            (r"[\w]+(?==)", Name.Attribute),
            *_VALUES,
        ],
        "position": [
            (r"\n", Text.Whitespace, "#pop"),
            (rf"{FORM}\b", Keyword.Declaration),
            (words([*POSITION_WORDS, "seat"], suffix=r"(?==)"), Name.Attribute),
            *_VALUES,
        ],
    }
