"""Which functions of Python's program a visit runs: `python -m benchmarks.visited` writes farodocs/browser/visited.txt.

In Chromium, with a program that tells it: a first start, the requests of all pages, the making of the kept memory, and
a start from that. What is not listed comes later, in a file of its own. Each runtime wants a list of its own; made
again for the same one the list only grows, since a few functions are run or not by how full the memory happens to be.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
import tempfile
from pathlib import Path
from textwrap import wrap

from playwright.sync_api import Page, sync_playwright

from benchmarks.boot import KEPT, MOUNT, Reader
from faro.rulebooks import library
from farodocs.browser import bundle, find_binaryen, find_pyodide, trimmed
from farodocs.folders import ROOT
from farodocs.setup import browser
from tests.pyodide.asked import EXAMPLES, dealt_to_the_end, of_the_full_table, requests
from tests.site_server import SiteServer

PAGE = """<!doctype html><html lang="en"><title>Visited</title><script type="module">
import { engine } from "./assets/faro/engine/engine.js";
window.ran = new Set();
new BroadcastChannel("ran").onmessage = ({ data }) => ran.add(data);
window.ask = async (requests) => {
  for (const request of requests) await engine.ask(JSON.parse(request)).catch(() => {});
};
</script>"""
SECOND = 1_000  # ms


def main() -> None:
    """Write the list."""
    chromium = browser.find()
    if chromium is None:
        raise SystemExit(browser.NEEDED)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        made = Path(folder, "program")
        shutil.copytree(find_pyodide(ROOT), made, ignore=lambda _, names: {*names} - {*trimmed.STOCK})
        trimmed.trim(find_pyodide(ROOT), find_binaryen(ROOT), made)
        digest = hashlib.sha256((made / "pyodide.asm.wasm").read_bytes()).hexdigest()
        trimmed.split(made)
        site = Path(folder, "site")
        shutil.copytree(ROOT / "docs" / "assets" / "faro", site / "assets" / "faro")
        program = {name: (made / name).read_bytes() for name in trimmed.STOCK}
        bundle.bundle(site / bundle.OUT.relative_to("docs"), program=program)
        (site / "index.html").write_text(PAGE, encoding="utf-8")
        with SiteServer(site, mount=MOUNT) as server:
            page = playwright.chromium.launch(executable_path=chromium, args=browser.FLAGS).new_page()
            visited = run_by(page, server.url)
    before, *lines = trimmed.VISITED.read_text(encoding="ascii").split("\n")
    known = base64.b64decode("".join(lines)) if before == digest else b""
    bits = bytearray(known.ljust(max(visited) // 8 + 1, b"\0"))
    for place in visited:
        bits[place // 8] |= 1 << place % 8
    trimmed.VISITED.write_text("\n".join([digest, *wrap(base64.b64encode(bits).decode(), 120), ""]), encoding="ascii")
    print(f"{sum(byte.bit_count() for byte in bits):,} functions are run.")


def run_by(page: Page, address: str) -> set[int]:
    """The places of the functions that a visit runs."""
    logs = [*EXAMPLES, *map(dealt_to_the_end, library())]
    asked = [request for log in logs for request in requests(log)] + of_the_full_table()
    page.goto(address)
    page.evaluate("requests => ask(requests)", asked)
    Reader.wait(page, KEPT)
    visited: set[int] = {*page.evaluate("[...ran]")}
    page.reload()
    page.evaluate("requests => ask(requests)", asked[:: len(asked) // 50])
    page.wait_for_timeout(SECOND)
    return visited | {*page.evaluate("[...ran]")}


if __name__ == "__main__":
    main()
