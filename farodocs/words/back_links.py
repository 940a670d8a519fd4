"""Where a word matters: the places its entry names, its bets, whatever links to it; and where a work is cited."""

from __future__ import annotations

from dataclasses import dataclass

from farodocs.data.glossary import Entry
from farodocs.data.history import history
from farodocs.data.records import key
from farodocs.words.collection import Glossary


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the site with its words; the path is that of the page's source, without `.md`."""

    path: str
    anchor: str
    words: str


def places_of(entry: Entry, glossary: Glossary) -> list[Place]:
    """Where on the site the word matters, each place once: those that the entry names, its bets, then mentions."""
    named = [tuple(place.partition("#")[::2]) for place in entry.where]
    bets = [
        (bet["page"], id) for id, bet in glossary.bets.items() if glossary.names.get(key(bet["name"])) == entry.slug
    ]
    paths = {path for path, _ in (*named, *bets)}
    mentions = [(page, at) for page, at in glossary.mentions.get(entry.slug, {}).items() if page not in paths]
    return [_place(path, anchor, glossary) for path, anchor in dict.fromkeys((*named, *bets, *mentions))]


def mentioned_by(entry: Entry, glossary: Glossary) -> list[Entry]:
    """The other entries whose text links to this one, but for those that it names itself."""
    named = {*entry.see, *entry.confuse, entry.slug}
    return [other for other in glossary.linking.get(entry.slug, []) if other.slug not in named]


def citing(work: str, glossary: Glossary) -> dict[str, str]:
    """The titles of all pages that cite a work by their paths: those written for the site, then those of the words."""
    pages = {path: page.title for path, page in glossary.pages.items() if work in page.works}
    words = {f"glossary/{entry.slug}": entry.headword for entry in glossary.citing.get(work, [])}
    return pages | words


def _place(path: str, anchor: str, glossary: Glossary) -> Place:
    page = glossary.pages[path]
    bet = glossary.bets.get(anchor)
    if bet and bet["page"] == path:
        return Place(path, anchor, f"Bet: {bet['name']}")
    past = history()
    record = past.events.get(anchor) or past.people.get(anchor) or past.places.get(anchor)
    heading = record.name if record and path.startswith("history/") else page.anchors.get(anchor, "")
    number = anchor.rpartition("-")[2]
    if number.isdigit() and number not in heading:
        heading += f", {number}"
    return Place(path, anchor, f"{page.title}: {heading}" if heading else page.title)
