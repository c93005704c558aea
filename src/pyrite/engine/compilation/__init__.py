"""Compiling a game: what is checked, what is compiled, and where it runs."""
