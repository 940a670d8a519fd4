"""What the engine can be told stands in an example of some page."""

from __future__ import annotations

import pytest

from faro.log import GRAMMAR
from farodocs import examples

WORDS = {line.split()[0] for example in examples.find() for line in example.log.splitlines() if line.strip()}


@pytest.mark.parametrize("word", GRAMMAR)
def test_every_command_word_stands_in_an_example(word: str) -> None:
    assert word in WORDS
