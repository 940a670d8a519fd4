"""Numbers as text, as the script of the search reads them."""

from __future__ import annotations

import json
import subprocess

from farodocs.folders import ASSETS
from farodocs.search.numbers import packed, steps

NUMBERS = [0, 1, 31, 32, 33, 1023, 1024, 40000]
READ = """
import { numbers, rising } from "%s";
const [packed, steps] = process.argv.slice(1);
console.log(JSON.stringify([numbers(packed), rising([8], numbers(steps))]));
"""


def test_what_python_packs_the_script_reads() -> None:
    script = READ % (ASSETS / "faro" / "finder" / "numbers.js").as_uri()
    run = ["node", "--no-warnings", "--input-type=module", "-e", script, packed(NUMBERS), packed(steps(NUMBERS))]
    read = subprocess.run(run, capture_output=True, text=True, check=True)
    assert json.loads(read.stdout) == [NUMBERS, [NUMBERS]]
