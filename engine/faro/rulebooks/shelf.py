"""The rule-books that the engine carries, read from their TOML files."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from faro.base import FaroError, meant
from faro.rulebooks.house_rules import vary
from faro.rulebooks.rulebook import Rulebook, parse

_DIGEST = re.compile(r"[0-9a-f]{8}")


def load(text: str, where: str) -> Rulebook:
    """The rule-book written in a TOML text; `bad-rulebook`, naming `where`, if the text is broken."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FaroError("bad-rulebook/toml", file=where, error=error) from None
    return parse(data, where)


class _NoSuchBook(FaroError, KeyError):
    """What a mapping tells of a key that it has not, with what to write instead."""


def _no_such_book(name: str, library: Mapping[str, Rulebook]) -> FaroError:
    return _NoSuchBook("unknown-rules", name=name, books=sorted(library), meant=meant(name, library))


def book_called(name: str, library: Mapping[str, Rulebook]) -> Rulebook:
    """The book that a log names so: `meyer`, `meyer cat=1-to-1`, with the digest behind it or without.

    Raises `unknown-rules`, with the nearest, for a book that there is not, `rules-changed` for another wording of it,
    and `bad-rulebook` for a rule that is named twice, and whatever else `vary` refuses.
    """
    book, *words = name.split() or [""]
    if book not in library:
        raise _no_such_book(book, library)
    digests = [word for word in words if _DIGEST.fullmatch(word)]
    house: dict[str, str] = {}
    for word in words:
        rule, _, value = word.partition("=")
        if rule in house:
            raise FaroError("bad-rulebook/twice", where=book, path=rule)
        if word not in digests:
            house[rule] = value
    rules = vary(library[book], house) if house else library[book]
    for digest in digests:
        if digest != rules.digest:
            raise FaroError("rules-changed", rules=rules, digest=digest)
    return rules


class _Shelf(Mapping[str, Rulebook]):
    """The rule-books in a folder, each read when it is first asked for: a reader's browser plays by one or two."""

    def __init__(self, folder: Traversable) -> None:
        ids = sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))
        self._files = {book: folder / f"{book}.toml" for book in ids}
        self._read: dict[str, Rulebook] = {}

    def __getitem__(self, book: str) -> Rulebook:
        if book not in self._files:
            raise _no_such_book(book, self)
        if book not in self._read:
            file = self._files[book]
            self._read[book] = load(file.read_text(encoding="utf-8"), file.name)
        return self._read[book]

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


@cache
def library() -> Mapping[str, Rulebook]:
    """Every rule-book of the engine by its id, which is the name of its file."""
    return _Shelf(files("faro") / "rulebooks")
