"""The parts of pages that are made from data: each a function that returns Markdown, for a fence on a page to show."""
