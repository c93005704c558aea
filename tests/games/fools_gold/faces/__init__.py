"""Tests of `games/fools_gold/faces`."""
