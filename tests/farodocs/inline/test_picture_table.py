from __future__ import annotations

from markdown import Markdown

from farodocs.inline.picture_table import FEWEST, LONG, sections, with_table

PICTURE = '<p><img alt="A box" src="../box.svg#a" width="320" height="200" loading="lazy"></p>'


def page(count: int, words: int = LONG) -> str:
    parts = "".join(
        f'<h3 aria-label="Part {n}" id="part-{n}">Part <em>{n}</em>'
        f'<a aria-label="Permanent link" class="headerlink" href="#part-{n}">¶</a></h3>{PICTURE}'
        for n in range(count)
    )
    return f"<h1>Boxes</h1>\n<p>First.</p><p>{'word ' * words}</p><h2 id='bare'>Bare</h2>{parts}"


def test_a_long_page_opens_with_its_pictures_behind_its_first_paragraph() -> None:
    html = with_table(page(FEWEST))
    assert html.startswith('<h1>Boxes</h1>\n<p>First.</p><nav class="faro-picture-table"')
    assert (
        '<a href="#part-0"><img src="../box.svg#a" alt="" width="320" height="200" loading="lazy"><span>Part 0</span>'
        in html
    )
    assert html.count("<li>") == FEWEST


def test_a_short_page_and_one_with_few_pictures_stay_as_they_are() -> None:
    assert with_table(page(FEWEST, words=10)) == page(FEWEST, words=10)
    assert with_table(page(FEWEST - 1)) == page(FEWEST - 1)


def test_a_page_without_a_section_stays_as_it_is() -> None:
    assert with_table(f"<h1>Home</h1><p>{PICTURE}</p>") == f"<h1>Home</h1><p>{PICTURE}</p>"


def test_a_picture_belongs_to_the_nearest_heading_above_it() -> None:
    html = f'<h2 id="one">One</h2><h3 id="two">Two</h3>{PICTURE}{PICTURE}<h3 id="three">Three</h3>'
    assert [section.id for section in sections(html)] == ["two"]


def test_what_is_told_of_a_picture_and_its_files_stand_with_it_and_another_picture_where_it_is_small() -> None:
    given = ' data-told="1 m" data-small="../small.svg" data-files="A4, 9 KB|a.pdf;Letter, 8 KB|b.pdf" loading'
    html = with_table(page(FEWEST).replace(" loading", given))
    assert '<img src="../small.svg" alt="" width="320" height="200" loading="lazy"><span>Part 0</span>' in html
    assert '<small>1 m</small></a><a href="a.pdf" aria-label="Part 0, A4, 9 KB">A4, 9 KB</a>' in html
    assert '<a href="b.pdf" aria-label="Part 0, Letter, 8 KB">Letter, 8 KB</a></li>' in html


def test_a_cheat_without_a_drawing_is_named_in_its_place_and_another_heading_is_not() -> None:
    second = '<h3 aria-label="Part 1"'
    given = page(FEWEST).replace(second, f'<h3 id="miscount">Wrong pay</h3>{second}')
    html = with_table(given + "<h3 id='x'>X</h3>")
    assert html.count("<li><a") == FEWEST + 1
    assert '<span>Part 0</span></a></li><li><a href="#miscount">Wrong pay</a></li><li><a href="#part-1">' in html


def test_the_extension_puts_it_in_on_a_page() -> None:
    written = "".join(f"## Part {n} {{#part-{n}}}\n\n{PICTURE}\n\n" for n in range(FEWEST))
    html = Markdown(extensions=["attr_list", "farodocs.inline.picture_table"]).convert(
        f"# Boxes\n\nFirst.\n\n{'word ' * LONG}\n\n{written}"
    )
    assert '<nav class="faro-picture-table"' in html
