"""A mapping that never changes, so that a table that holds one is a value: it can be hashed, copied and sent."""

from __future__ import annotations

from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Frozen(dict[K, V]):
    """A mapping that nothing can be written into; what makes another of it gives it back.

    It is a `dict` for speed alone: reading is the one thing that both do. Two are equal where they hold the same in the
    same order, for a bank that runs short pays stakes in the order in which they were laid. A plain `dict`, whose order
    says nothing, is compared without it.
    """

    def put(self, key: K, value: V) -> Frozen[K, V]:
        """The same with an entry more, or with another value in its place."""
        other = Frozen(self)
        dict.__setitem__(other, key, value)
        return other

    def without(self, key: K) -> Frozen[K, V]:
        """The same with an entry less. Raises `KeyError` where there is none of that key."""
        other = Frozen(self)
        dict.__delitem__(other, key)
        return other

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("what lies on a table is never changed in place: an event makes the next table")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, dict):
            return NotImplemented
        return dict.__eq__(self, other) and (not isinstance(other, Frozen) or [*self] == [*other])

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self.items()))

    def __reduce__(self) -> tuple[type[Frozen[K, V]], tuple[dict[K, V]]]:
        return Frozen, (dict(self),)
