"""A game at one keyboard: its record is its journal."""
