"""Set the project up on many kinds of machine: `python -m tests.machines.run`, on any Python, with nothing installed.

Names of cases try those alone; --write keeps what came of them for the page *What has been tried*; --list names all.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from tests.machines import record
from tests.machines.cases import CASES
from tests.machines.machine import Absent, Broken, Machine, python_of, version

LAST = 30
"""Lines of the log that are shown of a case that did not end as it should."""


def tried(name: str, work: Path) -> record.Outcome:
    """Try one case in a folder of its own, which goes unless the case broke."""
    case = CASES[name]
    folder = work / name
    folder.mkdir()
    machine = Machine(folder, Path(sys.executable))
    try:
        machine.python = python_of()
        ended, told = record.WELL, case.tried(machine)
    except Absent as absent:
        ended, told = record.ABSENT, str(absent)
    except Broken as broken:
        ended, told = record.BROKEN, str(broken)
        print("".join(machine.log.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)[-LAST:]))
    if ended != record.BROKEN:
        shutil.rmtree(folder, ignore_errors=True)
    return record.outcome(case.what, ended, told.replace(str(folder), "…"), version(machine.python))


def main() -> int:
    """Try the cases; nought where none of them broke."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("names", nargs="*", metavar="case", default=[])
    asked.add_argument("--write", action="store_true")
    asked.add_argument("--list", action="store_true")
    options = asked.parse_args()
    if unknown := [name for name in options.names if name not in CASES]:
        asked.error(f"no case is called {', '.join(unknown)}; --list names them")
    if options.list:
        print("\n".join(f"{name:16} {case.what}" for name, case in CASES.items()))
        return 0
    work = Path(tempfile.mkdtemp(prefix="faro-machines-")).resolve()
    work.chmod(0o755)
    now: dict[str, record.Outcome] = {}
    for name in options.names or CASES:
        now[name] = tried(name, work)
        print(f"{now[name]['ended']:7} {name}: {now[name]['told']}", flush=True)
        if options.write:
            record.write(record.merged(record.read(), now, [*CASES]))
    if broken := [name for name, one in now.items() if one["ended"] == record.BROKEN]:
        print(f"{', '.join(broken)}: the trees and their logs stay in {work}")
        return 1
    shutil.rmtree(work, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
