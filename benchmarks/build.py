"""What making the site costs in processor time, with all kept and with nothing, and how soon an edit shows."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from benchmarks.figure import Figure
from benchmarks.larger import grown

ROOT = Path(__file__).resolve().parent.parent
GENERATE = (sys.executable, "-m", "farodocs.make.generated")
PUBLISH = (sys.executable, "-m", "farodocs.make.published")
SERVE = (sys.executable, "-m", "mkdocs", "serve", "--dirty", "--quiet", "--dev-addr")
EDITED = "Edited just now: "
EDITS = {
    "a page": ("docs/rules/the-turn.md", "\n# The turn\n\n", "rules/the-turn/"),
    "a word": ("glossary/terms/copper.toml", '\nline = "', "glossary/copper/"),
    "an event": ("glossary/history/events.toml", '\nname = "', "history/timeline/"),
    "a rule-book": ("engine/faro/rulebooks/laws-1880.toml", '\ntitle = "', "rules/rulebooks/"),
}
"""What is edited, behind what, and the page that shows it."""
LOOKED = 10
"""Seconds that an author looks at an edit before the next, while the search and the engine follow it."""
FIRST = 900
"""Seconds for the first build, where nothing that is generated lies there yet."""


def figures() -> Iterator[Figure]:
    """Seconds of processor time, of one process after the other."""
    built(ROOT)
    generated, published = spent(*GENERATE), spent(*PUBLISH)
    yield Figure("what is generated, with nothing changed", generated, "s")
    yield Figure("the pages, with nothing changed", published, "s")
    yield Figure("`make site`, with nothing changed", generated + published, "s", most=15)
    yield Figure("`make site`, with nothing kept of earlier builds", cold(), "s", most=45)
    yield from edits()


def cold() -> float:
    """Seconds of processor time for the first build on a machine, in a copy of the project."""
    with tempfile.TemporaryDirectory() as made:
        folder = grown(Path(made))
        shutil.rmtree(folder / ".cache", ignore_errors=True)
        return built(folder)


def edits() -> Iterator[Figure]:
    """Seconds by the clock until an edit shows under `make serve`, in a copy of the project."""
    with tempfile.TemporaryDirectory() as made, socket.socket() as free:
        folder = grown(Path(made))
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
        free.close()
        server = subprocess.Popen((*SERVE, address), cwd=folder, env=_at_home(folder), start_new_session=True)
        try:
            for what, (file, behind, page) in EDITS.items():
                _shown(f"http://{address}/{page}", "", FIRST)
                time.sleep(LOOKED)
                text = (folder / file).read_text(encoding="utf-8")
                (folder / file).write_text(text.replace(behind, behind + EDITED, 1), encoding="utf-8")
                yield Figure(
                    f"an edit of {what}, until it shows", _shown(f"http://{address}/{page}", EDITED), "s", most=3
                )
        finally:
            os.killpg(server.pid, signal.SIGTERM)  # what it makes beside the pages ends with it
            server.wait()


def _shown(address: str, text: str, most: float = 120) -> float:
    """Seconds until a page has a text."""
    begun = time.monotonic()
    while time.monotonic() < begun + most:
        try:
            with urlopen(address, timeout=most) as answer:
                if text in answer.read().decode():
                    return time.monotonic() - begun
        except URLError:
            pass
        time.sleep(0.05)
    raise TimeoutError(f"{address} never had {text!r}")


def built(folder: Path) -> float:
    """Seconds of processor time for a copy of the project, from what is generated to the last page."""
    return sum(spent(*step, cwd=folder) for step in (GENERATE, PUBLISH))


def _at_home(folder: Path) -> dict[str, str]:
    """The environment in which a copy of the project has its own engine."""
    return os.environ | {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(folder / "engine")}


def spent(*command: str, cwd: Path = ROOT) -> float:
    """The processor time of a command and of what it starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=cwd, check=True, env=_at_home(cwd))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
