"""Tests of players/training."""
