"""What the data of the glossary and of the history have in common: how a file is read, and what is found wrong."""
