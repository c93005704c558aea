"""Games played to their end by one fixed player, in a folder of their own: they compile alone."""
