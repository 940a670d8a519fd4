"""How long a breath a page is told in: not too many of its sentences may be short ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from farodocs.lint.sentences import parts, split

SHORT = 8
"""A sentence of so many words, or fewer, is short."""

MOST = Fraction(3, 10)
"""The share of short sentences that a page may have."""

FEWEST = 20
"""A page of fewer sentences is not counted."""

_ELSE = re.compile(r"[-#>|{<]|\* |\d+\. |\[\^|!\[|=== |!!!|\?\?\?")
_LABEL = re.compile(r"\A\*\*[^*]+\*\*")
_WORD = re.compile(r"[\w’–-]*[^\W_][\w’–-]*")


def chopped(file: str, text: str) -> Iterator[str]:
    """What is wrong with a page of which too many sentences are short, with the place where most of them follow on."""
    if not file.endswith(".md"):
        return
    told = list(running(text))
    short = [len(_WORD.findall(sentence)) <= SHORT for _, sentence in told]
    if len(told) < FEWEST or Fraction(sum(short), len(told)) <= MOST:
        return
    line = max(range(len(told)), key=lambda at: (sum(short[at : at + 8]), -at))
    yield (
        f"{file}:{told[line][0]}: {sum(short)} of the page’s {len(told)} sentences have {SHORT} words or fewer, "
        f"most of them from here; at most {float(MOST):.0%} may: let some carry on from one another"
    )


def running(text: str) -> Iterator[tuple[int, str]]:
    """The sentences of a page’s paragraphs, without what is bold at a head, each with its paragraph’s line."""
    for line, part in parts(text):
        if not _ELSE.match(part):
            yield from ((line, told) for told in split(_LABEL.sub("", part)) if _WORD.search(told))
