from __future__ import annotations

import re

_ROW = re.compile(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>')


def rows(html: str) -> dict[str, list[str]]:
    """The cells of each row of a table by its head."""
    return {head: re.findall("<td>(.*?)</td>", cells) for head, cells in _ROW.findall(html)}
