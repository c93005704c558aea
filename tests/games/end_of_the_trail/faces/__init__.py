"""Tests of `games/end_of_the_trail/faces`."""
