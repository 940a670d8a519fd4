"""The ```faro-thing fence: a thing of the game as a picture, with what is known of real ones and what is guessed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from markdown import Markdown

from farodocs.figures import pressed
from farodocs.figures.objects import THINGS, Part, Thing, file_of
from farodocs.markup import Fence, file_link, one_of, page_link

TOLD = ("yes", "guessed", "no")
"""Whether the words under a picture say what is known and guessed. Where the text beside it tells what is known, they
say only what the drawing guesses; a picture that stands twice says it once."""


def render(options: Mapping[str, str], file: Callable[[str], str], place: Callable[[str], str]) -> str:
    """The HTML of the picture that the fence's head names, as `of="copper"`.

    `file` says where the page finds a file, and `place` where it finds a place of another page. Raises `KeyError` or
    `ValueError`, in one sentence, for what there is not.
    """
    name = options.get("of", "")
    address = file(file_of(name))
    thing = THINGS[name]
    said = {"yes": (thing.known, thing.guessed), "guessed": (thing.guessed,), "no": ()}[one_of(options, "told", TOLD)]
    told = "".join(f"<p>{escape(words, quote=False)}</p>" for words in said)
    kind = "faro-thing faro-thing-plate faro-pressed" if thing.parts else "faro-thing"
    return (
        f'<figure class="{kind}"><div><img src="{address}" alt="{escape(thing.title)}. {escape(thing.seen)}"'
        f' width="{thing.width}" height="{thing.height}" loading="lazy">{_numbers(thing, place)}</div>'
        f"<figcaption><b>{escape(thing.title, quote=False)}.</b>{_key(thing, place)}{told}</figcaption></figure>"
    )


def _numbers(thing: Thing, place: Callable[[str], str]) -> str:
    """The numbers on the picture. Who cannot see it has the same links in the list, so these are for the eye alone."""
    if not thing.parts:
        return ""
    numbers = "".join(_number(thing, part, number, place) for number, part in enumerate(thing.parts, 1))
    return f'<svg aria-hidden="true">{numbers}</svg>'


def _number(thing: Thing, part: Part, number: int, place: Callable[[str], str]) -> str:
    x, y = (f"{100 * at / size:.1f}%" for at, size in zip(part.at, (thing.width, thing.height), strict=True))
    inside = f'<circle cx="{x}" cy="{y}"/><text x="{x}" y="{y}" dy=".35em">{number}</text>'
    return pressed(place(part.link), part.name, inside, stop=False)


def _key(thing: Thing, place: Callable[[str], str]) -> str:
    """The numbered list of what is on the picture."""
    if not thing.parts:
        return ""
    return f"<ol>{''.join(f'<li>{_link(part, place)}</li>' for part in thing.parts)}</ol>"


def _link(part: Part, place: Callable[[str], str]) -> str:
    return f'<a href="{place(part.link)}">{escape(part.name, quote=False)}</a>'


def _to(md: Markdown, place: str) -> str:
    page, _, anchor = place.partition("#")
    return page_link(md, page) + (f"#{anchor}" if anchor else "")


FENCE = Fence(
    "faro-thing",
    "faro-thing-box",
    ("of", "told"),
    "its thing stands",
    lambda given, _, md: render(given, lambda file: file_link(md, file), lambda place: _to(md, place)),
)
