"""Firefox and WebKit's GTK port for the journeys: the machine's own, or the distribution's packages.

What stands for Safari is MiniBrowser, which has WebKit's engine and no more. Its driver wants a screen: Xvfb is one.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from farodocs.setup.browser import from_the_distribution

PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb", "xauth")
NEEDED = f"The journeys need Firefox and WebKitGTK's driver beside Chromium: install {', '.join(PACKAGES)}."
MINI = "webkit2gtk-4.*/MiniBrowser"


def firefox() -> str | None:
    """The path of Firefox, or None."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit() -> str | None:
    """The path of MiniBrowser where its driver and a screen are there too, or None."""
    if not (shutil.which("WebKitWebDriver") and shutil.which("xvfb-run")):
        return None
    return next((str(path) for folder in Path("/usr").glob("lib*") for path in folder.rglob(MINI)), None)


def main() -> None:
    """Ask the distribution for what is missing; end with a sentence where it cannot be had."""
    if not (firefox() and webkit()) and shutil.which("apt-get"):
        from_the_distribution(*PACKAGES)
    if not (firefox() and webkit()):
        sys.exit(NEEDED)


if __name__ == "__main__":
    main()
