"""The words of the glossary: what is known of all of them together, and the pages, lists and exports made of it."""
