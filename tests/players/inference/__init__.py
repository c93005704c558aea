"""Guesses weighed by what the others chose."""
