"""What a page says in the middle of a sentence: words, citations, numbers, links to pages."""
