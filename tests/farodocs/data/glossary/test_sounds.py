"""A word is said alike wherever it stands, and with its stress: one sound is held against the others."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

from farodocs.words.collection import glossary

ENGLISH = ("american", "british")
WEAK = frozenset({"the", "and"})
"""What is said otherwise before a vowel, or in haste."""
_MARKS = re.compile("[ˈˌ.ː]")


def test_a_word_is_said_alike_in_every_entry_of_which_it_is_a_part() -> None:
    said: dict[tuple[str, str], dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    own: dict[tuple[str, str], set[str]] = defaultdict(set)
    for entry in glossary().in_order:
        words = re.split("[ -]", entry.headword.lower())
        for sound in entry.sounds:
            heard = [_MARKS.sub("", part) for part in sound.ipa.split()]
            if len(words) != len(heard) or sound.accent not in ENGLISH:
                continue
            for word, part in zip(words, heard, strict=True):
                said[word, sound.accent][part].append(entry.slug)
                if len(words) == 1:
                    own[word, sound.accent].add(part)
    # Where the entry of the word itself has two sounds, either may stand.
    apart = {
        (word, accent): dict(ways)
        for (word, accent), ways in said.items()
        if len(ways) > 1 and word not in WEAK and ways.keys() != own[word, accent]
    }
    assert apart == {}


def test_an_english_word_of_several_syllables_has_its_stress() -> None:
    flat = [
        (entry.slug, sound.ipa)
        for entry in glossary().in_order
        for sound in entry.sounds
        if sound.accent in ENGLISH and re.search(r"[.\sˌ]", sound.ipa) and "ˈ" not in sound.ipa
    ]
    assert flat == []


def test_a_sound_reads_as_the_list_of_respellings_has_it(golden: Callable[[Path, str], None]) -> None:
    # A sign that is wrong shows in letters: the list is read again, word by word, before a change of it is kept.
    read = [
        f"{entry.headword}: {sound.respelling} ({sound.accent})"
        for entry in glossary().in_order
        for sound in entry.sounds
    ]
    golden(Path(__file__).parent / "goldens" / "respellings.txt", "\n".join([*read, ""]))
