"""Sheets as a PDF document of paths in black and white, the same bytes for the same sheets.

What stands in several places is held once: a letter, a drawing of which every sheet shows a part. What is drawn in
letters is there a second time as text that does not print, so that a sheet can be searched and read aloud.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain

from farodocs.printables.marks import Contour, Ink, Mark, Shape, Words
from farodocs.printables.sheets import Sheet

POINTS = 72 / 25.4
"""Points in a millimetre."""

_FIXED = 5
"""How many objects come before the forms: the document, its pages, what they draw with, the font, the title."""
_FORM = "/Type/XObject/Subtype/Form/BBox[-2000 -2000 2000 2000]/Resources 3 0 R"
"""A form must have a box that it does not reach beyond; in millimetres this one holds any sheet."""

_GREY: dict[Ink, int] = {"black": 0, "white": 1}
_STEPS = {0: "h", 2: "l", 6: "c"}
_PAINTED = {(True, True): "B", (True, False): "f", (False, True): "S", (False, False): "n"}

_Names = Mapping[Shape, str]
"""The shapes that are held once, by name."""


def document(title: str, sheets: Sequence[Sheet]) -> bytes:
    """The document. It asks viewers to print it without fitting it to the page."""
    drawings = list({id(sheet.drawing): sheet.drawing for sheet in sheets}.values())
    everywhere = chain(*(drawing.marks for drawing in drawings), *(sheet.marks for sheet in sheets))
    places = Counter(mark.shape for mark in everywhere)
    names = {shape: f"S{number}" for number, (shape, count) in enumerate(places.items()) if count > 1}
    forms = {name: _shape(shape) for shape, name in names.items()}
    forms |= {f"D{number}": _drawn(drawing.marks, names) for number, drawing in enumerate(drawings)}
    named = "".join(f"/{name} {number} 0 R" for number, name in enumerate(forms, _FIXED + 1))
    pages = [_FIXED + len(forms) + 1 + 2 * number for number in range(len(sheets))]
    objects = [
        b"<</Type/Catalog/Pages 2 0 R/Lang(en-GB)/ViewerPreferences<</PrintScaling/None/DisplayDocTitle true>>>>",
        f"<</Type/Pages/Count {len(pages)}/Kids[{' '.join(f'{page} 0 R' for page in pages)}]>>".encode(),
        f"<</Font<</F 4 0 R>>/XObject<<{named}>>>>".encode(),
        b"<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Encoding/WinAnsiEncoding>>",
        b"<</Title" + _text(title) + b">>",
        *(_stream(_FORM, content) for content in forms.values()),
    ]
    for page, sheet in zip(pages, sheets, strict=True):
        box = f"0 0 {_number(sheet.width * POINTS)} {_number(sheet.height * POINTS)}"
        head = f"<</Type/Page/Parent 2 0 R/MediaBox[{box}]/Resources 3 0 R/Contents {page + 1} 0 R>>"
        objects += [head.encode(), _stream("", _page(sheet, f"D{drawings.index(sheet.drawing)}", names))]
    return _file(objects)


def _page(sheet: Sheet, drawing: str, names: _Names) -> bytes:
    """What stands on a page, in millimetres from its upper left corner."""
    (left, right), (top, bottom) = sheet.across, sheet.down
    return (
        _line(f"{POINTS:.6f} 0 0 {-POINTS:.6f} 0", sheet.height * POINTS, "cm q")
        + _line(sheet.x, sheet.y, right - left, bottom - top, "re W n")
        + _line(1, 0, 0, 1, sheet.x - left, sheet.y - top, f"cm /{drawing} Do Q")
        + _drawn(sheet.marks, names)
    )


def _drawn(marks: Sequence[Mark], names: _Names) -> bytes:
    return b"".join(_mark(mark, names) for mark in marks)


def _mark(mark: Mark, names: _Names) -> bytes:
    name = names.get(mark.shape)
    shape = f"/{name} Do\n".encode() if name else _shape(mark.shape)
    drawn = _line("q 1 0 0 1", mark.x, mark.y, "cm") + shape + b"Q\n"
    return drawn + (_unseen(mark.words) if mark.words else b"")


def _shape(shape: Shape) -> bytes:
    drawn = b""
    if shape.fill:
        drawn += _line(_GREY[shape.fill], "g")
    if shape.stroke:
        ends = 1 if shape.is_round else 0
        dashes = " ".join(map(_number, shape.dashes))
        drawn += _line(_GREY[shape.stroke], "G", shape.width, "w", ends, "J", ends, "j", f"[{dashes}] 0 d")
    return drawn + b"".join(map(_contour, shape.contours)) + _line(_PAINTED[bool(shape.fill), bool(shape.stroke)])


def _contour(contour: Contour) -> bytes:
    start, steps = contour
    return _line(*start, "m") + b"".join(_line(*step, _STEPS[len(step)]) for step in steps)


def _unseen(words: Words) -> bytes:
    """Text that is neither filled nor drawn, where its letters are."""
    return b"BT 3 Tr /F " + _line(words.size, "Tf 1 0 0 -1", words.x, words.y, "Tm") + _text(words.text) + b" Tj ET\n"


def _text(words: str) -> bytes:
    """A string of PDF. Raises `UnicodeEncodeError` for a character outside Windows-1252, the encoding of its font."""
    plain = words.encode("cp1252")
    return b"(" + plain.replace(b"\\", rb"\\").replace(b"(", rb"\(").replace(b")", rb"\)") + b")"


def _line(*words: float | str) -> bytes:
    return (" ".join(word if isinstance(word, str) else _number(word) for word in words) + "\n").encode()


def _number(value: float) -> str:
    return f"{value:.3f}".rstrip("0").rstrip(".")


def _stream(head: str, content: bytes) -> bytes:
    packed = zlib.compress(content, 9)
    return f"<<{head}/Length {len(packed)}/Filter/FlateDecode>>\nstream\n".encode() + packed + b"\nendstream"


def _file(objects: Sequence[bytes]) -> bytes:
    """The objects one after another, numbered from 1, and the table of where each begins."""
    file, places = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(file))
        file += f"{number} 0 obj\n".encode() + content + b"\nendobj\n"
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    return (
        file
        + f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}".encode()
        + f"trailer\n<</Size {len(objects) + 1}/Root 1 0 R/Info 5 0 R>>\nstartxref\n{len(file)}\n%%EOF\n".encode()
    )
