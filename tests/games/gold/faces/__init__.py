"""Tests of `games/gold/faces`."""
