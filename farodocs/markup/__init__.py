"""What parts, fences and extensions write with: where a page stands, the head of a fence, a table, a citation."""
