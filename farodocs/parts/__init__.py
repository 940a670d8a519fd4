"""The parts of pages that are made from data: each a function that returns Markdown, for a fence on a page to show."""

from __future__ import annotations

from farodocs.parts.addresses import ADDRESSES, site, with_addresses
from farodocs.parts.all_parts import PARTS
from farodocs.parts.bets import bare
from farodocs.parts.expansion import LANGUAGE, Parts, expanded
from farodocs.parts.reference import found
from farodocs.parts.rulebooks import assumed

__all__ = ["ADDRESSES", "LANGUAGE", "PARTS", "Parts", "assumed", "bare", "expanded", "found", "site", "with_addresses"]
