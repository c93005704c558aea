"""Players: they choose from what a seat may know, never from the true state."""
