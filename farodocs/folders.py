"""Where the parts of the project stand."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
ASSETS = DOCS / "assets"
GLOSSARY = ROOT / "glossary"
HISTORY = GLOSSARY / "history"
ENGINE = ROOT / "engine"
NODE_MODULES = ROOT / "node_modules"
