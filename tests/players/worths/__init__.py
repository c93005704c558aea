"""Tests of what a network thinks of positions."""
