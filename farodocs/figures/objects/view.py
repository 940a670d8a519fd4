"""Where an object is looked at from: points in space, in millimetres, become points of a drawing."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

Point = tuple[float, float]
Space = tuple[float, float, float]
"""To the right, away from the reader, and up, in millimetres."""


@dataclass(frozen=True, slots=True)
class View:
    """An eye above the table, `raised` so many degrees; what it sees is `turned` so many degrees about its upright.

    `middle` is where the origin of space falls, `scale` how many units of the drawing a millimetre there has, and
    `distance` how many millimetres away the eye is: the nearer, the more lines run together.
    """

    middle: Point
    scale: float
    turned: float = 0
    raised: float = 35
    distance: float = 1500

    def at(self, point: Space) -> Point:
        """Where a point in space falls."""
        x, y, z = point
        turned, raised = radians(self.turned), radians(self.raised)
        across, back = x * cos(turned) + y * sin(turned), y * cos(turned) - x * sin(turned)
        up = z * cos(raised) + back * sin(raised)
        deep = back * cos(raised) - z * sin(raised)
        size = self.scale * self.distance / (self.distance + deep)
        return self.middle[0] + size * across, self.middle[1] - size * up

    def size(self, point: Space) -> float:
        """How many units of the drawing a millimetre has at a point."""
        x, _, z = point
        left, right = self.at((x - 0.5, point[1], z)), self.at((x + 0.5, point[1], z))
        return float(((right[0] - left[0]) ** 2 + (right[1] - left[1]) ** 2) ** 0.5) / (
            abs(cos(radians(self.turned))) or 1
        )
