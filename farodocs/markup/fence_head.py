"""What the fences have in common that are told what to make by their head: a table, a chart, a form."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from pymdownx.superfences import SuperFencesException

from faro.base import FaroError, nearest
from farodocs import mistakes
from farodocs.markup import examples


def made(language: str, css_class: str, options: Mapping[str, Any], render: Callable[[dict[str, str]], str]) -> str:
    """The HTML of a fence on a page, from what makes it of the options.

    A `ValueError`, `KeyError` or `FaroError` becomes a `SuperFencesException` with file and line: any other the build
    would swallow.
    """
    given = {key: str(value) for key, value in options.items()}
    try:
        html = render(given)
    except mistakes.Placed as error:
        mistakes.tell(SuperFencesException(str(error)))
        html = ""
    except (ValueError, KeyError, FaroError) as error:
        told = str(error.args[0]) if isinstance(error, KeyError) else str(error)
        for place in examples.locate_head(language, given) or [""]:
            mistakes.tell(SuperFencesException(f"{place}: {told}" if place else told))
        html = ""
    return f'<div class="{css_class}" data-search-exclude>{html}</div>'


def refuse_unknown(options: Mapping[str, str], language: str, known: Collection[str]) -> None:
    """Raises `ValueError` for an option that a fence does not have."""
    write = f"write {', '.join(known)}" if known else "it has none"
    for key in options:
        if key not in known:
            raise ValueError(f"a {language} fence has no option {key!r}; {nearest(key, known, write).written}")


def refuse_lines(source: str, language: str, instead: str) -> None:
    """Raises `ValueError` where a fence holds lines; `instead` says what stands in its head."""
    if source.strip():
        raise ValueError(f"a {language} fence holds no lines; {instead} in its head")


def one_of(options: Mapping[str, str], name: str, of: tuple[str, ...]) -> str:
    """An option that must be one of a few, the first of them where it is left out; `ValueError` otherwise."""
    value = options.get(name, of[0])
    if value not in of:
        write = f"write {', '.join(of)}"
        raise ValueError(f"{name} cannot be {value!r}; {nearest(value, of, write).written}")
    return value
