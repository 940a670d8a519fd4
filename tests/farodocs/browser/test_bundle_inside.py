"""What runs inside Pyodide at build, as far as any Python can run it; the whole of it is tested in tests/pyodide."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from farodocs.browser import bundle_inside


def test_only_what_the_engine_s_doors_import_is_asked_what_it_needs() -> None:
    # In a Python of its own, and by itself as in Pyodide: this one has imported the rest, and so would its room.
    program = "from bundle_inside import *; import_what_is_named(); print(*sys.modules, sep='\\n')"
    where = Path(bundle_inside.__file__).parent
    done = subprocess.run([sys.executable, "-c", program], cwd=where, capture_output=True, text=True, check=True)
    imported = {*done.stdout.splitlines()}
    assert {"faro", "faro.session", "faro.session.door", "tomllib"} <= imported
    assert "faro.simulation.perft" not in imported
    assert not [name for name in imported if name.startswith(bundle_inside.AT_A_DESK)]
    assert "multiprocessing" not in imported


def test_imports_inside_functions_count_and_relative_ones_do_not() -> None:
    source = "import a.b, c\nfrom d.e import f\nfrom . import g\n\ndef h():\n    import i\n"
    assert bundle_inside.imported_names(source) == {"a.b", "c", "d.e", "i"}
