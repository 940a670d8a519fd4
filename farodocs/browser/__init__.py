"""What the browser gets: the engine’s bundle, fonts, the theme’s sheet."""
