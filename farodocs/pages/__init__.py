"""What is made before the site is built, and the order in which it is."""
