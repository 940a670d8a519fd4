"""The index: for every stem, what it adds to each text that has it, by BM25F.

Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields" (2004). All of it that does not
depend on the question is reckoned here, so that the browser only adds up.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from farodocs.search.text import stems, tables, words
from farodocs.search.thesaurus import thesaurus

SATURATION = 1.2  # k1: how soon another occurrence adds nothing
LENGTH = 0.6  # b: how much a long field counts against its words
SHARED = 4.0  # the weight at which a word counts as half present, when the texts that share it are counted
FINE = 10  # impacts are tenths
SHORT = 10.0  # added to the weight of a passage, so that one of a single word does not outdo all others


@dataclass(frozen=True)
class Text:
    """What is found: its names, wrong spellings of them, its fields, and passages that may answer by themselves."""

    fields: Mapping[str, Sequence[str]]
    names: Sequence[str] = ()
    misspellings: Sequence[str] = ()
    passages: Sequence[str] = ()


@dataclass(frozen=True)
class _Counted:
    weights: Mapping[str, Mapping[int, float]]
    rare: Mapping[str, float] = field(default_factory=dict)


def index(texts: Sequence[Text], weights: Mapping[str, float], *, beside: bool) -> dict[str, Any]:
    """The index of some texts, numbered as they come; with the words beside theirs if these are wanted."""
    counted = _count(texts, weights)
    vocabulary = sorted(counted.weights)
    number = {one: at for at, one in enumerate(vocabulary)}
    impacts = [
        [
            part
            for text, weight in sorted(counted.weights[one].items())
            for part in (text, round(FINE * counted.rare[one] * weight * (SATURATION + 1) / (weight + SATURATION)))
        ]
        for one in vocabulary
    ]
    rare = [round(FINE * counted.rare[one]) for one in vocabulary]
    made = {"stems": vocabulary, "impacts": impacts, "rare": rare, "fine": FINE, **_names(texts)}
    made["passages"] = list(_passages(texts, counted.rare, number))
    near = thesaurus(number) if beside else {}
    made["beside"] = {
        of: [part for to, worth in some.items() for part in (number[to], worth)] for of, some in near.items()
    }
    read = tables()
    made["reading"] = {"letters": read["letters"], "endings": list(read["endings"].items()), **read["words"]}
    return made


def _count(texts: Sequence[Text], weights: Mapping[str, float]) -> _Counted:
    found = [
        {name: [one for part in text.fields.get(name, ()) for one in stems(part)] for name in weights} for text in texts
    ]
    counted: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    for name, weight in weights.items():
        lengths = [len(fields[name]) for fields in found if fields[name]]
        average = sum(lengths) / len(lengths) if lengths else 1
        for at, fields in enumerate(found):
            length = 1 - LENGTH + LENGTH * len(fields[name]) / average
            for one, times in Counter(fields[name]).items():
                counted[one][at] += weight * times / length
    return _Counted(counted, {one: _rare(of.values(), len(texts)) for one, of in counted.items()})


def _rare(weights: Iterable[float], texts: int) -> float:
    """How much a word tells; a text that has it only in passing counts as less than one."""
    shared = sum(weight / (weight + SHARED) for weight in weights)
    return math.log(1 + (texts - shared + 0.5) / (shared + 0.5))


def _names(texts: Sequence[Text]) -> dict[str, dict[str, list[int]]]:
    """The texts by their names without spaces; apart, by the same without endings and by wrong spellings."""
    names: dict[str, list[int]] = {}
    misspelt: dict[str, list[int]] = {}
    for at, text in enumerate(texts):
        own = {"".join(words(name)) for name in text.names}
        others = {"".join(make(name)) for name in (*text.names, *text.misspellings) for make in (words, stems)}
        for known, keys in ((names, own), (misspelt, others - own)):
            for key in keys - {""}:
                known.setdefault(key, []).append(at)
    return {"names": dict(sorted(names.items())), "misspelt": dict(sorted(misspelt.items()))}


def _passages(texts: Sequence[Text], rare: Mapping[str, float], number: Mapping[str, int]) -> Iterable[list[float]]:
    """For each passage its text, what it weighs, and its stems."""
    for at, text in enumerate(texts):
        for passage in text.passages:
            here = {*stems(passage)}
            weight = math.sqrt(SHORT + sum(rare[one] for one in here))
            yield [at, round(weight, 2), *sorted(number[one] for one in here)]
