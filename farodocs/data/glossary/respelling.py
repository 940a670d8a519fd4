"""From the International Phonetic Alphabet to a respelling that can be read aloud, by one fixed table an accent."""

from __future__ import annotations

import re
from collections.abc import Mapping

CONSONANTS = {
    **{letter: letter for letter in "bdfhklmnprstvwz"},
    "tʃ": "ch",
    "dʒ": "j",
    "ts": "ts",
    "dz": "dz",
    "pf": "pf",
    "ʃ": "sh",
    "ʒ": "zh",
    "θ": "th",
    "ð": "dh",
    "ŋ": "ng",
    "ɡ": "g",
    "j": "y",
    "x": "kh",
    "ç": "kh",
    "ʁ": "r",
    "ʂ": "sh",
    "ʐ": "zh",
    "ɕ": "sh",
    "ɲ": "ny",
    "ʎ": "ly",
    "ɥ": "w",
    "ɫ": "l",
    "ɹ": "r",
}
"""What a consonant is respelt with."""

VOWELS = {
    "iː": "ee",
    "i": "ee",
    "ɪ": "ih",
    "e": "ay",
    "eɪ": "ay",
    "eː": "ay",
    "ɛ": "eh",
    "ɛː": "air",
    "æ": "a",
    "a": "ah",
    "aː": "ah",
    "ɑ": "ah",
    "ɑː": "ah",
    "ɒ": "o",
    "ɔ": "aw",
    "ɔː": "aw",
    "ʌ": "uh",
    "ə": "uh",
    "ɐ": "uh",
    "ɚ": "er",
    "ɝ": "ur",
    "ɜː": "ur",
    "o": "oh",
    "oː": "oh",
    "oʊ": "oh",
    "əʊ": "oh",
    "u": "oo",
    "uː": "oo",
    "ʊ": "uu",
    "y": "ew",
    "yː": "ew",
    "ʏ": "ew",
    "ø": "eu",
    "øː": "eu",
    "œ": "eu",
    "ɨ": "ih",
    "aɪ": "y",
    "aʊ": "ow",
    "ɔɪ": "oy",
    "ɪə": "eer",
    "eə": "air",
    "ɛə": "air",
    "ʊə": "oor",
    "ɑ̃": "ahn",
    "ɔ̃": "ohn",
    "ɛ̃": "an",
    "œ̃": "un",
    "ɛr": "air",
    "ɪr": "eer",
    "ɑr": "ar",
    "ɔr": "or",
}
"""What a vowel is respelt with in every accent, unless OWN says otherwise."""

CLOSED = {"ih": "i", "eh": "e"}
"""What a short vowel is respelt with before a consonant of its own syllable: *bet*, and not *beht*, in every accent."""

BARE = {"aɪ": "eye"}
"""What a vowel is respelt with where no consonant opens its syllable: a lone *y* would be read as one."""

OWN: Mapping[str, Mapping[str, str]] = {
    "american": {},
    "british": {"e": "eh"},
    "french": {},
    "german": {},
    "russian": {},
    "italian": {},
}
"""The accents, and what each respells in its own way."""

SILENT = ("ʲ", "̯", "̩", "ː", "͡", "ˑ", "ʰ")
"""Marks that no respelling shows."""

_SYLLABLE = re.compile(r"([ˈˌ]?)([^ˈˌ.\s-]+)")


class Unpronounceable(ValueError):
    """A sign that the table does not hold."""


def respelt(ipa: str, accent: str) -> str:
    """How a word is said, in letters: syllables joined by hyphens, the stressed ones in capitals.

    Raises `Unpronounceable` for a sign that the table of the accent does not hold.
    """
    return " ".join(_word(word, accent) for word in ipa.split())


def _word(word: str, accent: str) -> str:
    syllables = [(stress, _letters(signs, accent)) for stress, signs in _SYLLABLE.findall(word)]
    stressed = len(syllables) > 1 or "ˈ" in word
    return "-".join(text.upper() if stress == "ˈ" and stressed else text for stress, text in syllables)


def _letters(signs: str, accent: str) -> str:
    table = {**CONSONANTS, **VOWELS, **OWN[accent]}
    found: list[str] = []
    while signs:
        sign = next((signs[:size] for size in (3, 2, 1) if signs[:size] in table), "")
        if sign:
            found.append(sign)
        elif signs[0] not in SILENT:
            raise Unpronounceable(signs[0])
        signs = signs[len(sign) or 1 :]
    letters = [table[sign] for sign in found]
    for at, sign in enumerate(found):
        if at == 0:
            letters[at] = BARE.get(sign, letters[at])
        if at + 1 < len(found):
            letters[at] = CLOSED.get(letters[at], letters[at])
    return "".join(letters)
