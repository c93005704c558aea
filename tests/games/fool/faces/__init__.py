"""Tests of `games/fool/faces`."""
