"""*Report a mistake*, at the foot of every page: where it leads by what mkdocs.yml says, and what is filled in."""

from __future__ import annotations

import datetime
from types import SimpleNamespace
from urllib.parse import parse_qs, unquote, urlsplit

import jinja2
import pytest
import yaml

from farodocs.folders import ROOT

PAGE = SimpleNamespace(
    is_homepage=False,
    toc=[SimpleNamespace(title="The copper & more")],
    title="Copper",
    meta=SimpleNamespace(term=""),
    url="rules/copper/",
    canonical_url="https://a.example/rules/copper/",
)
BUILT = datetime.datetime(2026, 11, 22, tzinfo=datetime.UTC)


def report_link(repo_url: str = "", letters_to: str = "") -> str:
    """The address of the link; empty where the page has none."""
    environment = jinja2.Environment(loader=jinja2.FileSystemLoader(ROOT / "farodocs" / "theme"), autoescape=True)
    environment.filters["url"] = str
    config = SimpleNamespace(site_name="Faro", repo_url=repo_url, extra=SimpleNamespace(letters_to=letters_to))
    html = environment.get_template("partials/page-foot.html").render(page=PAGE, config=config, build_date_utc=BUILT)
    _, _, rest = html.partition('class="faro-report" href="')
    return rest.partition('"')[0].replace("&amp;", "&")


def test_an_issue_is_opened_with_the_page_and_its_version() -> None:
    address = urlsplit(report_link(repo_url="https://a.example/faro/"))
    assert address.path == "/faro/issues/new"
    assert parse_qs(address.query) == {
        "template": ["mistake.yml"],
        "title": ["A mistake: The copper & more"],
        "page": [PAGE.canonical_url],
        "version": ["2026-11-22"],
    }


def test_the_issue_template_has_the_fields_that_are_filled_in() -> None:
    template = yaml.safe_load((ROOT / ".github" / "ISSUE_TEMPLATE" / "mistake.yml").read_text(encoding="utf-8"))
    assert {"page", "version", "words"} <= {field.get("id") for field in template["body"]}


def test_a_letter_is_begun_where_there_is_no_repository() -> None:
    address = urlsplit(report_link(letters_to="us@a.example"))
    assert (address.scheme, address.path) == ("mailto", "us@a.example")
    assert unquote(address.query).startswith("subject=A mistake: The copper")
    assert "Version of 2026-11-22" in unquote(address.query)


@pytest.mark.parametrize("blank", [{}, {"repo_url": "", "letters_to": ""}])
def test_without_either_there_is_no_link(blank: dict[str, str]) -> None:
    assert not report_link(**blank)
