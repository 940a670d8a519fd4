"""After one visit the site can be read without a network."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE
from tests.site_server import SiteServer

KEPT = """async (address) => {
  while (!(await caches.match(address))) await new Promise((resolve) => setTimeout(resolve, 100));
}"""


def test_a_page_never_opened_is_there_without_a_network(browser: Browser, site: SiteServer) -> None:
    context = browser.new_context(service_workers="allow")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(site.url)
    page.evaluate("navigator.serviceWorker.ready")
    page.evaluate(KEPT, f"{site.url}rules/the-turn/")
    for path in ("assets/faro/replay.js", "glossary/finder.json", "assets/vendor/minisearch.js", "glossary/soda-card/"):
        page.evaluate(KEPT, f"{site.url}{path}")

    context.set_offline(True)
    page.goto(f"{site.url}glossary/soda-card/")
    expect(page.get_by_role("heading", name="Soda card")).to_be_visible()
    page.get_by_role("link", name="Look up a word", exact=True).click()
    page.keyboard.type("hocly")
    expect(page.get_by_role("option").first).to_contain_text("Hockelty")
    page.goto(f"{site.url}rules/the-turn/")
    example = page.locator("#turn-winner")
    example.get_by_role("button", name="Deal the turn").click()
    expect(example.locator(".faro-said")).to_contain_text("Ann’s 6 on the Nine wins 6.")
    context.close()
