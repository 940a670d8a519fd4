"""What is demanded of our sentences, wherever they stand: on pages, in the glossary, the history and the lessons."""
