"""What `make` does to the site before it is built, and after: the last room, into which no other comes."""

__all__: list[str] = []
