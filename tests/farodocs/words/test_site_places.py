"""The pages of the site as an entry sees them."""

from __future__ import annotations

from farodocs.data.history.collection import history
from farodocs.words.site_places import site_page, site_pages

PAGE = """---
title: "Paying: at the turn"
---

# Paying

Who cites [@meyer].

## A split {#split}

Half to the [[bank]].

```faro id="half"
bet ann 5 on [[Q]]
```

<p id="odd">[[Odd units|An odd check]]</p>

<li id="mrs-g" class="faro-person">

Best at a [[paroli]].
"""


def test_a_page_has_anchors_links_and_works() -> None:
    page = site_page("rules/paying", PAGE)
    assert page.title == "Paying: at the turn", "without the quotation marks of its head"
    assert page.anchors == {"split": "A split", "half": "A split", "odd": "A split", "mrs-g": "A split"}
    assert page.links == (("split", "bank"), ("split", "Odd units"), ("mrs-g", "paroli"))
    assert page.works == {"meyer"}


def test_what_is_made_from_data_has_its_anchors() -> None:
    pages = site_pages()
    assert {*history().events} <= pages["history/timeline"].anchors.keys()
    assert {*history().people} <= pages["history/people"].anchors.keys()
    assert {*history().places} <= pages["history/places"].anchors.keys()
    cited = {cited.work for _, told in history().entries for _, cited in told.citations}
    assert cited <= {work for page in pages.values() for work in page.works}
