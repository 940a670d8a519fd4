"""People at a glance: an emblem for what the game knows somebody for, and a bar of the years of a life."""

from __future__ import annotations

from collections.abc import Iterable

from farodocs.data.history import ROLES

LIVES = (1600, 2000)
"""The years at which the bar of a life begins and ends; who lived before or after lies at its end."""

EMBLEMS = {
    "player": "M5 2h14v20H5zM12 8c-5 4-4 8-1 7l-1 3h4l-1-3c3 1 4-3-1-7z",
    "banker": "M4 6a8 3 0 0 0 16 0a8 3 0 0 0-16 0v4a8 3 0 0 0 16 0V6M4 10v4a8 3 0 0 0 16 0v-4M4 14v4a8 3 0 0 0 16 0v-4",
    "dealer": "M3 3h18v18H3zM7 7h8v10H7zM19 7v10",
    "sharper": "M3 13h18v8H3zM6 13v8M8 13V3h9v10M11 6l1.5-2L14 6l-1.500 3z",
    "court": "M3 19h18M3 16L2 6l6 5l4-8l4 8l6-5l-1 10z",
    "law": "M12 1l2.500 6.500H21L16 12l2 7l-6-4l-6 4l2-7l-5-4.500h6.500zM12 9v4M10 11h4",
    "mathematician": "M12 2v3M12 5L5 22M12 5l7 17M8 15q4 3 8 0",
    "writer": "M21 2C11 4 7 11 5 21M21 2c1 8-5 13-13 13M3 22h9",
}
"""A line drawing for each role, on a ground of 24 by 24."""

if set(EMBLEMS) != set(ROLES):
    raise ValueError(f"farodocs/figures/lives.py: emblems for {sorted(EMBLEMS)}, and the roles are {sorted(ROLES)}")


def emblems() -> str:
    """The drawings of the emblems, which `emblem` shows by name."""
    drawn = "".join(
        f'<symbol id="role-{role}" viewBox="0 0 24 24"><path d="{path}"/></symbol>' for role, path in EMBLEMS.items()
    )
    return f'<svg class="faro-sprite" aria-hidden="true">{drawn}</svg>'


def emblem(role: str) -> str:
    """The emblem of a role, one of `ROLES`; its words stand beside it."""
    return f'<svg class="faro-emblem" aria-hidden="true"><use href="#role-{role}"/></svg>'


def life(years: Iterable[int], heard_of: Iterable[int]) -> str:
    """The bar of a life: from the first of its `years` to the last, with a mark where the game is heard of in it.

    It is empty where neither is known. The years stand in words beside it; the style draws the quarters of its scale.
    """
    known, marks = [*map(_place, years)], sorted({*map(_place, heard_of)})
    if not known and not marks:
        return ""
    wide = LIVES[1] - LIVES[0]
    lived = f'<path class="faro-lived" d="M{min(known)} 6h{max(known) - min(known)}"/>' if known else ""
    heard = "".join(f"M{mark} 0v12" for mark in marks)
    return (
        f'<span class="faro-life"><svg preserveAspectRatio="none" viewBox="0 0 {wide} 12"'
        f' aria-hidden="true">{lived}<path class="faro-heard" d="{heard}"/></svg></span>'
    )


def _place(year: int) -> int:
    first, last = LIVES
    return min(max(year, first), last) - first
