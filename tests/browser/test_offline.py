"""After one visit the site can be read without a network."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from setup.site_server import SiteServer
from tests.browser.conftest import PATIENCE

KEPT = """async (address) => {
  while (!(await caches.match(address))) await new Promise((resolve) => setTimeout(resolve, 100));
}"""
IDLE = "new Promise((done) => requestIdleCallback(() => setTimeout(done, 1000)))"


def test_a_page_never_opened_is_there_without_a_network(browser: Browser, site: SiteServer) -> None:
    context = browser.new_context(service_workers="allow")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(site.url)
    page.evaluate("navigator.serviceWorker.ready")
    page.evaluate(KEPT, f"{site.url}rules/the-turn/")
    page.evaluate(KEPT, f"{site.url}sitemap.xml?whole")
    asked = len(site.asked)
    page.reload()
    page.evaluate(IDLE)
    assert len(site.asked) - asked < 60, "the site that is kept whole is asked for again"

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
    page.goto(f"{site.url}play/drills/")
    drill = page.locator("faro-drill").first
    question = drill.locator(".faro-prompt").inner_text()
    drill.get_by_role("button", name="Another one").click()
    expect(drill.locator(".faro-prompt")).not_to_have_text(question)
    context.close()
