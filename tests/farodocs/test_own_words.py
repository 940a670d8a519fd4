"""No code decides by what our own code says: that is for readers, and whoever decides is handed the facts."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import faro
import farodocs

ROOMS = [Path(package.__file__ or "").parent for package in (faro, farodocs)]
READ = {"partition", "rpartition", "split", "rsplit", "find", "rfind", "index", "rindex", "startswith", "endswith"}
"""Methods of a text that find out what it says."""
ENDS = (". ", "! ", "? ", ".", "!", "?")


def is_said(text: object) -> bool:
    """Whether a text is a sentence, or where one ends and another begins."""
    return isinstance(text, str) and (text in ENDS[:3] or (" " in text and text.endswith(ENDS)))


def decisions(source: str) -> Iterator[int]:
    """The lines that decide by a sentence: by its end, by its words, or by a constant that is one."""
    tree = ast.parse(source)
    said = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and is_said(node.value.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }

    def tells(node: ast.expr) -> bool:
        return (isinstance(node, ast.Constant) and is_said(node.value)) or (
            isinstance(node, ast.Name) and node.id in said
        )

    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in READ:
            asked = node.args[:1]
        elif isinstance(node, ast.Compare):
            asked = [node.left, *node.comparators]
        else:
            continue
        if any(map(tells, asked)):
            yield node.lineno


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_nothing_is_decided_by_a_sentence(room: Path) -> None:
    found = [f"{path}:{line}" for path in sorted(room.rglob("*.py")) for line in decisions(path.read_text("utf-8"))]
    assert not found, f"decide by a value, and say the sentence elsewhere: {', '.join(found)}"


@pytest.mark.parametrize(
    "line",
    [
        'told = announce(events).partition(". ")[0]',
        'told = said.split(". ")',
        'ends = "The deal is out." in said',
        'OUT = "The deal is out."\nends = OUT in said',
        'OUT = "The deal is out."\nends = said == OUT',
        'undone = said.endswith("the soda.")',
    ],
)
def test_a_decision_by_a_sentence_is_found(line: str) -> None:
    assert [*decisions(line)]


@pytest.mark.parametrize(
    "line", ['OUT = "It is out."\nsaid = f"{OUT} {more}"', 'stem, dot, kind = path.rpartition(".")']
)
def test_what_is_only_said_is_none(line: str) -> None:
    assert not [*decisions(line)]
