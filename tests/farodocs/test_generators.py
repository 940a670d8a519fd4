"""Fences and extensions under both generators: one project holds all that is right, and each mistake stops another."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache

import pytest

from farodocs.fences.fence import render
from farodocs.figures.card_file import FILE
from tests.farodocs.small_site import GENERATORS, Built, built

LOG = "rules hoyle-1864\nopen ann 100\nsoda Kd\nbet ann 6 on 9\nturn 7h 9s\nexpect ann 106\n"
EXAMPLE = f'# A page\n\n```faro id="a-winner"\n{LOG}```\n'
DIFFERENCES = '```faro-rules books="meyer denexa"\n```\n'
ROW = re.compile(r'<tr><th scope="row"><a href="([^"]*)#rule-\w+">')
DEPTHS = ("index", "rules/a", "rules/variants/index", "rules/variants/b")
"""Pages from which the rows of a table of differences must find the rule-books."""

RIGHT = {
    **dict.fromkeys(DEPTHS, f"# A page\n\n{DIFFERENCES}"),
    "index": f"{EXAMPLE}\n{DIFFERENCES}",
    "rules/rulebooks": '# The books\n\n```faro-data part="rulebooks-compared"\n```\n',
    "rules/bets/one": "# One\n\n[@ashton-1898] says that a [[hockelty]] costs [[=cost meyer Q as=fraction]].\n",
    "glossary/hockelty": "# Hockelty\n",
    "library/sources": '# Sources\n\n<p id="ashton-1898">Ashton</p>\n',
}

WRONG = {
    "a failing expect": (
        "index",
        EXAMPLE.replace("106", "107"),
        "docs/index.md:9: ann has 106 checks in hand where the log expects 107 (expectation-failed)",
    ),
    "an unknown option": (
        "index",
        EXAMPLE.replace("id=", 'mdoe="play" id='),
        "docs/index.md:3: a faro fence has no option 'mdoe'",
    ),
    "one book beside none": (
        "deep/er",
        '# A page\n\n```faro-rules books="meyer"\n```\n',
        "docs/deep/er.md:3: a faro-rules fence lays two books or more side by side",
    ),
    "an unknown work": (
        "rules/bets/one",
        "# One\n\n[@nobody]\n",
        "docs/rules/bets/one.md:3: glossary/sources.toml has no work 'nobody'",
    ),
    "an unknown word": (
        "rules/bets/one",
        "# One\n\nThe [[hokelty]].\n",
        "docs/rules/bets/one.md:3: the glossary has no word 'hokelty'",
    ),
    "a part that there is not": (
        "rules/rulebooks",
        '# The books\n\n```faro-data part="rulebook"\n```\n',
        "docs/rules/rulebooks.md:3: a faro-data fence has no part 'rulebook'; did you mean 'rulebooks'?",
    ),
    "a question without an answer": (
        "index",
        "# A page\n\nIt costs [[=cost meyer pott]].\n",
        "docs/index.md:3: the layout has no place called 'pott'",
    ),
}
"""What is wrong: the page it stands on, the page, and what the generator says before it stops."""


Sites = Callable[[str], Mapping[str, Built]]
APART = ["one book beside none", "an unknown work", "a part that there is not"]
"""Mistakes that stand on different pages."""
TOGETHER = {path: page for path, page, _ in map(WRONG.__getitem__, APART)}


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> Sites:
    """The sites of a generator, by what is wrong with them, and by nothing that which is right."""
    pages = {"": RIGHT, **{wrong: {path: page} for wrong, (path, page, _) in WRONG.items()}, "together": TOGETHER}

    @cache
    def of(generator: str) -> Mapping[str, Built]:
        return dict(zip(pages, built(tmp_path_factory.mktemp(generator), generator, [*pages.values()]), strict=True))

    return of


@pytest.mark.parametrize("generator", GENERATORS)
def test_what_is_right_is_built(generator: str, sites: Sites) -> None:
    right = sites(generator)[""]
    assert right.code == 0, right.said
    html = {path: right.page(path).read_text(encoding="utf-8") for path in RIGHT}
    assert render({"id": "a-winner"}, LOG, FILE) in html["index"]
    assert '<data class="faro-fact" value="33/1666">33/1666</data>' in html["rules/bets/one"]
    assert 'href="../../../library/sources/#ashton-1898"' in html["rules/bets/one"]
    assert '<faro-term><a href="../../../glossary/hockelty/">hockelty</a></faro-term>' in html["rules/bets/one"]
    assert '<a href="#rule-split">' in html["rules/rulebooks"]
    assert '<h2 id="what-a-turn-does">' in html["rules/rulebooks"]
    for path in DEPTHS:
        led = {*ROW.findall(html[path])}
        assert len(led) == 1, path
        assert (right.page(path).parent / led.pop()).resolve() == right.site / "rules/rulebooks", path


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("generator", GENERATORS)
def test_what_is_wrong_stops_the_build(generator: str, wrong: str, sites: Sites) -> None:
    path, _, sentence = WRONG[wrong]
    run = sites(generator)[wrong]
    assert run.code != 0, "the site was built with a mistake on its page"
    assert sentence in run.said
    assert not run.page(path).exists()


def test_all_that_is_wrong_is_told_at_once_and_without_a_traceback(sites: Sites) -> None:
    run = sites("mkdocs")["together"]
    assert run.code == 1
    assert all(WRONG[wrong][2] in run.said for wrong in APART)
    assert "Traceback" not in run.said
