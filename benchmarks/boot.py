"""From the press to the first reply: the site's bundle, with and without the memory of it that a browser has kept.

Beside it, in turn, in the same run: Pyodide as it comes, and MicroPython as PyScript ships it. And the table, which
starts by itself.
"""

from __future__ import annotations

import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, Playwright, sync_playwright

from benchmarks.figure import Figure
from farodocs.browser import bundle, find_pyodide
from farodocs.folders import NODE_MODULES, ROOT
from farodocs.setup import browser
from tests.site_server import SiteServer

ROUNDS = 5
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
MICROPYTHON = NODE_MODULES / "@micropython" / "micropython-webassembly-pyscript"
REQUEST = (
    r'{"do": "deal", "log": "rules hoyle-1864\nopen you 100\n", "seat": "you", "id": "x", "chip": 5, "seed": "K7F2"}'
)

OURS = """
import { engine } from "./assets/faro/engine/engine.js";
const first = async (request) => (await engine.ask(JSON.parse(request))).html;
"""
OTHER = """
const first = (request) => new Promise((resolve) => {{
  const worker = new Worker("{worker}", {{ type: "module" }});
  worker.onmessage = ({{ data }}) => resolve(data);
  worker.postMessage(request);
}});
"""
WORKER = """
self.onmessage = async ({{ data }}) => {{
  const {{ {load} }} = await import("./{module}");
  const python = await {load}();
  {prepare}
  postMessage({answer});
}};
"""
WITH_ENGINE = {
    "prepare": 'python.unpackArchive(await (await fetch("faro.zip")).arrayBuffer(), "zip", '
    '{ extractDir: "/lib/python3.14/site-packages" });',
    "answer": 'JSON.parse(python.pyimport("faro.session").reply(data)).html',
}
TRIVIAL = {
    "prepare": 'python.runPython("def reply(text): return text.upper()");',
    "answer": 'python.globals.get("reply")(data)',
}
PYODIDE = {"load": "loadPyodide", "module": "pyodide.mjs"}
MICRO = {"load": "loadMicroPython", "module": "micropython.mjs"}
WORKERS = {
    "stock/engine.js": PYODIDE | WITH_ENGINE,
    "stock/trivial.js": PYODIDE | TRIVIAL,
    "micro/worker.js": MICRO | TRIVIAL,
}
PAGE = """<!doctype html><html lang="en"><title>Boot</title><button>Play</button><script type="module">
{script}
document.querySelector("button").onclick = async () => {{
  const pressed = performance.now();
  if (!(await first(String.raw`{request}`))) throw new Error("no answer");
  document.title = String(performance.now() - (location.hash ? 0 : pressed)); // or since it was gone to
}};
if (location.hash) document.querySelector("button").click();
</script>"""
MOUNT = "/faro/"
KEPT = f"caches.open('{MOUNT} faro-memory').then((cache) => cache.keys()).then(({{ length }}) => length > 0)"
LIVE = """if (!location.hash) new MutationObserver((_, observer) => {
  if (!document.querySelector("#the-table .faro-live[data-stage]")) return;
  observer.disconnect();
  document.title = String(performance.now());
}).observe(document, { childList: true, subtree: true, attributes: true });"""

SITE = "this site"
MEMORY = "this site, from the kept memory"
STOCK_TRIVIAL = "plain Pyodide, one small function"
PAGES = {
    SITE: "ours.html",
    "plain Pyodide with the engine’s sources": "engine.html",
    STOCK_TRIVIAL: "trivial.html",
    "MicroPython, one small function": "micro.html",
}


def figures() -> Iterator[Figure]:
    """Medians over profiles: cold with an empty one, warm in a new process of the browser on one that has loaded it."""
    chromium = browser.find()
    if chromium is None:
        raise SystemExit(browser.NEEDED)
    manifest = bundle.bundle()
    cold: dict[str, list[float]] = {name: [] for name in PAGES}
    warm: dict[str, list[float]] = {name: [] for name in [*PAGES, MEMORY]}
    opened: dict[str, list[float]] = {"the table": [], STOCK_TRIVIAL: []}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = lay_out(Path(folder, "site"))
        with SiteServer(site, mount=MOUNT) as server, SiteServer(ROOT / "site") as whole:
            for _ in range(ROUNDS):
                for name, page in PAGES.items():
                    reader = Reader(playwright, chromium, server.url + page)
                    cold[name].append(reader.visit())
                    reader.visit()  # fills the caches of compiled code
                    warm[name].append(reader.visit())
                    if name == SITE:
                        reader.visit(until=KEPT)
                        warm[MEMORY].append(reader.visit())
                for name, page in (
                    ("the table", f"{whole.url}play/"),
                    (STOCK_TRIVIAL, f"{server.url}trivial.html#now"),
                ):
                    opened[name].append(Reader(playwright, chromium, page, presses=False).visit())
    for visit, measured in (("a first visit", cold), ("a later visit", warm)):
        for name, times in measured.items():
            yield Figure(f"{visit}, press to answer: {name}", median(times), "ms")
    for name, times in opened.items():
        yield Figure(f"a first visit, link to what is first shown: {name}", median(times), "ms")
    shares = {
        "the site on a first visit": (cold[SITE], cold[STOCK_TRIVIAL], 33),
        "the site on a later visit": (warm[SITE], warm[STOCK_TRIVIAL], 25),
        "the site on a later visit, from the kept memory": (warm[MEMORY], warm[STOCK_TRIVIAL], 25),
        "the table on a first visit": (opened["the table"], opened[STOCK_TRIVIAL], 50),
    }
    for name, (ours, theirs, most) in shares.items():
        part = 100 * median(ours) / median(theirs)
        yield Figure(f"{name}, as a share of plain Pyodide’s time", part, "%", most)
    yield Figure("bundle, sent with gzip before the first press", manifest.sent_to_start / 1e6, "MB")
    yield Figure("bundle, sent before the first press on a slow line", manifest.sent_on_a_slow_line / 1e6, "MB")


def lay_out(site: Path) -> Path:
    """A page for each: one on the site's own bundle and scripts, two on Pyodide, one on MicroPython."""
    shutil.copytree(ROOT / bundle.OUT, site / "assets" / "engine")
    for folder in ("faro", "vendor"):
        shutil.copytree(ROOT / "docs" / "assets" / folder, site / "assets" / folder)
    for name in STOCK:
        copied(find_pyodide(ROOT) / name, site / "stock")
    for name in ("micropython.mjs", "micropython.wasm"):
        copied(MICROPYTHON / name, site / "micro")
    package = ROOT / "engine" / "faro"
    with zipfile.ZipFile(site / "stock" / "faro.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(package.rglob("*")):
            if path.suffix in {".py", ".toml"}:
                archive.write(path, path.relative_to(package.parent))
    scripts = [OURS]
    for worker, parts in WORKERS.items():
        (site / worker).write_text(WORKER.format(**parts))
        scripts.append(OTHER.format(worker=worker))
    for page, script in zip(PAGES.values(), scripts, strict=True):
        (site / page).write_text(PAGE.format(script=script, request=REQUEST))
    return site


def copied(file: Path, folder: Path) -> None:
    """Put a file into a folder."""
    folder.mkdir(exist_ok=True)
    shutil.copy(file, folder)


class Reader:
    """Somebody with a profile of his own, who comes to one page."""

    def __init__(self, playwright: Playwright, chromium: str, address: str, *, presses: bool = True) -> None:
        self.playwright = playwright
        self.chromium = chromium
        self.address = address
        self.presses = presses
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)

    def visit(self, until: str = "true") -> float:
        """Milliseconds that he waits, in a process of its own; he stays until a promise of the page says true."""
        context = self.playwright.chromium.launch_persistent_context(
            self.profile.name, executable_path=self.chromium, args=browser.FLAGS
        )
        try:
            page = context.new_page()
            if not self.presses:
                page.add_init_script(LIVE)
            page.goto(self.address)
            if self.presses:
                page.get_by_role("button").click()
            self.wait(page, "/^[0-9.]+$/.test(document.title)")
            waited = float(page.title())
            self.wait(page, until)
            page.wait_for_timeout(1_000)  # the caches are written when the page has come to rest
            return waited
        finally:
            context.close()

    @staticmethod
    def wait(page: Page, expression: str) -> None:
        """The browser's own waiting is an `eval`, which the policy of the pages forbids."""
        for _ in range(1_200):
            if page.evaluate(expression):
                return
            page.wait_for_timeout(50)
        raise TimeoutError(f"it never came to {expression}")
