"""A Chromium for the browser tests: the machine's own, or Playwright's, or the distribution's package.

No lock of ours holds a digest of a browser. Playwright, which is locked, names the build that it fetches; what the
distribution brings is signed by the distribution, and is as new as its other packages.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGES = ("chromium-headless-shell", "chromium")
"""What Debian has, and what it calls them. The one that draws no window of its own does a third less work a page."""
NAMES = (*PACKAGES, "chromium-browser", "google-chrome", "google-chrome-stable")
MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
NEEDED = "The browser tests need Chromium or Chrome: install one of them, or name it in the variable CHROMIUM."

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
]
"""How it is started, so that it asks nothing of anybody but the site, and prints letters where their font has them."""


@cache
def find() -> str | None:
    """The path of a Chromium that runs, or None."""
    return next((path for path in candidates() if runs(path)), None)


def candidates() -> Iterator[str]:
    """Where a Chromium may be, the likeliest first; a variable CHROMIUM is the only one when it is set."""
    if named := os.environ.get("CHROMIUM"):
        yield named
        return
    yield from filter(None, map(shutil.which, NAMES))
    yield MAC
    # Asking Playwright starts a process of its own, so it comes last.
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright.chromium.executable_path


def runs(path: str) -> bool:
    """Whether the program starts: some distributions leave a stub under the name, and libraries may be missing."""
    if not Path(path).is_file():
        return False
    return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0


def install() -> None:
    """Try Playwright's download, then the distribution's package."""
    print("No Chromium found: asking Playwright for one.", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    find.cache_clear()
    for package in PACKAGES:
        if find() is None and shutil.which("apt-get"):
            print(f"Playwright could not bring one: asking apt-get for {package}.", flush=True)
            from_the_distribution(package)
            find.cache_clear()


def from_the_distribution(*packages: str) -> None:
    """Ask Debian's package manager, or one of its kind, for packages; what comes of it is for the caller to see."""
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    install = ["apt-get", "-q", "install", "-y", "--no-install-recommends", *packages]
    for command in (["apt-get", "-q", "update"], install):
        subprocess.run([*root, *command], stdin=subprocess.DEVNULL, check=False)


def main() -> None:
    """Install a Chromium where none is found; end with a sentence where none can be had."""
    if find() is None and "CHROMIUM" not in os.environ:
        install()
    if find() is None:
        sys.exit(NEEDED)


if __name__ == "__main__":
    main()
