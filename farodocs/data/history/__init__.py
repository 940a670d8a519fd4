"""The history: its events, people and places as data (`entry`, `reading`), what must hold (`lints`), its pages."""
