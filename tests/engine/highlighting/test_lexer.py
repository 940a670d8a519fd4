from __future__ import annotations

import subprocess
import sys

import pytest
from pygments.token import Comment, Error, Keyword, Name, Number, String

from faro.highlighting import FaroLexer
from faro.notation.position import format_position
from faro.notation.words import WORDS
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


def test_it_needs_nothing_but_pygments() -> None:
    """Pygments asks every plug-in for a name that it does not know; what is missing there stops it for everybody."""
    script = (
        "import sys; sys.modules |= dict.fromkeys(('click', 'rich'))\n"
        "from faro.highlighting.lexer import FaroLexer\n"
        "print(FaroLexer.name)"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr) == ("Faro\n", "")
