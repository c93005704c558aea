"""Tests of `arena/tournament`."""
