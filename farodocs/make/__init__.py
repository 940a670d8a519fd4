"""What `make` does to the site before it is built, and after."""
