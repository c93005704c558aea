"""Tests of players/questions."""
