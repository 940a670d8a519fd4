"""Python, Node, the packages and Chromium, found or brought.

Its modules are run by themselves, most of them before anything is installed: the door names them and imports none.
"""

__all__ = ["browser", "tree"]
