"""The engine's outer doors: the rule-books on disk, the shuffled box, and the session a browser talks to."""
