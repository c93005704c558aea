"""What one process has for all its tables: tasks, and a loop that they share."""
