"""Taking back: who asked for it, and what is kept for it."""
