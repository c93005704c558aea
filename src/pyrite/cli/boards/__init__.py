"""Boards for the terminal: a game's own face, or what stands in for it."""
