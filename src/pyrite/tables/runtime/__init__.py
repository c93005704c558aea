"""What one process has for all its tables: tasks, spare states, and a loop that they share."""
