"""What headings are called."""

from __future__ import annotations

from markdown import markdown

TOC = {"toc": {"permalink": "¶", "permalink_title": "Link to this section"}}


def converted(text: str) -> str:
    extensions = ["farodocs.inline.headings", "toc", "footnotes", "smarty", "attr_list"]
    return markdown(text, extensions=extensions, extension_configs=TOC)


def test_a_heading_is_called_by_its_words() -> None:
    html = converted('# The *turn* & "after" it[^one]\n\n### Deeper `bet ann` {#deep}\n\n[^one]: A note.\n')
    assert '<h1 aria-label="The turn &amp; “after” it" id="the-turn-after-it">' in html
    assert '<h3 aria-label="Deeper bet ann" id="deep">' in html


def test_the_link_within_it_says_what_it_does() -> None:
    html = converted("## A split\n")
    assert 'aria-label="Link to this section" class="headerlink" href="#a-split"' in html


def test_what_has_no_link_keeps_the_name_it_has() -> None:
    assert markdown("# A page", extensions=["farodocs.inline.headings"]) == "<h1>A page</h1>"
