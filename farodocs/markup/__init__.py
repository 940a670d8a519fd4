"""What parts, fences and extensions write with: where a page stands, the head of a fence, a table, a citation."""

from __future__ import annotations

from farodocs.markup import examples, live_part, mistakes
from farodocs.markup.close_up import folded_as
from farodocs.markup.examples import Example
from farodocs.markup.fence_head import Fence, one_of, refuse_lines, refuse_unknown
from farodocs.markup.field_group import field_group
from farodocs.markup.inline_words import inline_html
from farodocs.markup.live_part import answered, clips_once, compact, in_attribute, in_script, module, sprite_once
from farodocs.markup.mistakes import Placed
from farodocs.markup.page_link import as_written, file_link, locate, page_link, source_link, source_of
from farodocs.markup.reference_table import choices, scroll_box
from farodocs.markup.works_cited import (
    BIBLIOGRAPHY,
    CITATION,
    cite,
    cited_in,
    is_described,
    link_to,
    named,
    title_of,
    year_of,
)

__all__ = [
    "BIBLIOGRAPHY",
    "CITATION",
    "Example",
    "Fence",
    "Placed",
    "answered",
    "as_written",
    "choices",
    "cite",
    "cited_in",
    "clips_once",
    "compact",
    "examples",
    "field_group",
    "file_link",
    "folded_as",
    "in_attribute",
    "in_script",
    "inline_html",
    "is_described",
    "link_to",
    "live_part",
    "locate",
    "mistakes",
    "module",
    "named",
    "one_of",
    "page_link",
    "refuse_lines",
    "refuse_unknown",
    "scroll_box",
    "source_link",
    "source_of",
    "sprite_once",
    "title_of",
    "year_of",
]
