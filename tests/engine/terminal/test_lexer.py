from __future__ import annotations

import pytest
from pygments.token import Comment, Error, Keyword, Name, Number, String

from faro.notation.position import format_position
from faro.notation.words import WORDS
from faro.terminal import FaroLexer
from tests.engine.tables import EVERY_WORD, at


@pytest.mark.parametrize("log", ["\n".join(log) for log, _ in EVERY_WORD])
def test_every_line_of_a_log_is_told_apart_and_nothing_is_lost(log: str) -> None:
    tokens = [*FaroLexer().get_tokens(log)]
    assert "".join(text for _, text in tokens).strip() == log
    assert Error not in {kind for kind, _ in tokens}
    begins = {line.split()[0] for line in log.splitlines()}
    assert {text for kind, text in tokens if kind is Keyword} >= begins & {*WORDS}


def test_the_parts_of_a_line() -> None:
    of = {text: kind for kind, text in FaroLexer().get_tokens("bet ann 6 on Q # a remark\nturn 7h 9s")}
    assert (of["bet"], of["ann"], of["6"], of["7h"]) == (Keyword, Name, Number.Integer, String)
    assert of["# a remark"] is Comment.Single


def test_the_words_of_a_position_that_stands_alone() -> None:
    line = format_position(at("open ann 100\nsoda Kd\nbet ann 5 on Q"))
    of = {text: kind for kind, text in FaroLexer().get_tokens(line)}
    assert (of["faro1"], of["deal"], of["stakes"], of["Kd"]) == (
        Keyword.Declaration,
        Name.Attribute,
        Name.Attribute,
        String,
    )
