"""Live tables of one process: what is in memory, who hears what, and when people are called."""
