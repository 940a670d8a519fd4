"""What the data of the glossary and of the history have in common: how a file is read, and what is found wrong."""

from __future__ import annotations

from farodocs.data.records.citation import Citation, Disagreement
from farodocs.data.records.data import without_empty
from farodocs.data.records.findings import DataError, Finding, Lint, faults_of, found, no_toml, of_error, refuse
from farodocs.data.records.names import LINK, address, key, small_games, targets
from farodocs.data.records.table import Table, tables

__all__ = [
    "LINK",
    "Citation",
    "DataError",
    "Disagreement",
    "Finding",
    "Lint",
    "Table",
    "address",
    "faults_of",
    "found",
    "key",
    "no_toml",
    "of_error",
    "refuse",
    "small_games",
    "tables",
    "targets",
    "without_empty",
]
