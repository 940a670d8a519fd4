"""The index: for every stem, what it adds to each text that has it, by BM25F.

Robertson, Zaragoza and Taylor, "Simple BM25 extension to multiple weighted fields" (2004). All of it that does not
depend on the question is reckoned here, so that the browser only adds up.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import nlargest
from typing import Any

from faro.notation import look_alikes
from farodocs.search.numbers import packed, steps
from farodocs.search.text import stems, tables
from farodocs.search.thesaurus import thesaurus

SATURATION = 1.2  # k1: how soon another occurrence adds nothing
LENGTH = 0.6  # b: how much a long field counts against its words
SHARED = 6.0  # the weight at which a word counts as half present, when the texts that share it are counted
LEAST, GROWTH = 0.2, 1.18  # an impact is the least, so many times grown
MOST_STEMS = 19  # of a text that is only an extract, those that tell most of it
FINE = 20  # how rare a stem is, and what a word beside another is worth, in twentieths


@dataclass(frozen=True)
class Text:
    """What is found: its fields, and passages that may answer by themselves. `share` is what it counts of another, and
    `is_extract` says that only what tells most of it is indexed."""

    fields: Mapping[str, Sequence[str]]
    passages: Sequence[str] = ()
    share: float = 1.0
    is_extract: bool = False


@dataclass(frozen=True)
class _Counted:
    weights: Mapping[str, Mapping[int, float]]
    rare: Mapping[str, float] = field(default_factory=dict)


def index(texts: Sequence[Text], weights: Mapping[str, float], *, explained: int) -> dict[str, Any]:
    """The index of some texts, numbered as they come; with the everyday words beside those of the first `explained`."""
    counted = _count(texts, weights)
    told = _most_telling(texts, counted)
    vocabulary = sorted(told)
    number = {one: at for at, one in enumerate(vocabulary)}
    passages = [sorted({number[one] for one in stems(it) if one in number}) for text in texts for it in text.passages]
    own = {one for one, having in counted.weights.items() if any(at < explained for at in having)}
    near = thesaurus(own, {*vocabulary})
    read = tables()
    alike = {sign.lower(): letter.lower() for sign, letter in look_alikes.LETTERS.items()}
    written = {"letters": read["letters"], "alike": alike, **read["words"]}
    return {
        "stems": " ".join(vocabulary),
        "rare": packed(round(FINE * counted.rare[one]) for one in vocabulary),
        "having": packed(len(told[one]) for one in vocabulary),
        "texts": packed(step for one in vocabulary for step in steps(at for at, _ in told[one])),
        "levels": packed(level for one in vocabulary for _, level in told[one]),
        "least": LEAST,
        "growth": GROWTH,
        "fine": FINE,
        "passages": {
            "of": packed(len(text.passages) for text in texts),
            "having": packed(map(len, passages)),
            "stems": packed(step for some in passages for step in steps(some)),
        },
        "beside": {
            "of": " ".join(near),
            "having": packed(len(some) for some in near.values()),
            "stems": packed(number[to] for some in near.values() for to in some),
            "worths": packed(round(FINE * worth) for some in near.values() for worth in some.values()),
        },
        "reading": written | {"endings": list(read["endings"].items())},
    }


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


def _most_telling(texts: Sequence[Text], counted: _Counted) -> dict[str, list[tuple[int, int]]]:
    """For each stem the texts that it tells of, with how much it adds to each, as a level."""
    impacts: dict[int, list[tuple[float, str]]] = defaultdict(list)
    for one, of in counted.weights.items():
        for at, weight in of.items():
            impact = counted.rare[one] * weight * (SATURATION + 1) / (weight + SATURATION)
            impacts[at].append((texts[at].share * impact, one))
    told: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for at, some in sorted(impacts.items()):
        for impact, one in nlargest(MOST_STEMS, some) if texts[at].is_extract else some:
            told[one].append((at, max(0, round(math.log(impact / LEAST, GROWTH)))))
    return told
