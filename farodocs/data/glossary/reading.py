"""From TOML to entries. What is wrong is noted and reading goes on, so that one run says everything."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from faro.base import Frozen
from farodocs.data.glossary.entry import (
    ACCENTS,
    CERTAINTIES,
    CLAIMS,
    ERAS,
    KINDS,
    LANGUAGES,
    PARTS_OF_SPEECH,
    PLAYS,
    STANDINGS,
    Attestation,
    Entry,
    Origin,
    Sense,
    Shown,
    Sound,
    Today,
)
from farodocs.data.records import Disagreement, Finding, Table, no_toml
from farodocs.step import lasting

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def read_folder(folder: Path) -> tuple[dict[str, Entry], list[Finding]]:
    """Every entry of a folder by its slug, and everything that is wrong with their form."""
    entries: dict[str, Entry] = {}
    findings: list[Finding] = []
    for path in sorted(folder.glob("*.toml")):
        entry, wrong = read_entry(path.stem, path.read_text(encoding="utf-8"))
        findings += wrong
        if entry:
            entries[entry.slug] = entry
    return entries, findings


@lasting
def read_entry(slug: str, toml: str) -> tuple[Entry | None, list[Finding]]:
    """One entry, and what is wrong with its form; no entry where the text is no TOML."""
    try:
        values = tomllib.loads(toml)
    except tomllib.TOMLDecodeError as error:
        return None, [no_toml(f"terms/{slug}.toml", toml, error)]
    table = Table(values, f"terms/{slug}.toml")
    if not _SLUG.fullmatch(slug):
        table.note("", "the file's name must be small letters, digits and hyphens")
    entry = Entry(
        slug=slug,
        headword=table.text("headword"),
        forms=table.texts("forms", required=False),
        misspellings=table.texts("misspellings", required=False),
        asked=table.texts("asked"),
        sounds=tuple(
            Sound(
                row.text("ipa"),
                row.text("accent", ACCENTS),
                row.text("status", STANDINGS),
                row.text("says", required=False),
            )
            for row in table.tables("sounds")
        ),
        heading_of_ours=table.flag("heading_of_ours"),
        part_of_speech=table.text("part_of_speech", PARTS_OF_SPEECH),
        also=table.texts("also", PARTS_OF_SPEECH, required=False),
        language=table.text("language", LANGUAGES),
        names_in=_names_in(table),
        era=table.texts("era", ERAS),
        kind=table.text("kind", KINDS),
        line=table.text("line"),
        senses=tuple(Sense(row.text("text"), row.citations("sources")) for row in table.tables("senses")),
        disagreements=tuple(
            Disagreement(row.text("says"), row.text("work"), row.text("place"))
            for row in table.tables("disagreements", required=False)
        ),
        attestations=tuple(
            Attestation(
                row.number("year"),
                row.text("work"),
                row.text("place"),
                row.text("words"),
            )
            for row in table.tables("attestations", required=False)
        ),
        older=table.texts("older", required=False),
        origin=_origin(table.table("origin")),
        today=_today(table.table("today")),
        confuse=table.texts("confuse", required=False),
        see=table.texts("see", required=False),
        where=table.texts("where", required=False),
        ledger=table.texts("ledger", required=False),
        play=table.text("play", PLAYS),
        picture=table.text("picture", required=False),
        example=_shown(table.table("example")),
    )
    table.finish()
    return entry, table.findings


def _names_in(table: Table) -> Frozen[str, tuple[str, ...]]:
    names = table.table("names_in")
    told = {language: names.texts(language, required=False) for language in LANGUAGES} if names else {}
    return Frozen({language: some for language, some in told.items() if some})


def _origin(table: Table | None) -> Origin | None:
    if table is None:
        return None
    return Origin(table.text("certainty", CERTAINTIES), table.text("text"), table.citations("sources"))


def _today(table: Table | None) -> Today | None:
    if table is None:
        return None
    return Today(
        table.text("sense"),
        table.text("claim", CLAIMS),
        table.text("for", required=False),
        table.text("against", required=False),
        table.citations("sources"),
    )


def _shown(table: Table | None) -> Shown | None:
    if table is None:
        return None
    shown = Shown(table.text("caption"), table.text("of", required=False), table.text("log", required=False))
    if bool(shown.of) == bool(shown.log):
        table.note("", "needs either 'of' or 'log'")
    return shown
