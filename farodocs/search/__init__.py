"""The search: its index, made as the site is built, of the words of the glossary and of the sections of the pages."""
