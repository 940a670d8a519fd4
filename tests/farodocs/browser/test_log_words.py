"""The editor's words are the engine's, and it tells them apart as the lexer does that colours the pages."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from pygments.token import Comment, Keyword, Name, Number, Operator, Punctuation, String

from faro.highlighting import FaroLexer
from faro.notation import FORM, POSITION_WORDS, WORDS, format_position
from farodocs.browser import find_node
from farodocs.browser.log_words import log_words
from tests.engine.tables import EVERY_WORD, at

KINDS = {
    Comment.Single: "comment",
    Comment.Special: "meta",
    Keyword: "keyword",
    Keyword.Declaration: "keyword",
    Name.Attribute: "attributeName",
    Number.Integer: "number",
    Operator.Word: "operator",
    Punctuation: "punctuation",
    String: "string",
}
"""What the editor calls what the lexer tells apart; it colours nothing else."""

LOGS = [
    *("\n".join(log) for log, _ in EVERY_WORD),
    *(f"{format_position(at(log))}\nbet ann 5 on 7 # on" for log in ("open ann 100\nsoda Kd\nbet ann 5 on Q",)),
]


def test_every_kind_of_a_form_that_is_a_list_is_there() -> None:
    words = log_words()
    assert {*words["lines"]} == {*WORDS}
    assert {*words["position"]} == {*POSITION_WORDS, "seat"}
    assert words["form"] == FORM
    assert all(words["kinds"].values())


def test_the_editor_tells_words_apart_as_the_lexer_does() -> None:
    script = Path(__file__).with_name("log_tokens.mjs")
    asked = json.dumps({"words": log_words(), "logs": LOGS})
    run = subprocess.run([find_node(), str(script)], input=asked, capture_output=True, text=True, check=True)
    for log, told in zip(LOGS, json.loads(run.stdout), strict=True):
        lexed = [[KINDS[kind], text] for kind, text in FaroLexer().get_tokens(log) if kind in KINDS]
        assert told == lexed, log
