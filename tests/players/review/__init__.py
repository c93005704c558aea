"""Tests of looking back at a game."""
