"""What is taken from a game's declarations where it does not say it itself."""
