"""What the fences have in common that are told what to make by their head: a table, a chart, a form."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from pymdownx.superfences import SuperFencesException

from farodocs import examples


def made(language: str, css_class: str, options: Mapping[str, Any], render: Callable[[dict[str, str]], str]) -> str:
    """The HTML of a fence on a page, from what makes it of the options.

    A `ValueError` or `KeyError` becomes a `SuperFencesException` with file and line: any other the build would swallow.
    """
    given = {key: str(value) for key, value in options.items()}
    try:
        html = render(given)
    except (ValueError, KeyError) as error:
        places = examples.locate_head(language, given)
        raise SuperFencesException(": ".join([*places[:1], str(error.args[0])])) from None
    return f'<div class="{css_class}" data-search-exclude>{html}</div>'


def refuse_unknown(options: Mapping[str, str], language: str, known: Collection[str]) -> None:
    """Raises `ValueError` for an option that a fence does not have."""
    for key in options:
        if key not in known:
            raise ValueError(f"a {language} fence has no option {key!r}; write {', '.join(known)}")


def refuse_lines(source: str, language: str, instead: str) -> None:
    """Raises `ValueError` where a fence holds lines; `instead` says what stands in its head."""
    if source.strip():
        raise ValueError(f"a {language} fence holds no lines; {instead} in its head")


def one_of(options: Mapping[str, str], name: str, of: tuple[str, ...]) -> str:
    """An option that must be one of a few, the first of them where it is left out; `ValueError` otherwise."""
    value = options.get(name, of[0])
    if value not in of:
        raise ValueError(f"{name} cannot be {value!r}; write {', '.join(of)}")
    return value
