"""A whole deal in a link: the log and the seed of its shuffle as one short word of letters and figures.

A code is the number of its form, then base64url of a check sum and the packed text. The packing knows the words of a
log beforehand, so that a deal of twenty-five turns fits into an address.
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from dataclasses import dataclass

from faro.base import FaroError

FORM = "1"
"""The form of the codes written now. Any change to `_WORDS` or to the packing is another form."""
MOST_LINES = 1_000
"""The longest log that a link holds: thirty times a deal with a bet a turn."""
MOST_BYTES = 40 * MOST_LINES

_SUM = 4
_CODE = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_WORDS = (
    b"rules two-pack rules stuss-private rules stuss-no-second-bets rules stuss rules stos rules pharo "
    b"rules pharaon rules nevada rules meyer rules laws-1880 rules how-to-play rules hand-dealt rules german-pharo "
    b"rules denexa rules board-game-book rules basset-english rules basset high-card red black odd even -loser "
    b"high-side low-side high-row low-row all-odd all-even blue-figure yellow-figure black-figure red-figure "
    b"bank limit 1 50 run marker expect face bottom deal pocket rise alter claim bank show masque pli paix paroli "
    b"parlee goes half bar move to take call on 5-6-7 hock soda Kd ann ben bob clara rules hoyle-1864 \nopen you 100\n"
    b"soda 7-6-8 J-Q 10-9 2-A-K 3-4 5 K 6 8 9 10 J Q\ntake you Q\ncopper you 5 on 7\nbet ann 5 on 9\nbet you 25 on A"
    b"\nbet you 10 on K\nbet you 1 on 2\nbet you 5 on Q\nturn As 2c\nturn 3d 4h\nturn 5c 6d\nturn 7h 8s\nturn 9c 10d"
    b"\nturn Jh Qs\n"
)
"""Every word of a log, the likeliest last, for the packing to point into."""


@dataclass(frozen=True, slots=True)
class Shared:
    """What a link holds: a log, and the seed under which its deal was shuffled, empty where there was none."""

    log: str
    seed: str


def encode(log: str, seed: str = "") -> str:
    """The code of a log and a seed, a word of letters, figures, `-` and `_`.

    Raises `bad-link` for a log of more than `MOST_LINES` lines or `MOST_BYTES` bytes, or with half a sign in it, as
    JavaScript may cut one; and for a seed of several lines.
    """
    if len(seed.splitlines()) > 1:
        raise FaroError("bad-link/seed")
    try:
        text = f"{seed}\n{log}".encode()
    except UnicodeEncodeError:
        raise FaroError("bad-link/half") from None
    _limit(text)
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=_WORDS)
    packed = packer.compress(text) + packer.flush()
    return FORM + urlsafe_b64encode(_sum(text) + packed).rstrip(b"=").decode()


def decode(code: str) -> Shared:
    """The log and the seed that a code holds; the log may still be wrong, as any may.

    Raises `bad-link`, saying what is wrong with the code: whether it is no code, is cut short or damaged, is of a later
    form than this engine knows, or holds too much.
    """
    if not _CODE.fullmatch(code) or not code.startswith(tuple("123456789")):
        raise FaroError("bad-link")
    if not code.startswith(FORM):
        raise FaroError("bad-link/later")
    body = code[len(FORM) :]
    try:
        data = urlsafe_b64decode(body + "=" * (-len(body) % 4))
    except NotBase64:
        raise _cut() from None
    text = _unpacked(data[_SUM:])
    _limit(text)
    if _sum(text) != data[:_SUM]:
        raise _damaged()
    seed, _, log = text.decode(errors="replace").partition("\n")
    return Shared(log, seed)


def _unpacked(packed: bytes) -> bytes:
    opener = zlib.decompressobj(wbits=-zlib.MAX_WBITS, zdict=_WORDS)
    try:
        text = opener.decompress(packed, MOST_BYTES + 1)
    except zlib.error:
        raise _damaged() from None
    if len(text) <= MOST_BYTES and not opener.eof:
        raise _cut()
    if opener.unused_data:
        raise _damaged()
    return text


def _limit(text: bytes) -> None:
    if len(text) > MOST_BYTES or text.count(b"\n") > MOST_LINES + 1:
        raise FaroError("bad-link/long", most=MOST_LINES)


def _cut() -> FaroError:
    return FaroError("bad-link/cut")


def _damaged() -> FaroError:
    return FaroError("bad-link/damaged")


def _sum(text: bytes) -> bytes:
    return zlib.crc32(text).to_bytes(_SUM, "big")
