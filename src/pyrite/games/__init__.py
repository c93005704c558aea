"""The four games. Each package knows one rulebook and nothing of the others."""
