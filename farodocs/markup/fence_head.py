"""A fence: its language, what its head may say, what makes its HTML, and that whatever is wrong stops the build."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

from markdown import Markdown
from pymdownx.superfences import SuperFencesException

from faro.base import nearest
from farodocs.markup import examples, mistakes


@dataclass(frozen=True, slots=True)
class Fence:
    """A kind of fence: its language, the class of the box that it becomes, and the options that its head may have.

    `draw` makes its HTML of the options, of the lines that it holds and of the page's Markdown, and raises
    `ValueError`, `KeyError` or `FaroError`, in one sentence, for what it foresees that is wrong. `instead` says what
    stands in the head of a fence that holds no lines, and is empty where lines are read.
    """

    language: str
    css_class: str
    options: Collection[str]
    instead: str
    draw: Callable[[dict[str, str], str, Markdown], str]

    def html(self, options: dict[str, str], lines: str, md: Markdown) -> str:
        """What stands in its box. Raises what `draw` raises, and `ValueError` for options and lines that it has not."""
        refuse_unknown(options, self.language, self.options)
        if self.instead:
            refuse_lines(lines, self.language, self.instead)
        return self.draw(options, lines, md)

    def on_page(self, src: str, language: str, options: Mapping[str, Any], md: Markdown, **_: Any) -> str:
        """The HTML of one on a page, as `pymdownx.superfences` asks for it.

        Tells what is wrong, foreseen or not, as a `SuperFencesException` with its place: the build swallows any other.
        """
        given = {key: str(value) for key, value in options.items()}
        html = ""
        try:
            html = self.html(given, src, md)
        except mistakes.Placed as error:
            mistakes.tell(SuperFencesException(str(error)))
        except Exception as error:
            told = mistakes.said(error)
            for place in examples.locate_head(language, given) or [""]:
                mistakes.tell(SuperFencesException(f"{place}: {told}" if place else told))
        return f'<div class="{self.css_class}" data-search-exclude>{html}</div>'


def refuse_unknown(options: Mapping[str, str], language: str, known: Collection[str]) -> None:
    """Raises `ValueError` for an option that a fence does not have."""
    write = f"write {', '.join(known)}" if known else "it has none"
    for key in options:
        if key not in known:
            raise ValueError(f"a {language} fence has no option {key!r}; {nearest(key, known, write)}")


def refuse_lines(lines: str, language: str, instead: str) -> None:
    """Raises `ValueError` where a fence holds lines; `instead` says what stands in its head."""
    if lines.strip():
        raise ValueError(f"a {language} fence holds no lines; {instead} in its head")


def one_of(options: Mapping[str, str], name: str, of: tuple[str, ...]) -> str:
    """An option that must be one of a few, the first of them where it is left out; `ValueError` otherwise."""
    value = options.get(name, of[0])
    if value not in of:
        write = f"write {', '.join(of)}"
        raise ValueError(f"{name} cannot be {value!r}; {nearest(value, of, write)}")
    return value
