"""Tests of `tables/undo`."""
