"""Notes are numbered as a reader meets them: Markdown numbers them as it comes to them, and to tables it comes last."""

from __future__ import annotations

from itertools import pairwise
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.extensions.footnotes import FootnoteReorderingProcessor
from markdown.treeprocessors import Treeprocessor

PRIORITY = 19.5
"""After what stands in the lines, before the notes are put in order."""

REFERENCE = "footnote-ref"


class NoteNumbers(Treeprocessor):
    """Counts the references of a page anew, from its top to its end, and parts those that stand side by side."""

    def run(self, root: Element) -> None:
        """Number the references; the notes follow their order."""
        ordering = self.md.treeprocessors["footnote-reorder"]
        assert isinstance(ordering, FootnoteReorderingProcessor)
        notes = ordering.footnotes
        names = {f"#{notes.makeFootnoteId(name)}": name for name in notes.footnotes}
        met: dict[str, int] = {}
        for link in root.iter("a"):
            if link.get("class") == REFERENCE:
                number = met.setdefault(names[link.get("href", "")], len(met) + 1)
                link.text = notes.getConfig("SUPERSCRIPT_TEXT").format(number)
        notes.footnote_order = list(met)
        for part in root.iter():
            for one, other in pairwise(part):
                if one.tag == other.tag == "sup" and not one.tail:
                    one[-1].tail = ","


class NoteNumbersExtension(Extension):
    """`farodocs.inline.note_numbers` under `markdown_extensions`, beside `footnotes` numbered as they are met."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Come before the notes are put in order."""
        md.treeprocessors.register(NoteNumbers(md), "faro-note-numbers", PRIORITY)


makeExtension = NoteNumbersExtension
