"""Names whose words run into one another where an element ends: `<h2>lesson <b>0</b><i>Thirty</i></h2>` reads 0Thirty.

What is called by its content, a link, a button, a heading, has no more space in its name than is written in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_NAMED = re.compile(r"<(a|button|caption|h[1-6]|label|option|summary|th)\b[^>]*>(.*?)</\1>", re.DOTALL)
_WITHIN = "abbr|b|code|em|i|kbd|small|span|strong"
"""Elements within a line: between two of them there is no more than what is written."""
_JOINED = re.compile(rf"([^\s<>]*[a-z0-9])((?:</?(?:{_WITHIN})\b[^>]*>)+)([A-Z][a-z]+)")


def joined(html: str) -> Iterator[str]:
    """The words in names of a page that have no space between them, as they are read: `0Thirty`."""
    for named in _NAMED.finditer(html):
        yield from (f"{match[1]}{match[3]}" for match in _JOINED.finditer(named[2]))
