"""The glossary for other programs is read again, each format by a reader of its own."""

from __future__ import annotations

import csv
import io
import json
import lzma
import re
import xml.etree.ElementTree as ET
from io import BytesIO
from pathlib import Path
from typing import get_args

import pytest
from jsonschema import Draft202012Validator
from lxml import etree
from rdflib import Graph
from rdflib.namespace import RDF, SKOS

from farodocs.markup import cite
from farodocs.words import coverage, exports
from farodocs.words import json_data as data
from farodocs.words.collection import glossary

T = f"{{{exports.TEI}}}"
ID = f"{{{exports.XML}}}id"
LEX_0 = Path(__file__).parent / "schemas" / "TEILex0.rng.xz"
"""The schema of TEI Lex-0; the README beside it says which."""
MOST_UNSEEN = 38
"""How many citations may rest on dictionaries that we have not opened. Lower it when there are fewer."""


def test_the_table_has_a_row_for_every_word_and_no_cell_is_lost() -> None:
    rows = list(csv.DictReader(io.StringIO(exports.terms_csv(glossary()))))
    assert [row["word"] for row in rows] == [entry.headword for entry in glossary().in_order]
    assert [row["line"] for row in rows] == [entry.line for entry in glossary().in_order]
    assert [row["word"] for row in rows if None in row or None in row.values()] == []


def test_every_concept_of_skos_is_in_the_scheme_and_leads_to_concepts() -> None:
    scheme, *concepts = json.loads(exports.skos_json_ld(glossary()))["@graph"]
    ids = {concept["@id"] for concept in concepts}
    assert ids == {f"{slug}/" for slug in glossary().entries}
    for concept in concepts:
        assert concept["skos:inScheme"]["@id"] == scheme["@id"]
        assert {related["@id"] for related in concept.get("skos:related", [])} <= ids
        labels = [
            label["@value"]
            for name in ("skos:altLabel", "skos:hiddenLabel")
            for label in [concept.get("skos:prefLabel") or concept["schema:name"], *concept.get(name, [])]
        ]
        assert len(labels) - 1 == len(set(labels)), f"{concept['@id']}: a label stands twice"


def test_a_word_of_two_parts_of_speech_says_both_everywhere() -> None:
    root = ET.fromstring(exports.tei_lex0(glossary()))
    (copper,) = [entry for entry in root.iter(f"{T}entry") if entry.get(ID) == "term-copper"]
    assert [gram.text for gram in copper.iter(f"{T}gram")] == ["noun", "verb"]
    rows = {row["address"]: row for row in csv.DictReader(io.StringIO(exports.terms_csv(glossary())))}
    assert rows["copper/"]["part of speech"] == "noun | verb"


def test_every_sense_has_an_address_that_its_page_has() -> None:
    _, *concepts = json.loads(exports.skos_json_ld(glossary()))["@graph"]
    for concept, entry in zip(concepts, glossary().in_order, strict=True):
        assert [sense["@id"] for sense in concept["skos:definition"]] == [
            f"{entry.slug}/#sense-{at}" for at in range(1, len(entry.senses) + 1)
        ]


def faults_of(tei: str) -> list[str]:
    schema = etree.RelaxNG(etree.parse(BytesIO(lzma.decompress(LEX_0.read_bytes()))))
    schema.validate(etree.fromstring(tei.encode()))
    return [f"line {fault.line}: {fault.message}" for fault in schema.error_log]


def test_the_dictionary_is_valid_tei_lex_0() -> None:
    text = exports.tei_lex0(glossary())
    assert not faults_of(text)
    assert faults_of(text.replace("<sense ", "<meaning ").replace("</sense>", "</meaning>"))
    root = ET.fromstring(text)
    said = [entry.slug for entry in glossary().in_order if not entry.heading_of_ours]
    assert [entry.get(ID) for entry in root.iter(f"{T}entry")] == [f"term-{slug}" for slug in said]
    ids = [element.get(ID) for element in root.iter() if element.get(ID)]
    assert len(ids) == len(set(ids))
    assert {ref.get("target", "")[1:] for ref in root.iter(f"{T}ref")} <= set(ids)


@pytest.mark.filterwarnings("ignore:ConjunctiveGraph is deprecated")
def test_the_concepts_are_read_as_linked_data_and_keep_the_conditions_of_skos() -> None:
    """S13 and S14 of the reference of SKOS: one preferred label, and no label of two sorts."""
    graph = Graph().parse(
        data=exports.skos_json_ld(glossary()), format="json-ld", publicID="https://a.example/glossary/"
    )
    concepts = set(graph.subjects(RDF.type, SKOS.Concept))
    assert len(concepts) == len(glossary().entries)
    for concept in concepts:
        sorts = [[*graph.objects(concept, name)] for name in (SKOS.prefLabel, SKOS.altLabel, SKOS.hiddenLabel)]
        slug = str(concept).rstrip("/").rpartition("/")[2]
        assert len(sorts[0]) == (not glossary().entries[slug].heading_of_ours), concept
        labels = [label for sort in sorts for label in sort]
        assert len(labels) == len(set(labels)), f"{concept}: a label is of two sorts"
        assert set(graph.objects(concept, SKOS.related)) <= concepts - {concept}
        assert all([*graph.objects(sense, RDF.value)] for sense in graph.objects(concept, SKOS.definition))


def test_the_data_keep_to_their_schema() -> None:
    schema = json.loads(data.schema_json())
    Draft202012Validator.check_schema(schema)
    told = json.loads(data.terms_json(glossary()))
    faults = [f"{error.json_path}: {error.message}" for error in Draft202012Validator(schema).iter_errors(told)]
    assert not faults, "\n".join(faults)
    del told["terms"][0]["line"]
    told["terms"][1]["kind"] = "colour"
    assert len([*Draft202012Validator(schema).iter_errors(told)]) == 2


def test_the_count_of_what_is_known_adds_up() -> None:
    rows = [line.split("|")[2:6] for line in coverage.known(glossary()).splitlines() if "%" in line]
    assert len(rows) == len(coverage.COUNTED)
    for of, *parts in rows:
        assert int(of) == sum(int(part.split("(")[0]) for part in parts)
    for text, names, all_of_them in (
        (
            coverage.citations_located(glossary()),
            coverage.LOCATED.values(),
            sum(len(entry.citations) for entry in glossary().in_order),
        ),
        (coverage.opened(glossary()), get_args(coverage.Opened), len(glossary().works)),
    ):
        told = [re.search(rf"^\| {name} \| ([\d,]+) \|", text, re.M) for name in names]
        assert sum(int(found[1].replace(",", "")) for found in told if found) == all_of_them


def test_citations_of_works_that_nobody_here_has_seen_become_fewer_and_say_so() -> None:
    (told,) = re.findall(r"^\| Citations of works not seen by us \| (\d+) \|$", coverage.unseen(glossary()), re.M)
    assert int(told) <= MOST_UNSEEN, "a citation of a dictionary that was not opened has come; open it, or do without"
    unseen = [key for key, work in glossary().works.items() if work.get("unseen")]
    assert all("not seen by us" in cite(key, "a word", "../") for key in unseen)


def test_every_word_says_what_is_known_or_that_it_is_not() -> None:
    """Only a sense of today may be missing: most words have no life outside the game."""
    for title, of in coverage.COUNTED.items():
        if title != "Words with a sense today":
            assert not [entry.slug for entry in glossary().in_order if of(entry) == "nothing"], title
