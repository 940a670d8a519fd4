"""Deals by the million for whoever reckons with them: a row a deal, exact sums, across processes and machines."""

from __future__ import annotations

from faro.research.kept import keep
from faro.research.rows import Row, records
from faro.research.spread import spread
from faro.research.study import Punter, Study, pack_of
from faro.research.sums import Sums
from faro.research.workers import summed

__all__ = ["Punter", "Row", "Study", "Sums", "keep", "pack_of", "records", "spread", "summed"]
