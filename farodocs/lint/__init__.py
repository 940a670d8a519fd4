"""What an author may have got wrong, told before anything is made: a line each, all at once."""

__all__ = ["data"]
