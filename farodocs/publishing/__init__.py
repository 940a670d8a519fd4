"""What is done to the built site before it is published: fewer and smaller files, named by what they hold."""
