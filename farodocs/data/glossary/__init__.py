"""The glossary: its entries as data (`entry`, `reading`), what must hold of them (`lints`), the pages made of them."""
