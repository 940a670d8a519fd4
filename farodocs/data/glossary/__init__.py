"""A word of the glossary as data, and how its file is read."""
