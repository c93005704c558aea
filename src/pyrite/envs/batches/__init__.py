"""Many games in one compiled call, spread over threads."""
