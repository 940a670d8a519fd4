"""The page of one word, as Markdown."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from html import escape

from farodocs import folders
from farodocs.data import word
from farodocs.data.glossary import Entry, Shown, Sound, marked, tongue
from farodocs.data.history import history
from farodocs.data.records import Citation
from farodocs.markup import cite, scroll_box
from farodocs.words.back_links import mentioned_by, places_of
from farodocs.words.collection import Glossary
from farodocs.words.json_data import json_ld

ROOT = "../../"
"""The root of the site, as seen from the page of a word."""

PARTS_OF_SITE = {
    "rules/bets/": "Bets",
    "rules/": "Rules",
    "cheats/": "Cheats",
    "history/": "History",
    "learn/": "Lessons",
    "play/": "Play",
    "library/": "Library",
    "": "First page",
}
"""What the places of a word are told under, by the beginning of their paths."""

SHOWN = 2
"""How many of them stand there before the others are folded."""

BORROWED = ("title", "fails", "books", "lid", "cases")
"""The options of another page's example that the word shows too: what it plays, and what stands beside it."""

UNDATED = "No dated quotation of the word has been found in the texts that were read for this site."

UNQUOTED = "On the timeline under {}, without a quotation."

HEAD = """---
title: {title}
description: {line}
term: {title}
linked_data: {data}
beside: {beside}
styles: [word]
hide:
  - navigation
  - toc
# Written by farodocs/words/term_page.py from glossary/terms/{slug}.toml.
---

# {headword}

<div class="faro-entry" markdown>

<div class="faro-entry-told" markdown>

{told}

</div>

{seen}<div class="faro-entry-text" markdown>

{text}</div>

{where}</div>
"""


def page(entry: Entry, glossary: Glossary) -> str:
    """The page of an entry. Raises `KeyError` for a work or a page that does not exist."""
    told: set[str] = set()
    parts = [
        ("Meaning", "meaning", _senses(entry, told)),
        ("The books disagree", "disagree", _disagreements(entry)),
        ("In use", "in-use", _attestations(entry, told)),
        ("Origin", "origin", _origin(entry, told)),
        ("Today", "today", _today(entry, told)),
    ]
    # A few words each: their titles stand before them and are no headings.
    lines = [
        ("Not to be confused with", "confuse", _links(entry.confuse, glossary)),
        ("See also", "see", _links(_see_also(entry, glossary), glossary)),
    ]
    text = "".join(_section(*part) for part in parts)
    text += "".join(f"**{title}:** {links}\n{{: #{id} }}\n\n" for title, id, links in lines if links)
    drawn = f'```faro-thing of="{entry.picture}"\n```' if entry.picture else ""
    played = _played(entry, glossary)
    return HEAD.format(
        title=json.dumps(entry.headword, ensure_ascii=False),
        line=json.dumps(entry.line, ensure_ascii=False),
        slug=entry.slug,
        data=json.dumps(json_ld(entry), ensure_ascii=False),
        beside=json.dumps(_beside(entry, glossary), ensure_ascii=False),
        headword=entry.headword + (f' {{: lang="{language}" }}' if (language := tongue(entry, entry.headword)) else ""),
        # Beside the text stands the deal, or without one the drawing.
        told="\n\n".join(filter(None, (_told(entry), drawn if played else ""))),
        seen=_part("seen", played or drawn),
        text=text + _foot(entry),
        where=_part("where", _section("Where it matters", "where", _where(entry, glossary))),
    )


def _part(name: str, text: str) -> str:
    return f'<div class="faro-entry-{name}" markdown>\n\n{text.strip()}\n\n</div>\n\n' if text else ""


def _section(title: str, id: str, text: str) -> str:
    return f"## {title} {{#{id}}}\n\n{text}\n\n" if text else ""


def _beside(entry: Entry, glossary: Glossary) -> dict[str, dict[str, str]]:
    """The entries before and after it, for the links over the page."""
    at = glossary.number[entry.slug]
    found = {"prev": glossary.in_order[max(0, at - 1) : at], "next": glossary.in_order[at + 1 : at + 2]}
    return {
        rel: {"slug": other.slug, "word": other.headword, "lang": tongue(other, other.headword)}
        for rel, others in found.items()
        for other in others
    }


def _told(entry: Entry) -> str:
    """What it means in a line, what it belongs to, what else it is called, and how it is said."""
    eras = ", ".join(f'<a href="../by-era/#{era}">{escape(word("terms", "era", era))}</a>' for era in entry.era)
    kind = f'<a href="../by-theme/#{entry.kind}">{escape(word("terms", "kind", entry.kind))}</a>'
    language = "" if entry.language == "en" else f"{word('terms', 'language', entry.language)} "
    part = (
        word("terms", "part", "ours") if entry.heading_of_ours else f"{language}{' and '.join(entry.parts_of_speech)}"
    )
    head = " · ".join((part, kind, eras))
    forms = ", ".join(marked(entry, form) for form in entry.forms)
    also = f'<p class="faro-entry-forms">also: {forms}</p>\n' if forms else ""
    said = " · ".join(map(_sound, entry.sounds))
    sounds = f"<summary>{said}</summary><p>How the sound is known. {_known(entry)}</p>"
    return (
        f'<p class="faro-entry-line">{escape(entry.line)}</p>\n'
        f'<p class="faro-entry-head" data-search-exclude>{head}</p>\n{also}'
        + (f'<details class="faro-sources" data-search-exclude>{sounds}</details>' if said else "")
    )


def _sound(sound: Sound) -> str:
    accent = escape(word("terms", "accent", sound.accent))
    return f'<b>{escape(sound.respelling)}</b> <span class="faro-ipa">/{escape(sound.ipa)}/</span> ({accent})'


def _known(entry: Entry) -> str:
    """How its sounds are known, those that are known alike together."""
    told: dict[str, list[str]] = {}
    for sound in entry.sounds:
        standing = word("terms", "standing", sound.standing).format(escape(sound.says))
        told.setdefault(standing, []).append(escape(word("terms", "accent", sound.accent)))
    return "; ".join(f"{' and '.join(accents)}: {standing}" for standing, accents in told.items()) + "."


def _played(entry: Entry, glossary: Glossary) -> str:
    """The deal, and under it what it shows."""
    if entry.example is None:
        return ""
    options, log, told = _deal(entry.example, entry, glossary)
    head = " ".join(f'{name}="{value}"' for name, value in options.items())
    shown = f'<span class="faro-entry-shown">{entry.example.caption}</span>'
    return f"```faro {head}\n{log.strip()}\n```\n\n{told}{shown}"


def _deal(shown: Shown, entry: Entry, glossary: Glossary) -> tuple[dict[str, str], str, str]:
    """The options and the log of the example, and a link to where it stands if it is another page's."""
    options = {"id": f"term-{entry.slug}", "title": entry.headword}
    if not shown.of:
        return options, shown.log, ""
    example = glossary.examples[shown.of]
    options |= {name: example.options[name] for name in BORROWED if name in example.options}
    page = example.path.relative_to(folders.DOCS).with_suffix("").as_posix().removesuffix("index")
    # Not a link in Markdown: to the site's generator an example is no anchor.
    to = f"../../{page.removesuffix('/')}/".replace("..//", "../") + f"#{shown.of}"
    return options, example.log, f'<a href="{to}">More about this deal</a><br>'


def _senses(entry: Entry, told: set[str]) -> str:
    senses = [
        f'<span id="sense-{at}"></span>{_one_line(sense.text)} {_cited(sense.sources, told)}'
        for at, sense in enumerate(entry.senses, 1)
    ]
    return senses[0] if len(senses) == 1 else "\n".join(f"{at}. {sense}" for at, sense in enumerate(senses, 1))


def _cited(sources: Iterable[Citation], told: set[str]) -> str:
    """Where it is found: a work that the page has told of is named by its title alone."""
    places: dict[str, list[str]] = {}
    for source in sources:
        places.setdefault(source.work, []).append(source.place)
    cited = "; ".join(cite(work, ", and ".join(some), ROOT, again=work in told) for work, some in places.items())
    told.update(places)
    return f'<span class="faro-cited">{cited}.</span>' if cited else ""


def _disagreements(entry: Entry) -> str:
    if not entry.disagreements:
        return ""
    rows = "".join(
        f"<tr><td>{escape(row.says)}</td><td>{cite(row.work, row.place, ROOT)}</td></tr>" for row in entry.disagreements
    )
    heads = '<th scope="col">What is said</th><th scope="col">Source</th>'
    return scroll_box(
        "The books disagree", f'<table class="faro-table"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'
    )


def _attestations(entry: Entry, told: set[str]) -> str:
    lines = [
        f"- **{attested.year}** {_quoted(attested.words, entry)}"
        f" {_cited([Citation(attested.work, attested.place)], told)}"
        for attested in entry.attestations
    ]
    return "\n".join([*map(_unquoted, entry.older), *lines])


def _quoted(words: str, entry: Entry) -> str:
    """Words of a text, with the word that they are quoted for marked, and what is left out before and after them."""
    names = "|".join(sorted(map(re.escape, (entry.headword, *entry.forms)), key=len, reverse=True))
    marked_words = re.sub(rf"(?<!\w)(?:{names})", r"**\g<0>**", words, count=1, flags=re.I)
    before = "" if words[0].isupper() or not words[0].isalpha() else "… "
    after = "" if re.search(r"[.!?][’”]?$", words) else " …"
    return f"“{before}{marked_words}{after}”"


def _unquoted(id: str) -> str:
    event = history().events[id]
    return f"- **{event.when}** {UNQUOTED.format(f'[{event.name}](../history/timeline.md#{event.id})')}"


def _origin(entry: Entry, told: set[str]) -> str:
    if entry.origin is None:
        return ""
    sure = f'<b class="faro-certainty">{escape(word("terms", "certainty", entry.origin.certainty))}</b>'
    return f"{sure} {_one_line(entry.origin.text)} {_cited(entry.origin.sources, told)}"


def _today(entry: Entry, told: set[str]) -> str:
    if entry.today is None:
        return ""
    today = entry.today
    claim = f'<b class="faro-certainty">{escape(word("terms", "claim", today.claim))}</b>'
    cases = {"For it": today.speaks_for, "Against it": today.speaks_against}
    argued = "".join(f"\n\n*{side}:* {_one_line(text)}" for side, text in cases.items() if text)
    return f"{_one_line(today.sense)} {_cited(today.sources, told)}\n\nDoes it come from Faro? {claim}.{argued}"


def _links(slugs: Iterable[str], glossary: Glossary) -> str:
    return " · ".join(f"[[{slug}|{glossary.entries[slug].headword}]]" for slug in slugs)


def _see_also(entry: Entry, glossary: Glossary) -> list[str]:
    """The words to look at too, but for those that its text links to or warns of."""
    return [slug for slug in entry.see if entry not in glossary.linking.get(slug, ())]


def _foot(entry: Entry) -> str:
    """What nobody knows of the word, in one line."""
    is_dated = entry.attestations or entry.older
    return "" if is_dated else f'<p class="faro-entry-forms" data-search-exclude>{UNDATED}</p>\n'


def _where(entry: Entry, glossary: Glossary) -> str:
    """The places of the site, by its parts, and the words; the first few of each, the others folded."""
    groups: dict[str, list[str]] = {part: [] for part in PARTS_OF_SITE.values()}
    for place in places_of(entry, glossary):
        part = next(name for path, name in PARTS_OF_SITE.items() if place.path.startswith(path))
        anchor = f"#{place.anchor}" if place.anchor else ""
        groups[part].append(f"[{place.words}](../{place.path}.md{anchor})")
    groups["Words"] = [_links([other.slug], glossary) for other in mentioned_by(entry, glossary)]
    told = "".join(_group(name, links) for name, links in groups.items() if links)
    return f'<div class="faro-entry-places" markdown>\n\n{told}</div>' if told else ""


def _group(name: str, links: list[str]) -> str:
    shown, others = links[:SHOWN], links[SHOWN:]
    if len(others) == 1:
        shown, others = links, []
    lines = "\n".join(f"- {link}" for link in shown)
    folded = "\n".join(f"- {link}" for link in others)
    head = f'<details class="faro-sources" markdown>\n<summary>{len(others)} more</summary>'
    fold = f"{head}\n\n{folded}\n\n</details>\n\n" if others else ""
    return f"<div markdown>\n\n**{name}** {len(links)}\n\n{lines}\n\n{fold}</div>\n\n"


def _one_line(text: str) -> str:
    return " ".join(text.split())
