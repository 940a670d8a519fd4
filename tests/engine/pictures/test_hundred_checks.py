from __future__ import annotations

import re
from fractions import Fraction

from faro.odds import Chances
from faro.pictures import ENDS, hundred_checks, hundred_plate

COUNTS = {"won": 48, "drawn": 0, "left": 0, "half": 4, "lost": 48}


def ground(html: str, end: str) -> int:
    """How many checks the picture gives to an end."""
    [path] = re.findall(rf'<path data-end="{end}"[^>]* d="([^"]*)"', html)
    return sum(int(wide) // 20 for wide in re.findall(r"M[\d ]+h(\d+)v20", path))


def test_every_check_has_its_ground() -> None:
    html = hundred_checks(COUNTS, "at")
    assert {end: ground(html, end) for end in ENDS} == COUNTS


def test_the_key_says_the_same_and_names_no_end_that_does_not_come() -> None:
    shown = re.findall(r"<li data-end=\"\w+\">.*?<b>(\d+)</b> ([\w ]+)</li>", hundred_checks(COUNTS, "at"))
    assert shown == [("48", "won"), ("4", "lost in part"), ("48", "lost")]


def test_two_pictures_of_a_page_do_not_share_their_names() -> None:
    names = [*re.findall(r'id="([^"]+)"', hundred_checks(COUNTS, "one") + hundred_checks(COUNTS, "two"))]
    assert len({*names}) == len(names) == 2 * len(ENDS)


def test_alone_it_is_a_document_that_says_what_it_shows() -> None:
    drawn = hundred_plate(Chances(**{end: Fraction(count, 100) for end, count in COUNTS.items()}))
    assert {end: ground(drawn, end) for end in ENDS} == COUNTS
    assert "<desc>A hundred checks, ten by ten: 48 won, 4 lost in part, 48 lost.</desc>" in drawn
    assert 'color="var(--ink)"' in drawn
