"""A program on a page is run: what it shows stands below it, and the build holds it to what its author wrote."""

from __future__ import annotations

from pathlib import Path

import pytest
from pymdownx.superfences import SuperFencesException

from faro.cheats import DEVICES
from farodocs.fences.program import parted, shown_by
from tests.farodocs.fence_on_page import Pages


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pages:
    return Pages(tmp_path, monkeypatch)


def written(lines: str, head: str = 'id="one"') -> str:
    return f"# A page\n\n```faro-python {head}\n{lines}```\n"


TABLE = """from faro import library, replay

replay("rules hoyle-1864\\nopen ann 100\\nsoda Kd\\n", library())
"""


def test_its_lines_and_what_they_print_stand_on_the_page(pages: Pages) -> None:
    html = pages.convert(written("print(1 < 2)\n---\nTrue\n", 'id="one" title="A sum"'))
    assert '<faro-program id="one"' in html
    assert '<span class="nb">print</span>' in html
    assert '<div class="faro-printed"><pre tabindex="0">True</pre></div>' in html
    assert "---" not in html


def test_a_table_stands_in_a_picture_that_is_told(pages: Pages) -> None:
    html = pages.convert(written(TABLE))
    assert '<img src="data:image/svg+xml;base64,' in html
    assert 'alt="American Hoyle 1864: the soda' in html


def test_one_goes_on_from_another(pages: Pages) -> None:
    html = pages.convert(
        written("x = 20\n")
        + written("x += 1\n", 'id="two" after="one"').partition("\n\n")[2]
        + written("print(x * 2)\n---\n42\n", 'id="three" after="two"').partition("\n\n")[2]
    )
    assert '<pre tabindex="0">42</pre>' in html
    assert 'data-after="two"' in html


@pytest.mark.parametrize(
    ("page", "said"),
    [
        (written("print(1)\n"), "docs/page.md:4: the program prints '1', and the page says nothing more"),
        (written("print(1)\nprint(2)\n---\n1\n3\n"), "docs/page.md:8: the program prints '2', and the page says '3'"),
        (written("print(1)\n---\n1\n2\n"), "docs/page.md:7: the program prints nothing more, and the page says '2'"),
        (written("x = 1\n1 / 0\n"), "docs/page.md:5: the program goes wrong: ZeroDivisionError: division by zero"),
        (written("x = (\n"), "docs/page.md:4: the program goes wrong: SyntaxError: '(' was never closed"),
        (written("x = 1\n", 'id="One"'), "a faro-python fence needs an id of small letters"),
        (written("x = 1\n", 'id="one" after="two"'), "program 'one' goes on after 'two', and no program above"),
        (written("x = 1\n") + written("x = 2\n"), "docs/page.md:8: program 'one' stands once more"),
    ],
)
def test_what_is_wrong_stops_the_build_with_file_and_line(pages: Pages, page: str, said: str) -> None:
    with pytest.raises(SuperFencesException) as refused:
        pages.convert(page)
    assert said in str(refused.value)


def test_a_program_without_output_has_no_line_of_hyphens() -> None:
    assert parted("x = 1\n") == ("x = 1\n", "")
    assert parted("print(1)\n---\n1\n") == ("print(1)\n", "1")


def test_a_device_that_a_program_adds_is_gone_when_it_has_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("farodocs.kept.FOLDER", tmp_path)
    devices = DEVICES.copy()
    add = "from faro.cheats import DEVICES\nDEVICES['snuff-box'] = DEVICES['gaff']\nprint('snuff-box' in DEVICES)"
    assert shown_by(add, []) == ([("text", "True\n", "")], None)
    assert devices == DEVICES
