"""The command line, `python -m faro` or `faro`. It needs what the extra `cli` brings."""

from __future__ import annotations

import sys

_BROUGHT = ("click", "rich")


def main() -> None:
    """Do what the command line asks, or say what is missing for it."""
    try:
        from faro.terminal import commands
    except ModuleNotFoundError as missing:
        if missing.name not in _BROUGHT:
            raise
        sys.exit(f"faro: the command line needs {missing.name}; write: python -m pip install {' '.join(_BROUGHT)}")
    commands(prog_name="faro")


if __name__ == "__main__":
    main()
