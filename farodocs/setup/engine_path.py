"""Make engine/ importable in the virtual environment, by a relative path: the tree can be moved or copied."""

import os
import sysconfig
from pathlib import Path

packages = Path(sysconfig.get_path("purelib")).resolve()
engine = Path(__file__).resolve().parents[2] / "engine"
(packages / "faro.pth").write_text(os.path.relpath(engine, packages) + "\n")
