"""Python, Node and Chromium, found or brought; the built site served to tests and benchmarks."""
