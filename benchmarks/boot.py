"""From the click to the first reply: the site's bundle beside Pyodide as it comes, in turn, in the same run."""

from __future__ import annotations

import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import Playwright, sync_playwright

from farodocs.bundle import OUT, ROOT, bundle, find_pyodide
from setup import browser
from setup.site_server import SiteServer

ROUNDS = 5
STOCK = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
REQUEST = (
    r'{"do": "deal", "log": "rules hoyle-1864\nopen you 100\n", "seat": "you", "id": "x", "chip": 5, "seed": "K7F2"}'
)

OURS = """
import { engine } from "./assets/faro/engine.js";
const first = (request) => engine.ask(JSON.parse(request));
"""
BARE = """
const first = (request) => new Promise((resolve) => {
  const worker = new Worker("stock/worker.js", { type: "module" });
  worker.onmessage = ({ data }) => resolve(JSON.parse(data));
  worker.postMessage(request);
});
"""
BARE_WORKER = """
self.onmessage = async ({ data }) => {
  const { loadPyodide } = await import("./pyodide.mjs");
  const pyodide = await loadPyodide();
  const engine = await (await fetch("faro.zip")).arrayBuffer();
  pyodide.unpackArchive(engine, "zip", { extractDir: "/lib/python3.14/site-packages" });
  postMessage(pyodide.pyimport("faro.shell.session").reply(data));
};
"""
PAGE = """<!doctype html><html lang="en"><title>Boot</title><button>Play</button><script type="module">
{script}
document.querySelector("button").onclick = async () => {{
  const pressed = performance.now();
  const reply = await first(String.raw`{request}`);
  if (!reply.html) throw new Error(reply.say);
  document.title = String(performance.now() - pressed);
}};
</script>"""


def figures() -> Iterator[tuple[str, float, str]]:
    """Medians over profiles: cold with an empty one, warm in a new process of the browser on one that has loaded it."""
    chromium = browser.find()
    if chromium is None:
        raise SystemExit(browser.NEEDED)
    manifest = bundle()
    times: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = lay_out(Path(folder, "site"))
        with SiteServer(site, mount="/faro/") as server:
            for _ in range(ROUNDS):
                for name in ("bundle", "bare Pyodide"):
                    page = server.url + ("ours.html" if name == "bundle" else "bare.html")
                    cold, warm = one_reader(playwright, chromium, page)
                    times.setdefault(f"{name}, cold profile", []).append(cold)
                    times.setdefault(f"{name}, warm cache", []).append(warm)
    for name, measured in times.items():
        yield f"click to first reply, {name}", median(measured), "ms"
    for phase in ("cold profile", "warm cache"):
        share = median(times[f"bundle, {phase}"]) / median(times[f"bare Pyodide, {phase}"])
        yield f"bundle against bare Pyodide, {phase}", 100 * share, "%"
    yield "bundle, sent with gzip", sum(sent for _, sent in manifest.files.values()) / 1e6, "MB"


def lay_out(site: Path) -> Path:
    """Two pages: one on the site's own bundle and scripts, one on Pyodide with the engine's sources."""
    shutil.copytree(ROOT / OUT, site / "assets" / "engine")
    shutil.copytree(ROOT / "docs" / "assets" / "faro", site / "assets" / "faro")
    stock = site / "stock"
    stock.mkdir()
    for name in STOCK:
        shutil.copy(find_pyodide(ROOT) / name, stock)
    (stock / "worker.js").write_text(BARE_WORKER)
    package = ROOT / "engine" / "faro"
    with zipfile.ZipFile(stock / "faro.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(package.rglob("*")):
            if path.suffix in {".py", ".toml"}:
                archive.write(path, path.relative_to(package.parent))
    (site / "ours.html").write_text(PAGE.format(script=OURS, request=REQUEST))
    (site / "bare.html").write_text(PAGE.format(script=BARE, request=REQUEST))
    return site


def one_reader(playwright: Playwright, chromium: str, page: str) -> tuple[float, float]:
    """Milliseconds of a first visit and of a third, each in a process of its own; the second fills the code caches."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        cold, _, warm = (one_visit(playwright, chromium, page, profile) for _ in range(3))
    return cold, warm


def one_visit(playwright: Playwright, chromium: str, address: str, profile: str) -> float:
    """Milliseconds from the click to the reply."""
    context = playwright.chromium.launch_persistent_context(profile, executable_path=chromium, args=browser.FLAGS)
    try:
        page = context.new_page()
        page.goto(address)
        page.get_by_role("button").click()
        page.wait_for_function("document.title !== 'Boot'", timeout=60_000)
        page.wait_for_timeout(1_000)  # the caches are written when the page has come to rest
        return float(page.title())
    finally:
        context.close()
