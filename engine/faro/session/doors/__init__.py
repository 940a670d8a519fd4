"""The doors of the session: one module for each part of the table that asks."""
