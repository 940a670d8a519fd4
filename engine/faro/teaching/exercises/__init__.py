"""The exercises: thirteen kinds of question about a table, made from a seed; `making` is their door."""
