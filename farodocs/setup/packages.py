"""The packages of requirements.txt, in the virtual environment: each as it is pinned there, and nothing beside it."""

from __future__ import annotations

import subprocess
import sys

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")
LOCK = "requirements.txt"
BROKEN = f"What {LOCK} pins does not fit together: {{}}. Its first lines say how it is renewed."


def main() -> None:
    """Install what is locked; end with a sentence where that fails, or where a package lacks another."""
    # Without --no-deps some pips resolve anew what is resolved already, and fail once a package has a newer release.
    locked = ["install", "--quiet", "--no-deps", "--require-hashes", "--requirement", LOCK]
    installed = subprocess.run([*PIP, *locked], check=False)
    if installed.returncode:
        sys.exit(f"pip could not install what {LOCK} pins, for the reason that it gives above.")
    checked = subprocess.run([*PIP, "check"], check=False, capture_output=True, text=True)
    if checked.returncode:
        complaint = "; ".join((checked.stdout or checked.stderr).strip().splitlines())
        sys.exit(BROKEN.format(complaint.removesuffix(".")))


if __name__ == "__main__":
    main()
