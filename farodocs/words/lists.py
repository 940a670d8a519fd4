"""The words in lists, for docs/glossary: A to Z, by theme, by era, and the French ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape

from faro.words import capital
from farodocs.data import word
from farodocs.data.glossary import ERAS, KINDS, Entry, tongue
from farodocs.data.records import key
from farodocs.markup import field_group
from farodocs.words.collection import Glossary

MARKS: Mapping[str, tuple[str, Callable[[Entry], bool]]] = {
    "cheat": ("Cheats", lambda entry: entry.kind == "cheat"),
    "bet": ("Bets", lambda entry: entry.kind == "bet"),
    "picture": ("With a drawing ■", lambda entry: bool(entry.picture)),
}
"""What the words A to Z can be narrowed to: a name, and which entries are so."""


def a_to_z(glossary: Glossary) -> str:
    """Every word with its line, letter by letter."""
    letters: dict[str, list[Entry]] = {}
    for entry in glossary.in_order:
        letters.setdefault(key(entry.headword)[0].upper(), []).append(entry)
    strip = " ".join(f'<a href="#letter-{letter.lower()}">{letter}</a>' for letter in letters)
    parts = (_letter(letter, some) for letter, some in letters.items())
    head = f'<nav class="faro-letters" aria-label="Letters">{strip}</nav>'
    return "\n\n".join([_chips(), head, *parts])


def _letter(letter: str, entries: Iterable[Entry]) -> str:
    heading = f"## {letter} {{#letter-{letter.lower()}}}"
    return f'<section class="faro-letter" markdown="block">\n\n{heading}\n\n{_list(entries, marked=True)}\n\n</section>'


def _chips() -> str:
    """What leaves fewer words, one press each."""
    chips = "".join(
        f'<label><input type="radio" name="marks" value="{mark}"{"" if mark else " checked"}> {name}</label>'
        for mark, name in {"": "All", **{mark: name for mark, (name, _) in MARKS.items()}}.items()
    )
    said = 'data-whole="{all} words, ■ with a drawing." data-part="{shown} of {all} words."'
    fold = f'<details class="faro-fold"><summary>Show only some</summary>{field_group("", "Show", chips)}</details>'
    form = f'<form class="faro-chips faro-one-of">{fold}</form>'
    chosen = f'<faro-filter data-rows=".faro-letter li" {said}>{form}<p class="faro-counted"></p></faro-filter>'
    return f'<div class="faro-choices-above">{chosen}</div>'


def _marks(entry: Entry) -> str:
    return " ".join(mark for mark, (_, has) in MARKS.items() if has(entry))


def by_theme(glossary: Glossary) -> str:
    """Every word under what it is about."""
    return _groups(glossary, "kind", KINDS, lambda entry: (entry.kind,))


def by_era(glossary: Glossary) -> str:
    """Every word under each of the games it belongs to."""
    return _groups(glossary, "era", ERAS, lambda entry: entry.era)


def french(glossary: Glossary) -> str:
    """The French words, with how to say them."""
    return _list(french_words(glossary), said=True)


def french_words(glossary: Glossary) -> list[Entry]:
    """The words that are French."""
    return [entry for entry in glossary.in_order if entry.language == "fr"]


def _groups(glossary: Glossary, name: str, values: Iterable[str], of: Callable[[Entry], Iterable[str]]) -> str:
    parts = []
    for value in values:
        title = word("terms", name, value)
        if some := [entry for entry in glossary.in_order if value in of(entry)]:
            parts.append(f"## {capital(title)} {{#{value}}}\n\n{_list(some)}\n\n")
    return "".join(parts)


def _list(entries: Iterable[Entry], *, said: bool = False, marked: bool = False) -> str:
    lines = []
    for entry in entries:
        how = "".join(f"({sound.respelling}) " for sound in entry.sounds[:1]) if said else ""
        language = f'{{: lang="{tongue(entry, entry.headword)}" }}' if tongue(entry, entry.headword) else ""
        marks = f'\n{{: data-marks="{_marks(entry)}" }}' if marked else ""
        lines.append(f"- [{entry.headword}]({entry.slug}.md){language} {how}{escape(entry.line, quote=False)}{marks}")
    return "\n".join(['<div class="faro-words" markdown>\n', *lines, "\n</div>"])
