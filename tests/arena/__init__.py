"""Many games between players."""
