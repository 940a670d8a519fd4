"""Boards as a browser would read them: a strict parser of the HTML that the engine draws, and boards to read."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from html.parser import HTMLParser

from faro.pictures.boards import board
from faro.pictures.seat_boards import seat
from faro.rulebooks.rulebook import Rulebook
from faro.seats.view import see
from tests.engine.tables import HOYLE, at

EMPTY = {"br", "img", "input", "path", "use", "circle", "rect", "hr", "meta", "link", "wbr"}
BETS = "open ann 50\nopen you 100\nbet you 5 on Q\ncopper ann 2 on 7\nsoda Kd\n"
"""A table with a stake of the reader's own and one of somebody else's."""


@dataclass
class Element:
    """An element of a board: its name, its attributes, all text in it."""

    name: str
    attributes: dict[str, str]
    text: str = ""
    inside: list[Element] = field(default_factory=list)

    def has(self, name: str) -> bool:
        return name in self.attributes.get("class", "").split()


class Reader(HTMLParser):
    """Reads a board and fails on a tag that is not closed, or closed twice."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.all: list[Element] = []
        self.opened: list[Element] = []
        self.feed(html)
        assert not self.opened, f"not closed: {[element.name for element in self.opened]}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = Counter(name for name, _ in attrs)
        assert all(count == 1 for count in names.values()), f"<{tag}> has an attribute twice: {names}"
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.all.append(element)
        for other in self.opened:
            other.inside.append(element)
        if tag not in EMPTY:
            self.opened.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.opened, f"</{tag}> closes nothing"
        assert self.opened.pop().name == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        for element in self.opened:
            element.text += data

    def by_class(self, name: str) -> list[Element]:
        return [element for element in self.all if element.has(name)]

    def spot(self, rank: str) -> Element:
        (cell,) = self.by_class(f"faro-at-{rank}")
        return next(element for element in cell.inside if element.has("faro-spot"))


def still(log: str, who: str | None = None, rules: Rulebook = HOYLE) -> Reader:
    return Reader(board(see(at(log, rules), who)))


def live(log: str, who: str = "you", prefix: str = "x", chip: int = 5, rules: Rulebook = HOYLE) -> Reader:
    return Reader(seat(see(at(log, rules), who), prefix, chip))


def texts(element: Element, name: str) -> list[str]:
    return [inside.text for inside in element.inside if inside.has(name)]
