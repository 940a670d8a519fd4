"""What is wrong with a page: it stops the build at once, or is gathered, so that one run says everything."""

from __future__ import annotations

_gathered: dict[str, None] | None = None


class Placed(ValueError):
    """A mistake whose sentence begins with its file and line, which need not be where it is found."""


def gather() -> None:
    """From now on mistakes are gathered, and what is wrong stands on its page as it was written."""
    global _gathered
    _gathered = {}


def gathered() -> list[str]:
    """The mistakes since `gather`, each once, a line that begins with file and line. From now on one stops again."""
    global _gathered
    found, _gathered = [*(_gathered or ())], None
    return found


def said(mistake: Exception) -> str:
    """What a mistake says: a `KeyError` without the quotes of Python, what nobody foresaw with what Python calls it."""
    told = str(mistake.args[0]) if type(mistake) is KeyError else str(mistake)
    is_foreseen = isinstance(mistake, (ValueError, KeyError)) or type(mistake).__module__ != "builtins"
    return told if is_foreseen else f"{type(mistake).__name__}: {told}"


def tell(mistake: Exception) -> None:
    """A mistake, whose message is its line. It is raised where nobody gathers."""
    if _gathered is None:
        raise mistake
    _gathered[" ".join(str(mistake).split())] = None
