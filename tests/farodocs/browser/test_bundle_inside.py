"""What runs inside Pyodide at build, as far as any Python can run it; the whole of it is tested in tests/pyodide."""

from __future__ import annotations

import marshal
import subprocess
import sys
from importlib.util import MAGIC_NUMBER
from pathlib import Path

import faro
from farodocs.browser import bundle_inside

ENGINE = Path(faro.__file__).parent


def test_only_what_the_engine_s_door_imports_goes_into_the_browser() -> None:
    # In a Python of its own: this one has imported the rest.
    program = "from farodocs.browser.bundle_inside import *; print(*engine_in_use(Path(sys.argv[1])), sep='\\n')"
    done = subprocess.run([sys.executable, "-c", program, str(ENGINE)], capture_output=True, text=True, check=True)
    used = {Path(line).relative_to(ENGINE).as_posix() for line in done.stdout.splitlines()}
    assert {"__init__.py", "session/__init__.py", "session/door.py"} <= used
    assert not {"livret_plates.py", "perft.py"} & used
    assert all((ENGINE / file).is_file() for file in used)


def test_imports_inside_functions_count_and_relative_ones_do_not() -> None:
    source = "import a.b, c\nfrom d.e import f\nfrom . import g\n\ndef h():\n    import i\n"
    assert bundle_inside.imported_names(source) == {"a.b", "c", "d.e", "i"}


def test_bytecode_is_never_checked_against_its_source() -> None:
    data = bundle_inside.compiled(b"answer = __doc__", "x.py", optimize=0)
    assert data[:16] == MAGIC_NUMBER + b"\x01\0\0\0" + bytes(8)
    names: dict[str, object] = {"__doc__": "mine"}
    exec(marshal.loads(data[16:]), names)
    assert names["answer"] == "mine"
